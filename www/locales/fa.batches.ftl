# Persian texts of many games and the ladder.

batches-title = بازی‌های { $name }
batches-back = بازگشت به برنامه
batches-unknown = چنین برنامه‌ای در این مرورگر نیست.

batch-title = دستهٔ بازی‌ها
batch-what-drawn = بازی‌ها جفت‌جفت‌اند: هر دو روی یک تخته، با جابه‌جایی طرف‌ها. هر جفت تختهٔ جدیدی دارد. زمان همان زمان مسابقه است.
batch-what-usual = بازی‌ها جفت‌جفت‌اند، با جابه‌جایی طرف‌ها. همه با آغاز معمول شروع می‌شوند و فقط عددهای تصادفی بازیکنان فرق دارند. زمان همان زمان مسابقه است.
batch-opponents = حریف‌ها
batch-levels = سطح‌های رایانه
batch-programs = برنامه‌های دیگر شما
batch-versions = نسخه‌های پیشین
batch-version = { $label }، { $date }
batch-version-name = { $name } ({ $version })
batch-games = تعداد بازی با هر حریف
batch-games-range = عددی زوج از { $least } تا { $most }
batch-start = شروع
batch-nobody = یک حریف انتخاب کنید.
batch-goes-on = تا وقتی در صفحه‌های دیگر این سایت هستید، بازی‌ها ادامه دارند. با بستن صفحه یا بارگذاری دوبارهٔ آن متوقف می‌شوند. این مرورگر بازی‌های تمام‌شده را ذخیره می‌کند و بقیه را می‌توانید ادامه دهید.
batch-level = سطح { $level }

batches-cancel = لغو
batches-preparing = در حال آماده شدن…
batches-progress = { $done } بازی از { $total } بازی تمام شده است.
batches-left-seconds = حدود { $count } ثانیه مانده است.
batches-left-minutes = حدود { $count } دقیقه مانده است.
batches-bar = بازی‌های تمام‌شده
batches-done = هر { $total } بازی تمام شد.
batches-cancelled = لغو شد. تا آن موقع { $done } بازی از { $total } بازی تمام شده بود.
batches-interrupted = نیمه‌کاره ماند. { $done } بازی از { $total } بازی تمام شده است.
batches-go-on = ادامه
batches-other-tab = این بازی‌ها در زبانهٔ دیگری در جریان‌اند.
batches-gone = این بازی‌ها دیگر در این مرورگر نیستند.
batches-when = تاریخ
batches-run = { $date }، { $done } از { $total } بازی
batches-failed = بازی‌ها ادامه پیدا نکردند: { $reason }
batches-elsewhere = بازی‌های { $name } در جریان است. پس از پایان آن‌ها می‌توانید بازی‌های دیگری شروع کنید.
batches-cancel-those = لغو آن بازی‌ها
batches-hindered-faulty = { $name } خطا دارد: { $message }
batches-hindered-gone = { $name } دیگر اینجا نیست.
batches-hindered-other = { $name } شروع نشد: { $message }
batches-left-out = { $count } بازی به حساب نیامد، چون رایانهٔ خود Warren در آن از کار افتاد.

batch-results = نتیجه‌ها
batch-opponent = حریف
batch-won = برد
batch-drawn = مساوی
batch-lost = باخت
batch-rate = درصد برد
batch-points = امتیاز هر بازی
batch-lead = برتری در هر بازی
batch-slowest = کندترین پاسخ
batch-faults = خطاها
batch-range = { $low } تا { $high }
batch-to = { $mine } به { $theirs }
batch-none = هیچ
batch-fault-count = { "\u200F" }{ $fault }: { $count }
batch-their-faults = خطاهای { $name }: { $faults }
batch-notes = زیر هر مقدار، بازهٔ اطمینان ۹۵٪ آن آمده است. مساوی نیم برد است. کندترین پاسخ بدون نخستین پاسخ هر بازی است، چون شروع برنامه هم در آن است.
batch-by-pairs = برد و مساوی و باخت اینجا برای جفت بازی‌ها شمرده می‌شود: مجموع امتیاز هر دو بازی تعیین‌کننده است.
batch-alike = در برابر { $name } از { $games } بازی فقط { $different } بازی متفاوت بود. وقتی چیزی تصادفی نیست، بازی بیشتر چیزی اضافه نمی‌کند.
batch-better = قوی‌تر از { $name }: درصد برد { $rate }، برتری { $lead } امتیاز در هر بازی.
batch-worse = ضعیف‌تر از { $name }: درصد برد { $rate }، برتری { $lead } امتیاز در هر بازی.
batch-even = قوی‌تر یا ضعیف‌تر از { $name }؟ پس از { $games } بازی هنوز روشن نیست: درصد برد { $rate }، برتری { $lead } امتیاز در هر بازی.

fault-late = پاسخ دیرهنگام
fault-silent = بدون پاسخ
fault-illegal = حرکت غیرمجاز
fault-flood = خروجی بیش از حد
fault-exit = پایان زودهنگام
fault-error = خطا
fault-trap = از کار افتادن
fault-memory = کمبود حافظه

batches-games = بازی‌ها
batches-all-records = ذخیرهٔ متن همهٔ بازی‌ها در یک فایل
batches-filter = نمایش
batches-filter-all = همهٔ بازی‌ها
batches-filter-lost = بازی‌های باخته
batches-filter-faults = بازی‌های دارای خطا
batches-against = حریف
batches-against-all = همهٔ حریف‌ها
batches-none-such = چنین بازی‌ای نیست.
batches-more = نمایش بیشتر
batches-game = بازی { $number } با { $side } در برابر { $name }
batches-game-won = برد { $score }، { $moves }
batches-game-drawn = مساوی { $score }، { $moves }
batches-game-lost = باخت { $score }، { $moves }
batches-game-moves = { $count } حرکت
batches-my-fault = { "\u200F" }{ $name }: { $fault }
batches-seed = عدد آغازین { $seed }

ladder-title = نردبان
ladder-what = برنامه تا کدام سطح رایانه بالا می‌رود؟ با هر سطح تا ده جفت بازی می‌کند، همیشه روی همان تخته‌ها، و اگر بیش از نیمی از جفت‌ها را ببرد از آن می‌گذرد؛ مساوی نیم برد است. صعود در نخستین سطحی که از آن نگذرد تمام می‌شود. آخرین صعود به حساب می‌آید.
ladder-climb = شروع صعود
ladder-anew = شروع صعود جدید
ladder-rungs = سطح‌ها، از بالا به پایین
ladder-passed = گذشت
ladder-failed = نگذشت
ladder-playing = در حال بازی
ladder-pairs = { $won } از { $played } جفت
ladder-result = { $passed ->
    [0] هنوز سطح ۱ گذرانده نشده است.
   *[other] از { $levels } سطح، { $passed } سطح گذرانده شده است.
}
ladder-at = آخرین صعود: { $date }.
ladder-progress = سطح { $level } در جریان است. { $count } بازی تمام شده است.
ladder-cancelled = لغو شد. صعود ناتمام هنوز به حساب نمی‌آید، ولی می‌توان آن را ادامه داد.
ladder-interrupted = صعود نیمه‌کاره مانده است. صعود ناتمام هنوز به حساب نمی‌آید، ولی می‌توان آن را ادامه داد.
ladder-run = { $date }، { $passed } از { $levels } سطح
ladder-none = هنوز صعودی انجام نشده است.
ladder-unplayed = هیچ جفت بازی‌ای انجام نشد، چون رایانهٔ Warren شروع نشد
