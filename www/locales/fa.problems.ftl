# What is wrong with what somebody brings, in Persian: loaded where it can be told, for a first visit does not need it.

## Where it is

problem-line = خط { $line }: { $reason }
problem-line-found = خط { $line }، «{ $found }»: { $reason }

## Texts, records and logs

problem-fault = خطایی در خود صفحه رخ داد. آن را دوباره بارگذاری کنید.
problem-text-long = متن بیش از حد بلند است: حداکثر { $most } نویسه خوانده می‌شود.
problem-text-none = متنی نیست.
problem-unknown-game = چنین بازی‌ای نیست. بازی‌ها: { $games }.
problem-record-head = متن بازی با { "warren 1" } و نام بازی شروع می‌شود، مانند { "warren 1 dots" }.
problem-record-version = این صفحه متن‌های نسخهٔ ۱ را می‌خواند.
problem-record-other-game = اینجا متن بازی دیگری لازم است: { $game }.
problem-record-start = وضعیت آغازین پیش از این خط توصیف شده است.
problem-record-after-end = پس از خط ⁦end { $seat } { $reason }⁩ نباید چیزی بیاید.
problem-record-end = پایان بازی چنین نوشته می‌شود: { "end" }، شمارهٔ طرف از ۰ تا { $last } و علت، یکی از { $reasons }.
problem-log-long = این برای گزارش بیش از حد بلند است: حداکثر { $most } بایت خوانده می‌شود.
problem-log-head = گزارش با { "warren 1" }، نام بازی و { "log" } شروع می‌شود، مانند { "warren 1 dots log" }.
problem-log-none = اینجا خطی کم است که برنامه خوانده، { ">> …" }، یا نوشته باشد، { "<< …" }.
problem-log-seat = پس از { "start" }، { "seat" } و شمارهٔ طرف، از ۰، می‌آید.
problem-log-file = فایل { $file } با نقشه کم است: خط‌های آن را پیش از نخستین خط گزارش بگذارید.
problem-log-side-first = پیش از نخستین پاسخ، به برنامه گفته می‌شود که کدام طرف است.
problem-log-side = اینجا خطی کم است که به برنامه می‌گوید کدام طرف است.
problem-out-of-turn = نوبت این خط نیست.
problem-flooded = برنامه‌اش بسیار بیش از آنچه لازم بود نوشت.
problem-player = شمارهٔ بازیکنان ۰ تا { $last } است.
problem-moves-played = شمار حرکت‌های شده یک عدد است.

## Jumping Dots

problem-dots-move = حرکت یک ستون { "A" } تا { "G" }، یک سطر ۱ تا ۷ و یک جهت { "N, E, S, W" } است، مانند { "E4N" }.
problem-dots-parts = وضعیت هفت سطر با { "/" } میانشان، یک فاصله و شمار حرکت‌های شده است.
problem-dots-ply = پس از فاصله شمار حرکت‌های شده می‌آید، عددی از ۰.
problem-dots-rows = وضعیت هفت سطر دارد، نه { $count }.
problem-dots-row = سطر { $row } هفت خانه دارد: { "A" } تا { "E" } قرمز، { "a" } تا { "e" } آبی، و رقم برای خانه‌های خالی.
problem-dots-ply-most = با این شمار نقطه در صفحه، حداکثر { $most } حرکت می‌تواند شده باشد.
problem-dots-player = ۰ قرمز است و شروع می‌کند، ۱ آبی است.

## Rabbit Hunt

problem-rabbits-limit-line = اینجا شمار حرکت‌های هر طرف می‌آید، { "limit" } و عددی از ۱ تا { $most }.
problem-rabbits-limit = هر طرف ۱ تا { $most } حرکت دارد.
problem-rabbits-limit-told = هر طرف ۱ تا { $most } حرکت دارد، در مسابقه ۱۲۰ تا ۲۴۰.
problem-rabbits-parts = وضعیت هفت بخش دارد (کلم‌ها، خرگوش‌ها، شکارچی‌ها، امتیاز خرگوش‌ها، امتیاز شکارچی‌ها، حرکت‌های شده، شمار حرکت‌ها)، نه { $count }.
problem-rabbits-points = امتیاز { $side ->
    [white] خرگوش‌ها
   *[black] شکارچی‌ها
} یک عدد است.
problem-rabbits-rabbit = خرگوش { $number } خانه‌ای است مانند { "13,10" }، یا { "-" } اگر شکار شده باشد؛ سطرها و ستون‌ها ۰ تا ۲۳ هستند.
problem-rabbits-hunter = شکارچی { $number } خانه‌ای است مانند { "10,10" }؛ سطرها و ستون‌ها ۰ تا ۲۳ هستند.
problem-rabbits-rabbits = خرگوش‌ها { $most } تا هستند، نه { $found } تا.
problem-rabbits-hunters = شکارچی‌ها { $most } تا هستند، نه { $found } تا.
problem-rabbits-cabbage-rows = کلم‌ها ۲۴ سطر دارند، نه { $count }.
problem-rabbits-cabbage-row = سطر { $row } کلم‌ها شش رقم شانزده‌شانزدهی است.
problem-rabbits-one-cell = در { $cell } تنها یک مهره جا می‌گیرد.
problem-rabbits-on-cabbage = جایی که خرگوش است کلم نیست، مانند { $cell }: خرگوش آن را خورده بود.
problem-rabbits-white-points = خرگوش‌ها حداکثر برای هر خانهٔ بی‌کلم یک امتیاز دارند.
problem-rabbits-black-points = شکارچی‌ها برای هر خرگوش شکارشده { $capture } امتیاز دارند، حداکثر به شمار خرگوش‌هایی که در صفحه نیستند.
problem-rabbits-played = وقتی هر طرف { $limit } حرکت دارد، حداکثر { $most } حرکت شده است.
problem-rabbits-player = ۰ خرگوش‌هاست و شروع می‌کند، ۱ شکارچی‌هاست.

## Space Mice

problem-mice-move = پیکان یک ستون و یک سطر از ۰ تا ۲۴ و یکی از { "N, E, S, W" } است، مانند { "2 0 W" }.
problem-mice-size-line = اینجا پهنا و بلندای صفحه می‌آید، مانند { "9 9" }.
problem-mice-players-line = اینجا شمار بازیکنان می‌آید، ۲ تا ۴.
problem-mice-doors-line = اینجا شمار دریچه‌ها می‌آید، ۱ تا ۱۶.
problem-mice-turns-line = اینجا شمار نوبت‌ها می‌آید، ۱ تا ۱۰۰.
problem-mice-rocket-line = اینجا سفینهٔ بازیکن { $number } می‌آید: ستون و سطرش.
problem-mice-door-line = اینجا یک دریچه می‌آید: ستون یا سطرش و دیوارش، { "N, E, S, W" }، مانند { "2 E" }.
problem-mice-size = صفحه مربع است، از ۵ در ۵ تا ۲۵ در ۲۵.
problem-mice-players = ۲ تا ۴ بازیکن هست.
problem-mice-doors = ۱ تا ۱۶ دریچه هست.
problem-mice-turns = ۱ تا ۱۰۰ نوبت هست.
problem-mice-rocket-place = سفینه در خانه‌ای از صفحه است، نه در گوشه و نه جایی که سفینه‌ای هست.
problem-mice-door-place = دریچه در دیوار سطر یا ستونی از صفحه است، نه کنار گوشه، و هر جا تنها یکی.
problem-mice-rockets = هر بازیکن یک سفینه دارد.
problem-mice-parts = وضعیت هشت بخش دارد (اندازه، نوبت‌ها، سفینه‌ها، دریچه‌ها، پیکان‌های گذاشته‌شده، امتیازها، پیکان‌ها، جانورها)، نه { $count }.
problem-mice-rocket-text = اینجا سفینه لازم است، مانند { "1,2" }.
problem-mice-door-text = اینجا دریچه لازم است، مانند { "2E" }.
problem-mice-arrow-text = اینجا پیکان لازم است، مانند { "2,0W" }.
problem-mice-points-text = اینجا امتیاز لازم است، یک عدد.
problem-mice-animals-text = اینجا جانور لازم است، مانند { "3,1N2m1c" }.
problem-mice-size-number = اندازه یک عدد است.
problem-mice-turns-number = شمار نوبت‌ها یک عدد است.
problem-mice-placed-number = شمار پیکان‌های گذاشته‌شده یک عدد است.
problem-mice-placed = پیکان‌های گذاشته‌شده از شمار نوبت‌ها بیشتر نیستند.
problem-mice-points = هر بازیکن امتیازی دارد، ۰ تا { $most }.
problem-mice-arrows = هر بازیکن حداکثر { $most } پیکان دارد.
problem-mice-animal-place = در { $cell } جانوری نمی‌ایستد: بیرون از صفحه، چاله یا سفینه است.
problem-mice-animal-wall = جانورهای { $cell } رو به دیوار نیستند: به چپ چرخیده‌اند.
problem-mice-animal-twice = جانورهای { $cell } که به یک سو می‌روند با هم شمرده می‌شوند.
problem-mice-animal-none = در { $cell } دست‌کم یک جانور هست.
problem-mice-animals = حداکثر { $most } جانور می‌تواند باشد.

## Fugitive and Detectives

problem-fugitive-cities-line = اینجا شمار شهرها می‌آید، ۴ تا ۲۰۰.
problem-fugitive-road-line = اینجا یک راه می‌آید، مانند { "C 1-2" }، یا پس از آخرین راه { "END" }.
problem-fugitive-road-ends = پس از نوع راه دو شهر می‌آید، مانند ⁦{ $kind } 1-2⁩.
problem-fugitive-road-kind = «{ $kind }» نوع راه نیست: { "C" } (اتومبیل)، { "T" } (قطار) و { "P" } (هواپیما) هست؛ { "END" } نقشه را تمام می‌کند.
problem-fugitive-map-count = نقشه { $least } تا { $most } شهر دارد، نه { $found } شهر.
problem-fugitive-map-loop = راه دو شهر متفاوت را به هم می‌رساند، و این از { $city } به خودش می‌رود.
problem-fugitive-map-roads = هر شهر حداقل { $least } راه اتومبیل (‏{ "C" }) دارد، ولی { $city } تنها { $found } تا دارد.
problem-fugitive-map-apart = از هر شهر باید بتوان با اتومبیل (‏{ "C" }) به همهٔ شهرها رفت، ولی از 1 به { $city } نمی‌شود.
problem-fugitive-map-plane = تنها شهرهایی که قطار (‏{ "T" }) دارند هواپیما (‏{ "P" }) دارند، و { $city } قطار ندارد.
problem-fugitive-map-end = پس از خط { "END" } چیزی نمی‌آید.
problem-fugitive-map-file = نقشه با این نام در پوشهٔ برنامه است.
problem-fugitive-parts = وضعیت پنج بخش دارد (شهرها، راه‌ها، پلیس‌ها، دزد، حرکت‌های شده)، نه { $count }.
problem-fugitive-cities-number = شمار شهرها یک عدد است.
problem-fugitive-road-text = اینجا راه لازم است، مانند { "C1-2" }.
problem-fugitive-detectives = پلیس‌ها در چهار شهرند، مانند { "1,2,3,4" }.
problem-fugitive-fugitive = دزد در یک شهر است، مانند 100.
problem-fugitive-placed-first = در حرکت نخست هر چهار پلیس جا می‌گیرند و در دومی دزد.
problem-fugitive-played = وقتی همه روی نقشه باشند ۲ تا { $most } حرکت شده است.
problem-fugitive-not-on-map = شهر { $city } در نقشه نیست.
problem-fugitive-two-in = در { $city } دو پلیس است.
problem-fugitive-cities = اینجا شهرهای چهار پلیس لازم است، هر کدام در یک خط یا همه در یکی، مانند { "25 75 125 175" }.
problem-fugitive-side = خط نخست { "Fugitive" } یا { "Detectives" } است.
problem-fugitive-kind-told = اینجا نوع راه لازم است، { "C, T, P" }: جای دزد هر پنج نوبت یک بار اعلام می‌شود.

## The Crossing

problem-crossing-move = حرکت دو حرف از { "N, E, S, W, H" } است (‏{ "H" } یعنی ماندن)، برای هر بازیکن یکی، مانند { "EN" }.
problem-crossing-step = گام یکی از حرف‌های { "N, E, S, W, H" } است (‏{ "H" } یعنی ماندن).
problem-crossing-row = اینجا سطر { $row } { $what ->
    [heights] ارتفاع‌ها
    [phases] فازها
   *[directions] جهت‌ها
} می‌آید، از هشت سطر.
problem-crossing-row-length = سطر { $what ->
    [heights] ارتفاع‌ها
   *[phases] فازها
} { $size } عدد دارد، نه { $count }.
problem-crossing-number = اینجا عدد لازم است.
problem-crossing-directions = سطر جهت‌ها { $size } حرف است، { "U" } (بالا) یا { "D" } (پایین).
problem-crossing-height = سطر { $row }، ستون { $column }: ارتفاع جزیره { $least } تا { $most } است.
problem-crossing-corner-height = سطر { $row }، ستون { $column }: ارتفاع گوشه { $corner } است.
problem-crossing-phase = سطر { $row }، ستون { $column }: فاز جزیره‌ای با ارتفاع { $height } از { $least } تا { $height } است.
problem-crossing-corner-phase = سطر { $row }، ستون { $column }: فاز گوشه { $corner } است.
problem-crossing-never = جزیرهٔ سطر { $row }، ستون { $column } هرگز در این فاز نیست.
problem-crossing-parts = وضعیت پنج بخش دارد (ارتفاع‌ها، جایگاه‌ها در چرخه، مهره‌ها، مهره‌های رسیده، نوبت‌های گذشته)، نه { $count }.
problem-crossing-standpoint-parts = آنچه بازیکن در آغاز می‌داند چهار بخش دارد (ارتفاع‌ها، مهره، مهره‌های رسیده، نوبت‌های گذشته)، نه { $count }.
problem-crossing-heights-text = ارتفاع‌ها { $size } سطر { $size } نویسه‌ای هستند با { "/" } میانشان.
problem-crossing-height-digit = ارتفاع یک رقم است.
problem-crossing-places-text = جایگاه‌های چرخه { $size } سطر { $size } نویسه‌ای هستند با { "/" } میانشان.
problem-crossing-place-letter = جایگاه در چرخه حرفی از { "a" } تا { $last } است؛ گوشه نقطه دارد.
problem-crossing-token-cell = خانهٔ مهره سطر و ستونش است، ۰ تا ۷، مانند { "7,0" }.
problem-crossing-two = مهره‌ها و شمار مهره‌های رسیده هر کدام دو تا هستند با { "+" } میانشان.
problem-crossing-delivered-number = شمار مهره‌های رسیده یک عدد است.
problem-crossing-turns-number = شمار نوبت‌های گذشته یک عدد است.
problem-crossing-turns = بازی { $most } نوبت دارد.
problem-crossing-standpoint-turns = بازی { $most } نوبت دارد و در هر نوبت حداکثر یک مهره می‌رسد.
problem-crossing-tokens = هر بازیکن یک مهره در صفحه دارد.
problem-crossing-on-goal = مهرهٔ بازیکن { $number } در سطر { $row }، ستون { $column } به مقصد رسیده و از صفحه برداشته می‌شود.
problem-crossing-under-water = مهرهٔ بازیکن { $number } در سطر { $row }، ستون { $column } است که زیر آب است.
problem-crossing-delivered = بازیکن { $number } در هر نوبت بیش از یک مهره رسانده است.
problem-crossing-player = پس از ارتفاع‌ها شمارهٔ بازیکن می‌آید، ۰ یا ۱.
problem-crossing-window = اینجا فازهای نُه خانهٔ گرداگرد مهره لازم است، از { "-9" } تا ۹.
problem-crossing-window-edge = عدد { $number } بیرون از صفحه است که { $phase } دارد.
problem-crossing-window-corner = عدد { $number } گوشه است که فازش { $phase } است.
problem-crossing-window-island = عدد { $number } جزیرهٔ سطر { $row }، ستون { $column } با ارتفاع { $height } است که با آنچه از آن دیده شده نمی‌تواند در این فاز باشد.

## Puzzles

problem-generate-luck = هیچ‌کدام به‌اندازهٔ کافی خوب نبود. دوباره بیازمایید، یا دریچه یا نوبت بیشتری انتخاب کنید.
problem-generate-walls = دیوارها حداکثر برای { $most } دریچه جا دارند.
problem-generate-puzzle = معما ۱ یا ۲ پیکان کم دارد و صفحه‌ای حداکثر ۱۳ در ۱۳، یا ۳ پیکان و صفحه‌ای حداکثر ۷ در ۷، و ۴ تا ۲۴ نوبت مانده.
problem-goal = اینجا هدف می‌آید، مانند ⁦goal { $example }⁩.
problem-goal-end = معما با وضعیت آغازینش تمام می‌شود.
problem-goal-reached = هدف از همان آغاز به دست آمده است.
problem-goal-over = بازی در وضعیت آغازین تمام شده است.
problem-goal-level = سطح از ۱ تا { $most } است، نه { $found }.
problem-goal-against = سطح برنامه { "against" } و عددی از ۱ تا { $most } است.
problem-goal-moves = باید در ۱ تا { $most } حرکت به هدف رسید، نه { $found } حرکت.
problem-dots-goal = هدف { "cells" } یا { "lead" }، تعداد، { "in" } و شمار حرکت‌های خودی است، مانند { "lead 5 in 3" }، یا { "win" }.
problem-dots-goal-cells = صفحه { $most } خانه دارد، نه { $found } خانه.
problem-rabbits-goal = هدف { "eat" } یا { "catch" }، تعداد، { "in" } و شمار حرکت‌های خودی است، مانند { "eat 5 in 4" }، یا { "survive" } و شمار حرکت‌های خودی.
problem-rabbits-goal-rabbits = معما برای خرگوش‌هاست، ولی نوبت شکارچی‌هاست.
problem-rabbits-goal-hunters = معما برای شکارچی‌هاست، ولی نوبت خرگوش‌هاست.
problem-rabbits-goal-cabbages = { $most } کلم هست: هدف ۱ تا { $most } کلم است، نه { $found } کلم.
problem-rabbits-goal-running = { $most } خرگوش می‌دوند: هدف ۱ تا { $most } خرگوش است، نه { $found } خرگوش.
problem-mice-goal = هدف { "points" } یا { "margin" } و تعداد است، مانند { "points 12" }، یا { "none-lost" }.
problem-mice-goal-arrow = اینجا پیکان لازم است، یک ستون و یک سطر از ۰ تا ۲۴ و یکی از { "N, E, S, W" }، مانند { "2 0 W" }؛ یا اگر نیست { "?" }.
problem-mice-goal-length = { $found } نوبت آمده است، ولی { $wanted } نوبت تا پایان بازی مانده.
problem-mice-goal-open = ۱ تا { $most } پیکان کم است، نه { $found } پیکان.
problem-mice-goal-player = پیکان نوبت { $turn } کم است، ولی بازیکنی که آن را می‌گذارد کسی نیست که نخستین پیکان کم از اوست.
problem-fugitive-goal = هدف { "catch" } و شمار حرکت‌های پلیس‌هاست، یا { "free" } و شمار حرکت‌های دزد، مانند { "catch 4" }.
problem-fugitive-goal-cities = نقشهٔ معما حداکثر { $most } شهر دارد، نه { $found } شهر.
problem-fugitive-goal-placed = معما وقتی شروع می‌شود که هر دو طرف روی نقشه باشند.
problem-fugitive-goal-detectives = معما برای پلیس‌هاست، ولی نوبت دزد است.
problem-fugitive-goal-fugitive = معما برای دزد است، ولی نوبت پلیس‌هاست.
problem-crossing-goal = هدف { "cross" } و شمار نوبت‌هاست، مانند { "cross 17" }.
problem-crossing-goal-turns = مهره ۱ تا { $left } نوبت برای رسیدن به مقصد دارد، نه { $found } نوبت.
problem-crossing-goal-other = مهرهٔ بازیکن ۲ در سطر { $row }، ستون { $column } است، ولی هنگام حل معما باید در خانهٔ شروعش بماند.
