# Persian texts of Rabbit Hunt. A heading with three marks begins the texts that load with that part of the page,
# locales/fa.PART.ftl. The texts before the first such heading load at once. The rules are at the top of locales/fa.ftl.

rabbits-name = شکار خرگوش
rabbits-sentence = هشت خرگوش در هزارتو کلم می‌خورند و شش شکارچی دنبالشان می‌کنند. مهره‌های هر طرف همه با هم حرکت می‌کنند.
rabbits-seat-0 = خرگوش‌ها
    .number = many
rabbits-seat-1 = شکارچی‌ها
    .number = many
rabbits-won = { $winner } بردند: { $most } امتیاز در برابر { $least ->
    [0] صفر
   *[other] { $least }
}.
rabbits-you-won = شما بردید: { $most } امتیاز در برابر { $least ->
    [0] صفر
   *[other] { $least }
}.
rabbits-you-lost = شما باختید: { $least ->
    [0] صفر
   *[other] { $least }
} امتیاز در برابر { $most }.
rabbits-draw = مساوی: هر طرف { $most } امتیاز.
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
illegal-rabbits-same-cell = مهره‌های { $first } و { $second } هر دو به یک خانه می‌روند. در هر خانه تنها یک مهره از هر طرف جا می‌گیرد.
problem-rabbits-move = حرکت برای هر مهره یک حرف { "N, E, S, W" } یا { "-" } است، ۸ تا برای خرگوش‌ها و ۶ تا برای شکارچی‌ها، مانند { "SWNNWSSE" }.

### board

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
rabbits-turn-0 = یک خرگوش را بزنید و بعد خانه‌ای نزدیک یا دور را. «{ rabbits-send }» همه را حرکت می‌دهد. کلم بخورید و از دسترس شکارچی‌ها دور بمانید.
rabbits-turn-1 = یک شکارچی را بزنید و بعد خانه‌ای نزدیک یا دور را. «{ rabbits-send }» همه را حرکت می‌دهد. شکارچی‌ای که به خانهٔ خرگوش برسد آن را شکار می‌کند.

## The board

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
rabbits-send-turn = فرستادن ({ $does })
rabbits-go-on = { $count } در راه
rabbits-move = { $count } در حرکت
rabbits-stay = { $count } بی‌حرکت
rabbits-stopped = توقف، شکارچی نزدیک است: { $pieces }.
rabbits-send-key = Enter
rabbits-choose = { $piece }: جایی را که باید برود بزنید، دور یا نزدیک.
rabbits-progress = { $left ->
    [0] همه انتخاب شدند.
   *[other] { $chosen } مهره انتخاب شد؛ بقیه می‌مانند.
}
rabbits-sentence-end = ‏{ $text }.
rabbits-send-waits = همین که پیشنهاد برسد، نوبت فرستاده می‌شود.
rabbits-none-moves = همه می‌مانند
rabbits-all-stay = هیچ مهره‌ای حرکت نمی‌کند. اگر همین را می‌خواهید، دوباره «{ rabbits-send }» را بزنید.
rabbits-too-short = هر نوبت { $count } حرف دارد، برای هر مهره یکی؛ شما { $typed } حرف نوشته‌اید.
rabbits-moved = ‏{ $side }: { $result }.
rabbits-semicolon = { "؛\u200F " }
rabbits-group = ‏{ $way } { $pieces }
rabbits-eaten = { $count } کلم خورده شد
rabbits-catch = شکارچی { $hunter } خرگوش { $rabbit } را شکار می‌کند

### ending

rabbits-story = { $you ->
    [hunters] شما { $caught ->
        [0] هیچ خرگوشی نگرفتید
       *[other] { $caught } خرگوش گرفتید
    }؛ خرگوش‌ها { $eaten ->
        [0] هیچ کلمی نخوردند
       *[other] { $eaten } کلم خوردند
    }.
    [rabbits] شما { $eaten ->
        [0] هیچ کلمی نخوردید
       *[other] { $eaten } کلم خوردید
    } و { $caught ->
        [0] هیچ خرگوشی از دست ندادید
       *[other] { $caught } خرگوش از دست دادید
    }.
   *[none] خرگوش‌ها { $eaten ->
        [0] هیچ کلمی نخوردند
       *[other] { $eaten } کلم خوردند
    }؛ شکارچی‌ها { $caught ->
        [0] هیچ خرگوشی نگرفتند
       *[other] { $caught } خرگوش گرفتند
    }.
}

### analysis

## Expected results

rabbits-amount = ‏{ $points } { $count ->
    [one] امتیاز
   *[other] امتیاز
}
rabbits-ahead = { $side } حدود { $points } امتیاز جلو
rabbits-behind = { $side } حدود { $points } امتیاز عقب

### editor

rabbits-tool-piece = { $seat ->
    [0] خرگوش
   *[other] شکارچی
}
rabbits-tool-move = جابه‌جا کردن
rabbits-tool-cabbage = کلم
rabbits-tool-remove = پاک کردن
rabbits-edit-cell = سطر { $row }، ستون { $column }: { $what ->
    [cabbage] کلم
   *[nothing] خالی
}
rabbits-edit-ply = حرکت‌های انجام‌شده
rabbits-edit-limit = حرکت‌های هر طرف
rabbits-edit-points = امتیاز: { $side }
rabbits-edit-all = همه‌جا کلم
rabbits-edit-none = بدون کلم
rabbits-edit-note = هزارتو همیشه یکی است. خرگوشی که در آن نباشد شکار شده است.
problem-rabbits-draft-hunters = هر { $all } شکارچی باید روی تخته باشند: { $missing } شکارچی کم است.
problem-rabbits-draft-shared = در خانهٔ { $cell } (سطر، ستون) تنها یک مهره جا می‌گیرد.
problem-rabbits-draft-cabbage = در خانهٔ { $cell } (سطر، ستون) نمی‌تواند کلم باشد: خرگوشی که آنجاست آن را خورده بود.
problem-rabbits-draft-eaten = خرگوش‌ها برای هر خانهٔ بی‌کلم حداکثر یک امتیاز دارند، اینجا حداکثر { $most }.
problem-rabbits-draft-caught = شکارچی‌ها برای هر خرگوشی که شکار کرده‌اند { $each } امتیاز دارند، اینجا حداکثر { $most }.
problem-rabbits-draft-limit = هر طرف ۱ تا { $most } حرکت دارد.
problem-rabbits-draft-ply = با این سقف، حداکثر { $most } حرکت می‌تواند انجام شده باشد.

### keys

rabbits-keys =
    { "1–8" } | انتخاب مهره
    پیکان‌ها، N E S W | گام آن
    - | می‌ماند
    Backspace | پس‌گیری آخرین گام
    R | پیشنهاد بقیه
    Enter | فرستادن
    +, Shift − | بزرگ‌نمایی

### lessons

rabbits-lesson-eat = خرگوش‌ها با شماست. خرگوش { 1 } را بزنید، بعد کلم درست زیر آن را و بعد «فرستادن» را.
rabbits-lesson-eat-done = خورده شد: یک امتیاز. شکارچی‌ای که به خرگوش برسد آن را شکار می‌کند، با ۷۵ امتیاز.
rabbits-lesson-eat-wrong = این حرکت دیگری بود. خرگوش { 1 } را یک خانه به جنوب، به سوی کلم، بفرستید.
rabbits-lesson-wall = شکارچی { 1 } در سطر { "11" } بالای دیوار است. می‌تواند یک‌راست به سطر { "12" } بیاید؟
rabbits-lesson-wall-answer-0 = بله
rabbits-lesson-wall-answer-1 = نه، دیوار میان آن‌هاست
rabbits-lesson-wall-done = مهره‌ها در هر نوبت یک خانه می‌روند و هرگز از دیوار نمی‌گذرند.
rabbits-lesson-wall-wrong = به خط پررنگ میان دو سطر نگاه کنید.
rabbits-lesson-both = همه با هم حرکت می‌کنند. خرگوش { 1 } را یک خانه به غرب و خرگوش { 2 } را یک خانه به شرق بفرستید.
rabbits-lesson-both-done = دو خرگوش، دو کلم، یک نوبت. بعد شکارچی‌ها حرکت می‌کنند.
rabbits-lesson-both-wrong = پیش از زدن «فرستادن»، خرگوش { 1 } به غرب و خرگوش { 2 } به شرق برود.
rabbits-lesson-flee = شکارچی { 2 } نزدیک شد. خرگوش { 2 } را جایی ببرید که شکارچی با یک گام به آن نرسد.
rabbits-lesson-flee-done = دور از دسترس.
rabbits-lesson-flee-wrong = هنوز نزدیک است. شرق یا جنوب از شکارچی دور می‌شود.
rabbits-lesson-swap = دو خرگوش نمی‌توانند در یک خانه بایستند. می‌توانند جایشان را عوض کنند؟
rabbits-lesson-swap-answer-0 = بله
rabbits-lesson-swap-answer-1 = نه
rabbits-lesson-swap-done = همه با هم حرکت می‌کنند، پس می‌توانند.
rabbits-lesson-swap-wrong = فکر کنید هر دو در یک لحظه می‌روند.
rabbits-lesson-into = خرگوشی به خانهٔ شکارچی می‌رود. چه می‌شود؟
rabbits-lesson-into-answer-0 = شکارچی شکار می‌شود
rabbits-lesson-into-answer-1 = خرگوش شکار می‌شود
rabbits-lesson-into-done = شکار می‌شود و چیزی نمی‌خورد.
rabbits-lesson-into-wrong = شکارچی‌ها هیچ‌وقت شکار نمی‌شوند.
rabbits-lesson-feast = اکنون با هر دو خرگوش در یک نوبت بخورید و کنار هیچ شکارچی نایستید.
rabbits-lesson-feast-done = هر دو خوردند و هیچ‌کدام شکار نشد. هر طرف که در پایان امتیاز بیشتری داشته باشد می‌برد.
rabbits-lesson-feast-wrong = کنار خرگوش { 1 } یک کلم است و کنار خرگوش { 2 } دو تا، که یکی پیش شکارچی { 2 } است.

### pictures

picture-cabbages = { $count ->
    [0] کلمی نمانده است.
    [one] یک کلم مانده است.
   *[other] { $count } کلم مانده است.
}

### problems

## Rabbit Hunt

problem-rabbits-limit-line = در این خط تعداد حرکت‌های هر طرف می‌آید: { "limit" } و عددی از ۱ تا { $most }.
problem-rabbits-limit = هر طرف ۱ تا { $most } حرکت دارد.
problem-rabbits-limit-told = هر طرف ۱ تا { $most } حرکت دارد، در مسابقه ۱۲۰ تا ۲۴۰.
problem-rabbits-parts = وضعیت هفت بخش دارد (کلم‌ها، خرگوش‌ها، شکارچی‌ها، امتیاز خرگوش‌ها، امتیاز شکارچی‌ها، حرکت‌های انجام‌شده، تعداد حرکت‌ها)، نه { $count }.
problem-rabbits-points = امتیاز { $side ->
    [white] خرگوش‌ها
   *[black] شکارچی‌ها
} را باید با رقم نوشت.
problem-rabbits-rabbit = خرگوش { $number } خانه‌ای است مانند { "13,10" }، یا { "-" } اگر شکار شده باشد؛ سطرها و ستون‌ها از صفر تا ۲۳ هستند.
problem-rabbits-hunter = شکارچی { $number } خانه‌ای است مانند { "10,10" }؛ سطرها و ستون‌ها از صفر تا ۲۳ هستند.
problem-rabbits-rabbits = خرگوش‌ها { $most } تا هستند، نه { $found } تا.
problem-rabbits-hunters = شکارچی‌ها { $most } تا هستند، نه { $found } تا.
problem-rabbits-cabbage-rows = کلم‌ها ۲۴ سطر دارند، نه { $count }.
problem-rabbits-cabbage-row = سطر { $row } کلم‌ها شش رقم شانزده‌شانزدهی است.
problem-rabbits-one-cell = در خانهٔ { $cell } (سطر، ستون) تنها یک مهره جا می‌گیرد.
problem-rabbits-on-cabbage = در خانهٔ { $cell } (سطر، ستون) نمی‌تواند کلم باشد: خرگوشی که آنجاست آن را خورده بود.
problem-rabbits-white-points = خرگوش‌ها برای هر خانهٔ بی‌کلم حداکثر یک امتیاز دارند.
problem-rabbits-black-points = شکارچی‌ها برای هر خرگوش شکارشده { $capture } امتیاز دارند، و نه بیشتر از آنچه خرگوش‌های بیرون از تخته ارزش دارند.
problem-rabbits-played = وقتی هر طرف { $limit } حرکت دارد، حداکثر { $most } حرکت می‌تواند انجام شده باشد.
problem-rabbits-player = شمارهٔ صفر خرگوش‌هاست و شروع می‌کند، شمارهٔ ۱ شکارچی‌هاست.

## Puzzles

problem-rabbits-goal = هدف { "eat" } یا { "catch" }، تعداد کلم‌ها یا خرگوش‌ها، { "in" } و تعداد حرکت‌های خودی است، مانند { "eat 5 in 4" }، یا { "survive" } و تعداد حرکت‌های خودی.
problem-rabbits-goal-rabbits = معما برای خرگوش‌هاست، ولی نوبت شکارچی‌هاست.
problem-rabbits-goal-hunters = معما برای شکارچی‌هاست، ولی نوبت خرگوش‌هاست.
problem-rabbits-goal-cabbages = { $most } کلم هست: هدف ۱ تا { $most } کلم است، نه { $found } کلم.
problem-rabbits-goal-running = { $most } خرگوش مانده است: هدف ۱ تا { $most } خرگوش است، نه { $found } خرگوش.

### protocol

rabbits-protocol-start =
    برنامه دو خط می‌خواند.
    - تعداد حرکت‌های هر طرف، از `{ "120" }` تا `{ "240" }`.
    - شمارهٔ خودش. `{ "0" }`: خرگوش‌ها را بازی می‌کند و اول حرکت می‌کند. `{ "1" }`: شکارچی‌ها را بازی می‌کند.
rabbits-protocol-turn = خرگوش‌ها آغاز می‌کنند و سپس دو طرف به نوبت حرکت می‌کنند. برنامه حرکت خود را می‌نویسد و حرکت طرف دیگر را می‌خواند، هر حرکت در یک خط. برنامه حرکت‌های خودش را نمی‌خواند.
rabbits-protocol-answer =
    هر حرکت برای هر مهره یک نویسه دارد، به ترتیب شماره‌ها: ۸ نویسه برای خرگوش‌ها، مانند `{ "SWNNWSSE" }`، و ۶ نویسه برای شکارچی‌ها، مانند `{ "WSESWE" }`.
    - `{ "N" }`، `{ "E" }`، `{ "S" }`، `{ "W" }`: مهره یک خانه به بالا، راست، پایین یا چپ می‌رود.
    - `{ "-" }`: مهره می‌ماند. خرگوش شکارشده از آن پس همیشه `{ "-" }` دارد؛ جای بقیه در خط عوض نمی‌شود.
    - هیچ مهره‌ای از دیوار نمی‌گذرد، و هیچ دو مهره‌ای از یک طرف در یک خانه قرار نمی‌گیرند.
rabbits-protocol-end = برنامه خودش حرکت‌ها، کلم‌ها و خرگوش‌ها را می‌شمارد، پایان بازی را تشخیص می‌دهد و خودش پایان می‌یابد؛ خطی در این باره نمی‌آید. پس از آخرین حرکت خرگوش‌ها شکارچی‌ها هنوز حرکت خود را انجام می‌دهند و برنامهٔ خرگوش‌ها می‌تواند آن را بخواند. اگر طرف دیگر زودتر ببازد، ورودی تمام می‌شود.
rabbits-protocol-time = هر حرکت ۰٫۲۵ ثانیه وقت دارد.

### puzzles

puzzle-missed-catch-rabbits = { $caught ->
    [0] هیچ خرگوشی گرفته نشد: خرگوش { $number } گریخت.
   *[other] { $caught } خرگوش گرفتید، ولی خرگوش { $number } گریخت.
}
puzzle-missed-survive = خرگوش { $number } اینجا گرفته شد.
puzzle-missed-eat = { $eaten ->
    [0] هیچ کلمی نخوردید؛
   *[other] { $eaten } کلم خوردید؛
} { $short } تا کم است.
puzzle-short-eat = خوردن { $value ->
    [one] یک کلم
   *[other] { $value } کلم
} { $missing ->
    [one] با همین حرکت
   *[other] در { $missing } حرکت
}
puzzle-short-catch-rabbits = شکار { $value ->
    [one] یک خرگوش
   *[other] { $value } خرگوش
} { $missing ->
    [one] با همین حرکت
   *[other] در { $missing } حرکت
}
puzzle-short-survive = زنده ماندن { $missing ->
    [one] در همین حرکت
   *[other] تا { $missing } حرکت
}
puzzle-task-eat = شما خرگوش هستید: { $missing ->
    [one] با همین حرکت
   *[other] در حداکثر { $missing } حرکت
} { $value ->
    [one] یک کلم
   *[other] { $value } کلم
} بخورید.
puzzle-task-catch-rabbits = شما شکارچی هستید: { $missing ->
    [one] با همین حرکت
   *[other] در حداکثر { $missing } حرکت
} { $value ->
    [one] یک خرگوش
   *[other] { $value } خرگوش
} شکار کنید.
puzzle-task-survive = شما خرگوش هستید: طوری حرکت کنید که شکارچی‌ها { $missing ->
    [one] در پاسخ
   *[other] تا { $missing } حرکت
} هیچ خرگوشی شکار نکنند.
rabbits-puzzle-hint = به { $piece } نگاه کنید.
rabbits-puzzle-hint-stay = همه سر جایشان می‌مانند.

## Making a puzzle

puzzle-goal-eat = خوردن این تعداد کلم
puzzle-goal-survive = از دست ندادن خرگوش
puzzle-goal-catch-rabbits = شکار این تعداد خرگوش

## Themes

rabbits-theme-ambush = کمین
rabbits-theme-ambush-about = شکارچی‌ای که خرگوش را می‌گیرد، اول سر جایش می‌ماند.
rabbits-theme-chase = تعقیب
rabbits-theme-chase-about = شکارچی‌ها یک‌راست سراغ خرگوش می‌روند.
rabbits-theme-circle = رفت و برگشت
rabbits-theme-circle-about = خرگوشی به خانه‌ای برمی‌گردد که از آن رفته بود.
rabbits-theme-crossroads = تقاطع
rabbits-theme-crossroads-about = خرگوشی به خانه‌ای می‌گریزد که سه راه یا بیشتر دارد.
rabbits-theme-daring = بیخ گوش شکارچی
rabbits-theme-daring-about = خرگوشی در دو قدمی شکارچی یا نزدیک‌تر کلم می‌خورد.
rabbits-theme-detour = راه دور
rabbits-theme-detour-about = شکارچی‌ای اول از خرگوش دور می‌شود.
rabbits-theme-double = دو خرگوش
rabbits-theme-double-about = دو خرگوش شکار می‌شوند.
rabbits-theme-drive = راندن
rabbits-theme-drive-about = خرگوش دو قدم یا بیشتر دورتر از جای اولش شکار می‌شود.
rabbits-theme-escape = فرار
rabbits-theme-escape-about = خرگوش‌ها از شکارچی‌ها می‌گریزند.
rabbits-theme-feast = ضیافت
rabbits-theme-feast-about = در هر حرکت چیزی خورده می‌شود.
rabbits-theme-fork = دو هدف
rabbits-theme-fork-about = پس از حرکت اول دو خرگوش هم‌زمان در خطرند.
rabbits-theme-freeze = بی‌حرکت
rabbits-theme-freeze-about = خرگوشی که در خطر است سر جایش می‌ماند.
rabbits-theme-harvest = با هم خوردن
rabbits-theme-harvest-about = دو خرگوش یا بیشتر کلم می‌خورند.
rabbits-theme-passage = گذرگاه
rabbits-theme-passage-about = خرگوش جایی شکار می‌شود که فقط دو راه دارد.
rabbits-theme-patience = شکیبایی
rabbits-theme-patience-about = در یکی از حرکت‌ها چیزی خورده نمی‌شود.
rabbits-theme-pincer = گازانبر
rabbits-theme-pincer-about = دو شکارچی از دو سو نزدیک می‌شوند.
rabbits-theme-sacrifice = قربانی
rabbits-theme-sacrifice-about = خرگوشی از دست می‌رود، ولی باز هم به هدف می‌رسید.
rabbits-theme-scatter = هرکدام به سویی
rabbits-theme-scatter-about = خرگوش‌ها به سوهای مختلف می‌گریزند.
rabbits-theme-slip-past = رو به شکارچی‌ها
rabbits-theme-slip-past-about = خرگوشی به شکارچی‌ها نزدیک می‌شود و همان‌جا در امان است.

### rules

rabbits-rules-start-title = زمین
rabbits-rules-start = هزارتویی از ۲۴ در ۲۴ خانه. سطرها را از بالا و ستون‌ها را از چپ می‌شمارند، هر دو از صفر؛ شمال بالاست. در هر خانه‌ای که در آغاز مهره‌ای نباشد یک کلم روییده است، در مجموع ۵۶۲ کلم. یک طرف هشت خرگوش دارد و طرف دیگر شش شکارچی؛ خرگوش‌ها شروع می‌کنند.
rabbits-rules-start-picture = آغاز بازی: خرگوش‌ها گرد و شکارچی‌ها مربع‌اند.
rabbits-rules-start-ours = خرگوش‌های ۱ تا ۴ در سطر ۱۳ و خرگوش‌های ۵ تا ۸ در سطر ۱۴ شروع می‌کنند، در ستون‌های ۱۰ تا ۱۳ از چپ به راست. شکارچی‌های ۱ تا ۴ در سطر ۱۰، ستون‌های ۱۰ تا ۱۳، و شکارچی‌های ۵ و ۶ در سطر ۹، ستون‌های ۱۱ و ۱۲ شروع می‌کنند. شکل صورت مسئله گم شده است؛ این آغاز بازسازی شده و نمونهٔ صورت مسئله از آن بدون شکستن هیچ قانونی بازی می‌شود.
rabbits-rules-move-title = حرکت
rabbits-rules-move = هر مهرهٔ آن طرف یا می‌ماند یا، اگر دیواری در میان نباشد، به خانهٔ کناری می‌رود: همه با هم، پس دو مهره می‌توانند جا عوض کنند. خرگوشی که به کلمی برسد آن را می‌خورد و یک امتیاز می‌گیرد.
rabbits-rules-move-picture = ۱ و ۲ جا عوض می‌کنند، ۳ به جنوب می‌رود و می‌خورد.
rabbits-rules-cell-title = یک خانه، یک مهره
rabbits-rules-cell = پس از حرکت، دو مهره از یک طرف نباید در یک خانه باشند.
rabbits-rules-cell-picture = غیرمجاز: ۱ و ۲ به هم می‌رسند.
rabbits-rules-cell-ours = حتی اگر شکارچی‌ای در آن خانه باشد هم مجاز نیست.
rabbits-rules-catch-title = شکار
rabbits-rules-catch = شکارچی‌ای که به خانهٔ خرگوشی برسد آن را شکار می‌کند و ۷۵ امتیاز می‌گیرد. خرگوش از زمین بیرون می‌رود.
rabbits-rules-catch-picture = شکارچی ۱ خرگوش ۳ را شکار می‌کند. شکارچی ۲ به خرگوش ۴ نزدیک می‌شود، ولی هنوز شکارش نمی‌کند.
rabbits-rules-catch-ours = نمونهٔ صورت مسئله هر خرگوش شکارشده را ۷۰ امتیاز می‌شمارد و در خانه‌های آغاز هم کلم دارد. قوانین صورت مسئله چیز دیگری می‌گویند و ما از همان‌ها پیروی کرده‌ایم.
rabbits-rules-walks-in-title = با پای خود در دام
rabbits-rules-walks-in = خرگوشی هم که به خانهٔ شکارچی برود شکار می‌شود و چیزی نمی‌خورد.
rabbits-rules-walks-in-picture = خرگوش ۵ به خانهٔ شکارچی ۱ می‌رود.
rabbits-rules-end-title = پایان
rabbits-rules-end = بازی وقتی تمام می‌شود که پس از حرکت خرگوش‌ها کلمی نمانده باشد، یا پس از حرکت شکارچی‌ها خرگوشی نمانده باشد، یا هر دو طرف همهٔ حرکت‌هایشان را انجام داده باشند. هر طرف ۱۲۰ تا ۲۴۰ حرکت دارد و برنامه‌ها پیش از بازی از تعدادش باخبر می‌شوند. هر طرف که امتیاز بیشتری داشته باشد می‌برد. اگر خرگوش‌ها آخرین خرگوششان را در حرکت خود از دست بدهند، شکارچی‌ها باز هم پاسخ می‌دهند.
rabbits-rules-notation-title = نوبت به حروف
rabbits-rules-notation = هر نوبت برای هر مهره یک حرف دارد، به ترتیب شماره: { "N" } شمال، { "E" } شرق، { "S" } جنوب، { "W" } غرب، و { "-" } برای مهره‌ای که می‌ماند یا شکار شده است. { "SWNNWSSE" } نوبتی از خرگوش‌هاست و { "WSESWE" } نوبتی از شکارچی‌ها.
rabbits-rules-notation-page = روی تخته، رقم مهره را انتخاب می‌کند و کلید جهت یا حرف گامش را؛ { "-" } آن را نگه می‌دارد، { "Backspace" } پس می‌گیرد، { "R" } بقیه را پیشنهاد می‌کند و { "Enter" } می‌فرستد. زدن خانه‌ای دور یا کشیدن مهره، آن را نوبت به نوبت به آنجا می‌فرستد؛ با قاب، { "Shift" } یا دو انگشت بی‌حرکت چند مهره انتخاب می‌شود. چرخ ماوس، باز و بسته کردن دو انگشت، دو ضربهٔ پیاپی، { "+" } و { "Shift" } با { "−" } اندازهٔ تخته را تغییر می‌دهند؛ روی تختهٔ بزرگ‌شده، کشیدن، تخته را جابه‌جا می‌کند و همراه با { "Shift" } قاب می‌کشد. بدون ساعت بازی می‌کنید، مگر آنکه خودتان ساعت بگذارید.
rabbits-rules-maze-title = هزارتو به شکل متن
rabbits-rules-maze = هزارتو در همهٔ بازی‌ها یکی است. ۲۴ خط از بالا به پایین دارد و هر خط ۲۴ رقم شانزده‌شانزدهی از چپ به راست. هر رقم مجموع دیوارهای یک خانه است: ۱ برای شمال، ۲ برای شرق، ۴ برای جنوب و ۸ برای غرب. پس { "9" } خانه‌ای است با دیوار در شمال و غرب.
rabbits-rules-maze-ours = ده خط از جدول صورت مسئله رقم کم یا زیاد دارد. اینجا درست شده‌اند: هر دیوار با دیوار خانهٔ کناری‌اش سازگار است، مرز بسته است و به همهٔ خانه‌ها می‌توان رسید.
