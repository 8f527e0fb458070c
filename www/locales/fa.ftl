# Persian texts of the page. A game’s own texts are in its folder. A message’s name begins with the part of the page.
#
# The same thing has the same name everywhere: تخته board, خانه cell, مهره piece, حرکت move, نوبت turn, وضعیت position,
# طرف side, رایانه engine, اشتراک‌گذاری sharing, سطح level, ادامه line, شاخه branch, گزارش log, متن بازی record, صورت مسئله statement,
# پاسخ answer and reply, پیشنهاد suggestion, راهنمایی hint, فایل file, خط line of a text, دوره course, درس lesson, تمرین item,
# فراگیر learner, ریتینگ rating, پس‌گیری undo.
# Placeables, { "E4N" }, isolate notation from the sentence, so that it reads from left to right. A message of placeables alone
# begins with the invisible mark U+200F: without a letter outside of placeables, a message inside another has no direction.

site = Warren
list-comma = { "،\u200F " }

## Games

figure-untold = ؟
figure-zero = صفر

## Who plays

you = شما
    .number = many
the-engine = رایانه
person = انسان
engine = رایانه
engine-level = رایانه، سطح { $level }
program = برنامه
program-of = برنامهٔ { $side }
players-between = { " – " }

## Header

site-parts = بخش‌های سایت
part-play = بازی
part-puzzles = معماها
part-learn = یادگیری
part-programs = برنامه‌ها
part-teach = تدریس
back = بازگشت
settings = تنظیمات

## Home

continue-title = ادامه
continue = ادامه دادن
continue-lesson = درس، گام { $step }
continue-learning = ادامه دادن درس: { $game }
welcome-what = پنج بازی از مسابقه‌های برنامه‌نویسی: بازی کنید، معماهای روز را حل کنید یا برنامه‌ای بنویسید که بازی کند.
welcome-play = اکنون بازی کنید: { $game }
welcome-write = نوشتن برنامه
puzzle-today = معماهای امروز
today-solved = { $solved ->
    [0] هر روز برای هر بازی یک معمای تازه
   *[other] { $solved } از { $count } حل شده
}
today-month = ‏{ $month }: { $days ->
    [0] هنوز معمایی حل نشده
   *[other] حل معما در { $days } روز
}
puzzle-today-done = معمای امروز حل شد.
puzzle-streak = { $days } روز پیاپی
games-title = بازی‌ها
play = شروع بازی
play-game = شروع بازی: { $game }
learn-game = یادگیری: { $game }
reached-level = سطح { $level }
reached-lesson = درس تمام شد
reached-puzzles = { $count } معما حل شده
options = تنظیمات بازی
options-of = تنظیمات بازی: { $game }
stored-title = بازی‌های شما
stored-results = نتیجه‌ها و توان
stored-moves = { $count ->
    [0] شروع‌نشده
   *[other] { $count } حرکت
}
stored-line = ‏{ $when } · { $state }
delete-game = حذف
delete-this-game = حذف { $game }: { $players }، { $when }
stored-unreadable = بازی ذخیره‌شده‌ای که نمی‌توان آن را خواند
delete-unreadable = حذف بازی‌ای که نمی‌توان آن را خواند
delete-sure = این بازی حذف شود؟ این کار برگشت ندارد.
about = دربارهٔ { site }
open-record = باز کردن بازی از متن
open = باز کردن
cancel = لغو
close = بستن

## New game

level-beginner = سطح { $level }، مبتدی
level-easy = سطح { $level }، آسان
level-medium = سطح { $level }، متوسط
level-hard = سطح { $level }، سخت
level-expert = سطح { $level }، استادانه
level-full = سطح { $level }، تمام توان
clock = ساعت بازیکنان انسان
start = شروع بازی

continue-here = ادامه از اینجا
note = یادداشت
note-there = با یادداشت
quoted = «{ $text }»
foreign-by-sender = نوشتهٔ فرستندهٔ این پیوند

## The game

board = تخته
zoom-nearer = بزرگ‌نمایی
zoom-farther = کوچک‌نمایی
to-move = نوبت
thinking-depth = عمق { $depth }
thinking-nodes = { $nodes } گره
clock-left = ساعت { $side }: { $left }
your-move = نوبت شماست.
log-end = گزارش { $side } در اینجا تمام می‌شود.
side-to-move = نوبت { $side } است.
side-thinks = ‏{ $side } { $number ->
    [many] فکر می‌کنند
   *[one] فکر می‌کند
}.
side-thinks-of = ‏{ $side }: { $line }
shared-to-move = بازی اشتراکی: نوبت { $side } است. شما به جای { $seats ->
    [2] هر دو طرف
   *[other] همهٔ طرف‌ها
} بازی می‌کنید.
game-paused = مکث. نوبت { $side } است.
suggesting = رایانه در جست‌وجوی یک حرکت خوب است.
suggestion-is = یک حرکت خوب: { $move }.
move-at = { $turn } ({ $lower })
move-of = حرکت { $ply } از { $length }.
start-of = آغاز، پیش از حرکت ۱ از { $length }.
move-tried = حرکت { $ply }: اینجا حرکتی را امتحان کنید.
    .title = حرکت { $ply } از { $length } را می‌بینید. حرکتی که اینجا بکنید آزمایشی است و بازی را تغییر نمی‌دهد.
start-tried = آغاز: اینجا حرکتی را امتحان کنید.
    .title = آغاز بازی را می‌بینید که { $length } حرکت دارد. حرکتی که اینجا بکنید آزمایشی است و بازی را تغییر نمی‌دهد.
branch-of = شاخه پس از { $from ->
    [0] آغاز
   *[other] حرکت { $from }
}: حرکت { $ply }.
    .title = شاخه‌ای را می‌بینید که پس از { $from ->
    [0] آغاز
   *[other] حرکت { $from }
} از بازی جدا می‌شود: حرکت { $ply }. خود بازی دست‌نخورده می‌ماند.
back-to-live = برگشت به بازی
elsewhere = این بازی در زبانهٔ دیگری باز است. اینجا فقط می‌توانید تماشا کنید.
take-over = بازی در اینجا
play-again = بازی دوباره
ending-close = بستن
ending-see = ادامه
ending-share = اشتراک‌گذاری
first-turn = چگونه حرکت کنید
first-turn-learn = یادگیری گام‌به‌گام
new-game-explained = بازی دیگر: بازیکنان، آغاز و ساعت را انتخاب کنید. این بازی ذخیره می‌ماند.
undo-explained = آخرین حرکت شما و پاسخ آن را پس می‌گیرد.
redo-explained = حرکت پس‌گرفته را دوباره بازی می‌کند.
suggest-explained = رایانه حرکت خوبی نشان می‌دهد. روی بازی نوشته می‌شود که از پیشنهاد رایانه استفاده شده است.
flip-explained = تخته را از طرف دیگر نشان می‌دهد.
share-explained = پیوند، تصویر یا متن بازی را می‌سازد.
resign-explained = تسلیم می‌شوید و می‌بازید. پیش از آن پرسیده می‌شود.
pause-explained = رایانه‌ها را متوقف می‌کند تا بتوانید حرکت‌های خودتان را امتحان کنید.
step-explained = رایانه‌ها یک حرکت بازی می‌کنند.
confirm-turn = ‏{ $move } بازی شود؟
confirm-send = فرستادن
over-look = به هر حرکتی برگردید، یا حرکت دیگری را امتحان کنید.

curtain-turn = ⁧نوبت { $side }.⁩
curtain-only = اکنون دیگران نباید نگاه کنند.
curtain-lift = نمایش طرف من
curtain-all = دیدن همه‌چیز
curtain-all-note = یا همهٔ بازی را ببینید، بدون اینکه آن را ادامه دهید. رازهای همهٔ طرف‌ها در پیوند هست.
view-choice = از دید چه کسی
view-all = همه‌چیز

board-changed = تخته در این میان تغییر کرده است. دوباره بزنید.
refuse-past = این یک وضعیت قبلی است. برای حرکت به بازی برگردید.
refuse-playing = بازی در حال پخش است. برای حرکت، پخش را متوقف کنید.
refuse-other-view = نوبت طرف دیگر است. برای امتحان کردن حرکت، دید آن طرف یا «{ view-all }» را انتخاب کنید.
refuse-branch-over = بازی در این شاخه تمام شده است.
refuse-log = این گزارش یک برنامه است. می‌توانید آن را ببینید، ولی نمی‌توانید بازی کنید.
refuse-elsewhere = بازی در زبانهٔ دیگری باز است. اول «{ take-over }» را بزنید.
refuse-undo-own = هنوز حرکتی نکرده‌اید.
refuse-undo = آنچه را دیده‌اید نمی‌توانید فراموش کنید. در بازی تمرینی می‌توان حرکت‌ها را پس گرفت.

controls = دکمه‌ها
new-game = بازی جدید
undo = پس‌گیری حرکت
redo = انجام دوبارهٔ حرکت
flip = چرخاندن تخته
suggest = پیشنهاد حرکت
share = اشتراک‌گذاری
resign = تسلیم شدن
pause = مکث
resume = ادامه دادن
step = یک حرکت جلو رفتن
new-game-short = جدید
undo-short = پس‌گیری
redo-short = دوباره
flip-short = چرخاندن
suggest-short = پیشنهاد
share-short = اشتراک
resign-short = تسلیم
pause-short = مکث
resume-short = ادامه
step-short = یک حرکت
resign-sure = در این بازی تسلیم می‌شوید؟

share-link = کپی پیوند
share-save = ذخیره در فایل
share-copied = پیوند کپی شد.
share-text-copied = متن کپی شد.
share-saved = در { $file } ذخیره شد.
share-by-hand = مرورگر به صفحه اجازهٔ کپی نداد. از اینجا کپی کنید:
share-code = کد QR پیوند
share-code-use = برای باز کردن بازی روی تلفن، این کد را اسکن کنید.

chat-against = { " در برابر " }
chat-engine = { $side } (رایانه، سطح { $level })
chat-program = { $side } ({ $name })
chat-to = { " به " }
chat-start = { $game }: { $players }، از آغاز.
chat-over = ‏{ $game }: { $players }. { $result }
chat-to-move = { $game }: { $players }. { $scores }، نوبت { $side }.
chat-move = { $game }: { $players }. { $scores } پس از حرکت { $ply } از { $length }.

## Puzzles (all else of them: fa.puzzles.ftl)

puzzles-of = معماها: { $game }

## Setting up a position (all else of it: fa.editor.ftl)

edit = چیدن یک وضعیت
edit-this = تغییر با دست
edit-here = چیدن از اینجا

## Results

verdict-resigns = ‏{ $you ->
    [lost] شما تسلیم شدید
   *[other] { $loser } { $losers ->
        [many] تسلیم شدند
       *[one] تسلیم شد
    }
}. { $you ->
    [won] شما بردید
   *[other] { $winner } { $winners ->
        [many] بردند
       *[one] برد
    }
}.
verdict-late = زمان { $you ->
    [lost] شما
   *[other] { $loser }
} تمام شد. { $you ->
    [won] شما بردید
   *[other] { $winner } { $winners ->
        [many] بردند
       *[one] برد
    }
}.
verdict-illegal = حرکت { $you ->
    [lost] شما
   *[other] { $loser }
} غیرمجاز بود. { $you ->
    [won] شما بردید
   *[other] { $winner } { $winners ->
        [many] بردند
       *[one] برد
    }
}.
verdict-illegal-why = حرکت { $you ->
    [lost] شما
   *[other] { $loser }
} غیرمجاز بود: { $why }. { $you ->
    [won] شما بردید
   *[other] { $winner } { $winners ->
        [many] بردند
       *[one] برد
    }
}.
verdict-crashed = برنامهٔ { $you ->
    [lost] شما
   *[other] { $loser }
} از کار افتاد. { $you ->
    [won] شما بردید
   *[other] { $winner } { $winners ->
        [many] بردند
       *[one] برد
    }
}.
verdict-silent = برنامهٔ { $you ->
    [lost] شما
   *[other] { $loser }
} پاسخ نداد. { $you ->
    [won] شما بردید
   *[other] { $winner } { $winners ->
        [many] بردند
       *[one] برد
    }
}.

## Panel

panel = دربارهٔ این بازی
tab-moves = حرکت‌ها
tab-analysis = تحلیل
tab-rules = قوانین
tab-missing = این بخش بارگذاری نشد. اتصال اینترنت را بررسی کنید.
moves-none = هنوز حرکتی انجام نشده است.
moves-list = حرکت‌ها
about-practice = بازی تمرینی: می‌شد حرکت‌ها را پس گرفت.
about-helped = در این بازی از پیشنهاد رایانه استفاده شده است.
about-refused = داور این پاسخ برنامه را نپذیرفت: { $answer }
contest-notation = نگارش صورت مسئله
move-title = حرکت { $ply }، { $lower }: { $move }
moves-turn = نوبت { $ply }، { $shown }: { $moves }
moves-part = ‏{ $lower } { $move }
mark-idle = سر جایش ماند: زمان تمام شد
mark-late = بیش از مهلت طول کشید
mark-hung = رایانه پاسخ نداد؛ آخرین حرکتی که گزارش کرده بود بازی شد
mark-crashed = رایانه از کار افتاد؛ آخرین حرکتی که گزارش کرده بود بازی شد
branch = شاخه پس از { $from ->
    [0] آغاز
   *[other] حرکت { $from }
}
branch-move = شاخه، حرکت { $ply }، { $lower }: { $move }
branch-turn = شاخه، نوبت { $ply }: { $move }
branch-leave = برگشت به بازی
branch-delete = حذف شاخهٔ پس از { $from ->
    [0] آغاز
   *[other] حرکت { $from }
}
chart = نمودار امتیازها پس از هر حرکت؛ { $ply ->
    [0] در آغاز
   *[other] پس از حرکت { $ply }
}: { $scores }
chart-after = { $ply ->
    [0] در آغاز
   *[other] پس از حرکت { $ply }
}: { $scores }
chart-score = ‏{ $lower } { $points }
go-back = یک حرکت به عقب
go-forward = یک حرکت به جلو

playback = پخش بازی
playback-play = پخش حرکت‌ها
playback-pause = توقف پخش
playback-scrubber = نوبت‌ها
playback-start = آغاز، پیش از حرکت ۱ از { $length }
playback-turn = حرکت { $ply } از { $length }، پس از { $move }
playback-speed = سرعت
playback-times = ×{ $speed }

seconds = { $seconds } ثانیه

## Errors and notices

dismiss = بستن
reload = بارگذاری دوباره
new-version = نسخهٔ جدید آماده است.
unknown-address = در این نشانی صفحه‌ای نیست.
unknown-game = این بازی در این مرورگر نیست؛ شاید حذف شده باشد.
unknown-project = این پروژه در این مرورگر نیست.
unreadable-game = این بازی در مرورگر ذخیره شده است، اما این صفحه نمی‌تواند آن را بخواند. پایین‌تر می‌توانید آن را در فایل ذخیره کنید.
unreadable-link = پیوند خوانده نشد: { $reason }
unfinished-view = بازی نمایش داده نشد. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید. ({ $reason })
try-again = تلاش دوباره
file-refused = سایت به درخواست { $path } پاسخ { $status } داد.
file-unloaded = { $path } بارگذاری نشد.
file-damaged = { $path } آسیب‌دیده رسید.
wasm-refused = بازی‌ها به WebAssembly نیاز دارند، ولی این مرورگر اینجا آن را اجرا نمی‌کند. شاید در تنظیمات خاموش شده باشد.
still-loading = هنوز در حال بارگذاری است… شاید اتصال کند یا قطع باشد.
words-wrong = در { $path } متن‌های صفحه نبود.
part-unloaded = بخشی از صفحه بارگذاری نشد.
worker-stopped = بخشی از صفحه که این را محاسبه می‌کند از کار افتاد.
picture-missing = تصویر بارگذاری نشد.

problem-found = «{ $found }»: { $reason }
problem-link-none = این پیوندِ Warren نیست.
problem-link-newer = با نسخهٔ جدیدتری از این صفحه ساخته شده است. صفحه را دوباره بارگذاری کنید.
problem-link-unknown-game = برای بازی‌ای است که این صفحه ندارد.
problem-link-other-game = برای بازی دیگری است.
problem-link-damaged = آسیب دیده یا بریده شده است. همهٔ پیوند را دوباره کپی کنید.
problem-link-cut = بخش پایانی آن نیست. همهٔ پیوند را دوباره کپی کنید.
illegal-game-over = بازی تمام شده است.
illegal-not-your-turn = نوبت شما نیست.

engine-hung-played = رایانه به‌موقع پاسخ نداد. آخرین حرکتی که گزارش کرده بود، { $move }، بازی شد. بازی ادامه دارد.
engine-crashed-played = رایانه از کار افتاد. آخرین حرکتی که گزارش کرده بود، { $move }، بازی شد. بازی ادامه دارد.
engine-hung-restarted = رایانه به‌موقع پاسخ نداد. اکنون از نو فکر می‌کند.
engine-crashed-restarted = رایانه از کار افتاد. اکنون از نو فکر می‌کند.
stall-engine-unstarted = رایانه راه نیفتاد.
stall-engine-stopped = رایانه سه بار از کار افتاد.
engine-hung-played-unseen = رایانه به‌موقع پاسخ نداد. آخرین حرکتی که گزارش کرده بود بازی شد. بازی ادامه دارد.
engine-crashed-played-unseen = رایانه از کار افتاد. آخرین حرکتی که گزارش کرده بود بازی شد. بازی ادامه دارد.
referee-restarted = داور از کار افتاد. داور جدیدی از آخرین حرکت ذخیره‌شده ادامه می‌دهد.
stall-referee-unstarted = داور راه نیفتاد.
stall-referee-stopped = داور سه بار از کار افتاد.
stall-help = بازی منتظر است و چیزی از دست نرفته است. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.
suggestion-failed = حرکت خوبی پیدا نشد.
storage-unkept = مرورگر دیگر نمی‌گذارد این صفحه چیزی ذخیره کند. آنچه اکنون می‌کنید تا بستن این زبانه می‌ماند. آنچه را لازم دارید به شکل فایل یا پیوند نگه دارید.
