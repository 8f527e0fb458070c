# Every word on the page, in Persian. Names of messages: the part of the page first.
#
# The same thing has the same name everywhere: صفحه board, خانه cell, مهره piece, حرکت move, نوبت turn, وضعیت position,
# طرف side, موتور engine, سطح level, ادامه line, شاخه branch, گزارش log, متن بازی record, صورت مسئله statement.
# Notation stands in placeables, { "E4N" }: so it is isolated from the sentence and read from left to right. A message that
# consists of placeables alone begins with the mark U+200F, unseen: what stands in another message has no direction of its own
# without a letter that is not isolated.

site = Warren
list-comma = { "،\u200F " }
home = صفحهٔ اصلی

## Games

dots-name = نقطه‌های جهنده
dots-sentence = نقطه‌ای بگذارید؛ نقطه‌های آن خانه پشت سر هم می‌جهند و روی هر خانه‌ای که بنشینند، از آنِ شماست. هر که خانهٔ بیشتری داشته باشد می‌برد.
dots-seat-0 = قرمز
dots-seat-1 = آبی
dots-cells = { $count ->
    [one] خانه
   *[other] خانه
}
dots-dots = { $count ->
    [one] نقطه
   *[other] نقطه
}
dots-tally = { $cells } خانه، { $dots } نقطه

dots-won = { $winner } برد: { $most } خانه در برابر { $least }.
dots-you-won = شما بردید: { $most } خانه در برابر { $least }.
dots-you-lost = شما باختید: { $least } خانه در برابر { $most }.
dots-draw = مساوی: هر طرف { $most } خانه.

rabbits-name = شکار خرگوش
rabbits-sentence = هشت خرگوش در هزارتو کلم می‌خورند و شش شکارچی دنبالشان می‌کنند. مهره‌های هر طرف همه با هم حرکت می‌کنند.
rabbits-seat-0 = خرگوش‌ها
    .number = many
rabbits-seat-1 = شکارچی‌ها
    .number = many
rabbits-limit = حرکت‌های هر طرف، { $least } تا { $most }
rabbits-cabbages = { $count ->
    [one] کلم
   *[other] کلم
}
rabbits-captures-short = { $count ->
    [0] امتیاز
   *[other] = { $count } × { $each }
}
rabbits-captures = { $count ->
    [0] امتیاز، بدون شکار
   *[other] = { $count } شکار × { $each }
}
rabbits-turns-left = { $count ->
    [one] نوبت مانده
   *[other] نوبت مانده
}
rabbits-tally = ‏{ $points } { $unit }، { $turns } { $left }
rabbits-tally-end = ‏{ $points } { $unit }
rabbits-won = { $winner } بردند: { $most } امتیاز در برابر { $least }.
rabbits-you-won = شما بردید: { $most } امتیاز در برابر { $least }.
rabbits-you-lost = شما باختید: { $least } امتیاز در برابر { $most }.
rabbits-draw = مساوی: هر طرف { $most } امتیاز.

mice-name = موش‌های فضایی
mice-sentence = موش‌ها به همان سو می‌دوند که پیکان‌ها نشان می‌دهند. آن‌ها را به سفینهٔ خود بکشانید و گربه‌ها را به سفینهٔ دیگران.
mice-seat-0 = قرمز
mice-seat-1 = آبی
mice-seat-2 = طلایی
mice-seat-3 = بنفش
mice-start = صفحه
mice-start-two = ۲ بازیکن، ۹ × ۹، ۴۰ پیکان
mice-start-three = ۳ بازیکن، ۱۱ × ۱۱، ۴۵ پیکان
mice-start-four = ۴ بازیکن، ۱۱ × ۱۱، ۴۸ پیکان
mice-start-example = ۲ بازیکن، نمونهٔ صورت مسئله، ۸ پیکان
mice-start-new = صفحهٔ جدید
mice-making-size = اندازه، { $least } تا { $most }
mice-making-players = بازیکنان، { $least } تا { $most }
mice-making-doors = دریچه‌ها، { $least } تا { $most }
mice-making-turns = پیکان‌ها، { $least } تا { $most }
mice-points = { $count ->
    [one] امتیاز
   *[other] امتیاز
}
mice-arrows-left = { $count ->
    [one] پیکان مانده
   *[other] پیکان مانده
}
mice-tally = { $points } امتیاز، { $arrows } پیکان مانده
mice-tally-end = ‏{ $points } { $unit }
mice-won = { $winner } برد: { $most } امتیاز در برابر { $others }.
mice-you-won = شما بردید: { $most } امتیاز در برابر { $others }.
mice-you-lost = { $winner } با { $most } امتیاز برد. امتیاز شما { $mine } است.
mice-draw = مساوی: { $sides }، هر کدام { $most } امتیاز.

fugitive-name = دزد و پلیس
fugitive-sentence = دزد ناپیدا از شهری به شهر دیگر می‌گریزد. چهار پلیس تنها می‌دانند با چه وسیله‌ای؛ و هر پنج نوبت یک بار، کجا.
fugitive-seat-0 = پلیس‌ها
    .number = many
fugitive-seat-1 = دزد
fugitive-start = نقشه
fugitive-start-usual = ۶۰ شهر
fugitive-start-example = نمونهٔ صورت مسئله، ۸ شهر
fugitive-start-new = نقشهٔ جدید
fugitive-start-own = نقشهٔ خودتان، از متن یا فایل
fugitive-making-cities = شهرها، { $least } تا { $most }
fugitive-own = نقشه، به شکل فایل { $file }
fugitive-own-example = 8 / C 1-2 / T 1-8 / … / END
fugitive-points = { $count ->
    [one] امتیاز
   *[other] امتیاز
}
fugitive-worth = امتیاز برای دستگیری در این نوبت
fugitive-worth-short = برای دستگیری
fugitive-turns = از { $turns } نوبت
fugitive-turns-short = از { $turns } نوبت
fugitive-tally = ‏{ $value } { $unit }
fugitive-won = { $winner } { $winners ->
    [many] بردند
   *[one] برد
}: { $most } امتیاز در برابر { $least }.
fugitive-you-won = شما بردید: { $most } امتیاز در برابر { $least }.
fugitive-you-lost = شما باختید: { $least } امتیاز در برابر { $most }.
fugitive-draw = مساوی: هر طرف { $most } امتیاز.
fugitive-forfeit = ‏{ $most } امتیاز در برابر { $least }.

crossing-name = گذر از باتلاق
crossing-sentence = جزیره‌ها از آب بالا می‌آیند و زیر آب می‌روند. جوجه‌تیغی‌ها را از رویشان بگذرانید؛ تنها جزیره‌های کنار خود را می‌بینید. هر که بیشتر برساند می‌برد.
crossing-seat-0 = بازیکن ۱
crossing-seat-1 = بازیکن ۲
crossing-start = صفحه
crossing-start-new = صفحهٔ جدید
crossing-start-statement = صفحهٔ صورت مسئله
crossing-delivered = رسیده
crossing-drowned = غرق‌شده
crossing-untold = رسیده: پس از پایان گفته می‌شود
crossing-untold-short = پس از پایان
crossing-tally = { $delivered } رسیده، { $drowned } غرق‌شده
figure-untold = ؟
crossing-won = { $winner } برد: { $most } مهرهٔ رسیده در برابر { $least }.
crossing-you-won = شما بردید: { $most } مهرهٔ رسیده در برابر { $least }.
crossing-you-lost = شما باختید: { $least } مهرهٔ رسیده در برابر { $most }.
crossing-draw = مساوی: هر بازیکن { $most } مهرهٔ رسیده.

## Who plays

you = شما
person = انسان
engine = موتور
engine-level = موتور، سطح { $level }
players-between = { " – " }

## Header

language = زبان
theme-system = پوسته: مانند سیستم
theme-light = پوسته: روشن
theme-dark = پوسته: تیره

## Home

continue-title = ادامه
continue = ادامه دادن
games-title = بازی‌ها
play = بازی کردن
play-game = بازی کردن { $game }
stored-title = بازی‌های شما
stored-none = هنوز بازی‌ای نیست. هر بازی‌ای که شروع کنید همین‌جا در این مرورگر می‌ماند.
stored-moves = { $count ->
    [0] شروع‌نشده
   *[other] { $count } حرکت
}
stored-line = ‏{ $when } · { $state }
delete-game = حذف
delete-this-game = حذف بازی { $players }، { $when }
stored-unreadable = بازی ذخیره‌شده‌ای که خوانده نمی‌شود
delete-unreadable = حذف بازی‌ای که خوانده نمی‌شود
delete-sure = این بازی حذف شود؟ دیگر نمی‌توان آن را برگرداند.
courses-title = برای صفحه‌های درس
courses = هر بازی یا معما را می‌توان در صفحهٔ خودتان گذاشت و صفحه می‌تواند نمره بدهد.
courses-examples = صفحهٔ بازی در صفحه‌های خودتان
about = دربارهٔ { site }
open-record = باز کردن بازی از متن
open-record-text = متن یک بازی، ورودی مسئله، گزارش یک برنامه یا یک پیوند
open-record-file = انتخاب فایل
open-record-large = این فایل برای یک بازی بیش از حد بزرگ است: { $kilobytes } کیلوبایت.
open-record-unreadable = فایل خوانده نشد.
open = باز کردن
cancel = لغو
close = بستن

## New game

new-game-title = بازی جدید: { $game }
seat-first = { $side }، آغازگر
seat-second = { $side }
level-of = سطح موتور { $side }
level = سطح { $level }
level-lowest = سطح { $level }، مبتدی
level-highest = سطح { $level }، تمام توان
clock = ساعت برای انسان‌ها
clock-none = بدون ساعت
clock-move = { $seconds } ثانیه برای هر حرکت
clock-move-contest = { $seconds } ثانیه برای هر حرکت، مانند مسابقه
clock-lenient = هر که زمانش تمام شود در آن نوبت سر جایش می‌ماند و چیز دیگری از دست نمی‌دهد.
clock-game = { $minutes } دقیقه برای هر بازی
clock-game-seconds = { $seconds } ثانیه برای هر بازی
another-board = یکی دیگر
making-range = خارج از محدوده: { $what }.
no-board = ساخته نشد: { $reason }
making-board = در جست‌وجوی صفحه‌ای عادلانه…
making-map = نقشه ساخته می‌شود…
start = شروع

continue-here = ادامه از اینجا
continue-title-here = ادامه از اینجا
continue-words = بازی جدیدی { $ply ->
    [0] با همین آغاز
   *[other] پس از { $ply } حرکت
} شروع می‌شود؛ بازی کنونی همان‌طور که هست می‌ماند.

## The game

board = صفحهٔ بازی
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
side-thinks-of = ‏{ $side } { $number ->
    [many] فکر می‌کنند
   *[one] فکر می‌کند
}: { $line }
shared-to-move = بازی هم‌رسانی‌شده: نوبت { $side } است. شما به جای { $seats ->
    [2] هر دو طرف
   *[other] همهٔ طرف‌ها
} بازی می‌کنید.
game-paused = مکث. نوبت { $side } است.
suggesting = در جست‌وجوی یک حرکت خوب…
suggestion-is = یک حرکت خوب: { $move }.
move-of = حرکت { $ply } از { $length }.
start-of = آغاز، پیش از حرکت ۱ از { $length }.
move-tried = حرکت { $ply }: اینجا حرکتی را بیازمایید.
    .title = حرکت { $ply } از { $length } را می‌بینید؛ حرکتی که اینجا بکنید کنار بازی آزموده می‌شود.
start-tried = آغاز: اینجا حرکتی را بیازمایید.
    .title = آغاز بازی را می‌بینید که { $length } حرکت دارد؛ حرکتی که اینجا بکنید کنار بازی آزموده می‌شود.
branch-of = شاخه پس از { $from ->
    [0] آغاز
   *[other] حرکت { $from }
}: حرکت { $ply } از { $length }.
    .title = شاخه‌ای را می‌بینید که پس از { $from ->
    [0] آغاز
   *[other] حرکت { $from }
} از بازی جدا می‌شود: حرکت { $ply } از { $length } آن. خود بازی دست‌نخورده می‌ماند.
back-to-live = برگشت به بازی
elsewhere = این بازی در زبانهٔ دیگری باز است. اینجا فقط نمایش داده می‌شود.
take-over = بازی در اینجا
play-again = بازی دوباره

curtain-turn = نوبت { $side }.
curtain-only = اکنون تنها همین طرف نگاه کند.
curtain-lift = نمایش طرف من
curtain-all = دیدن همه‌چیز
curtain-all-note = یا همهٔ بازی را ببینید، بی آنکه آن را ادامه دهید: رازهای همهٔ طرف‌ها در پیوند هست.
view-choice = از دید چه کسی
view-all = همه‌چیز

refuse-past = این وضعیتی از گذشته است. برای حرکت به بازی برگردید.
refuse-playing = بازی در حال پخش است. برای حرکت آن را نگه دارید.
refuse-other-view = نوبت { $side } است. برای آزمودن حرکت، دید همان طرف یا «همه‌چیز» را انتخاب کنید.
refuse-branch-over = این شاخه به پایان بازی رسیده است.
refuse-engine = نوبت { $side } است و موتور بازی می‌کند.
refuse-log = این گزارش یک برنامه است: برای دیدن است، نه بازی کردن.
refuse-elsewhere = بازی در زبانهٔ دیگری باز است. نخست «بازی در اینجا» را بزنید.

controls = دکمه‌ها
new-game = بازی جدید
undo = پس‌گیری حرکت
redo = انجام دوباره
flip = چرخاندن صفحه
suggest = پیشنهاد حرکت
share = هم‌رسانی
resign = تسلیم شدن
pause = مکث
resume = ادامه دادن
step = یک حرکت جلو رفتن
new-game-short = جدید
undo-short = پس‌گیری
redo-short = دوباره
flip-short = چرخاندن
suggest-short = پیشنهاد
share-short = هم‌رسانی
resign-short = تسلیم
pause-short = مکث
resume-short = ادامه
step-short = یک حرکت
resign-sure = در این بازی تسلیم می‌شوید؟

share-title = هم‌رسانی این بازی
share-start-only = این بازی تا پایانش رازهایی دارد: اکنون تنها آغاز آن هم‌رسانی می‌شود.
share-when-over = آغاز این بازی تا پایانش راز است: پس از پایان می‌توان بازی را هم‌رسانی کرد.
share-link = کپی پیوند
share-chat = کپی برای گفت‌وگو
share-text = کپی متن
share-save = ذخیرهٔ فایل
share-picture = تصویر…
share-log-of = گزارش یک برنامه
share-log = کپی گزارش
share-log-copied = گزارش کپی شد.
share-log-only = این چیزی است که یک برنامه خوانده و نوشته است: به شکل متن هم‌رسانی می‌شود.
text-of-log = گزارش به شکل متن
share-copied = پیوند کپی شد.
share-chat-copied = نوشته و پیوند کپی شد.
share-text-copied = متن کپی شد.
share-saved = با نام { $file } ذخیره شد.
share-by-hand = مرورگر اجازهٔ کپی نداد. از اینجا کپی کنید:
share-too-long = این پیوند { $length } نویسه دارد. همهٔ برنامه‌ها پیوند بلندتر از { $longest } نویسه را کامل نمی‌رسانند؛ بازی را به شکل فایل بدهید: «باز کردن بازی از متن» در صفحهٔ اصلی آن را می‌خواند.
share-code = رمزینهٔ QR پیوند
share-code-use = برای باز کردن بازی روی تلفن، این رمزینه را بخوانید.
share-code-long = این پیوند بلندتر از آن است که تلفن بتواند رمزینهٔ QR آن را بخواند.
share-code-missing = رمزینهٔ QR بارگذاری نشد.
link-of-game = پیوند این بازی
chat-of-game = این بازی برای گفت‌وگو
text-of-game = این بازی به شکل متن

chat-against = { " در برابر " }
chat-engine = { $side } (موتور، سطح { $level })
chat-to = { " به " }
chat-start = { $game }: { $players }، از آغاز.
chat-over = ‏{ $game }: { $players }. { $result }
chat-to-move = { $game }: { $players }. { $scores }، نوبت { $side }.
chat-move = { $game }: { $players }. { $scores } پس از { $ply } حرکت از { $length }.

## Puzzles (all else of them: fa.puzzles.ftl)

puzzles = معماها
puzzles-of = معماها: { $game }

## Setting up a position (all else of it: fa.editor.ftl)

edit = چیدن یک وضعیت
edit-this = تغییر با دست
edit-here = چیدن از اینجا
given-start = از وضعیتی که چیده‌اید.

## Results

verdict-resigns = ‏{ $loser } { $losers ->
    [many] تسلیم شدند
   *[one] تسلیم شد
}. { $winner } { $winners ->
    [many] بردند
   *[one] برد
}.
verdict-late = زمان { $loser } تمام شد. { $winner } { $winners ->
    [many] بردند
   *[one] برد
}.
verdict-illegal = حرکت { $loser } غیرمجاز بود. { $winner } { $winners ->
    [many] بردند
   *[one] برد
}.
verdict-illegal-why = حرکت { $loser } غیرمجاز بود: { $why }. { $winner } { $winners ->
    [many] بردند
   *[one] برد
}.
verdict-crashed = برنامهٔ { $loser } از کار افتاد. { $winner } { $winners ->
    [many] بردند
   *[one] برد
}.
verdict-silent = برنامهٔ { $loser } پاسخ نداد. { $winner } { $winners ->
    [many] بردند
   *[one] برد
}.

## Panel

panel = دربارهٔ این بازی
tab-moves = حرکت‌ها
tab-analysis = تحلیل
tab-rules = قوانین
tab-missing = این بخش بارگذاری نشد. اتصال اینترنت را بررسی کنید، به بخش دیگری بروید و برگردید.
moves-none = هنوز حرکتی نشده است.
moves-list = حرکت‌ها
move-title = حرکت { $ply }، { $side }: { $move }
moves-turn = نوبت { $ply }، { $shown }: { $moves }
moves-part = ‏{ $side } { $move }
mark-idle = سر جایش ماند: زمان تمام شد
mark-late = دیرتر از مهلت
mark-hung = موتور پاسخ نداد؛ آخرین حرکتی که گزارش کرده بود بازی شد
mark-crashed = موتور از کار افتاد؛ آخرین حرکتی که گزارش کرده بود بازی شد
branch = شاخه پس از { $from ->
    [0] آغاز
   *[other] حرکت { $from }
}
branch-move = شاخه، حرکت { $ply }، { $side }: { $move }
branch-turn = شاخه، نوبت { $ply }: { $move }
branch-leave = برگشت به بازی
branch-delete = حذف شاخهٔ پس از { $from ->
    [0] آغاز
   *[other] حرکت { $from }
}
chart = نمودار امتیازها در طول حرکت‌ها؛ پس از حرکت { $ply }: { $scores }
chart-after = پس از حرکت { $ply }: { $scores }
chart-score = ‏{ $side } { $points }
go-back = یک حرکت به عقب
go-forward = یک حرکت به جلو

playback = پخش بازی
playback-play = پخش
playback-pause = نگه داشتن
playback-scrubber = نوبت‌ها
playback-start = آغاز، پیش از نوبت ۱ از { $length }
playback-turn = نوبت { $ply } از { $length }، پس از { $move }
playback-speed = سرعت
playback-times = ×{ $speed }

seconds = { $seconds } ثانیه

## Errors and notices

dismiss = بستن
failed-title = صفحه راه‌اندازی نشد
failed-engine = هستهٔ بازی بارگذاری نشد: { $reason }
failed-help = اتصال اینترنت را بررسی کنید و صفحه را دوباره بارگذاری کنید. هستهٔ بازی مرورگری با WebAssembly می‌خواهد، از سال ۲۰۲۳ به بعد.
reload = بارگذاری دوباره
new-version = نسخهٔ تازه آماده است.
unknown-game = این بازی در این مرورگر نیست؛ شاید حذف شده باشد.
unreadable-game = این بازی در مرورگر هست، اما این صفحه نمی‌تواند آن را بخواند. پایین‌تر می‌توانید آن را به شکل فایل ذخیره کنید.
unreadable-link = پیوند خوانده نشد: { $reason }
unfinished-view = بازی نمایش داده نشد. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید. ({ $reason })
try-again = تلاش دوباره
file-refused = سایت به درخواست { $path } پاسخ { $status } داد.
file-unloaded = { $path } بارگذاری نشد.
words-wrong = به جای متن‌های { $path } چیز دیگری رسید.
part-unloaded = بخشی از صفحه بارگذاری نشد.
worker-stopped = بخشی از صفحه که این را محاسبه می‌کند از کار افتاد.
picture-missing = تصویر بارگذاری نشد.

problem-found = «{ $found }»: { $reason }
problem-link-none = این پیوندِ Warren نیست.
problem-link-newer = با نسخهٔ جدیدتری از این سایت ساخته شده است. صفحه را دوباره بارگذاری کنید.
problem-link-unknown-game = برای بازی‌ای است که این سایت ندارد.
problem-link-other-game = برای بازی دیگری است.
problem-link-damaged = آسیب دیده یا بریده شده است. همهٔ پیوند را دوباره کپی کنید.
illegal-game-over = بازی تمام شده است.
illegal-not-your-turn = نوبت شما نیست.

engine-hung-played = موتور به‌موقع پاسخ نداد. آخرین حرکتی که گزارش کرده بود، { $move }، بازی شد؛ موتور تازه‌ای ادامه می‌دهد.
engine-crashed-played = موتور از کار افتاد. آخرین حرکتی که گزارش کرده بود، { $move }، بازی شد؛ موتور تازه‌ای ادامه می‌دهد.
engine-hung-restarted = موتور به‌موقع پاسخ نداد. موتور تازه‌ای از نو فکر می‌کند.
engine-crashed-restarted = موتور از کار افتاد. موتور تازه‌ای از نو فکر می‌کند.
stall-engine-unstarted = موتور راه‌اندازی نشد.
stall-engine-stopped = موتور سه بار از کار افتاد.
engine-hung-played-unseen = موتور به‌موقع پاسخ نداد. آخرین حرکتی که گزارش کرده بود بازی شد؛ موتور تازه‌ای ادامه می‌دهد.
engine-crashed-played-unseen = موتور از کار افتاد. آخرین حرکتی که گزارش کرده بود بازی شد؛ موتور تازه‌ای ادامه می‌دهد.
referee-restarted = داور از کار افتاد. داور تازه‌ای از آخرین حرکت ذخیره‌شده ادامه می‌دهد.
stall-referee-unstarted = داور راه‌اندازی نشد.
stall-referee-stopped = داور سه بار از کار افتاد.
stall-help = بازی منتظر می‌ماند و چیزی از دست نرفته است. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.
suggestion-failed = پیشنهادی پیدا نشد.
storage-full = مرورگر اجازهٔ ذخیرهٔ این بازی را نمی‌دهد: با بستن صفحه از دست می‌رود. «هم‌رسانی» آن را به شکل پیوند نگه می‌دارد.

## Jumping Dots: the board

dots-cell = { $cell }، { $side }، { $dots } نقطه
dots-cell-full = { $cell }، { $side }، پر
dots-cell-empty = { $cell }، خالی
dots-choose-direction = { $cell }: جهت را انتخاب کنید.
dots-directions-of = جهت‌های { $cell }
dots-handle = { $direction ->
    [N] شمال
    [E] شرق
    [S] جنوب
   *[W] غرب
}: { $move }
dots-tap-again = { $cell }: برای بازی دوباره بزنید.
dots-play-cell = بازی در { $cell }
dots-takes = { $count } خانه می‌گیرد
dots-spreads = به { $count } خانهٔ خالی می‌رسد
dots-back = { $count } نقطه برمی‌گردد
dots-preview = ‏{ $move }: { $result }.
dots-preview-none = { $move }: چیزی نمی‌گیرد.
dots-moved = ‏{ $side }: { $move }.
dots-moved-result = ‏{ $side }: { $move }، { $result }.
illegal-dots-not-yours = { $cell } از آنِ طرف دیگر است. در خانه‌ای خالی یا از خانهٔ خودتان بازی کنید.
illegal-dots-full = { $cell } پر است: خانه‌ای با ۵ نقطه دیگر جا ندارد.
illegal-dots-not-central = { $cell } در مرکز نیست: قرمز از یکی از نُه خانهٔ { "C3" } تا { "E5" } شروع می‌کند.

## Rabbit Hunt: the board

rabbits-piece-0 = خرگوش { $piece }
rabbits-piece-1 = شکارچی { $piece }
rabbits-step = { $letter ->
    [N] شمال
    [E] شرق
    [S] جنوب
    [W] غرب
   *[stay] می‌ماند
}
rabbits-not-chosen = انتخاب‌نشده
rabbits-is-caught = شکارشده
rabbits-piece-does = ‏{ $piece }: { $does }
rabbits-piece-at = { $piece }: سطر { $row }، ستون { $column }
rabbits-piece-label = { $piece }، سطر { $row }، ستون { $column }: { $does }. راه‌های باز: { $ways }.
rabbits-way-cabbage = { $way } با کلم
rabbits-pieces-all = مهره‌ها
rabbits-turn = نوبت شما
rabbits-pieces = مهره‌هایی که باید حرکت کنند
rabbits-directions = گام مهرهٔ انتخاب‌شده
rabbits-letters = نوبت به حروف
rabbits-letters-example = { $count ->
    [6] NE--W-
   *[other] NE--W-SS
}
rabbits-suggest = پیشنهاد بقیه
rabbits-clear = پاک کردن
rabbits-send = فرستادن
rabbits-send-key = Enter
rabbits-choose = { $piece }: گامش را انتخاب کنید.
rabbits-progress = { $left ->
    [0] همه انتخاب شدند.
   *[other] { $chosen } مهره انتخاب شد؛ بقیه می‌مانند.
}
rabbits-sentence-end = ‏{ $text }.
rabbits-send-waits = نوبت همین که پیشنهاد برسد فرستاده می‌شود.
rabbits-all-stay = هیچ مهره‌ای حرکت نمی‌کند. اگر همین را می‌خواهید یک بار دیگر بفرستید.
rabbits-too-short = هر نوبت { $count } حرف دارد، برای هر مهره یکی؛ اینجا { $typed } حرف است.
rabbits-moved = ‏{ $side }: { $result }.
rabbits-semicolon = { "؛\u200F " }
rabbits-group = ‏{ $way } { $pieces }
rabbits-eaten = { $count } کلم خورده شد
rabbits-catch = شکارچی { $hunter } خرگوش { $rabbit } را شکار می‌کند
problem-rabbits-move = حرکت برای هر مهره یک حرف { "N, E, S, W" } یا { "-" } است، ۸ تا برای خرگوش‌ها و ۶ تا برای شکارچی‌ها، مانند { "SWNNWSSE" }.
illegal-rabbits-count = { $side ->
    [white] نوبت خرگوش‌هاست، با ۸ حرف
   *[black] نوبت شکارچی‌هاست، با ۶ حرف
}: برای هر مهره یکی.
illegal-rabbits-caught = خرگوش { $piece } شکار شده است: حرفش { "-" } است.
illegal-rabbits-wall = مهرهٔ { $piece } نمی‌تواند به { $direction ->
    [N] شمال
    [E] شرق
    [S] جنوب
   *[W] غرب
} برود: دیوار است.
illegal-rabbits-same-cell = مهره‌های { $first } و { $second } هر دو به یک خانه می‌روند. هر خانه تنها برای یک مهره از هر طرف جا دارد.

## Space Mice: the board

mice-cell = ‏{ $cell }: { $what }
mice-empty = خالی
mice-pit = چاله
mice-rocket = سفینهٔ { $side }
mice-door = دریچه در دیوار { $wall ->
    [N] شمالی
    [E] شرقی
    [S] جنوبی
   *[W] غربی
}
mice-arrow = پیکان { $side } رو به { $heading ->
    [N] شمال
    [E] شرق
    [S] جنوب
   *[W] غرب
}{ $left ->
    [1] ، که زودتر از بقیه برداشته می‌شود
   *[other] {""}
}
mice-mice = { $count } موش رو به { $heading ->
    [N] شمال
    [E] شرق
    [S] جنوب
   *[W] غرب
}
mice-cats = { $count } گربه رو به { $heading ->
    [N] شمال
    [E] شرق
    [S] جنوب
   *[W] غرب
}
mice-choose-heading = { $cell }: جهت پیکان را انتخاب کنید.
mice-headings-of = جهت‌های پیکان در { $cell }
mice-handle = { $heading ->
    [N] شمال
    [E] شرق
    [S] جنوب
   *[W] غرب
}: ⁦{ $cell } { $heading }⁩
mice-cell-pad = جابه‌جا کردن خانهٔ انتخاب‌شده
mice-cell-chosen = خانهٔ { $cell }
mice-move-cell = خانه به { $heading ->
    [N] شمال
    [E] شرق
    [S] جنوب
   *[W] غرب
}
mice-place = گذاشتن
mice-gain = ‏{ $side } { $points }
mice-preview = { $move }: نتیجه در { $turns } نوبت: { $result }.
mice-preview-ways = { $move }: جانورها را می‌چرخاند، ولی در { $turns } نوبت امتیازی ندارد.
mice-preview-none = { $move }: در { $turns } نوبت چیزی را تغییر نمی‌دهد.
mice-preview-blind = { $move }: اینجا گذاشته شود؟
mice-moved = ‏{ $side }: { $move }.
mice-moved-result = ‏{ $side }: { $move }. { $result }.
mice-rescued = { $count } موش به { $side } رسید
mice-raided = { $count } گربه به { $side } رسید
mice-eaten = { $count } موش خورده شد
illegal-mice-off-board = { $cell } در صفحه نیست: ستون‌ها و سطرها از ۰ تا { $last } هستند.
illegal-mice-pit = { $cell } چاله است و پیکان نمی‌پذیرد.
illegal-mice-rocket = { $cell } سفینه است و پیکان نمی‌پذیرد.
illegal-mice-arrow = در { $cell } هم‌اکنون پیکانی هست.
illegal-mice-puzzle-cell = { $cell } باید خالی بماند: در نوبت { $turn }، بازیکن { $player } آنجا پیکان می‌گذارد.

## Fugitive and Detectives: the board

fugitive-drawing = نقشه کشیده می‌شود…
fugitive-not-drawn = نقشه کشیده نشد. اتصال اینترنت را بررسی کنید.
fugitive-draw-again = تلاش دوباره
fugitive-tray = نقشه و نوبت
fugitive-turn = نوبت شما
fugitive-pieces = مهره‌هایی که باید حرکت کنند
fugitive-places = چه کسی کجاست
fugitive-detective = پلیس { $piece }
fugitive-piece-does = ‏{ $piece }: { $does }
fugitive-piece-in = { $piece } در { $city }
fugitive-not-chosen = انتخاب‌نشده
fugitive-not-chosen-short = –
fugitive-roads-of = راه‌های { $piece }
fugitive-roads-all = همهٔ شهرها و راه‌هایشان
fugitive-kind = { $kind ->
    [C] اتومبیل
    [T] قطار
   *[P] هواپیما
}
fugitive-by-to = { $kind ->
    [C] ⁦C { $city }⁩
    [T] ⁦T { $city }⁩
    [P] ⁦P { $city }⁩
   *[other] { $kind } { $city }
}
fugitive-target = { $city } با { $kinds }
fugitive-choose-kind = به { $city } با
fugitive-which-kind = به { $city } با چند وسیله می‌توان رفت. یکی را انتخاب کنید.
fugitive-text = نوبت به شکل متن
fugitive-text-example = { $stage ->
    [run] ⁧مانند { "T 101" }⁩
    [start] ⁧مانند { "100" }⁩
   *[other] ⁧مانند { "25 75 125 175" }⁩
}
fugitive-clear = پاک کردن
fugitive-send = فرستادن
fugitive-choose-city = { $piece }: شهری را انتخاب کنید.
fugitive-choose-road = { $piece }: راهی را انتخاب کنید.
fugitive-unreachable = { $piece } نمی‌تواند از اینجا به { $city } برسد: راهی از { $from } به آن نیست.
fugitive-must-move = { $piece } همین حالا در { $city } است و باید به شهر دیگری برود.
fugitive-pointed = با { $kind ->
    [C] اتومبیل
    [T] قطار
   *[P] هواپیما
} به { $city }.
fugitive-whole-turn = { $turn }: فرستاده شود؟
fugitive-closer = اینجا دو شهر به هم نزدیک‌اند: نقشه جلوتر آمد. دوباره انتخاب کنید.
fugitive-nearer = نزدیک‌تر
fugitive-farther = دورتر
fugitive-whole = همهٔ نقشه
fugitive-download = ذخیرهٔ نقشه
fugitive-log = دزد با چه وسیله‌ای رفت
fugitive-log-none = نوبت { $turn }
fugitive-log-announces = نوبت { $turn }، نوبت اعلان
fugitive-log-hidden = نوبت { $turn }: با { $kind ->
    [C] اتومبیل
    [T] قطار
   *[P] هواپیما
}
fugitive-log-to = نوبت { $turn }: با { $kind ->
    [C] اتومبیل
    [T] قطار
   *[P] هواپیما
} به { $city }
fugitive-chart = { $count ->
    [0] هنوز شهری معلوم نیست
   *[other] دزد می‌تواند در { $count } شهر باشد
}
fugitive-chart-end = دزد در { $city } بود
fugitive-now = نوبت { $turn } از { $turns }. دستگیری اکنون: { $detectives } به { $fugitive }؛ از نوبت { $next }: { $less } به { $more }.
fugitive-now-last = نوبت { $turn } از { $turns }. دستگیری اکنون: { $detectives } به { $fugitive }.
fugitive-turns-played = { $turn } نوبت از { $turns } نوبت بازی شد.
fugitive-not-begun = دزد هنوز شروع نکرده است.
fugitive-belief = { $count ->
    [one] دزد در { $city } است.
   *[other] دزد می‌تواند در { $count } شهر باشد.
}
fugitive-belief-of-you = { $count ->
    [one] پلیس‌ها می‌دانند که شما در { $city } هستید.
   *[other] پلیس‌ها می‌دانند که شما در یکی از { $count } شهر هستید.
}
fugitive-belief-cities = این شهرها: { $cities }.
fugitive-ended = در پایان دزد در { $city } بود.
fugitive-ended-open = در پایان دزد در یکی از { $count } شهر بود.
fugitive-ended-unseen = معلوم نیست دزد در پایان کجا بود.
fugitive-moved = ‏{ $side }: { $result }.
fugitive-semicolon = { "؛\u200F " }
fugitive-placed = در { $cities } جا گرفتند
fugitive-starts = از { $city } شروع می‌کند
fugitive-runs = با { $kind ->
    [C] اتومبیل
    [T] قطار
   *[P] هواپیما
}
fugitive-runs-to = با { $kind ->
    [C] اتومبیل
    [T] قطار
   *[P] هواپیما
} به { $city }
fugitive-runs-announced = با { $kind ->
    [C] اتومبیل
    [T] قطار
   *[P] هواپیما
} به { $city }، که اعلان می‌شود
fugitive-went = به { $cities }
fugitive-catch = پلیس { $detective } دزد را در { $city } دستگیر می‌کند
fugitive-stuck = پلیس‌ها نمی‌توانند همه ادامه دهند
problem-fugitive-move = حرکت شهرهای چهار پلیس است، مانند { "25 75 125 175" }؛ یا نوع راه، { "C, T, P" }، و شهر، مانند { "T 101" }؛ یا نخستین شهر دزد، مانند 100.
illegal-fugitive-no-city = شهر { $city } وجود ندارد: شهرهای نقشه ۱ تا { $last } هستند.
illegal-fugitive-detective-road = پلیس { $detective } باید از راهی برود، و از { $from } به { $to } راهی نیست.
illegal-fugitive-same-city = دو پلیس به { $city } می‌روند. پلیس‌ها باید در چهار شهر متفاوت باشند.
illegal-fugitive-road = از { $from } به { $to } راه { $kind ->
    [C] اتومبیل
    [T] قطار
   *[P] هواپیما
} نیست.
illegal-fugitive-detectives-turn = اینجا شهرهای چهار پلیس خواسته می‌شود، مانند { "25 75 125 175" }.
illegal-fugitive-start-turn = اینجا نخستین شهر دزد خواسته می‌شود، مانند 100.
illegal-fugitive-run-turn = اینجا نوع وسیله و شهر خواسته می‌شود، مانند { "T 101" }.
illegal-fugitive-no-way = دزد نمی‌تواند با { $kind ->
    [C] اتومبیل
    [T] قطار
   *[P] هواپیما
} رفته باشد: از جایی که می‌تواند باشد چنین راهی نیست.

## The Crossing: the board

crossing-board = صفحهٔ بازی. کلیدهای جهت گام برمی‌دارند و H می‌ماند؛ کلیدهای جهت با Shift نگاه را جابه‌جا می‌کنند.
crossing-tray = گام‌ها و نگاه به جلو
crossing-cell = سطر { $row }، ستون { $column }: { $what }
crossing-start-of = شروع { $player }
crossing-goal-of = مقصد { $player }
crossing-token = { $player } اینجاست
crossing-island = جزیره با ارتفاع { $height }
crossing-height = ارتفاع { $height }
crossing-now = اکنون فاز { $phase }
crossing-above = بیرون از آب در فاز { $phase }
crossing-at-level = هم‌سطح آب
crossing-under = { $depth } فاز زیر آب
crossing-moves = { $direction ->
    [U] بالا می‌آید
   *[D] پایین می‌رود
}
crossing-until-under = { $turns ->
    [one] نوبت بعد زیر آب
   *[other] { $turns } نوبت دیگر زیر آب
}
crossing-until-above = { $turns ->
    [one] نوبت بعد بیرون از آب
   *[other] { $turns } نوبت دیگر بیرون از آب
}
crossing-direction-unknown = بالا می‌آید یا پایین می‌رود
crossing-unknown = هنوز دیده نشده
crossing-either = { $one } یا { $other }
crossing-chance = { $chance ->
    [0] زیر آب
    [1] بیرون از آب
   *[other] شاید بیرون از آب
}
crossing-steps = گام‌ها
crossing-step = { $step ->
    [N] شمال
    [E] شرق
    [S] جنوب
    [W] غرب
   *[H] ماندن
}
crossing-option = ‏{ $step }: { $fate }
crossing-fate = { $fate ->
    [stand] می‌ایستد
    [sink] با جزیره فرو می‌رود
    [drown] غرق می‌شود
    [cross] به مقصد می‌رسد
   *[unknown] شاید فرو برود
}
crossing-told = سطر { $row }، ستون { $column }: { $what }.
crossing-told-step = ‏{ $step } – { $fate }: { $what }.
crossing-moved = ‏{ $side }: { $step }، { $result }
crossing-result = { $fate ->
    [stand] در سطر { $row }، ستون { $column } ایستاد.
    [sink] در سطر { $row }، ستون { $column } با جزیره فرو رفت و به شروع برگشت.
    [drown] در سطر { $row }، ستون { $column } غرق شد و به شروع برگشت.
    [cross] به مقصد رسید.
   *[unknown] به سطر { $row }، ستون { $column } رفت.
}
crossing-crossed = به مقصد رسید: { $count } مهرهٔ رسیده.
crossing-move = { $step }{ $fate ->
    [sink] ×
    [drown] ×
    [cross] ✓
   *[other] {""}
}
crossing-hint = با { $step } شروع می‌شود.
crossing-numbers = عددها
crossing-look-ahead = جزیره‌ها چند نوبت جلوتر نشان داده شوند
crossing-look-ahead-in = { $turns ->
    [0] جزیره‌ها در این لحظه
   *[other] { $turns } نوبت بعد
}
crossing-look-ahead-less = یک نوبت عقب‌تر
crossing-look-ahead-more = یک نوبت جلوتر
crossing-results = نتیجه‌ها
crossing-head-player = بازیکن
crossing-head-delivered = رسیده
crossing-head-possible = ممکن
crossing-head-drowned = غرق‌شده
crossing-of-possible = { $player } در { $turns } نوبت { $delivered } مهره از { $possible } مهرهٔ ممکن را رساند.
crossing-routes = مسیرها
crossing-best-route = بهترین مسیر { $player }
crossing-whole = همهٔ بازی
illegal-crossing-off-board = گام { $step } از صفحه بیرون می‌رود.
