# Persian texts of Jumping Dots. A heading with three marks begins the texts that load with that part of the page,
# locales/fa.PART.ftl. The texts before the first such heading load at once. The rules are at the top of locales/fa.ftl.

dots-name = نقطه‌های جهنده
dots-sentence = نقطه‌ای بگذارید؛ نقطه‌های آن خانه پشت سر هم می‌پرند و هر خانه‌ای که رویش بنشینند مال شما می‌شود. هر طرف که خانه‌های بیشتری داشته باشد می‌برد.
dots-seat-0 = قرمز
dots-seat-1 = آبی
dots-won = { $winner } برد: { $most } خانه در برابر { $least ->
    [0] صفر
   *[other] { $least }
}.
dots-you-won = شما بردید: { $most } خانه در برابر { $least ->
    [0] صفر
   *[other] { $least }
}.
dots-you-lost = شما باختید: { $least ->
    [0] صفر
   *[other] { $least }
} خانه در برابر { $most }.
dots-draw = مساوی: هر طرف { $most } خانه.
illegal-dots-not-yours = { $cell } مال طرف دیگر است. در خانه‌ای خالی یا از یکی از خانه‌های خودتان بازی کنید.
illegal-dots-full = { $cell } پر است: خانه‌ای با ۵ نقطه دیگر جا ندارد.
illegal-dots-not-central = { $cell } در مرکز نیست: قرمز از یکی از نُه خانهٔ { "C3" } تا { "E5" } شروع می‌کند.

### board

dots-cells = { $count ->
    [one] خانه
   *[other] خانه
}
dots-dots = { $count ->
    [one] نقطه
   *[other] نقطه
}
dots-tally = { $cells } خانه، { $dots } نقطه
dots-turn = خانه‌ای خالی را بزنید تا نقطه‌ای بگذارید. یا خانهٔ خودتان و بعد یک جهت را: نقطه‌هایش به آن سو می‌پرند و هر خانه‌ای که در آن بنشینند مال شما می‌شود.

## The board

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
dots-tap-again = { $cell }: برای این حرکت دوباره بزنید.
dots-play-cell = بازی در { $cell }
dots-takes = { $count } خانه می‌گیرد
dots-spreads = به { $count } خانهٔ خالی می‌رسد
dots-back = { $count } نقطه برمی‌گردد
dots-preview = ‏{ $move }: { $result }.
dots-preview-none = { $move }: چیزی نمی‌گیرد.
dots-moved = ‏{ $side }: { $move }.
dots-moved-result = ‏{ $side }: { $move }، { $result }.

### ending

dots-story-difference = اختلاف { $count } خانه است.
dots-story-capture = آخرین بار { $who ->
    [you] شما خانه گرفتید
   *[side] { $side } خانه گرفت
}: حرکت { $row }، { $move }، { $count } خانه.

### analysis

## Expected results

dots-amount = ‏{ $points } { $count ->
    [one] خانه
   *[other] خانه
}
dots-ahead = { $side } حدود { $points } خانه جلو
dots-behind = { $side } حدود { $points } خانه عقب

### editor

dots-tool-dot = { $side }
dots-tool-remove = پاک کردن
dots-edit-ply = حرکت‌های انجام‌شده
dots-edit-note = برای افزودن یک نقطه، خانه را دوباره بزنید یا تعداد را تایپ کنید. اگر هنوز حرکتی انجام نشده باشد، قرمز از مرکز شروع می‌کند.
problem-dots-draft-ply = با این تعداد نقطه روی تخته، حداکثر { $most } حرکت می‌تواند انجام شده باشد.

### keys

dots-keys =
    پیکان‌ها | از خانه به خانه؛ برای خانهٔ انتخاب‌شده، جهت
    Enter | انتخاب خانه، بازی در آن جهت
    { "D4N" } | حرکت را می‌توان تایپ کرد
    Esc | انتخاب خانه‌ای دیگر

### lessons

dots-lesson-add = شما قرمز هستید. هر حرکت یک نقطه اضافه می‌کند. خانهٔ خالی { "D4" } را { $hand ->
    [careful] دو بار بزنید.
   *[other] بزنید.
}
dots-lesson-add-done = خانهٔ { "D4" } اکنون مال شماست و یک نقطه دارد.
dots-lesson-add-wrong = این هم حرکت است، ولی در این گام { "D4" } را در وسط { $hand ->
    [careful] دو بار بزنید.
   *[other] بزنید.
}
dots-lesson-jump = اگر به خانهٔ خودتان نقطه‌ای اضافه کنید، نقطه‌هایش می‌پرند. { "B2" } را بزنید و بعد پیکان شرق را.
dots-lesson-jump-done = با نقطهٔ تازه سه نقطه شد: یکی ماند و دو تا پشت هم پریدند، به { "C2" } و { "D2" }.
dots-lesson-jump-wrong = از { "B2" } در پایین به شرق بازی کنید.
dots-lesson-take = هر خانه‌ای که نقطهٔ شما در آن بنشیند مال شما می‌شود. { "F4" } آبی را از { "F2" } بگیرید.
dots-lesson-take-done = خانهٔ { "F4" } با سه نقطه‌اش و نقطهٔ شما مال شما شد.
dots-lesson-take-wrong = خانهٔ { "F4" } دو خانه در شمال { "F2" } است و { "F2" } سه نقطه خواهد داشت.
dots-lesson-full = خانهٔ { "D6" } پنج نقطه دارد: پر است. آبی با آن چه می‌تواند بکند؟
dots-lesson-full-answer-0 = بگیردش
dots-lesson-full-answer-1 = نقطه‌ای اضافه کند
dots-lesson-full-answer-2 = هیچ
dots-lesson-full-done = خانهٔ پر نقطه نمی‌پذیرد، هرگز طرفش عوض نمی‌شود و نمی‌توان از آن بازی کرد.
dots-lesson-full-wrong = در { "D6" } جایی برای یک نقطهٔ دیگر نیست.
dots-lesson-over = نقطه‌ای که بخواهد در خانهٔ پر بنشیند برمی‌گردد و بعدی از روی آن می‌گذرد. از { "B6" } به شرق بازی کنید.
dots-lesson-over-done = یک نقطه در { "C6" } نشست، یکی از { "D6" } برگشت و یکی { "E6" } را از آبی گرفت.
dots-lesson-over-wrong = از { "B6" } در بالا به شرق بازی کنید.
dots-lesson-edge = از { "G4" } در لبه به شرق بازی می‌کنید. نقطه‌ای که می‌پرد چه می‌شود؟
dots-lesson-edge-answer-0 = از دست می‌رود
dots-lesson-edge-answer-1 = برمی‌گردد
dots-lesson-edge-done = هیچ نقطه‌ای از تخته بیرون نمی‌رود.
dots-lesson-edge-wrong = نقطه‌ها در لبه همان کاری را می‌کنند که در برابر خانهٔ پر.
dots-lesson-two = اکنون حرکتی پیدا کنید که دو خانهٔ آبی را با هم بگیرد.
dots-lesson-two-done = خانه‌های { "B4" } و { "C4" } مال شما شد. در پایان، خانه‌های بیشتر می‌برد.
dots-lesson-two-wrong = دنبال دو خانهٔ آبی پشت هم بگردید و خانه‌ای از خودتان که نقطه‌هایش به آن‌ها برسد.

### pictures

picture-board-empty = تخته خالی است.

### problems

## Jumping Dots

problem-dots-move = حرکت یک ستون { "A" } تا { "G" }، یک سطر ۱ تا ۷ و یک جهت { "N, E, S, W" } است، مانند { "E4N" }.
problem-dots-parts = وضعیت هفت سطر با { "/" } میانشان، یک فاصله و تعداد حرکت‌های انجام‌شده است.
problem-dots-ply = پس از فاصله تعداد حرکت‌های انجام‌شده می‌آید، عددی از صفر.
problem-dots-rows = وضعیت هفت سطر دارد، نه { $count }.
problem-dots-row = سطر { $row } هفت خانه دارد: { "A" } تا { "E" } قرمز، { "a" } تا { "e" } آبی، و رقم برای خانه‌های خالی.
problem-dots-ply-most = با این تعداد نقطه روی تخته، حداکثر { $most } حرکت می‌تواند انجام شده باشد.
problem-dots-player = شمارهٔ صفر قرمز است و شروع می‌کند، شمارهٔ ۱ آبی است.

## Puzzles

problem-dots-goal = هدف { "cells" } یا { "lead" }، تعداد خانه‌ها، { "in" } و تعداد حرکت‌های خودی است، مانند { "lead 5 in 3" }، یا { "win" }.
problem-dots-goal-cells = تخته { $most } خانه دارد، نه { $found } خانه.

### protocol

dots-protocol-start =
    برنامه یک خط می‌خواند: شمارهٔ خودش.
    - `{ "0" }`: قرمز است و اول حرکت می‌کند.
    - `{ "1" }`: آبی است.
dots-protocol-turn = قرمز آغاز می‌کند و سپس دو طرف به نوبت حرکت می‌کنند. برنامه حرکت خود را می‌نویسد و حرکت طرف دیگر را می‌خواند، هر حرکت در یک خط. برنامه حرکت‌های خودش را نمی‌خواند.
dots-protocol-answer =
    هر حرکت درست سه نویسه دارد، مانند `{ "C4W" }`: ستون `{ "A" }` تا `{ "G" }`، سطر `{ "1" }` تا `{ "7" }` و جهت `{ "N" }`، `{ "E" }`، `{ "S" }` یا `{ "W" }`.
    - ستون `{ "A" }` در سمت چپ است و سطر `{ "1" }` در پایین. `{ "N" }` به بالا می‌رود، `{ "E" }` به راست، `{ "S" }` به پایین و `{ "W" }` به چپ.
    - خانه یا خالی است، یا مال خود برنامه است و کمتر از ۵ نقطه دارد.
    - در خانهٔ خالی هر چهار جهت یک معنا دارند، ولی نوشتن یکی از آن‌ها لازم است.
    - نخستین حرکت قرمز در یکی از نُه خانهٔ `{ "C3" }` تا `{ "E5" }` است.
dots-protocol-end = بازی وقتی تمام است که طرفی که نوبتش است حرکتی نداشته باشد. برنامه باید خودش این را تشخیص دهد و پایان یابد؛ خطی در این باره نمی‌آید. اگر طرف دیگر زودتر ببازد، ورودی تمام می‌شود.
dots-protocol-time = هر حرکت ۱ ثانیه وقت دارد.

### puzzles

puzzle-missed-lead = { $held } خانه در برابر { $other } دارید؛ { $short } تا کم است.
puzzle-missed-cells = { $held } خانه دارید؛ { $short } تا کم است.
puzzle-short-cells = { $side }: رسیدن به { $value } خانه { $missing ->
    [one] با همین حرکت
   *[other] در { $missing } حرکت
}
puzzle-short-lead = { $side }: جلو افتادن با { $value } خانه { $missing ->
    [one] با همین حرکت
   *[other] در { $missing } حرکت
}
puzzle-short-win = { $side }: بردن بازی
puzzle-task-cells = شما { $side } هستید: { $missing ->
    [one] پس از همین حرکت
   *[other] پس از { $missing } حرکت خود
} حداقل { $value } خانه داشته باشید.
puzzle-task-lead = شما { $side } هستید: { $missing ->
    [one] پس از همین حرکت
   *[other] پس از { $missing } حرکت خود
} حداقل { $value } خانه جلو باشید.
puzzle-task-win = شما { $side } هستید: بازی را ببرید.
dots-puzzle-hint = به { $cell } نگاه کنید.

## Making a puzzle

puzzle-goal-lead = جلو بودن به این تعداد خانه
puzzle-goal-cells = داشتن این تعداد خانه
puzzle-goal-win = بردن

## Themes

dots-theme-big-catch = صید بزرگ
dots-theme-big-catch-about = یک حرکت سه خانه یا بیشتر از حریف می‌گیرد.
dots-theme-capacity = نگه داشتن جا
dots-theme-capacity-about = نقطه‌ای به خانهٔ خودش برمی‌گردد و جای آن حفظ می‌شود.
dots-theme-capture-chain = گرفتن پی‌درپی
dots-theme-capture-chain-about = دو حرکت یا بیشتر هر کدام دو خانه می‌گیرند.
dots-theme-corner = گوشه
dots-theme-corner-about = یک گوشه به دست می‌آید.
dots-theme-fortress = خانهٔ پر
dots-theme-fortress-about = حرکت اول خانه‌ای را پر می‌کند که از آن پس نمی‌توان آن را گرفت.
dots-theme-last-move = حرکت آخر
dots-theme-last-move-about = پایان بازی نزدیک است و حرکت‌های آخر تعیین‌کننده‌اند.
dots-theme-quiet = حرکت آرام
dots-theme-quiet-about = حرکت اول چیزی نمی‌گیرد، ولی حرکت‌های بعدی را آماده می‌کند.
dots-theme-recapture = بازپس‌گیری
dots-theme-recapture-about = حریف در پاسخ خانه‌ای می‌گیرد و شما آن را پس می‌گیرید.
dots-theme-restraint = خویشتن‌داری
dots-theme-restraint-about = حرکتی که بهترین به نظر می‌رسد می‌بازد؛ حرکتی کوچک‌تر به هدف می‌رسد.
dots-theme-row = پرش گسترده
dots-theme-row-about = یک حرکت هم‌زمان روی سه خانه یا بیشتر نقطه می‌گذارد.
dots-theme-strike = ضربه
dots-theme-strike-about = آشکارترین حرکت همان حرکت درست است.

### rules

dots-rules-start-title = تخته
dots-rules-start = قرمز و آبی به نوبت روی تخته‌ای ۷ در ۷ بازی می‌کنند. ستون‌ها از چپ { "A" } تا { "G" } و سطرها از پایین { "1" } تا { "7" } هستند؛ شمال بالاست. هر خانه حداکثر ۵ نقطه از یک طرف دارد و مال همان طرف است. قرمز نخستین حرکت را در یکی از نُه خانهٔ مرکز، { "C3" } تا { "E5" }، انجام می‌دهد.
dots-rules-start-picture = آغاز بازی. قرمز نخستین حرکت را در یکی از نُه خانهٔ مرکز انجام می‌دهد.
dots-rules-start-ours = قرمز در آغاز یک نقطه در { "C3" } و یکی در { "E5" } دارد، و آبی در { "C5" } و { "E3" }: شکل صورت مسئله گم شده است و این چیدن با نمونهٔ آن سازگار است.
dots-rules-move-title = حرکت
dots-rules-move = نقطه‌ای در خانه‌ای خالی بگذارید: این خودش یک حرکت است. یا نقطه‌ای به یکی از خانه‌های خودتان که پر نیست اضافه کنید و جهتی را تعیین کنید: یک نقطه می‌ماند و بقیه یکی‌یکی به خانه‌های بعدی در آن جهت می‌روند.
dots-rules-move-picture = { "B3E" }: با نقطهٔ جدید چهار نقطه می‌شود. یکی می‌ماند و سه تا به شرق می‌پرند.
dots-rules-capture-title = گرفتن
dots-rules-capture = خانه‌ای که نقطهٔ شما روی آن بنشیند با همهٔ نقطه‌هایش مال شما می‌شود.
dots-rules-capture-picture = { "B3E" } خانهٔ { "D3" } را از آبی می‌گیرد.
dots-rules-full-title = خانه‌های پر
dots-rules-full = خانهٔ ۵ نقطه‌ای پر است؛ تنها تعداد نقطه‌ها پیش از حرکت مهم است. خانهٔ پر نقطه‌ای نمی‌پذیرد، هرگز دست‌به‌دست نمی‌شود و نمی‌توان از آن حرکت کرد. نقطه‌ای که باید آنجا بنشیند برمی‌گردد و نقطهٔ بعدی از آن می‌گذرد.
dots-rules-full-picture = { "B3E" } از روی { "D3" } می‌گذرد؛ یک نقطه به { "B3" } برمی‌گردد.
dots-rules-edge-title = لبه
dots-rules-edge = نقطه‌هایی هم که باید از تخته بیرون بروند به خانهٔ آغاز حرکت برمی‌گردند.
dots-rules-edge-picture = { "E3E" }: دو نقطه جا پیدا می‌کنند و دو نقطه برمی‌گردند.
dots-rules-end-title = پایان
dots-rules-end = بازی وقتی تمام می‌شود که طرفی که نوبتش است حرکتی نداشته باشد. هر طرف که خانه‌های بیشتری داشته باشد می‌برد؛ از ۴۹ خانه همیشه یک طرف بیشتر دارد.
dots-rules-notation-title = نوشتن حرکت
dots-rules-notation = حرکت را با نام خانه و جهت می‌نویسند: { "E4N" } یعنی از { "E4" } به شمال ({ "N" } شمال، { "E" } شرق، { "S" } جنوب، { "W" } غرب). در خانهٔ خالی جهت مهم نیست.
dots-rules-notation-page = وقتی تخته فعال است می‌توانید حرکت را تایپ کنید. بدون ساعت بازی می‌کنید، مگر آنکه خودتان ساعت بگذارید.
