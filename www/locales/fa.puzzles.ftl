# The words of puzzles, in Persian: loaded with them, for a first visit does not need them.

puzzles-all = همهٔ بازی‌ها
puzzles-all-of = همهٔ معماهای { $game }
puzzles-about = ثابت شده است که هر معما راه‌حل دارد. هر حرکتی که هدف را دست‌یافتنی نگه دارد درست است.
puzzles-solved = { $solved } از { $count } حل شده
puzzle-rating = دشواری { $count } از { $most }
puzzle-depth = { $moves } حرکت
puzzle-steps = { $moves } گام
puzzle-is-solved-alone = حل شده
puzzle-is-solved-helped = حل شده با راهنمایی
puzzle-new = معمای جدید
puzzle-chat = معمای { $game }: { $task }
puzzle-note-open = ثابت نشده است که این کار شدنی است: حل‌کننده در زمانش به پایان نرسید.
puzzle-note-refuted = این معما راه‌حل ندارد؛ حل‌کننده آن را ثابت می‌کند.
puzzle-short-points = { $side }: { $value } امتیاز
puzzle-short-ahead = { $side }: { $value } امتیاز جلو
puzzle-short-behind = ‏{ $side }: { $value ->
    [0] عقب نماندن
   *[other] حداکثر { $value } امتیاز عقب
}
puzzle-short-none-lost = { $side }: بدون از دست دادن موش
puzzle-short-cross = رسیدن در { $value } نوبت
puzzle-short-cells = { $missing ->
    [one] { $side }: { $value } خانه با همین حرکت
   *[other] { $side }: { $value } خانه در { $missing } حرکت
}
puzzle-short-lead = { $missing ->
    [one] { $side }: { $value } خانه جلو با همین حرکت
   *[other] { $side }: { $value } خانه جلو در { $missing } حرکت
}
puzzle-short-win = { $side }: بردن
puzzle-short-eat = { $missing ->
    [one] خوردن { $value } کلم با همین حرکت
   *[other] خوردن { $value } کلم در { $missing } حرکت
}
puzzle-short-catch-rabbits = { $missing ->
    [one] شکار { $value } خرگوش با همین حرکت
   *[other] شکار { $value } خرگوش در { $missing } حرکت
}
puzzle-short-survive = { $missing ->
    [one] زنده ماندن در همین حرکت
   *[other] زنده ماندن تا { $missing } حرکت
}
puzzle-short-catch-fugitive = { $missing ->
    [one] دستگیری با همین حرکت
   *[other] دستگیری در { $missing } حرکت
}
puzzle-short-free = { $missing ->
    [one] آزاد ماندن در همین حرکت
   *[other] آزاد ماندن تا { $missing } حرکت
}
puzzle-task-cells = نوبت { $side }: { $missing ->
    [one] پس از همین حرکت
   *[other] پس از { $missing } حرکت خود
} حداقل { $value } خانه داشته باشید.
puzzle-task-lead = نوبت { $side }: { $missing ->
    [one] پس از همین حرکت
   *[other] پس از { $missing } حرکت خود
} حداقل { $value } خانه جلو باشید.
puzzle-task-win = نوبت { $side }: بازی را ببرید.
puzzle-task-eat = نوبت خرگوش‌ها: { $missing ->
    [one] با همین حرکت
   *[other] در حداکثر { $missing } حرکت
} { $value ->
    [one] یک کلم
   *[other] { $value } کلم
} بخورید.
puzzle-task-catch-rabbits = نوبت شکارچی‌ها: { $missing ->
    [one] با همین حرکت
   *[other] در حداکثر { $missing } حرکت
} { $value ->
    [one] یک خرگوش
   *[other] { $value } خرگوش
} شکار کنید.
puzzle-task-survive = نوبت خرگوش‌ها: { $missing ->
    [one] هر جوابی که شکارچی‌ها بدهند،
   *[other] در { $missing } حرکت
} هیچ خرگوشی از دست ندهید.
puzzle-task-catch-fugitive = نوبت پلیس‌ها: { $missing ->
    [one] با همین حرکت
   *[other] در حداکثر { $missing } حرکت
} دزد را دستگیر کنید. هر دو طرف همه‌چیز را می‌بینند.
puzzle-task-free = نوبت دزد: { $missing ->
    [one] هر جوابی که پلیس‌ها بدهند،
   *[other] { $missing } حرکت
} آزاد بمانید. هر دو طرف همه‌چیز را می‌بینند.
puzzle-task-against = { $task } در برابر برنامهٔ سطح { $level }.
puzzle-short-against = { $task }، در برابر سطح { $level }
puzzle-place-program = نوبت { $side } است. برنامهٔ سطح { $level } جواب می‌دهد.
puzzle-place-stands-in = نوبت { $side } است. این جواب از موتور بود: حل‌کننده به پایان نرسید، پس ثابت نشده که بهترین است.
puzzle-place = نوبت { $side } است. طرف دیگر به بهترین شکل جواب می‌دهد.
puzzle-place-last = نوبت { $side } است. همین حرکت تعیین‌کننده است.
puzzle-moves-left = { $left } حرکت مانده
puzzle-replying = طرف دیگر جواب می‌دهد.
puzzle-wrong = با این حرکت، هدف از دست می‌رود.
puzzle-show-why = چرا؟
puzzle-refutation = ادامه‌اش چنین است.
puzzle-refuted = هدف از دست رفته است.
puzzle-too-late = سریع‌ترین راه { $turns } نوبت دیگر می‌خواهد و { $left } نوبت مانده است.
puzzle-stuck = حل‌کننده به این حرکت جوابی ندارد.
puzzle-solver-failed = حل‌کننده از کار افتاد یا راه‌اندازی نشد.
puzzle-ask-again = پرسیدن دوباره
puzzle-shows = راه‌حل نشان داده می‌شود.
puzzle-took = در { $moves } حرکت.
puzzle-missed = هدف به دست نیامد.
puzzle-over = این معما تمام شده است. از نو بیازمایید یا به معمای بعدی بروید.
puzzle-refuse-past = این وضعیتی از گذشته است. برای ادامه به پایان بروید.
puzzle-refuse-wrong = هدف از دست رفته است. نخست حرکت را پس بگیرید.
puzzle-lost-before = هدف از دست رفته است.
puzzle-script = حرکت‌های این معما
puzzle-no-moves = هنوز حرکتی نشده است.
dots-puzzle-hint = به { $cell } نگاه کنید.
rabbits-puzzle-hint = به { $piece } نگاه کنید.
rabbits-puzzle-hint-stay = همه سر جایشان می‌مانند.
fugitive-puzzle-hint = { $piece } به { $city } می‌رود.
fugitive-puzzle-hint-kind = دزد با { $kind } می‌رود.
puzzle-loading = معما ساخته می‌شود…
puzzle-none = معمایی نیست: { $reason }
puzzle-task-points = نوبت { $side }: { $missing ->
    [one] یک پیکان
   *[other] { $missing } پیکان
} بگذارید و در پایان حداقل { $value } امتیاز داشته باشید.
puzzle-task-ahead = نوبت { $side }: { $missing ->
    [one] یک پیکان
   *[other] { $missing } پیکان
} بگذارید و در پایان حداقل { $value } امتیاز جلو باشید.
puzzle-task-behind = نوبت { $side }: { $missing ->
    [one] یک پیکان
   *[other] { $missing } پیکان
} بگذارید و در پایان { $value ->
    [0] عقب نباشید
   *[other] حداکثر { $value } امتیاز عقب باشید
}.
puzzle-task-none-lost = نوبت { $side }: { $missing ->
    [one] یک پیکان
   *[other] { $missing } پیکان
} چنان بگذارید که هیچ موشی از دست نرود، نه به گربه‌ها و نه در چاله‌ها.
puzzle-task-cross = جوجه‌تیغی را در حداکثر { $value } نوبت به گوشهٔ بالا راست برسانید. شما همه‌چیز را می‌بینید.
puzzle-place-mice = { $left ->
    [one] { $side } باید یک پیکان بگذارد. بقیه داده شده‌اند.
   *[other] { $side } باید { $left } پیکان بگذارد. بقیه داده شده‌اند.
}
puzzle-place-crossing = انتخاب کنید کجا گام بگذارید، یا بمانید.
puzzle-left = { $left } نوبت مانده
puzzle-rest = پیکان‌های دیگر هم گذاشته می‌شوند.
puzzle-earlier = این وضعیتی از گذشته است.
puzzle-skip = به پایان
puzzle-go-on-here = ادامه از اینجا
puzzle-solved = حل شد. { $result } { $help ->
    [hints] با راهنمایی.
   *[none] بدون راهنمایی.
}
puzzle-failed = حل نشد. { $result }
puzzle-solution = یک راه‌حل: { $moves }. { $result }
puzzle-way = یک راه‌حل: { $moves }.
puzzle-points = { $side } { $points } امتیاز دارد.
puzzle-ahead = ‏{ $side } { $points ->
    [0] برابر است
   *[other] { $points } امتیاز جلو است
}.
puzzle-behind = { $side } { $points } امتیاز عقب است.
puzzle-lost = { $lost ->
    [0] هیچ موشی از دست نرفته است.
   *[other] { $lost } موش از دست رفته است.
}
puzzle-crossed = پس از { $turns } نوبت رسیده است.
puzzle-not-crossed = هدف در گام { $step } از دست رفت.
puzzle-back = برگشت به پیش از آن
puzzle-back-short = برگشت
puzzle-again = از نو
puzzle-hint = راهنمایی
puzzle-give-up = دیدن جواب
puzzle-next = بعدی
puzzle-again-short = از نو
puzzle-hint-short = راهنمایی
puzzle-give-up-short = جواب
puzzle-next-short = بعدی
puzzle-share = هم‌رسانی
puzzle-share-short = هم‌رسانی
puzzle-hint-move = در یک راه‌حل { $move } هست.
puzzle-hint-rest = راهی از اینجا: { $moves }.
puzzle-no-solution = حل‌کننده راه‌حلی پیدا نکرده است.
puzzle-to-find = باید پیدا شود
puzzle-next-kind-mice = برای یافتن
puzzle-next-kind-crossing = دشواری
puzzle-kind-mice-1 = یک پیکان
puzzle-kind-mice-2 = ۲ پیکان
puzzle-kind-crossing-easy = آسان
puzzle-kind-crossing-medium = متوسط
puzzle-kind-crossing-hard = دشوار
mice-puzzle-hint = در یک راه‌حل پیکانی در { $cell } هست.

## Making a puzzle

puzzle-make = ساختن معما
puzzle-asked = معما برای طرفی است که نوبت اوست: { $side }.
puzzle-goal = هدف
puzzle-value = چند تا
puzzle-moves = حرکت‌های خود
puzzle-against = در برابر
puzzle-against-best = بهترین جواب‌ها
puzzle-against-level = برنامهٔ سطح { $level }
puzzle-goal-lead = جلو بودن به این تعداد خانه
puzzle-goal-cells = داشتن این تعداد خانه
puzzle-goal-win = بردن
puzzle-goal-eat = خوردن این تعداد کلم
puzzle-goal-survive = از دست ندادن خرگوش
puzzle-goal-catch-rabbits = شکار این تعداد خرگوش
puzzle-goal-points = داشتن این تعداد امتیاز
puzzle-goal-margin = جلو بودن به این تعداد امتیاز
puzzle-goal-none-lost = از دست ندادن موش
puzzle-goal-catch-fugitive = دستگیری دزد
puzzle-goal-free = آزاد ماندن
puzzle-goal-cross = رسیدن به مقصد
puzzle-arrows = { $count } پیکان بعدی، هر کدام در یک خط: { "?" } برای پیکانی که باید یافت، و چیزی مانند { "2 2 N" } برای پیکانی که داده شده است
puzzle-arrows-note = پیکان‌های اینجا فقط برای شروع‌اند: پیکان‌های معمای خود را جای آن‌ها بگذارید.
puzzle-check = بررسی
puzzle-checking = حل‌کننده در کار است.
puzzle-checking-label = حل‌کننده در کار است
puzzle-cancelled = بررسی نشده است.
puzzle-open = باز کردن آن
puzzle-open-yet = ثابت نشد: حل‌کننده به پایان نرسید. به هر که آن را باز کند همین گفته می‌شود.
puzzle-refuted-made = این کار شدنی نیست.
puzzle-refuted-by = ممکن است چنین پیش برود: { $moves }.
puzzle-proved = ثابت شد: { $known }.
puzzle-first-moves = { $first } حرکت نخست هدف را دست‌یافتنی نگه می‌دارد
puzzle-solutions = { $count } راه‌حل دارد
