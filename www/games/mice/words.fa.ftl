# Persian texts of Space Mice. A heading with three marks begins the texts that load with that part of the page,
# locales/fa.PART.ftl. The texts before the first such heading load at once. The rules are at the top of locales/fa.ftl.

mice-name = موش‌های فضایی
mice-sentence = موش‌ها به همان سو می‌دوند که پیکان‌ها نشان می‌دهند. موش‌ها را به سفینهٔ خودتان بکشانید و گربه‌ها را به سفینهٔ دیگران.
mice-seat-0 = قرمز
mice-seat-1 = آبی
mice-seat-2 = طلایی
mice-seat-3 = بنفش
mice-won = { $winner } برد: { $most } امتیاز در برابر { $others }.
mice-you-won = شما بردید: { $most } امتیاز در برابر { $others }.
mice-you-lost = { $winner } با { $most } امتیاز برد. امتیاز شما { $mine ->
    [0] صفر
   *[other] { $mine }
} است.
mice-draw = مساوی: { $sides }، هر کدام { $most } امتیاز.
illegal-mice-off-board = { $cell } روی تخته نیست: ستون‌ها و سطرها از صفر تا { $last } هستند.
illegal-mice-pit = { $cell } چاله است و پیکان نمی‌پذیرد.
illegal-mice-rocket = { $cell } سفینه است و پیکان نمی‌پذیرد.
illegal-mice-arrow = در { $cell } از پیش پیکانی هست.
illegal-mice-puzzle-cell = { $cell } باید خالی بماند: در نوبت { $turn }، بازیکن { $player } آنجا پیکان می‌گذارد.

### board

mice-start = تخته
mice-start-two = ۲ بازیکن، ۹ × ۹، ۴۰ پیکان
mice-start-three = ۳ بازیکن، ۱۱ × ۱۱، ۴۵ پیکان
mice-start-four = ۴ بازیکن، ۱۱ × ۱۱، ۴۸ پیکان
mice-start-example = ۲ بازیکن، نمونهٔ صورت مسئله، ۸ پیکان
mice-start-new = تختهٔ جدید
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
mice-turn = خانه‌ای را بزنید و بعد جهت پیکان را. جانورانی که به آن برسند می‌پیچند. هر موش در سفینهٔ شما یک امتیاز است و هر گربه ده امتیاز کم می‌کند: گربه‌ها را پیش دیگران بفرستید.

## New game

making-board = در جست‌وجوی تخته‌ای عادلانه…

## The board

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
mice-preview = { $move }: در { $turns } نوبت، { $result }.
mice-preview-ways = { $move }: جانورها را می‌چرخاند، ولی در { $turns } نوبت امتیازی ندارد.
mice-preview-none = { $move }: در { $turns } نوبت چیزی را تغییر نمی‌دهد.
mice-preview-blind = { $move }: اینجا گذاشته شود؟
mice-moved = ‏{ $side }: { $move }.
mice-moved-result = ‏{ $side }: { $move }. { $result }.
mice-rescued = { $count } موش به { $side } رسید
mice-raided = { $count } گربه به { $side } رسید
mice-eaten = { $count } موش خورده شد

### ending

mice-story = به سفینهٔ { $who ->
    [you] شما
   *[side] { $side }
} { $mice ->
    [0] صفر
   *[other] { $mice }
} موش و { $cats ->
    [0] صفر
   *[other] { $cats }
} گربه رسید.

### analysis

## Expected results

mice-amount = ‏{ $points } { $count ->
    [one] امتیاز
   *[other] امتیاز
}
mice-ahead = { $side } حدود { $points } امتیاز جلو
mice-behind = { $side } حدود { $points } امتیاز عقب

### assignment

mice-assignment = صورت مسئله یک شبیه‌ساز می‌خواهد که بازی تمام‌شده‌ای را بخواند و امتیاز هر بازیکن را چاپ کند. اینجا شبیه‌ساز با نمونهٔ صورت مسئله و با بازی‌هایی اجرا می‌شود که اشتباه‌ها را آشکار می‌کنند، و برای هر یک ۱۰ ثانیه وقت دارد.
mice-assignment-input = { $size } در { $size }، { $players } بازیکن، { $doors } دریچه، { $turns } نوبت

### editor

mice-tool-rocket = سفینه
mice-tool-door = دریچه
mice-tool-mouse = موش
mice-tool-cat = گربه
mice-tool-arrow = پیکان
mice-tool-turn = چرخاندن
mice-tool-remove = پاک کردن
mice-edit-seat = سفینه یا پیکان چه کسی
mice-edit-heading = جهت
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
mice-edit-note = پیش از هر پیکان جانورها یک گام برمی‌دارند: آن‌ها را جایی بچینید که پیش از آن گام هستند. دریچه در دیوار کنار خانه‌ای از لبه جا می‌گیرد.
mice-edit-board = تخته، همان‌گونه که ورودی مسئله شروع می‌شود
problem-mice-draft-rocket = بازیکن { $player } سفینه ندارد.
problem-mice-draft-rockets = در { $cell } دو سفینه هست.
problem-mice-draft-doors = دیوار بیرونی ۱ تا { $most } دریچه دارد، نه { $found } دریچه.
problem-mice-draft-door = کنار { $cell } جای دریچه نیست، یا آنجا دو دریچه هست.
problem-mice-draft-on-rocket = در { $cell } سفینه هست: چیز دیگری نمی‌تواند آنجا باشد.
problem-mice-draft-arrows = در { $cell } دو پیکان هست.
problem-mice-draft-wall = جانورهای { $cell } رو به دیوارند: آن‌ها را بچرخانید.
problem-mice-draft-animals = تعداد جانورهای { $cell } درست نیست.
problem-mice-draft-count = حداکثر { $most } جانور می‌تواند باشد.
problem-mice-draft-points = بازیکن { $player } حداکثر { $most } امتیاز دارد.
problem-mice-draft-turns = بازی ۱ تا { $most } نوبت دارد.
problem-mice-draft-ply = { $most } نوبت هست: بیش از این پیکان نمی‌تواند گذاشته شده باشد.
problem-mice-draft-pit = { $cell } چاله است و چیزی نمی‌تواند آنجا باشد.

### keys

mice-keys =
    پیکان‌ها | از خانه به خانه؛ روی خانهٔ انتخاب‌شده، جهت پیکان
    N E S W | جهت پیکان
    Enter | انتخاب خانه، گذاشتن پیکان
    { "+ − 0" } | بزرگ‌نمایی
    Esc | انتخاب خانه‌ای دیگر

### lessons

mice-lesson-turn = موش‌ها را به سفینهٔ قرمز خود بپیچانید: { "1 3" } را بزنید، بعد پیکان شرق را{ $hand ->
    [mouse] .
   *[other] {" "}و بعد «گذاشتن» را.
}
mice-lesson-turn-done = اکنون هر موشی که به این پیکان برسد به شرق می‌پیچد. هر موش در سفینهٔ شما یک امتیاز است.
mice-lesson-turn-wrong = آنجا نه. { "1 3" } را بزنید: ستون { "1" }، سطر { "3" }.
mice-lesson-worth = جانور بزرگ و تیره در سطر { "1" } گربه است. گربه در سفینهٔ شما چند امتیاز دارد؟
mice-lesson-worth-answer-0 = یک امتیاز
mice-lesson-worth-answer-1 = ده امتیاز کم می‌کند
mice-lesson-worth-answer-2 = هیچ
mice-lesson-worth-done = پس جای گربه در سفینهٔ بازیکنی دیگر است.
mice-lesson-worth-wrong = گربه‌ها موش می‌خورند. کسی گربه نمی‌خواهد.
mice-lesson-cat = گربه را به سفینهٔ آبی بفرستید: پیکانی در { "5 1" } رو به جنوب.
mice-lesson-cat-done = گربه سه نوبت دیگر آنجاست.
mice-lesson-cat-wrong = آنجا نه. سفینهٔ آبی در ستون { "5" } و پایین‌تر از سطر گربه است.
mice-lesson-second = موش‌های دیگری در سطر { "5" } می‌آیند. پیکانی را پیدا کنید که آن‌ها را رو به شمال به سفینهٔ شما بپیچاند.
mice-lesson-second-done = اکنون دو رشته موش به سوی شما می‌دوند.
mice-lesson-second-wrong = در سطر { "5" } زیر سفینهٔ خودتان را ببینید.
mice-lesson-fourth = شما سه پیکان روی تخته دارید. با گذاشتن چهارمی چه می‌شود؟
mice-lesson-fourth-answer-0 = پذیرفته نمی‌شود
mice-lesson-fourth-answer-1 = قدیمی‌ترین پیکان شما می‌رود
mice-lesson-fourth-answer-2 = قدیمی‌ترین پیکان آبی می‌رود
mice-lesson-fourth-done = پیکان خط‌چین قدیمی‌ترین است: نوبت رفتن آن است.
mice-lesson-fourth-wrong = هر بازیکن بیش از سه پیکان ندارد، ولی در هر نوبت یکی می‌گذارد.
mice-lesson-eaten = موش و گربه‌ای به یک خانه می‌رسند. چه می‌شود؟
mice-lesson-eaten-answer-0 = از کنار هم می‌گذرند
mice-lesson-eaten-answer-1 = موش خورده می‌شود
mice-lesson-eaten-done = اگر جایشان را با هم عوض کنند هم موش خورده می‌شود.
mice-lesson-eaten-wrong = هرچه باشد گربه است.
mice-lesson-last = با پیکان تازه پیکان { "1 3" } می‌رود. موش‌هایش را از راه سطر { "5" } به خودتان برسانید.
mice-lesson-last-done = در { "1 5" } به شرق، در { "3 5" } به شمال و بعد به خانه. در پایان، بیشترین امتیاز می‌برد.
mice-lesson-last-wrong = موش‌های ستون { "1" } را همان‌جا که به سطر { "5" } می‌رسند بپیچانید؛ پیکان { "3 5" } بقیهٔ کار را می‌کند.

### pictures

picture-size = تخته‌ای { $columns } در { $rows }.

### problems

## Space Mice

problem-mice-move = پیکان یک ستون و یک سطر از صفر تا ۲۴ و یکی از { "N, E, S, W" } است، مانند { "2 0 W" }.
problem-mice-size-line = در این خط پهنا و بلندی تخته می‌آید، مانند { "9 9" }.
problem-mice-players-line = در این خط تعداد بازیکنان می‌آید، ۲ تا ۴.
problem-mice-doors-line = در این خط تعداد دریچه‌ها می‌آید، ۱ تا ۱۶.
problem-mice-turns-line = در این خط تعداد نوبت‌ها می‌آید، ۱ تا ۱۰۰.
problem-mice-rocket-line = در این خط سفینهٔ بازیکن { $number } می‌آید: ستون و سطرش.
problem-mice-door-line = در این خط یک دریچه می‌آید: ستون یا سطرش و دیوارش، { "N, E, S, W" }، مانند { "2 E" }.
problem-mice-size = تخته مربع است، از ۵ در ۵ تا ۲۵ در ۲۵.
problem-mice-players = ۲ تا ۴ بازیکن هست.
problem-mice-doors = ۱ تا ۱۶ دریچه هست.
problem-mice-turns = ۱ تا ۱۰۰ نوبت هست.
problem-mice-rocket-place = سفینه در خانه‌ای از تخته جا می‌گیرد، نه در گوشه و نه جایی که سفینه‌ای هست.
problem-mice-door-place = دریچه در دیوار سطر یا ستونی از تخته جا می‌گیرد، نه کنار گوشه، و هر جا تنها یکی.
problem-mice-rockets = هر بازیکن باید یک سفینه داشته باشد.
problem-mice-parts = وضعیت هشت بخش دارد (اندازه، نوبت‌ها، سفینه‌ها، دریچه‌ها، پیکان‌های گذاشته‌شده، امتیازها، پیکان‌ها، جانورها)، نه { $count }.
problem-mice-rocket-text = اینجا سفینه لازم است، مانند { "1,2" }.
problem-mice-door-text = اینجا دریچه لازم است، مانند { "2E" }.
problem-mice-arrow-text = اینجا پیکان لازم است، مانند { "2,0W" }.
problem-mice-points-text = اینجا امتیاز لازم است، یک عدد.
problem-mice-animals-text = اینجا جانور لازم است، مانند { "3,1N2m1c" }.
problem-mice-size-number = اندازه را باید با رقم نوشت.
problem-mice-turns-number = تعداد نوبت‌ها را باید با رقم نوشت.
problem-mice-placed-number = تعداد پیکان‌های گذاشته‌شده را باید با رقم نوشت.
problem-mice-placed = پیکان‌های گذاشته‌شده نمی‌توانند از تعداد نوبت‌ها بیشتر باشند.
problem-mice-points = هر بازیکن امتیازی دارد، از صفر تا { $most }.
problem-mice-arrows = هر بازیکن حداکثر { $most } پیکان دارد.
problem-mice-animal-place = در { $cell } نمی‌تواند جانوری باشد: بیرون از تخته، چاله یا سفینه است.
problem-mice-animal-wall = جانورهای { $cell } نمی‌توانند رو به دیوار باشند: به چپ چرخیده بودند.
problem-mice-animal-twice = جانورهای { $cell } که به یک سو می‌روند با هم شمرده می‌شوند.
problem-mice-animal-none = در { $cell } باید حداقل یک جانور باشد.
problem-mice-animals = حداکثر { $most } جانور می‌تواند باشد.

## Puzzles

problem-generate-walls = دیوارها برای حداکثر { $most } دریچه جا دارند.
problem-generate-puzzle = معما ۱ یا ۲ پیکان کم دارد و تخته‌ای حداکثر ۱۳ در ۱۳، یا ۳ پیکان و تخته‌ای حداکثر ۷ در ۷، و ۴ تا ۲۴ نوبت مانده.
problem-mice-goal = هدف { "points" } یا { "margin" } و تعداد امتیاز است، مانند { "points 12" }، یا { "none-lost" }.
problem-mice-goal-arrow = اینجا پیکان لازم است، یک ستون و یک سطر از صفر تا ۲۴ و یکی از { "N, E, S, W" }، مانند { "2 0 W" }؛ یا { "?" } اگر باید آن را یافت.
problem-mice-goal-length = { $found } نوبت آمده است، ولی { $wanted } نوبت تا پایان بازی مانده.
problem-mice-goal-open = ۱ تا { $most } پیکان کم است، نه { $found } پیکان.
problem-mice-goal-player = همهٔ پیکان‌های کم باید از یک بازیکن باشند، ولی پیکان نوبت { $turn } از بازیکن دیگری است.

### protocol

mice-protocol-start =
    برنامه ورودی معما را تا دریچه‌ها و سپس شمارهٔ خودش را می‌خواند.
    - پهنا و بلندی تخته، مانند `{ "13 13" }`. هر دو برابرند، از ۵ تا ۲۵.
    - تعداد بازیکن‌ها، از `{ "2" }` تا `{ "4" }`.
    - تعداد دریچه‌ها، از `{ "1" }` تا `{ "16" }`.
    - تعداد نوبت‌ها، از `{ "1" }` تا `{ "100" }`. همهٔ بازیکن‌ها با هم همین تعداد پیکان می‌گذارند.
    - برای هر بازیکن یک خط با ستون و سطر سفینه‌اش، مانند `{ "4 6" }`؛ نخست بازیکن `{ "0" }`.
    - برای هر دریچه یک خط با جا و دیوارش، مانند `{ "10 E" }`. جا در دیوارهای `{ "N" }` و `{ "S" }` شمارهٔ ستون است و در دیوارهای `{ "E" }` و `{ "W" }` شمارهٔ سطر.
    - شمارهٔ خود برنامه، که از `{ "0" }` آغاز می‌شود.
mice-protocol-start-ours = صورت مسئله برنامه‌ای که بازی کند ندارد، پس این پروتکل از ماست.
mice-protocol-turn = نخستین پیکان را بازیکن `{ "0" }` می‌گذارد، سپس بازیکن `{ "1" }` و همین‌طور تا آخر؛ پس از آخرین بازیکن باز نوبت بازیکن `{ "0" }` است. برنامه پیکانش را در نوبت خود می‌نویسد و هر پیکان بازیکن‌های دیگر را می‌خواند، هر کدام در یک خط. برنامه پیکان‌های خودش را نمی‌خواند.
mice-protocol-answer =
    پیکان یک ستون، یک سطر و یک جهت است با فاصله‌ای در میان، مانند `{ "6 2 W" }`.
    - ستون و سطر را از گوشهٔ شمال غربی، یعنی بالا چپ، و از `{ "0" }` می‌شمارند.
    - جهت `{ "N" }`، `{ "E" }`، `{ "S" }` یا `{ "W" }` است.
    - خانه روی تخته است و پیکان، سفینه یا چاله ندارد. پیکانی که همین پیکان آن را برمی‌دارد هنوز سر جایش است.
mice-protocol-end = بازی وقتی تمام است که به تعداد نوبت‌ها پیکان گذاشته شده باشد. برنامه پس از آخرین پیکان خود هنوز می‌تواند پیکان‌های دیگران را بخواند. سپس ورودی تمام می‌شود. اگر بازیکنی زودتر ببازد هم ورودی تمام می‌شود.
mice-protocol-time = هر پیکان ۱ ثانیه وقت دارد.

### puzzles

puzzle-short-points = { $side }: رسیدن به { $value } امتیاز
puzzle-short-ahead = { $side }: جلو افتادن با { $value } امتیاز
puzzle-short-behind = ‏{ $side }: { $value ->
    [0] عقب نماندن
   *[other] حداکثر { $value } امتیاز عقب ماندن
}
puzzle-short-none-lost = { $side }: از دست ندادن موش
puzzle-task-points = شما { $side } هستید: { $missing ->
    [one] یک پیکان
   *[other] { $missing } پیکان
} طوری بگذارید که در پایان حداقل { $value } امتیاز داشته باشید.
puzzle-task-ahead = شما { $side } هستید: { $missing ->
    [one] یک پیکان
   *[other] { $missing } پیکان
} طوری بگذارید که در پایان حداقل { $value } امتیاز جلو باشید.
puzzle-task-behind = شما { $side } هستید: { $missing ->
    [one] یک پیکان
   *[other] { $missing } پیکان
} طوری بگذارید که در پایان { $value ->
    [0] عقب نباشید
   *[other] بیش از { $value } امتیاز عقب نباشید
}.
puzzle-task-none-lost = شما { $side } هستید: { $missing ->
    [one] یک پیکان
   *[other] { $missing } پیکان
} طوری بگذارید که هیچ موشی از دست نرود، نه به گربه‌ها و نه در چاله‌ها.
puzzle-place-mice = { $left ->
    [one] یک پیکان بگذارید. بقیه داده شده‌اند.
   *[other] { $left } پیکان بگذارید. بقیه داده شده‌اند.
}
puzzle-points = { $points } امتیاز دارید.
puzzle-ahead = { $points ->
    [0] برابرید
   *[other] { $points } امتیاز جلویید
}.
puzzle-behind = { $points } امتیاز عقبید.
puzzle-lost = { $lost ->
    [0] هیچ موشی از دست نرفته است.
   *[other] { $lost } موش از دست رفته است.
}
puzzle-next-kind-mice = برای پیدا کردن
puzzle-kind-mice-1 = یک پیکان
puzzle-kind-mice-2 = ۲ پیکان
mice-puzzle-hint = در یک راه‌حل پیکانی در { $cell } هست.

## Making a puzzle

puzzle-goal-points = داشتن این تعداد امتیاز
puzzle-goal-margin = جلو بودن به این تعداد امتیاز
puzzle-goal-none-lost = از دست ندادن موش
puzzle-arrows = { $count } پیکان بعدی، هر کدام در یک خط: { "?" } برای پیکانی که باید یافت؛ { "2 2 N" } نمونه‌ای از پیکان داده‌شده است
puzzle-arrows-note = این پیکان‌ها فقط نمونه‌اند: پیکان‌های معمای خود را جای آن‌ها بگذارید.

## Themes

mice-theme-borrowed-arrow = پیکان دیگران
mice-theme-borrowed-arrow-about = پیکان بازیکنی دیگر موش‌ها را به راهشان می‌برد.
mice-theme-cat-raid = گربه برای دیگران
mice-theme-cat-raid-about = گربه‌ای به سفینهٔ بازیکنی دیگر فرستاده می‌شود.
mice-theme-crossroads = چهارراه
mice-theme-crossroads-about = یک پیکان جانورانی را می‌چرخاند که از دو سو می‌آیند.
mice-theme-crowd = گروه بزرگ
mice-theme-crowd-about = هشت موش یا بیشتر تنها به کمک پیکان‌های شما به خانه می‌رسند.
mice-theme-guard = نگهبانی از سفینه
mice-theme-guard-about = گربه‌ای از سفینهٔ خودتان دور نگه داشته می‌شود.
mice-theme-just-in-time = در آخرین دم
mice-theme-just-in-time-about = موش‌هایی که لازم‌اند در آخرین گام به خانه می‌رسند.
mice-theme-loop = دور زدن
mice-theme-loop-about = پیکان‌ها جانوران را در یک حلقه می‌چرخانند.
mice-theme-old-arrow = پیکان پیشین
mice-theme-old-arrow-about = پیکانی که پیش‌تر گذاشته‌اید موش‌ها را به راهشان می‌برد.
mice-theme-order = ترتیب
mice-theme-order-about = همان پیکان‌ها با ترتیبی دیگر به هدف نمی‌رسند.
mice-theme-pit = دور از چاله
mice-theme-pit-about = موش‌هایی که به چاله می‌افتادند به راه دیگری می‌روند.
mice-theme-prey = طعمه
mice-theme-prey-about = موش‌هایی که به سفینهٔ دیگران می‌رفتند گیر گربه می‌افتند.
mice-theme-relay = از پیکان به پیکان
mice-theme-relay-about = دو تا از پیکان‌هایی که باید پیدا کنید یک دسته جانور را راه می‌برند.
mice-theme-rescue = نجات
mice-theme-rescue-about = موش‌هایی که گربه می‌خورد زنده می‌مانند.
mice-theme-signpost = راهنما
mice-theme-signpost-about = پیکانی در جای درست راه خانه را به موش‌ها نشان می‌دهد.
mice-theme-theft = ربودن
mice-theme-theft-about = موش‌هایی که به سفینهٔ دیگران می‌رفتند به سفینهٔ شما می‌آیند.
mice-theme-wall = به یاری دیوار
mice-theme-wall-about = دیوار موش‌ها را در جهت درست می‌چرخاند.

### rules

mice-rules-board-title = تخته
mice-rules-board = مربعی از ۵ در ۵ تا ۲۵ در ۲۵ خانه برای دو تا چهار بازیکن، هر کدام با یک سفینه. نام هر خانه ستون آن از غرب و سطر آن از شمال است، هر دو از صفر؛ شمال بالاست. گوشه‌ها چاله‌اند: جانوری که در آن‌ها بیفتد از دست رفته است.
mice-rules-board-picture = نمونهٔ صورت مسئله پس از شش پیکان. موش‌ها کوچک و روشن‌اند، گربه‌ها بزرگ و تیره؛ عدد می‌گوید چند جانور در یک خانه‌اند.
mice-rules-doors-title = دریچه‌ها
mice-rules-doors = دریچه‌ها در دیوارهای بیرونی‌اند، نه در گوشه‌ها. در هر نوبت از هر دریچه یک جانور می‌آید و مستقیم از آن دور می‌شود. از هر دریچه نُه موش، سپس یک گربه، و باز از نو.
mice-rules-walls-title = دیوارها
mice-rules-walls = جانوری که رو به دیوار باشد یک‌چهارم دور به چپ می‌چرخد. هیچ جانوری از دریچه بیرون نمی‌رود: دریچه از درون دیوار است.
mice-rules-walls-ours = نخست پیکان جانور را می‌چرخاند؛ سپس اگر رو به دیوار باشد به چپ می‌چرخد.
mice-rules-arrows-title = پیکان‌ها
mice-rules-arrows = بازیکنان به نوبت هر بار یک پیکان می‌گذارند، در خانه‌ای که پیکان، سفینه یا چاله نداشته باشد. جانوری که به پیکان برسد به جهت آن می‌دود. هر بازیکن حداکثر سه پیکان دارد: پیکان چهارم نخستین را برمی‌دارد، پنجم دومین را.
mice-rules-arrows-page = خال‌های پیکان می‌گویند چند نوبت دیگرِ صاحبش می‌ماند؛ پیکان خط‌چین زودتر از بقیه برداشته می‌شود.
mice-rules-arrows-ours = تا وقتی پیکانی در خانه‌ای هست آن خانه پر است، حتی اگر آن پیکان همین نوبت برداشته شود.
mice-rules-cats-title = گربه‌ها
mice-rules-cats = موشی که با گربه‌ای در یک خانه باشد خورده می‌شود، و همین‌طور موشی که با گربه‌ای جا عوض کند. جانوری که در همان نوبت به سفینه رسیده یا در چاله افتاده باشد پیش از آن رفته است.
mice-rules-points-title = امتیازها
mice-rules-points = هر موش در سفینهٔ شما ۱ امتیاز است و هر گربه ۱۰ امتیاز کم می‌کند، ولی امتیاز هیچ بازیکنی کمتر از صفر نمی‌شود. وقتی همهٔ پیکان‌ها گذاشته شد، بازیکنی که از تک‌تک دیگران امتیاز بیشتری داشته باشد می‌برد.
mice-rules-turn-title = نوبت
mice-rules-turn = هر نوبت این گام‌ها را دارد. پشت هر دریچه یک جانور تازه می‌ایستد؛ همهٔ جانورها یک خانه جلو می‌روند؛ موش‌ها شمرده می‌شوند، سپس گربه‌ها؛ موش‌ها خورده می‌شوند؛ پیکان‌ها و دیوارها باقی‌مانده‌ها را می‌چرخانند؛ سپس پیکانی گذاشته می‌شود. پس از آخرین پیکان، جانورها یک بار دیگر حرکت می‌کنند و شمرده می‌شوند. پیکان را با ستون، سطر و جهت می‌نویسند: `{ "2 0 W" }` یعنی ستون ۲، سطر صفر، رو به غرب ({ "N" } شمال، { "E" } شرق، { "S" } جنوب، { "W" } غرب).
mice-rules-turn-page = وقتی خانه‌ای فعال است، حرف، یا { "Enter" } و یک کلید جهت، جهت پیکان را انتخاب می‌کند و { "Enter" } آن را می‌گذارد. چرخ ماوس، باز و بسته کردن دو انگشت، دو ضربهٔ پیاپی، { "+" } و { "−" } و صفر اندازهٔ تخته را تغییر می‌دهند؛ روی تختهٔ بزرگ‌شده، کشیدن، تخته را جابه‌جا می‌کند و کشیدن از خانهٔ انتخاب‌شده جهت را می‌دهد. بدون ساعت بازی می‌کنید، مگر آنکه خودتان ساعت بگذارید.
mice-rules-turn-ours = صورت مسئله یک معماست: شمردن امتیازهای بازی‌ای که تمام شده است. نوبت به نوبت بازی کردن تصمیم ماست، و همین‌طور ۱ ثانیه وقت برای هر پیکان.
