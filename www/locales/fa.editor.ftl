# The words of setting up a position, in Persian: loaded with it, for a first visit does not need them.

edit-title = چیدن: { $game }
edit-tools = ابزارها
edit-edits = ویرایش‌ها
edit-undo = پس گرفتن ویرایش
edit-redo = انجام دوباره
edit-empty = خالی کردن
edit-usual = آغاز معمول
edit-play = بازی از اینجا
edit-share = هم‌رسانی
edit-puzzle = ساختن معما
edit-words = { $game }: وضعیتی برای بازی
edit-side = نوبت حرکت
edit-state = { $count ->
    [0] آمادهٔ بازی.
   *[other] { $count } چیز هنوز درست نیست.
}
edit-over = در این وضعیت بازی تمام شده است.
edit-problems = چه چیز درست نیست
edit-more-problems = و { $count } چیز دیگر
edit-nothing = اینجا چیزی تغییر نمی‌کند.
edit-nothing-there = چیزی برای برداشتن نیست.
edit-carried = اکنون جایی را که باید برود بزنید.
edit-pad = مکان‌نما روی صفحهٔ بازی
edit-step = { $heading ->
    [N] شمال
    [E] شرق
    [S] جنوب
   *[W] غرب
}
edit-use = به کار بردن
edit-text = به شکل متن: وضعیت را نشان می‌دهد و می‌پذیرد
edit-text-none = ⁧وقتی همه‌چیز درست باشد متن اینجاست.⁩
edit-form = متن چه دارد
edit-form-position = وضعیت کامل
edit-copy = کپی کردن
dots-tool-dot = { $side }
dots-tool-remove = پاک کردن
dots-edit-ply = حرکت‌های شده
dots-edit-note = برای هر نقطهٔ دیگر یک بار دیگر خانه را بزنید، یا تعداد را تایپ کنید. تا حرکتی نشده باشد، قرمز از مرکز شروع می‌کند.
rabbits-tool-piece = { $seat ->
    [0] خرگوش
   *[other] شکارچی
}
rabbits-tool-move = جابه‌جا کردن
rabbits-tool-cabbage = کلم
rabbits-tool-remove = پاک کردن
rabbits-edit-cell = ‏{ $row }، { $column }: { $what ->
    [cabbage] کلم
   *[nothing] خالی
}
rabbits-edit-ply = حرکت‌های شده
rabbits-edit-limit = حرکت‌های هر طرف
rabbits-edit-points = امتیاز: { $side }
rabbits-edit-all = همه‌جا کلم
rabbits-edit-none = بدون کلم
rabbits-edit-note = هزارتو همیشه همین است. خرگوشی که در آن نباشد شکار شده است.
problem-rabbits-draft-hunters = هر { $all } شکارچی باید در صفحه باشند: { $missing } شکارچی کم است.
problem-rabbits-draft-shared = در { $cell } تنها یک مهره جا می‌گیرد.
problem-rabbits-draft-cabbage = جایی که خرگوش است کلم نیست، مانند { $cell }: خرگوش آن را خورده بود.
problem-rabbits-draft-eaten = خرگوش‌ها حداکثر برای هر خانهٔ بی‌کلم یک امتیاز دارند، روی هم { $most }.
problem-rabbits-draft-caught = شکارچی‌ها برای هر خرگوشی که شکار کرده‌اند { $each } امتیاز دارند، اینجا حداکثر { $most }.
problem-rabbits-draft-limit = هر طرف ۱ تا { $most } حرکت دارد.
problem-rabbits-draft-ply = با این شمار حرکت، حداکثر { $most } حرکت شده است.
mice-tool-rocket = سفینه
mice-tool-door = دریچه
mice-tool-mouse = موش
mice-tool-cat = گربه
mice-tool-arrow = پیکان
mice-tool-turn = چرخاندن
mice-tool-remove = پاک کردن
mice-edit-seat = سفینه یا پیکان چه کسی
mice-edit-heading = رو به کدام سو
mice-edit-heading-value = { $value ->
    [N] شمال
    [E] شرق
    [S] جنوب
   *[W] غرب
}
mice-edit-size = اندازه
mice-edit-players = بازیکنان
mice-edit-turns = نوبت‌ها
mice-edit-ply = پیکان‌های گذاشته‌شده
mice-edit-points = امتیاز: { $side }
mice-edit-note = پیش از هر پیکان جانورها یک گام برمی‌دارند: آن‌ها را جایی بچینید که پیش از آن گام‌اند. دریچه در دیوار کنار خانه‌ای از لبه جا می‌گیرد.
mice-edit-board = صفحه، همان‌گونه که ورودی مسئله شروع می‌شود
problem-mice-draft-rocket = بازیکن { $player } سفینه ندارد.
problem-mice-draft-rockets = در { $cell } دو سفینه است.
problem-mice-draft-doors = دیوار بیرونی ۱ تا { $most } دریچه دارد، نه { $found } دریچه.
problem-mice-draft-door = کنار { $cell } یا نمی‌شود دریچه باشد یا دو دریچه است.
problem-mice-draft-on-rocket = در { $cell } جز سفینه چیزی نباید باشد.
problem-mice-draft-arrows = در { $cell } دو پیکان است.
problem-mice-draft-wall = جانورهای { $cell } رو به دیوارند: آن‌ها را بچرخانید.
problem-mice-draft-animals = شمار جانورهای { $cell } درست نیست.
problem-mice-draft-count = حداکثر { $most } جانور می‌تواند باشد.
problem-mice-draft-points = بازیکن { $player } حداکثر { $most } امتیاز دارد.
problem-mice-draft-turns = بازی ۱ تا { $most } نوبت دارد.
problem-mice-draft-ply = پیکان‌های گذاشته‌شده از شمار نوبت‌ها، { $most }، بیشتر نیستند.
problem-mice-draft-pit = { $cell } چاله است و چیزی در آن جا نمی‌گیرد.
crossing-tool-token = { $side }
crossing-tool-height = ارتفاع
crossing-tool-pass = یک نوبت جلو
crossing-tool-turn = جهت
crossing-edit-turn = نوبت‌های گذشته
crossing-edit-delivered = رسیده: { $side }
crossing-edit-note = عدد هر جزیره فاز آن است و عدد درون کمانک ارتفاعش. کلیدها روی هر خانه: { "2" } تا { "5" } برای ارتفاع، { "+" } و { "−" } برای فاز.
crossing-edit-board = جزیره‌ها: ارتفاع‌ها، فازها، جهت‌ها
crossing-edit-island = ارتفاع { $height }، فاز { $phase }، { $direction ->
    [U] بالا می‌آید
   *[D] پایین می‌رود
}
crossing-edit-corner = زمین سفت
problem-crossing-draft-height = جزیرهٔ سطر { $row }، ستون { $column } ارتفاع { $height } دارد: ارتفاع‌ها ۲ تا ۵ هستند.
problem-crossing-draft-phase = جزیرهٔ سطر { $row }، ستون { $column } در فاز { $phase } است: با این ارتفاع، فازها { $least } تا { $most } هستند.
problem-crossing-draft-token = مهرهٔ بازیکن { $player } در صفحه نیست.
problem-crossing-draft-goal = مهرهٔ بازیکن { $player } در مقصدش است، سطر { $row }، ستون { $column }؛ آنجا مهره‌ها از صفحه برداشته می‌شوند.
problem-crossing-draft-under = مهرهٔ بازیکن { $player } در سطر { $row }، ستون { $column } است که زیر آب است.
problem-crossing-draft-turn = بازی { $most } نوبت دارد.
problem-crossing-draft-delivered = بازیکن { $player } در هر نوبت حداکثر یک مهره می‌رساند، و { $turn } نوبت گذشته است.
fugitive-tool-car = اتومبیل
fugitive-tool-train = قطار
fugitive-tool-plane = هواپیما
fugitive-tool-detective = پلیس
fugitive-tool-fugitive = دزد
fugitive-tool-move = جابه‌جا کردن
fugitive-tool-remove = برداشتن شهر
fugitive-edit-add = یک شهر دیگر
fugitive-edit-lay = کشیدن از نو
fugitive-edit-cities = شهرها
fugitive-edit-ply = حرکت‌های شده
fugitive-edit-note = راه از شهری به شهر دیگر می‌رود: هر دو را بزنید، یا از یکی تا دیگری بکشید؛ بار دیگر آن را برمی‌دارد. هر که هنوز در شهری نیست در بازی جا می‌گیرد.
fugitive-edit-board = تنها نقشه، { "connect.txt" }
fugitive-edit-city = شهر { $city }: { $what }
fugitive-edit-city-bare = شهر { $city }: بدون راه
problem-fugitive-draft-ply = وقتی همه روی نقشه باشند { $least } تا { $most } حرکت شده است.
problem-fugitive-draft-detectives = یا هر { $all } پلیس پیش از دزد جا می‌گیرند یا هیچ‌کس: { $missing } پلیس کم است.
problem-fugitive-draft-shared = در { $city } دو پلیس است.
problem-fugitive-draft-roads = هر شهر حداقل { $least } راه اتومبیل دارد، ولی { $city } تنها { $found } تا دارد.
problem-fugitive-draft-plane = تنها شهرهایی که قطار دارند هواپیما دارند، و { $city } قطار ندارد.
problem-fugitive-draft-apart = از هر شهر باید بتوان با اتومبیل به همهٔ شهرها رفت، ولی از 1 به { $city } نمی‌شود.
problem-dots-draft-ply = با این شمار نقطه در صفحه، حداکثر { $most } حرکت می‌تواند شده باشد.
