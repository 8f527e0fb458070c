# Persian texts of The Crossing. A heading with three marks begins the texts that load with that part of the page,
# locales/fa.PART.ftl. The texts before the first such heading load at once. The rules are at the top of locales/fa.ftl.

crossing-name = گذر از باتلاق
crossing-sentence = جزیره‌ها از آب بالا می‌آیند و زیر آب می‌روند. جوجه‌تیغی‌ها را از رویشان بگذرانید؛ تنها جزیره‌های کنار خود را می‌بینید. بازیکنی که جوجه‌تیغی‌های بیشتری برساند می‌برد.
crossing-seat-0 = بازیکن ۱
crossing-seat-1 = بازیکن ۲
crossing-won = { $winner } برد: { $most } جوجه‌تیغی رسیده در برابر { $least ->
    [0] صفر
   *[other] { $least }
}.
crossing-you-won = شما بردید: { $most } جوجه‌تیغی رسیده در برابر { $least ->
    [0] صفر
   *[other] { $least }
}.
crossing-you-lost = شما باختید: { $least ->
    [0] صفر
   *[other] { $least }
} جوجه‌تیغی رسیده در برابر { $most }.
crossing-draw = مساوی: هر بازیکن { $most ->
    [0] صفر
   *[other] { $most }
} جوجه‌تیغی رسیده.
illegal-crossing-off-board = گام { $step } از تخته بیرون می‌رود.

### board

crossing-start = تخته
crossing-start-new = تختهٔ جدید
crossing-start-statement = تختهٔ صورت مسئله
crossing-delivered = رسیده
crossing-drowned = غرق‌شده
crossing-untold = رسیده، در پایان معلوم می‌شود
crossing-untold-short = رسیده
crossing-tally = { $delivered ->
    [0] صفر
   *[other] { $delivered }
} رسیده، { $drowned ->
    [0] صفر
   *[other] { $drowned }
} غرق‌شده
crossing-turn = جزیره‌ای کنار جوجه‌تیغی را بزنید، یا برای مسیر جزیره‌ای دور را، یا «ماندن» را. پرتگاه خشکی است و موج آب، و هر جزیره در هر نوبت یک پله بالا یا پایین می‌رود. جوجه‌تیغی را به پرچم خودتان برسانید.

## The board

crossing-board = تخته. کلیدهای جهت گام برمی‌دارند و H می‌ماند؛ کلیدهای جهت با Shift نگاه را جابه‌جا می‌کنند.
crossing-tray = گام‌ها و نگاه به جلو
crossing-cell = سطر { $row }، ستون { $column }: { $what }
crossing-start-of = شروع { $player }
crossing-goal-of = مقصد { $player }
crossing-token = { $who ->
    [you] شما اینجایید
   *[side] { $player } اینجاست
}
crossing-island = جزیره با ارتفاع { $height }
crossing-height = ارتفاع { $height }
crossing-now = اکنون فاز { $phase }
crossing-above = بالای آب، فاز { $phase }
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
    [one] نوبت بعد بالای آب
   *[other] { $turns } نوبت دیگر بالای آب
}
crossing-direction-unknown = بالا می‌آید یا پایین می‌رود
crossing-unknown = هنوز دیده نشده
crossing-out-of-sight = بیرون از دید
crossing-either = { $one } یا { $other }
crossing-chance = { $chance ->
    [0] زیر آب
    [1] بالای آب
   *[other] شاید بالای آب
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
    [stand] بالای آب می‌ماند
    [sink] با جزیره زیر آب می‌رود
    [drown] غرق می‌شود
    [cross] به مقصد می‌رسد
   *[unknown] شاید زیر آب برود
}
crossing-told = سطر { $row }، ستون { $column }: { $what }.
crossing-told-step = ‏{ $step }: { $fate } ({ $what }).
crossing-moved = ‏{ $side }: { $step }، { $result }
crossing-result = { $fate ->
    [stand] در سطر { $row }، ستون { $column } ایستاد.
    [sink] در سطر { $row }، ستون { $column } با جزیره زیر آب رفت و به شروع برگشت.
    [drown] در سطر { $row }، ستون { $column } غرق شد و به شروع برگشت.
    [cross] به مقصد رسید.
   *[unknown] به سطر { $row }، ستون { $column } رفت.
}
crossing-crossed = به مقصد رسید: { $count } جوجه‌تیغی رسیده.
crossing-move = { $step }{ $fate ->
    [sink] ×
    [drown] ×
    [cross] ✓
   *[other] {""}
}
crossing-hint = یک راه‌حل با { $step } شروع می‌شود.
crossing-numbers = نمایش عددها
crossing-look-ahead = تعداد نوبت‌های نگاه به جلو
crossing-way-turns = { $turns } نوبت راه
crossing-way = در راه سطر { $row }، ستون { $column }: { $turns } نوبت.
crossing-way-kept = مسیر سطر { $row }، ستون { $column } منتظر است.
crossing-way-contradicted = جزیره‌ها آن‌گونه که انتظار می‌رفت نیستند. راه دیگر { $turns } نوبت است.
crossing-way-uncertain = گام بعدی مسیر شاید به آب برسد.
crossing-way-none = اکنون راهی به سطر { $row }، ستون { $column } معلوم نیست.
crossing-way-go = برو
crossing-way-hand = فرستادن { $turns } گام
crossing-way-on = ادامه
crossing-way-stop = بایست
crossing-turn-of = ⁧نوبت { $turn } از { $count }⁩
crossing-look-ahead-in = ⁧{ $turns ->
    [0] جزیره‌ها اکنون
   *[other] { $turns } نوبت بعد
}⁩
crossing-look-ahead-less = یک نوبت نزدیک‌تر
crossing-look-ahead-more = یک نوبت دورتر
crossing-results = نتیجه‌ها
crossing-head-player = بازیکن
crossing-head-delivered = رسیده
crossing-head-possible = ممکن
crossing-head-drowned = غرق‌شده
crossing-of-possible = ‏{ $player }: { $delivered } جوجه‌تیغی از { $possible } جوجه‌تیغی ممکن در { $turns } نوبت.
crossing-routes = مسیرها
crossing-best-route = بهترین مسیر { $player }
crossing-whole = همهٔ بازی

### ending

crossing-story = در { $turns } نوبت، { $lost ->
    [0] هیچ جوجه‌تیغی‌ای
   *[other] { $lost } جوجه‌تیغی
} از { $side } غرق { $lost ->
    [0] نشد
   *[other] شد
}.
crossing-story-other = از { $side } { $lost ->
    [0] هیچ‌کدام غرق نشد
   *[other] { $lost } تا غرق شد
}.

### analysis

## Expected results

crossing-amount = ‏{ $points } { $count ->
    [one] جوجه‌تیغی
   *[other] جوجه‌تیغی
}
crossing-expects = { $side } روی هم حدود { $points } جوجه‌تیغی می‌رساند

### editor

crossing-tool-token = { $side }
crossing-tool-height = ارتفاع
crossing-tool-pass = یک نوبت جلو
crossing-tool-turn = جهت
crossing-edit-turn = نوبت‌های گذشته
crossing-edit-delivered = رسیده: { $side }
crossing-edit-note = عدد هر جزیره فاز آن است و عدد درون کمانک ارتفاعش. کلیدها روی هر خانه: ۲ تا ۵ برای ارتفاع، { "+" } و { "−" } برای فاز.
crossing-edit-board = جزیره‌ها: ارتفاع‌ها، فازها، جهت‌ها
crossing-edit-island = ارتفاع { $height }، فاز { $phase }، { $direction ->
    [U] بالا می‌آید
   *[D] پایین می‌رود
}
crossing-edit-corner = زمین سفت
problem-crossing-draft-height = جزیرهٔ سطر { $row }، ستون { $column } ارتفاع { $height } دارد: ارتفاع‌ها ۲ تا ۵ هستند.
problem-crossing-draft-phase = جزیرهٔ سطر { $row }، ستون { $column } در فاز { $phase } است: با این ارتفاع، فازها { $least } تا { $most } هستند.
problem-crossing-draft-token = جوجه‌تیغی بازیکن { $player } روی تخته نیست.
problem-crossing-draft-goal = جوجه‌تیغی بازیکن { $player } در مقصدش است، سطر { $row }، ستون { $column }؛ جوجه‌تیغی‌ها در مقصد از تخته بیرون می‌روند.
problem-crossing-draft-under = جوجه‌تیغی بازیکن { $player } در سطر { $row }، ستون { $column } است، ولی آنجا زیر آب است.
problem-crossing-draft-turn = بازی { $most } نوبت دارد.
problem-crossing-draft-delivered = بازیکن { $player } در هر نوبت حداکثر یک جوجه‌تیغی می‌رساند، و { $turn } نوبت گذشته است.

### keys

crossing-keys =
    پیکان‌ها | گام
    H | ماندن
    Shift و پیکان‌ها | نگاه به دور و بر
    ویرگول، نقطه | یک نوبت کمتر یا بیشتر جلوتر را دیدن
    P | عددها

### lessons

crossing-lesson-where = جوجه‌تیغی شما فقط جزیره‌های دورش را می‌بیند. اکنون به کجا می‌تواند برود؟
crossing-lesson-where-answer-0 = شمال: جزیره زیر آب است
crossing-lesson-where-answer-1 = شرق: جزیره بالای آب است
crossing-lesson-where-done = پرتگاه خشکی است. هرکس روی موج پا بگذارد غرق می‌شود، حتی اگر جزیره بالا بیاید.
crossing-lesson-where-wrong = روی جزیرهٔ شمالی موج است.
crossing-lesson-look = هر نوبت هر جزیره یک پله بالا یا پایین می‌رود. یک نوبت بمانید و دوباره نگاه کنید: جوجه‌تیغی را بزنید.
crossing-lesson-look-done = با دو بار دیدن معلوم می‌شود جزیره به کدام سو می‌رود. نشانه‌های کوچک آن را نشان می‌دهند.
crossing-lesson-look-wrong = هنوز نه: با { $hand ->
    [mouse] دکمهٔ ماندن یا کلید { "H" } بمانید.
   *[other] دکمهٔ ماندن بمانید.
}
crossing-lesson-next = جزیرهٔ شمالی یک پله زیر آب بود. اکنون هم‌تراز آب است. نوبت بعد کجا خواهد بود؟
crossing-lesson-next-answer-0 = یک پله بالای آب
crossing-lesson-next-answer-1 = یک پله زیر آب
crossing-lesson-next-done = بالا می‌رود تا بلندی‌اش، ۵، و بعد پایین می‌آید.
crossing-lesson-next-wrong = همین اکنون یک پله بالا آمد.
crossing-lesson-north = پس امن است. به شمال بروید: { $hand ->
    [mouse] جزیره یا کلید پیکان را بزنید.
   *[other] جزیره را بزنید.
}
crossing-lesson-north-done = جزیره شما را بالا می‌برد.
crossing-lesson-north-wrong = به شمال بروید، به جزیره‌ای که بالا می‌آید.
crossing-lesson-east = جزیرهٔ شرقی را هم دو بار دیده‌اید و بسیار بالاتر از آب است. به شرق بروید.
crossing-lesson-east-wrong = به شرق بروید، به جزیرهٔ کنارتان.
crossing-lesson-once = جزیرهٔ بعدی را یک بار دیدید، یک پله بالای آب: نوبت بعد زیر آب نمی‌رود. به شرق بروید.
crossing-lesson-once-done = بالا آمد.
crossing-lesson-once-wrong = یک بار دیگر به شرق.
crossing-lesson-wait = بعدی هم‌تراز آب است و یک بار دیده‌ایدش. اگر پایین برود با آن غرق می‌شوید. بمانید و دوباره نگاه کنید.
crossing-lesson-wait-done = اکنون می‌دانید: بالا می‌آید.
crossing-lesson-wait-wrong = هنوز نه. یک نوبت بمانید.
crossing-lesson-on = به شرق پیش بروید.
crossing-lesson-on-done = از اینجا تا پرچم بالا راست. هر جوجه‌تیغی که برسد یک امتیاز است و بعدی راه می‌افتد.
crossing-lesson-on-wrong = به شرق بروید.

### pictures

picture-token = ‏{ $player }: جوجه‌تیغی در سطر { $row }، ستون { $column } است.

### problems

## The Crossing

problem-crossing-move = حرکت دو حرف از { "N, E, S, W, H" } است (‏{ "H" } یعنی ماندن)، برای هر بازیکن یکی، مانند { "EN" }.
problem-crossing-step = گام یکی از حرف‌های { "N, E, S, W, H" } است (‏{ "H" } یعنی ماندن).
problem-crossing-row = این خط سطر { $row } از هشت سطر { $what ->
    [heights] ارتفاع‌ها
    [phases] فازها
   *[directions] جهت‌ها
} است.
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
problem-crossing-parts = وضعیت پنج بخش دارد (ارتفاع‌ها، جایگاه‌ها در چرخه، جوجه‌تیغی‌ها، جوجه‌تیغی‌های رسیده، نوبت‌های گذشته)، نه { $count }.
problem-crossing-standpoint-parts = دانسته‌های بازیکن در آغاز چهار بخش دارند (ارتفاع‌ها، جوجه‌تیغی، جوجه‌تیغی‌های رسیده، نوبت‌های گذشته)، نه { $count }.
problem-crossing-heights-text = ارتفاع‌ها { $size } سطر { $size } نویسه‌ای هستند با { "/" } میانشان.
problem-crossing-height-digit = ارتفاع یک رقم است.
problem-crossing-places-text = جایگاه‌های چرخه { $size } سطر { $size } نویسه‌ای هستند با { "/" } میانشان.
problem-crossing-place-letter = جایگاه در چرخه حرفی از { "a" } تا { $last } است؛ گوشه نقطه دارد.
problem-crossing-token-cell = خانهٔ جوجه‌تیغی سطر و ستونش است، از صفر تا ۷، مانند { "7,0" }.
problem-crossing-two = جوجه‌تیغی‌ها و تعداد جوجه‌تیغی‌های رسیده هر کدام دو تا هستند با { "+" } میانشان.
problem-crossing-delivered-number = تعداد جوجه‌تیغی‌های رسیده را باید با رقم نوشت.
problem-crossing-turns-number = تعداد نوبت‌های گذشته را باید با رقم نوشت.
problem-crossing-turns = بازی { $most } نوبت دارد.
problem-crossing-standpoint-turns = بازی { $most } نوبت دارد و در هر نوبت حداکثر یک جوجه‌تیغی می‌رسد.
problem-crossing-tokens = هر بازیکن باید یک جوجه‌تیغی روی تخته داشته باشد.
problem-crossing-on-goal = جوجه‌تیغی بازیکن { $number } در سطر { $row }، ستون { $column } به مقصد رسیده و از تخته بیرون می‌رود.
problem-crossing-under-water = جوجه‌تیغی بازیکن { $number } در سطر { $row }، ستون { $column } است، ولی آنجا زیر آب است.
problem-crossing-delivered = بازیکن { $number } در هر نوبت بیش از یک جوجه‌تیغی رسانده است.
problem-crossing-player = پس از ارتفاع‌ها شمارهٔ بازیکن می‌آید، صفر یا ۱.
problem-crossing-window = اینجا فازهای نُه خانهٔ گرداگرد جوجه‌تیغی لازم است، از { "\u200E-9" } تا { "9" }.
problem-crossing-window-edge = عدد { $number } بیرون از تخته است که { $phase } دارد.
problem-crossing-window-corner = عدد { $number } گوشه است که فازش { $phase } است.
problem-crossing-window-island = عدد { $number } جزیرهٔ سطر { $row }، ستون { $column } با ارتفاع { $height } است که با دیده‌های پیشین نمی‌تواند در این فاز باشد.

## Puzzles

problem-crossing-goal = هدف { "cross" } و تعداد نوبت‌هاست، مانند { "cross 17" }. هدف پرسش { "phases" } یا { "dry" } و یک جزیره است، مانند { "phases 3,4" }، یا { "safe" } یا { "odds" } و بیشترین تعداد گام‌ها، مانند { "safe 9" }.
problem-crossing-ask = هدف پرسش { "phases" } یا { "dry" } و سطر و ستون یک جزیره است، مانند { "phases 3,4" }، یا { "safe" } یا { "odds" } و بیشترین تعداد گام‌ها، مانند { "safe 9" }.
problem-crossing-ask-corner = گوشه هرگز حرکت نمی‌کند، پس دربارهٔ آن پرسشی نیست.
problem-crossing-ask-unseen = جزیرهٔ سطر { $row }، ستون { $column } هرگز دیده نشده است.
problem-crossing-ask-never = نوبتی نیست که در آن این جزیره حتماً بالای آب باشد.
problem-crossing-answer-phases = پاسخ فازهای جزیره است، هرکدام با { "U" } (بالا می‌آید) یا { "D" } (پایین می‌رود)، مانند { "\u200E-1U 3D" }.
problem-crossing-answer-turns = پاسخ شمارهٔ نوبت‌هاست، از صفر (اکنون) تا ۱۳، مانند { "2 3 4" }.
problem-crossing-answer-plan = طرح ۱ تا { $most } گام است، هرکدام حرف { "N" }، { "E" }، { "S" }، { "W" } یا { "H" } (ماندن)، مانند { "NNE" }.
problem-crossing-goal-turns = جوجه‌تیغی ۱ تا { $left } نوبت برای رسیدن به مقصد دارد، نه { $found } نوبت.
problem-crossing-goal-other = جوجه‌تیغی بازیکن ۲ در سطر { $row }، ستون { $column } است، ولی هنگام حل معما باید در خانهٔ شروعش بماند.

### protocol

crossing-protocol-start =
    برنامه نه خط می‌خواند.
    - هشت خط با ارتفاع جزیره‌ها: در هر خط هشت عدد با فاصله در میان، نخست سطر بالا، از چپ به راست. هر جزیره `{ "2" }` تا `{ "5" }` دارد و هر گوشه `{ "9" }`.
    - شمارهٔ خودش. `{ "0" }`: بازیکن ۱ است و از پایین چپ به بالا راست می‌رود. `{ "1" }`: بازیکن ۲ است و از پایین راست به بالا چپ می‌رود.
crossing-protocol-turn =
    در هر یک از ۱۸۰ نوبت، برنامه یک خط می‌خواند و یک خط می‌نویسد.
    - خطی که می‌خواند نه عدد دارد با فاصله در میان: فاز نه خانهٔ گرداگرد جوجه‌تیغی‌اش، سطر به سطر از بالا چپ. عدد پنجم خانهٔ خود جوجه‌تیغی است. خانهٔ بیرون از تخته `{ "-9" }` است و گوشه `{ "9" }`.
    - هر دو برنامه با هم پاسخ می‌دهند. هیچ‌کدام نمی‌داند که دیگری چه می‌کند یا جزیره‌ها به کدام سو می‌روند.
    - هیچ خطی خبر نمی‌دهد که جوجه‌تیغی غرق شده یا رسیده است: جوجه‌تیغی در نوبت بعد در خانهٔ شروع می‌ایستد.
crossing-protocol-answer = پاسخ یک حرف است: `{ "N" }` گامی به بالا، `{ "E" }` به راست، `{ "S" }` به پایین، `{ "W" }` به چپ، و `{ "H" }` برای ماندن. گامی که از تخته بیرون برود غیرمجاز است. هر گام دیگری مجاز است، حتی به جزیره‌ای زیر آب.
crossing-protocol-end = بازی پس از ۱۸۰ پاسخ تمام است. برنامه چیز دیگری نمی‌خواند و پایان می‌یابد. اگر حریف زودتر ببازد، ورودی تمام می‌شود.
crossing-protocol-time = هر پاسخ ۰٫۲ ثانیه وقت دارد.

### puzzles

puzzle-task-phases = جزیرهٔ نشان‌دار اکنون در کدام فازها می‌تواند باشد؟ همه را نشان کنید.
puzzle-short-phases = کدام فازها ممکن‌اند؟
puzzle-task-dry = در کدام نوبت‌های بعدی جزیرهٔ نشان‌دار حتماً بالای آب است؟ همهٔ آن نوبت‌ها را نشان کنید.
puzzle-short-dry = جزیره کی حتماً خشک است؟
puzzle-task-safe = راهی با حداکثر { $value } گام به گوشهٔ بالا راست بچینید که در آن نتوانید غرق شوید.
puzzle-short-safe = راه امن با { $value } گام
puzzle-task-odds = امن‌ترین راه را با حداکثر { $value } گام به گوشهٔ بالا راست بچینید.
puzzle-short-odds = امن‌ترین راه با { $value } گام
question-ask-phases = نوبت‌های گذشته را ببینید. سپس هر فازی را که با آن‌ها می‌خواند نشان کنید و «بررسی» را بزنید.
question-ask-dry = نوبت‌های گذشته را ببینید. سپس، با شمردن از اکنون، نوبت‌های درست را نشان کنید و «بررسی» را بزنید.
question-ask-safe = روی تخته خانه‌ها را یکی‌یکی بزنید یا گام‌ها را انتخاب کنید. { $worlds } جهان با دانسته‌ها می‌خواند. راه باید برای همه درست باشد.
question-ask-odds = روی تخته خانه‌ها را یکی‌یکی بزنید یا گام‌ها را انتخاب کنید. { $worlds } جهان با دانسته‌ها می‌خواند. هرچه راه در جهان‌های بیشتری درست باشد بهتر است.
question-words-phases = فازهای جزیره
question-words-dry = نوبت‌ها از اکنون
question-words-safe = گام‌ها
question-words-odds = گام‌ها
question-impossible-dry = حتماً بالای آب نیست: { $places }. تخته جهانی را که با دانسته‌ها می‌خواند در نخستین این نوبت‌ها نشان می‌دهد.
question-missed-phases = { $count } فاز کم است: تخته جهانی را نشان می‌دهد که با دانسته‌ها می‌خواند.
question-missed-dry = { $count } نوبت کم است.
question-failed-safe = { $count ->
    [0] چنین نیست: این راه به مقصد نمی‌رسد.
   *[other] امن نیست: این جهان با دانسته‌ها می‌خواند و جوجه‌تیغی در گام { $count } آن غرق می‌شود.
}
question-failed-odds = بهترین نیست: این راه در { $count }٪ جهان‌ها درست است و بهترین راه در { $wanted }٪. این جهان با دانسته‌ها می‌خواند و تنها بهترین راه در آن درست است.
question-right-odds = درست است: این راه در { $count }٪ جهان‌ها درست است و هیچ راهی در بیش از آن نیست.
crossing-word-turns = { $turns ->
    [0] اکنون
   *[other] { $turns }
}
crossing-word-phase = { $phase } { $direction ->
    [U] ↑
   *[D] ↓
}
crossing-word-phase-said = { $phase }، { $direction ->
    [U] بالا می‌آید
   *[D] پایین می‌رود
}
crossing-theme-along-the-edge = از لبه
crossing-theme-along-the-edge-about = راه چهار گام یا بیشتر در لبهٔ تخته پیش می‌رود.
crossing-theme-best-odds = بهترین بخت
crossing-theme-best-odds-about = هیچ راهی صددرصد امن نیست؛ باید مطمئن‌ترین راه را پیدا کرد.
crossing-theme-dry-time = کی خشک است؟
crossing-theme-dry-time-about = از دیده‌ها باید فهمید جزیره در کدام نوبت‌ها حتماً خشک است.
crossing-theme-just-up = تازه بالا آمده
crossing-theme-just-up-about = جوجه‌تیغی دو بار یا بیشتر به جزیره‌ای می‌رود که تازه بالا آمده است.
crossing-theme-last-moment = آخرین لحظه
crossing-theme-last-moment-about = جوجه‌تیغی دو بار یا بیشتر جزیره را در آخرین لحظه پیش از فرورفتن ترک می‌کند.
crossing-theme-patience = شکیبایی
crossing-theme-patience-about = جوجه‌تیغی در راه دو بار یا بیشتر می‌ماند.
crossing-theme-restraint = خویشتن‌داری
crossing-theme-restraint-about = گامی که کوتاه‌ترین به نظر می‌رسد هدف را از دست می‌دهد.
crossing-theme-safe-way = راه امن
crossing-theme-safe-way-about = راه امن است، جزیره‌های دیده‌نشده هرطور که باشند.
crossing-theme-straight-on = راست به پیش
crossing-theme-straight-on-about = کوتاه‌ترین راه درست است، اگر به‌موقع باشد.
crossing-theme-turn-back = بازگشت
crossing-theme-turn-back-about = دو گام از مقصد دور می‌شوند.
crossing-theme-way-round = راه دور
crossing-theme-way-round-about = راه حداقل شش گام از کوتاه‌ترین راه طولانی‌تر است.
crossing-theme-which-phase = کدام فاز؟
crossing-theme-which-phase-about = از دیده‌ها باید فازهای ممکن جزیره را پیدا کرد.
crossing-theme-whole-way = سراسر راه
crossing-theme-whole-way-about = از خانهٔ شروع تا گوشهٔ روبه‌رو.
puzzle-steps = { $moves } گام
puzzle-short-cross = گذر از باتلاق در { $value } نوبت
puzzle-task-cross = جوجه‌تیغی را در حداکثر { $value } نوبت به گوشهٔ بالا راست برسانید. شما همه‌چیز را می‌بینید.
puzzle-place-crossing = انتخاب کنید کجا گام بگذارید، یا بمانید.
puzzle-crossed = پس از { $turns } نوبت به مقصد رسید.
puzzle-not-crossed = هدف در گام { $step } از دست رفت.
puzzle-next-kind-crossing = دشواری
puzzle-kind-crossing-easy = آسان
puzzle-kind-crossing-medium = متوسط
puzzle-kind-crossing-hard = دشوار

## Making a puzzle

puzzle-goal-cross = رسیدن به مقصد

### rules

crossing-rules-swamp-title = باتلاق
crossing-rules-swamp = دو خانوادهٔ جوجه‌تیغی از باتلاقی ۸ در ۸ می‌گذرند. بازیکن ۱ از پایین چپ شروع می‌کند و به بالا راست می‌رود، بازیکن ۲ از پایین راست به بالا چپ. چهار گوشه زمین سفت است و فازشان همیشه ۹ است. سطرها و ستون‌ها را از بالا چپ و از صفر می‌شمارند؛ شمال بالاست. به هر خانه‌ای می‌توانید بروید، حتی به شروع و مقصد حریف.
crossing-rules-swamp-picture = تختهٔ صورت مسئله. بازیکن ۱ گرد و بازیکن ۲ مربع است؛ پرچم‌ها مقصدند. عددها فازند و عددهای درون کمانک ارتفاع.
crossing-rules-swamp-ours = در تختهٔ جدید، ارتفاع‌ها و جایگاه‌ها در چرخه تصادفی‌اند و آن‌قدر از نو انتخاب می‌شوند تا بازیکنی که همه‌چیز را می‌بیند بتواند از هر دو سو به یک اندازه برساند.
crossing-rules-islands-title = جزیره‌ها
crossing-rules-islands = هر جزیره در هر نوبت یک فاز بالا می‌آید یا پایین می‌رود و هشت فاز را تا بالا و باز تا پایین می‌پیماید: پس از ۱۴ نوبت همه‌چیز مانند آغاز است. ارتفاع جزیره، ۲ تا ۵، بالاترین فاز آن است و هر دو بازیکن آن را می‌دانند؛ پایین‌ترین فازش ۷ تا کمتر است. جزیره‌ای به ارتفاع ۵ این فازها را دارد و باز از نو: { "0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0, -1, -2, -1" }. در فاز صفر یا بالاتر می‌توان رویش ایستاد؛ پایین‌تر از آن زیر آب است.
crossing-rules-islands-page = نشان کوچکی می‌گوید جزیره پس از این به کدام سو می‌رود.
crossing-rules-islands-picture = هرچه جزیره بالاتر باشد، پرتگاهش بلندتر است، با یک خط برای هر فاز. زیر آب کوچک‌تر و کم‌رنگ‌تر است و برای هر فازی که پایین رفته یک موج رویش است. آخرین، جزیره‌ای است که هنوز دیده نشده.
crossing-rules-turn-title = نوبت
crossing-rules-turn = هر دو بازیکن با هم حرکت می‌کنند: شمال، شرق، جنوب، غرب یا ماندن. سپس هر جزیره یک فاز جلو می‌رود. بازیکنان هرگز یکدیگر را نمی‌بینند و راه هم را نمی‌بندند، و می‌توانند روی یک جزیره بایستند.
crossing-rules-turn-picture = پس از شرق و شمال. جزیره‌هایی که دو بار دیده شده‌اند معلوم‌اند، یک‌باردیده‌ها حدسی‌اند و هاشورخورده‌ها هنوز دیده نشده‌اند.
crossing-rules-turn-ours = گامی که از تخته بیرون برود مجاز نیست.
crossing-rules-water-title = چگونه غرق می‌شوند
crossing-rules-water = جوجه‌تیغی‌ای که به جزیره‌ای زیر آب گام بگذارد غرق می‌شود، حتی اگر جزیره همان دم بالا بیاید. جوجه‌تیغی‌ای هم که جزیره‌اش هنگام جابه‌جا شدن جزیره‌ها زیر آب برود غرق می‌شود. در هر دو حال، جوجه‌تیغی در نوبت بعد در خانهٔ شروع است.
crossing-rules-goal-title = مقصد
crossing-rules-goal = جوجه‌تیغی‌ای که پا به مقصدش بگذارد «رسیده» است و یک امتیاز دارد؛ جوجه‌تیغی بعدی در خانهٔ شروع می‌ایستد.
crossing-rules-sight-title = بازیکن چه می‌بیند
crossing-rules-sight = فازهای خانهٔ جوجه‌تیغی‌اش و هشت خانهٔ گرداگرد آن را، ولی نه جهت حرکتشان را. دو بار دیدن یک جزیره همهٔ چرخه‌اش را معلوم می‌کند، مگر آنکه ۷ نوبت، ۱۴ نوبت و همین‌طور تا آخر میان آن دو باشد. یک بار دیدن دو امکان می‌گذارد، مگر آنکه بالاترین یا پایین‌ترین فاز باشد.
crossing-rules-sight-page = جایی که دو امکان هست، هر دو کوچک کشیده می‌شوند.
crossing-rules-sight-picture = دانسته‌ها پس از هفت نوبت. درون قاب اکنون دیده می‌شود؛ جزیره‌هایی که دو بار دیده شده‌اند برای همیشه معلوم‌اند.
crossing-rules-ahead-title = نگاه به جلو
crossing-rules-ahead = جزیره‌ای که معلوم باشد در همهٔ نوبت‌های بعد هم معلوم است.
crossing-rules-ahead-page = نگاه به جلو جزیره‌ها را آن‌گونه نشان می‌دهد که خواهند بود.
crossing-rules-ahead-picture = همان جزیره‌ها چهار نوبت بعد. اگر تنها احتمال معلوم باشد، زمین به اندازهٔ احتمال بیرون بودن جزیره از آب پر می‌شود.
crossing-rules-end-title = پایان
crossing-rules-end = بازی ۱۸۰ نوبت دارد. بازیکنی که جوجه‌تیغی‌های بیشتری برساند می‌برد.
crossing-rules-end-page = بدون ساعت بازی می‌کنید، مگر آنکه خودتان ساعت بگذارید؛ وقتی زمان تمام شود جوجه‌تیغی می‌ماند.
crossing-rules-notation-title = نوبت به حروف
crossing-rules-notation = { "N" } شمال، { "E" } شرق، { "S" } جنوب، { "W" } غرب، و { "H" } برای ماندن؛ در متن بازی حرف‌های هر دو بازیکن می‌آید، { "EN" }.
crossing-rules-notation-page = روی تخته کلیدهای جهت گام برمی‌دارند، { "H" } می‌ماند، ویرگول و نقطهٔ لاتین یک نوبت نزدیک‌تر یا دورتر را نشان می‌دهند و { "P" } عددها را.
