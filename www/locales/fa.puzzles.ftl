# Persian texts of puzzles and sets.

puzzles-all = همهٔ بازی‌ها
puzzles-all-of = همهٔ معماهای { $game }
puzzles-about = ثابت شده است که هر معما راه‌حل دارد. هر حرکتی که پس از آن هنوز بتوان به هدف رسید درست است.
puzzles-solved = { $solved ->
    [0] هنوز هیچ‌یک از { $count } معما حل نشده
   *[other] { $solved } از { $count } حل شده
}
puzzle-rating = دشواری { $count } از { $most }
puzzle-depth = { $moves } حرکت
puzzle-is-solved-alone = حل‌شده
puzzle-is-solved-helped = حل‌شده با راهنمایی
puzzle-new = معمای جدید
puzzle-chat = معمای { $game }. { $task }
puzzle-note-open = ثابت نشده است که این کار شدنی است: وقت حل‌کننده تمام شد.
puzzle-note-refuted = حل‌کننده ثابت کرده است که این معما راه‌حل ندارد.
puzzle-task-against = { $task } در برابر برنامهٔ سطح { $level }.
puzzle-short-against = { $task }، در برابر سطح { $level }
puzzle-place-program = نوبت شماست. برنامهٔ سطح { $level } پاسخ می‌دهد.
puzzle-place-stands-in = نوبت شماست. رایانه پاسخ داد، چون حل‌کننده به پایان نرسید. شاید پاسخ بهتری باشد.
puzzle-place = نوبت شماست. طرف دیگر به بهترین شکل پاسخ می‌دهد.
puzzle-place-last = نوبت شماست. همین حرکت تعیین‌کننده است.
puzzle-moves-left = { $left } حرکت مانده
puzzle-replying = طرف دیگر پاسخ می‌دهد.
puzzle-wrong = پس از این حرکت دیگر نمی‌توان به هدف رسید.
puzzle-show-why = چرا؟
puzzle-refutation = ادامه‌اش چنین است.
puzzle-refuted = دیگر نمی‌توان به هدف رسید.
puzzle-too-late = سریع‌ترین راه { $turns } نوبت دیگر می‌خواهد، ولی فقط { $left } نوبت مانده است.
puzzle-stuck = حل‌کننده برای این حرکت پاسخی پیدا نکرد.
puzzle-solver-failed = حل‌کننده از کار افتاد یا راه‌اندازی نشد.
puzzle-ask-again = پرسیدن دوباره
puzzle-shows = راه‌حل نشان داده می‌شود.
puzzle-took = در { $moves } حرکت.
puzzle-missed = به هدف نرسیدید.
puzzle-over = این معما تمام شده است. دوباره تلاش کنید یا به معمای بعدی بروید.
puzzle-refuse-past = این یک وضعیت قبلی است. برای ادامه به پایان بروید.
puzzle-refuse-wrong = دیگر نمی‌توان به هدف رسید. اول حرکت را پس بگیرید.
puzzle-lost-before = دیگر نمی‌توان به هدف رسید.
puzzle-script = حرکت‌های این معما
puzzle-loading = معما ساخته می‌شود…
puzzle-none = معمایی نیست: { $reason }
puzzle-left = { $left } نوبت مانده
puzzle-rest = پیکان‌های دیگر هم گذاشته می‌شوند.
puzzle-earlier = این یک وضعیت قبلی است.
puzzle-skip = رفتن به پایان
puzzle-go-on-here = ادامه از اینجا
puzzle-solved = حل شد. { $result } { $help ->
    [hints] با راهنمایی.
   *[none] بدون راهنمایی.
}
puzzle-failed = حل نشد. { $result }
puzzle-solution = یک راه‌حل: { $moves }. { $result }
puzzle-way = یک راه‌حل: { $moves }.
puzzle-back = پس‌گیری حرکت
puzzle-back-short = پس‌گیری
puzzle-again = از نو
puzzle-hint = راهنمایی
puzzle-give-up = دیدن راه‌حل
puzzle-next = بعدی
puzzle-again-short = از نو
puzzle-hint-short = راهنمایی
puzzle-give-up-short = راه‌حل
puzzle-next-short = بعدی
puzzle-share = اشتراک‌گذاری
puzzle-share-short = اشتراک
puzzle-hint-move = { $move } بخشی از یک راه‌حل است.
puzzle-hint-rest = یک راه‌حل از اینجا: { $moves }.
puzzle-no-solution = حل‌کننده راه‌حلی پیدا نکرده است.
puzzle-to-find = باید پیدا شود

## Making a puzzle

puzzle-make = ساختن معما
puzzle-asked = این معما برای طرفی است که نوبت اوست: { $side }.
puzzle-goal = هدف
puzzle-value = چند تا
puzzle-moves = حرکت‌های شما
puzzle-against = حریف
puzzle-against-best = بهترین پاسخ‌ها
puzzle-against-level = برنامهٔ سطح { $level }
puzzle-check = بررسی
puzzle-proposing = در جست‌وجوی هدفی که بتوان به آن رسید…
puzzle-none-proposed = هدف ثابت‌شده‌ای مانند این پیدا نشد. خودتان هدفی انتخاب کنید.
puzzle-share-anyway = اشتراک‌گذاری با این حال
puzzle-checking = حل‌کننده در حال کار است.
puzzle-checking-label = حل‌کننده در حال کار است
puzzle-cancelled = بررسی نشده.
puzzle-open = باز کردن آن
puzzle-open-yet = ثابت نشد: حل‌کننده به پایان نرسید. صفحهٔ معما این را می‌گوید.
puzzle-refuted-made = به این هدف نمی‌توان رسید.
puzzle-refuted-by = نمونه‌ای که به آن نمی‌رسد: { $moves }.
puzzle-proved = ثابت شد: { $known }.
puzzle-first-moves = { $first ->
    [one] تنها یک حرکت نخست به هدف می‌رسد
   *[other] { $first } حرکت نخستِ گوناگون به هدف می‌رسند
}
puzzle-solutions = { $count } راه‌حل دارد

## موضوع‌ها، دشواری و معمای بعدی

puzzles-more = بیشتر
puzzles-no-match = چنین معمایی نیست. یکی از شرط‌ها را بردارید.
puzzle-filter = کدام معماها
puzzle-filter-theme = موضوع
puzzle-filter-difficulty = دشواری
puzzle-filter-state = حل‌شده یا نه
puzzle-any-theme = همهٔ موضوع‌ها
puzzle-any-difficulty = هر دشواری
puzzle-any-state = حل‌شده و حل‌نشده
puzzle-is-easy = آسان
puzzle-is-medium = متوسط
puzzle-is-hard = سخت
puzzle-only-unsolved = حل‌نشده
puzzle-only-solved = حل‌شده
puzzle-themes = موضوع‌ها
puzzle-themes-of = { $game }: موضوع‌های معماها
puzzle-no-themes = این معماها هنوز موضوعی ندارند.
puzzle-for-you = معمایی برای شما
puzzle-next-for-you = معمای بعدی برای شما

## معماهای امروز

puzzle-today-about = { $date }: برای هر بازی یک معما که برای همه یکسان است. فردا معماهای جدید می‌آید.
puzzle-day-none = برای { $date } معمایی نیست. این‌ها معماهای امروزند.
puzzle-day-to-come = معمای { $date } هنوز نیامده است. این‌ها معماهای امروزند.
puzzle-sunday = امروز یکشنبه است: معماها دشوارترند.
puzzle-share-result = کپی نتیجه
puzzle-result-copied = نتیجه کپی شد. چیزی از راه‌حل را لو نمی‌دهد.
puzzle-shared-result = { $tries } تلاش، { $hints ->
    [0] بدون راهنمایی
   *[other] { $hints } راهنمایی
}
puzzle-shared-streak = 🔥 { $days }
puzzle-next-of-day = معمای بعدی روز
puzzle-day-solved = { $solved } از { $count } معما حل شد
puzzle-day-shown = راه‌حل دیده شد
puzzle-day-open = هنوز حل نشده

## پس از معما

puzzle-after = پس از معما
puzzle-rated = ریتینگ شما در این معماها: { $from } ← { $to } ± { $range }
puzzle-rating-hidden = در حال سنجش ریتینگ شما: { $count } از { $needed }
puzzle-tried = پس از { $move } دیگر نمی‌توان به هدف رسید.
puzzle-tried-answered = پس از { $move } پاسخ { $answer } راه را می‌بندد.
puzzle-play-on = ادامهٔ بازی از اینجا
puzzle-origin = از بازی رایانه‌ها در سطح‌های { $levels }، پس از حرکت { $ply }.
puzzle-similar = معماهای مشابه

## مجموعه‌هایی که معلم می‌سازد

set-make = ساختن مجموعه
set-name = مجموعهٔ معما
set-about = معماها، ترتیب آن‌ها و کمکی را که مجاز می‌دانید انتخاب کنید. فراگیران مجموعه را با پیوند باز می‌کنند و در پایان هر کدام یک نتیجه برای تحویل دارد.
set-title = عنوان
set-game = بازی
set-puzzle = معما
set-add = افزودن
set-by-link = پیوند معما
set-add-link = افزودن با پیوند
set-no-puzzle = پیوند معمایی ندارد
set-prompt = متن شما پیش از معما
set-wrong = متن پس از پاسخ نادرست
set-earlier = بالا بردن معمای { $puzzle }
set-remove = برداشتن معمای { $puzzle }
set-shuffled = ترتیب معماها برای هر فراگیر فرق دارد
set-hints = راهنمایی و راه‌حل مجاز است
set-tries = تعداد تلاش برای هر معما
set-any-tries = هر چند بار
set-some-tries = { $tries }
set-make-link = کپی پیوند
set-link = پیوند این مجموعه
set-link-copied = پیوند کپی شد.
set-link-made = پیوند این است.
set-embed = کپی کد برای صفحهٔ وب…
set-course = ذخیره برای دوره
set-try = امتحان کردن
set-print = چاپ برگهٔ تمرین…
sheet-puzzle = معمای { $puzzle } · { $game }
sheet-missing = معمای { $puzzle }
set-save = ذخیره در فایل
set-open = باز کردن فایل
set-chosen = { $count } معما در مجموعه
set-full = هر مجموعه حداکثر { $count } معما دارد.
set-untitled = برای مجموعه عنوانی بنویسید.
set-empty = اول معمایی اضافه کنید.
set-problem = نشد: { $reason }
set-unreadable = مجموعهٔ معماهای آن آسیب دیده است یا با نسخهٔ جدیدتری از این صفحه ساخته شده است.
set-at = معمای { $at } از { $count }
set-solved = حل شد: { $result }.
set-failed = حل نشد: { $result }.
set-shown = حل نشد، راه‌حل نشان داده شد: { $result }.
set-left-out = رد شد.
set-line = معمای { $puzzle }. { $result }
set-result = نتیجهٔ شما
set-copy-result = کپی نتیجه
set-result-copied = نتیجه کپی شد. آن را همان‌طور که معلم خواسته تحویل دهید.
set-go-on = رفتن به حل‌نشده‌ها
set-to-result = رفتن به نتیجه

## پرسش‌ها: معماهایی با چیزهای پنهان

question-answer = پاسخ شما
question-judging = در حال بررسی پاسخ…
question-places = یا شماره‌هایشان، با فاصله
question-check = بررسی
question-back = برداشتن آخرین گام
question-field-choices = یا به شکل متن، با فاصله
question-field-plan = یا با حروف
question-looking = نوبت‌های گذشته
question-earlier = زودتر
question-later = دیرتر
question-turn = نوبت { $turn } از { $turns }
question-mark = هر جایی را که با دانسته‌ها می‌خواند بزنید و سپس «بررسی» را بزنید.
question-move = { $worlds } راه با دانسته‌ها می‌خواند. حرکت شما باید برای همه درست باشد.
question-marked = { $place } نشان شد
question-unmarked = نشان { $place } برداشته شد
question-right = درست است، برای هر { $worlds } راهی که با دانسته‌ها می‌خواند.
question-told = پاسخ: { $answer }. { $worlds } راه با دانسته‌ها می‌خواند.
question-impossible = ناممکن: { $places }.
question-missed = { $count } جا کم است: تخته راهی را نشان می‌دهد که در یکی از آن‌ها پایان می‌یابد.
question-hint-count = پاسخ کامل { $wanted } نشان دارد. از نشان‌های شما { $right ->
    [0] هیچ‌کدام درست نیست
   *[other] { $right } تا درست است
} و { $wrong ->
    [0] هیچ‌کدام نادرست نیست
   *[other] { $wrong } تا نادرست
}.
question-hint-wrong = نادرست: { $place }.
question-hint-missing = جا افتاده: { $place }.
question-hint-off = گام { $step } به بیراهه می‌رود.
question-hint-step = گام درست بعدی: { $step }.
question-hint-answer = یک پاسخ درست: { $answer }.
question-hint-done = همه درست است. «بررسی» را بزنید.
question-here = این معما می‌پرسد چه چیزی را می‌توان دانست. در صفحهٔ خود Warren باز می‌شود.

set-change = تغییر این مجموعه
