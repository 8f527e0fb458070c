# Persian texts of Fugitive and Detectives. A heading with three marks begins the texts that load with that part of the page,
# locales/fa.PART.ftl. The texts before the first such heading load at once. The rules are at the top of locales/fa.ftl.

fugitive-name = دزد و پلیس
fugitive-sentence = دزد ناپیدا از شهری به شهر دیگر می‌گریزد. چهار پلیس تنها می‌دانند با چه وسیله‌ای، و هر پنج نوبت یک بار هم می‌دانند به کجا.
fugitive-seat-0 = پلیس‌ها
    .number = many
fugitive-seat-1 = دزد
fugitive-won = { $winner } { $winners ->
    [many] بردند
   *[one] برد
}: { $most } امتیاز در برابر { $least ->
    [0] صفر
   *[other] { $least }
}.
fugitive-you-won = شما بردید: { $most } امتیاز در برابر { $least ->
    [0] صفر
   *[other] { $least }
}.
fugitive-you-lost = شما باختید: { $least ->
    [0] صفر
   *[other] { $least }
} امتیاز در برابر { $most }.
fugitive-draw = مساوی: هر طرف { $most } امتیاز.
fugitive-forfeit = ‏{ $most } امتیاز در برابر { $least ->
    [0] صفر
   *[other] { $least }
}.
illegal-fugitive-no-city = شهر { $city } وجود ندارد: شهرهای نقشه ۱ تا { $last } هستند.
illegal-fugitive-detective-road = پلیس { $detective } باید از راهی برود، و از { $from } به { $to } راهی نیست.
illegal-fugitive-same-city = دو پلیس به { $city } می‌روند. پلیس‌ها باید در چهار شهر متفاوت باشند.
illegal-fugitive-road = از { $from } به { $to } راه { $kind ->
    [C] اتومبیل
    [T] قطار
   *[P] هواپیما
} نیست.
illegal-fugitive-detectives-turn = اینجا شهرهای چهار پلیس لازم است، مانند { "1 2 3 4" }.
illegal-fugitive-start-turn = اینجا نخستین شهر دزد لازم است، مانند ۳.
illegal-fugitive-run-turn = اینجا نوع راه و شهر لازم است، مانند { "T 3" }.
illegal-fugitive-no-way = دزد نمی‌تواند با { $kind ->
    [C] اتومبیل
    [T] قطار
   *[P] هواپیما
} رفته باشد: از جایی که می‌تواند باشد چنین راهی نیست.
problem-fugitive-move = حرکت شهرهای چهار پلیس است، مانند { "1 2 3 4" }؛ یا نوع راه، { "C, T, P" }، و شهر، مانند { "T 3" }؛ یا نخستین شهر دزد، مانند ۳.

### board

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
fugitive-turn-0 = چهار پلیس را بگذارید و بعد در هر نوبت هر یک را از راهی ببرید: شهرها را یکی پس از دیگری بزنید و بعد «{ fugitive-send }» را. درخشش نشان می‌دهد دزد کجا می‌تواند باشد.
fugitive-turn-1 = شهری را بزنید که راهی از شهر شما به آن می‌رود. پلیس‌ها نوع راه را می‌فهمند و تنها هر پنج نوبت یک بار جای شما را.

## New game

making-map = نقشه ساخته می‌شود…

## The board

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
fugitive-example = ⁧مانند { $turn }⁩
fugitive-clear = پاک کردن
fugitive-send = فرستادن
fugitive-send-turn = فرستادن { $turn }
fugitive-choose-city = { $piece }: شهری را برای شروع بزنید.
fugitive-choose-road = { $piece }: شهری را بزنید، نزدیک یا دور.
fugitive-pinch = نقشه با دو انگشت بزرگ می‌شود.
fugitive-on-way = { $step }، در راه { $city }
fugitive-route-arrived = { $piece } به { $city } رسید.
fugitive-route-stopped = { $piece } در این نوبت نمی‌تواند به { $city } نزدیک‌تر شود و مسیرش پاک شد.
fugitive-find = پیدا کردن شهر
fugitive-city = شهر { $city }
fugitive-seen = شهر { $city }، جایی که دزد آخرین بار دیده شد
fugitive-go = { $piece } به { $city }
fugitive-unreachable = { $piece } نمی‌تواند از اینجا به { $city } برسد: راهی از { $from } به آن نیست.
fugitive-must-move = { $piece } اکنون در { $city } است و باید به شهر دیگری برود.
fugitive-pointed = با { $kind ->
    [C] اتومبیل
    [T] قطار
   *[P] هواپیما
} به { $city }.
fugitive-whole-turn = { $turn }: فرستاده شود؟
fugitive-closer = اینجا دو شهر به هم نزدیک‌اند: نقشه بزرگ‌تر شد. دوباره انتخاب کنید.
fugitive-whole = همهٔ نقشه
fugitive-download = ذخیرهٔ نقشه
fugitive-log = دزد با چه وسیله‌ای رفت
fugitive-log-none = نوبت { $turn }
fugitive-log-announces = نوبت { $turn }: شهر اعلام می‌شود
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
fugitive-now = نوبت { $turn } از { $turns }. دستگیری اکنون: { $detectives } به { $fugitive ->
    [0] صفر
   *[other] { $fugitive }
}؛ از نوبت { $next }: { $less } به { $more }.
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
fugitive-belief-cities = شهرها: { $cities }.
fugitive-ended = در پایان دزد در { $city } بود.
fugitive-ended-open = در پایان دزد در یکی از { $count } شهر بود.
fugitive-ended-unseen = آخرین شهر دزد معلوم نیست.
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
} به { $city }، که اعلام شد
fugitive-went = به { $cities }
fugitive-catch = پلیس { $detective } دزد را در { $city } دستگیر می‌کند
fugitive-stuck = پلیس‌ها نمی‌توانند همگی ادامه دهند

### ending

fugitive-story-caught = { $you ->
    [detectives] در نوبت { $turn } دزد را در { $city } دستگیر کردید
    [fugitive] { $side } در نوبت { $turn } شما را در { $city } دستگیر کرد
   *[none] پلیس‌ها در نوبت { $turn } دزد را در { $city } دستگیر کردند
}؛ با { $kind ->
    [C] اتومبیل
    [T] قطار
   *[P] هواپیما
} از { $from } { $you ->
    [fugitive] آمده بودید
   *[none] آمده بود
}.
fugitive-story-start = { $you ->
    [detectives] همان آغاز بازی، دزد را در { $city } دستگیر کردید.
    [fugitive] همان آغاز بازی، { $side } شما را در { $city } دستگیر کرد.
   *[none] همان آغاز بازی، پلیس‌ها دزد را در { $city } دستگیر کردند.
}
fugitive-story-free = { $you ->
    [detectives] دزد از دست شما گریخت: در { $turns } نوبت دستگیر نشد و آخر بازی در { $city } بود.
    [fugitive] شما گریختید: در { $turns } نوبت کسی شما را نگرفت و آخر بازی در { $city } بودید.
   *[none] دزد گریخت: در { $turns } نوبت دستگیر نشد و آخر بازی در { $city } بود.
}
fugitive-story-stuck = { $you ->
    [detectives] دزد گریخت: در نوبت { $turn } پلیس‌های شما نتوانستند همگی ادامه دهند.
    [fugitive] شما گریختید: در نوبت { $turn } پلیس‌ها نتوانستند همگی ادامه دهند.
   *[none] دزد گریخت: در نوبت { $turn } پلیس‌ها نتوانستند همگی ادامه دهند.
}

### analysis

## Expected results

fugitive-amount = ‏{ $points } { $count ->
    [one] امتیاز
   *[other] امتیاز
}
fugitive-expects = { $side } حدود { $points } امتیاز از ۲۰ امتیاز را { $number ->
    [many] می‌گیرند
   *[one] می‌گیرد
}

### editor

fugitive-tool-car = اتومبیل
fugitive-tool-train = قطار
fugitive-tool-plane = هواپیما
fugitive-tool-detective = پلیس
fugitive-tool-fugitive = دزد
fugitive-tool-move = جابه‌جا کردن
fugitive-tool-remove = برداشتن شهر
fugitive-edit-add = افزودن یک شهر
fugitive-edit-lay = چیدن دوبارهٔ نقشه
fugitive-edit-cities = شهرها
fugitive-edit-ply = حرکت‌های انجام‌شده
fugitive-edit-note = برای کشیدن راه، دو شهر را بزنید یا از یکی تا دیگری بکشید؛ برای برداشتن راه همین کار را تکرار کنید. مهره‌هایی که روی نقشه نیستند در بازی جا می‌گیرند.
fugitive-edit-board = تنها نقشه، { "connect.txt" }
fugitive-edit-city = شهر { $city }: { $what }
fugitive-edit-city-bare = شهر { $city }: بدون راه
problem-fugitive-draft-ply = وقتی همهٔ مهره‌ها روی نقشه باشند، { $least } تا { $most } حرکت انجام شده است.
problem-fugitive-draft-detectives = هر { $all } پلیس باید پیش از دزد جا بگیرند، یا هیچ‌کدام: { $missing } پلیس کم است.
problem-fugitive-draft-shared = در { $city } دو پلیس هست.
problem-fugitive-draft-roads = هر شهر حداقل { $least } راه اتومبیل دارد، ولی { $city } تنها { $found } تا دارد.
problem-fugitive-draft-plane = تنها شهرهایی که قطار دارند هواپیما دارند، و { $city } قطار ندارد.
problem-fugitive-draft-apart = از هر شهر باید بتوان با اتومبیل به همهٔ شهرها رفت، ولی از ۱ به { $city } نمی‌شود.

### keys

fugitive-keys =
    { "1–4" } | انتخاب پلیس
    پیکان‌ها | از راهی به راه دیگر
    Enter | انتخاب راه؛ فرستادن، وقتی همه انتخاب شدند
    Backspace | پس‌گیری آخرین انتخاب
    { "+ − 0" } | بزرگ‌نمایی

### lessons

fugitive-lesson-place = چهار پلیس را بگذارید: { 1 }، { 2 }، { 9 } و { 10 } را به ترتیب بزنید و بعد «فرستادن» را.
fugitive-lesson-place-done = اکنون دزد شهر شروع خود را انتخاب می‌کند و شما باخبر می‌شوید: در { 5 }.
fugitive-lesson-place-wrong = در این درس آن‌ها به ترتیب در { 1 }، { 2 }، { 9 } و { 10 } هستند.
fugitive-lesson-glow = دزد ناپیدا با اتومبیل از { 5 } رفت. درخشش نشان می‌دهد کجا می‌تواند باشد. کدام شهرها؟
fugitive-lesson-glow-answer-0 = شهرهای { 4 } و { 6 }
fugitive-lesson-glow-answer-1 = شهرهای { 2 } و { 9 }
fugitive-lesson-glow-answer-2 = تنها { 5 }
fugitive-lesson-glow-done = راه‌های اتومبیل از { 5 } به { 4 } و { 6 } می‌روند. از نوع راه باخبر می‌شوید، ولی از شهر نه.
fugitive-lesson-glow-wrong = درخشش را ببینید یا راه‌های اتومبیل را از { 5 }.
fugitive-lesson-close = همه باید حرکت کنند. { "C 2" }، { "C 3" }، { "C 8" } و { "C 9" } را به ترتیب بزنید و بعد «فرستادن» را.
fugitive-lesson-close-done = پلیس‌ها از هر نوع راهی می‌روند.
fugitive-lesson-close-wrong = پلیس { 1 } به { 2 } می‌رود، پلیس { 2 } به { 3 }، پلیس { 3 } به { 8 } و پلیس { 4 } به { 9 }.
fugitive-lesson-again = باز با اتومبیل رفت. در { 3 } و { 8 } نیست، چون آنجا به پلیسی می‌رسید. کجا می‌تواند باشد؟
fugitive-lesson-again-answer-0 = در { 5 } یا { 7 }
fugitive-lesson-again-answer-1 = در { 4 } یا { 6 }
fugitive-lesson-again-answer-2 = در { 9 } یا { 10 }
fugitive-lesson-again-done = دو شهر می‌ماند.
fugitive-lesson-again-wrong = در { 4 } یا { 6 } بود. راه‌های اتومبیل را از آنجا دنبال کنید.
fugitive-lesson-catch = در یک نوبت به هر دو می‌رسید. یک پلیس را با قطار به { 5 } و دیگری را به { 7 } بفرستید.
fugitive-lesson-catch-done = در { 7 } دستگیر شد. دستگیری دزد ده امتیاز دارد و یک امتیاز برای هر اعلامی که هنوز نشده است.
fugitive-lesson-catch-wrong = پلیس { 3 } با اتومبیل به { 7 } می‌رسد. قطار از { 2 } و از { 9 } به { 5 } می‌رود.
fugitive-lesson-told = هر چند نوبت یک بار از شهر هم باخبر می‌شوید. کِی؟
fugitive-lesson-told-answer-0 = در نوبت‌های { 5 }، { 10 } و مانند آن
fugitive-lesson-told-answer-1 = هیچ‌وقت
fugitive-lesson-told-answer-2 = در هر نوبت
fugitive-lesson-told-done = دزدی که در ۵۰ نوبت دستگیر نشود همهٔ ۲۰ امتیاز را می‌گیرد.
fugitive-lesson-told-wrong = نه به این زیادی، نه به این کمی.

### pictures

picture-map = نقشه‌ای با { $cities } شهر و { $roads } راه.

### problems

## Fugitive and Detectives

problem-fugitive-cities-line = در این خط تعداد شهرها می‌آید، ۴ تا ۲۰۰.
problem-fugitive-road-line = این خط یک راه است، مانند { "C 1-2" }، یا پس از آخرین راه { "END" } است.
problem-fugitive-road-ends = پس از نوع راه دو شهر می‌آید، مانند ⁦{ $kind } 1-2⁩.
problem-fugitive-road-kind = «{ $kind }» نوع راه نیست: { "C" } (اتومبیل)، { "T" } (قطار) و { "P" } (هواپیما) هست؛ { "END" } نقشه را تمام می‌کند.
problem-fugitive-map-count = نقشه { $least } تا { $most } شهر دارد، نه { $found } شهر.
problem-fugitive-map-loop = راه دو شهر متفاوت را به هم می‌رساند، ولی این یکی از { $city } به خودش می‌رود.
problem-fugitive-map-roads = هر شهر حداقل { $least } راه اتومبیل (‏{ "C" }) دارد، ولی { $city } تنها { $found } تا دارد.
problem-fugitive-map-apart = از هر شهر باید بتوان با اتومبیل (‏{ "C" }) به همهٔ شهرها رفت، ولی از ۱ به { $city } نمی‌شود.
problem-fugitive-map-plane = تنها شهرهایی که قطار (‏{ "T" }) دارند هواپیما (‏{ "P" }) دارند، و { $city } قطار ندارد.
problem-fugitive-map-end = پس از خط { "END" } نباید چیزی بیاید.
problem-fugitive-map-file = نقشه با این نام در پوشهٔ برنامه است.
problem-fugitive-parts = وضعیت پنج بخش دارد (شهرها، راه‌ها، پلیس‌ها، دزد، حرکت‌های انجام‌شده)، نه { $count }.
problem-fugitive-cities-number = تعداد شهرها را باید با رقم نوشت.
problem-fugitive-road-text = اینجا راه لازم است، مانند { "C1-2" }.
problem-fugitive-detectives = پلیس‌ها در چهار شهرند، مانند { "1,2,3,4" }.
problem-fugitive-fugitive = دزد در یک شهر است، مانند ۳.
problem-fugitive-placed-first = در حرکت نخست هر چهار پلیس جا می‌گیرند و در دومی دزد.
problem-fugitive-played = وقتی همهٔ مهره‌ها روی نقشه باشند، ۲ تا { $most } حرکت انجام شده است.
problem-fugitive-not-on-map = شهر { $city } در نقشه نیست.
problem-fugitive-two-in = در { $city } دو پلیس هست.
problem-fugitive-cities = اینجا شهرهای چهار پلیس لازم است، هر کدام در یک خط یا همه در یکی، مانند { "1 2 3 4" }.
problem-fugitive-side = خط نخست { "Fugitive" } یا { "Detectives" } است.
problem-fugitive-kind-told = اینجا نوع راه لازم است، { "C, T, P" }: جای دزد هر پنج نوبت یک بار اعلام می‌شود.

## Puzzles

problem-fugitive-goal = هدف { "catch" } و تعداد حرکت‌های پلیس‌هاست، یا { "free" } و تعداد حرکت‌های دزد، مانند { "catch 4" }. هدف پرسش { "where" } است، یا { "net" } یا { "place" } و تعداد حرکت‌های پلیس‌ها، یا { "fewest" }، یا { "slip" } و تعداد شهرها.
problem-fugitive-goal-cities = نقشهٔ معما حداکثر { $most } شهر دارد، نه { $found } شهر.
problem-fugitive-goal-placed = معما وقتی شروع می‌شود که هر دو طرف روی نقشه باشند.
problem-fugitive-goal-detectives = معما برای پلیس‌هاست، ولی نوبت دزد است.
problem-fugitive-goal-fugitive = معما برای دزد است، ولی نوبت پلیس‌هاست.
problem-fugitive-ask = هدف پرسش { "where" } است، یا { "net" } یا { "place" } و تعداد حرکت‌های پلیس‌ها، یا { "fewest" }، یا { "slip" } و تعداد شهرها.
problem-fugitive-ask-begun = معمای شهرهای شروع پلیس‌ها پیش از بازی شروع می‌شود.
problem-fugitive-ask-announced = اینجا چیزی برای شمردن نیست: نوبت دیگری نمانده، یا شهر دزد در نوبت بعد اعلام می‌شود.
problem-fugitive-ask-cities = در این نقشه می‌توان در ۱ تا { $most } شهر پنهان شد، نه { $found }.
problem-fugitive-answer = پاسخ یک یا چند شهر است، مانند { "3 5 8" }.
problem-fugitive-told = حرکت معلوم، شهرهای چهار پلیس است (مانند { "1 2 3 4" }). یا نوع راه است، { "C, T, P" }، و شهر اگر اعلام شده باشد (مانند { "T" } یا { "T 3" }). نخستین حرکت دزد، نخستین شهر اوست (مانند ۳).
problem-fugitive-told-city = شهر این حرکت اعلام شده است، پس اینجا هم لازم است، مانند { "C 3" }.
problem-fugitive-told-kind = از این حرکت تنها نوع راه معلوم است: { "C, T, P" }.
problem-fugitive-told-caught = اینجا دزد دستگیر می‌شود. پرسش باید پیش از آن تمام شود.

### protocol

fugitive-protocol-file =
    نقشه در فایل `{ "connect.txt" }` است، در پوشه‌ای که برنامه در آن اجرا می‌شود. بازی دیگر ممکن است نقشهٔ دیگری داشته باشد.
    - خط نخست تعداد شهرهاست، از `{ "4" }` تا `{ "200" }`. هر شهر شماره‌ای است از ۱ تا این عدد.
    - هر خط بعدی یک راه است: نوع راه، یک فاصله، و دو شهر با خط تیره در میان، مانند `{ "C 1-14" }`. نوع‌ها `{ "C" }` برای اتومبیل، `{ "T" }` برای قطار و `{ "P" }` برای هواپیما هستند. هر راه دوطرفه است.
    - خط آخر `{ "END" }` است.
fugitive-protocol-start = برنامه یک خط می‌خواند، طرفی که بازی می‌کند: `{ "Detectives" }` یعنی پلیس‌ها یا `{ "Fugitive" }` یعنی دزد.
fugitive-protocol-turn =
    پلیس‌ها آغاز می‌کنند. پیش از ۵۰ نوبت، هر دو طرف شهر شروع خود را انتخاب می‌کنند.
    - برنامهٔ پلیس‌ها چهار شهر شروع آن‌ها را می‌نویسد و شهر دزد را می‌خواند. سپس در هر نوبت می‌خواند که دزد چگونه رفته است، و چهار شهر تازه می‌نویسد.
    - این برنامه تنها نوع راه را می‌خواند، مانند `{ "T" }`. در نوبت‌های ۵، ۱۰ و همین‌طور تا ۵۰ شهر را هم می‌خواند، مانند `{ "T 101" }`.
    - برنامهٔ دزد چهار شهر پلیس‌ها را می‌خواند، هر کدام در یک خط، و شهر شروع خود را می‌نویسد. سپس در هر نوبت حرکت خود را می‌نویسد و چهار شهر تازهٔ پلیس‌ها را می‌خواند، هر کدام در یک خط.
fugitive-protocol-answer =
    - پلیس‌ها چهار خط می‌نویسند، هر کدام یک شهر، به ترتیب شمارهٔ پلیس‌ها. هر چهار شهر متفاوت‌اند. هر پلیس از راهی از هر نوع رفته و هیچ‌کدام نمانده است.
    - دزد یک خط می‌نویسد: نوع راه، یک فاصله و شهر، مانند `{ "T 101" }`. راهی از این نوع به آنجا می‌رود. در شروع تنها شهر را می‌نویسد.
fugitive-protocol-end = وقتی بازی تمام می‌شود، هر دو برنامه به جای خط بعدی `{ "Quit" }` را می‌خوانند و پایان می‌یابند. این در چهار حالت رخ می‌دهد: پس از دستگیری، پس از پاسخ غیرمجاز یا دیررسیده، وقتی طرفی حرکت مجازی ندارد، و پس از نوبت ۵۰. برنامه پس از آخرین پاسخ خود در نوبت ۵۰ می‌تواند بی‌آنکه منتظر بماند پایان یابد. دزد از آخرین حرکت پلیس‌ها باخبر نمی‌شود.
fugitive-protocol-time = همهٔ پاسخ‌های یک بازی با هم ۵ ثانیه وقت دارند. تنها زمان میان خواندن و نوشتن به حساب می‌آید.

### puzzles

puzzle-missed-free = در شهر { $city } دستگیر شدید.
puzzle-missed-catch-fugitive = دزد گریخت: در شهر { $city } است.
puzzle-task-where = دزد اکنون کجا می‌تواند باشد؟ همهٔ آن شهرها را نشان کنید.
puzzle-short-where = دزد کجا می‌تواند باشد؟
puzzle-task-net = شما پلیس هستید: دزد را { $value ->
    [one] با همین حرکت
   *[other] در حداکثر { $value } حرکت
} دستگیر کنید، هر جا که باشد و هر کار که بکند.
puzzle-short-net = بستن تور { $value ->
    [one] با همین حرکت
   *[other] در { $value } حرکت
}
puzzle-task-place = پلیس‌ها را طوری بچینید که دزد را { $value ->
    [one] با نخستین حرکت
   *[other] در حداکثر { $value } حرکت
} دستگیر کنند، از هر جا که شروع کند و هر کار که بکند.
puzzle-short-place = چیدن تور برای { $value ->
    [one] یک حرکت
   *[other] { $value } حرکت
}
puzzle-task-fewest = شما پلیس هستید: کاری کنید که دزد پس از حرکت بعدی‌اش در کمترین شهرها بتواند باشد.
puzzle-short-fewest = کمترین شهر برای دزد
puzzle-task-slip = طوری بروید که پلیس‌ها ندانند کجا هستید: حداقل { $value ->
    [2] دو
    [3] سه
   *[other] { $value }
} شهر باید ممکن بماند.
puzzle-short-slip = باقی گذاشتن { $value ->
    [2] دو
    [3] سه
   *[other] { $value }
} شهر ممکن
question-failed-net = نه: این راهی است که با دانسته‌ها می‌خواند و دزد در آن می‌گریزد.
question-move-place = برای هر پلیس شهری انتخاب کنید و حرکت را بفرستید. سپس دزد از هر جا که بخواهد شروع می‌کند.
question-right-place = درست است: دزد از هر جا شروع کند دستگیر می‌شود.
question-told-place = پاسخ: { $answer }. دزد از هر جا شروع کند دستگیر می‌شود.
question-failed-place = نه: این راهی است که دزد در آن می‌گریزد.
question-failed-fewest = { $count } شهر می‌ماند؛ { $wanted } شهر ممکن بود. این راهی است که با دانسته‌ها می‌خواند.
question-failed-slip = نه: برای پلیس‌ها { $count } شهر ممکن می‌ماند.
puzzle-short-catch-fugitive = دستگیری دزد { $missing ->
    [one] با همین حرکت
   *[other] در { $missing } حرکت
}
puzzle-short-free = آزاد ماندن { $missing ->
    [one] در همین حرکت
   *[other] تا { $missing } حرکت
}
puzzle-task-catch-fugitive = شما پلیس هستید: دزد را { $missing ->
    [one] با همین حرکت
   *[other] در حداکثر { $missing } حرکت
} دستگیر کنید. هر دو طرف همه‌چیز را می‌بینند.
puzzle-task-free = شما دزد هستید: { $missing ->
    [one] هر پاسخی که پلیس‌ها بدهند،
   *[other] تا { $missing } حرکت
} آزاد بمانید. هر دو طرف همه‌چیز را می‌بینند.
fugitive-puzzle-hint = { $piece } به { $city } می‌رود.
fugitive-puzzle-hint-kind = دزد با { $kind } می‌رود.

## Making a puzzle

puzzle-goal-catch-fugitive = دستگیری دزد
puzzle-goal-free = آزاد ماندن

fugitive-theme-announcement = پس از اعلام
fugitive-theme-announcement-about = شهر دزد به‌تازگی اعلام شده است.
fugitive-theme-crossroads = چهارراه
fugitive-theme-crossroads-about = دزد به شهری با پنج همسایه یا بیشتر می‌رود.
fugitive-theme-cut-off = بستن راه
fugitive-theme-cut-off-about = حرکت اول برای دزد تنها یک شهر باقی می‌گذارد.
fugitive-theme-dead-end = بن‌بست
fugitive-theme-dead-end-about = شهری با حداکثر دو همسایه تعیین‌کننده است.
fugitive-theme-elimination = کنار گذاشتن
fugitive-theme-elimination-about = دزد در شهرهایی که پلیس‌ها گشته‌اند نیست.
fugitive-theme-hiding = پنهان ماندن
fugitive-theme-hiding-about = چند شهر ممکن برای دزد باقی می‌ماند.
fugitive-theme-narrowing = شهرهای کم
fugitive-theme-narrowing-about = یک حرکت برای دزد پنهان کمترین شهر را باقی می‌گذارد.
fugitive-theme-net = تور
fugitive-theme-net-about = دزد پنهان است، ولی هر کاری بکند حتماً دستگیر می‌شود.
fugitive-theme-only-way = راه درست
fugitive-theme-only-way-about = ترفندی لازم نیست، تنها حرکت درست.
fugitive-theme-patience = شکیبایی
fugitive-theme-patience-about = حرکتی که بهترین به نظر می‌رسد می‌بازد؛ حرکتی که بدتر به نظر می‌رسد به هدف می‌رسد.
fugitive-theme-placing = چیدن تور
fugitive-theme-placing-about = پلیس‌ها شهرهای شروع را طوری انتخاب می‌کنند که دزد از هیچ جا نتواند بگریزد.
fugitive-theme-rails = قطار و هواپیما
fugitive-theme-rails-about = مهره‌ای باید به جایی برود که راه اتومبیل به آن نمی‌رسد.
fugitive-theme-relay = جایگزینی
fugitive-theme-relay-about = پلیس‌ها به شهرهایی می‌روند که پلیس‌های دیگر ترک می‌کنند.
fugitive-theme-where = کجاست؟
fugitive-theme-where-about = از حرکت‌های معلوم باید همهٔ شهرهایی را پیدا کرد که دزد می‌تواند در آن‌ها باشد.

### rules

fugitive-rules-map-title = نقشه
fugitive-rules-map = شهرها، ۴ تا ۲۰۰ شهر، و راه‌هایی از سه نوع میان آن‌ها، همه دوطرفه. اتومبیل به همه‌جا می‌رود، قطار دورتر و به شهرهای کمتر، هواپیما از همه دورتر و به کمترین شهرها. هر شهر حداقل دو راه اتومبیل دارد و با اتومبیل از هر شهر به هر شهر دیگر می‌توان رفت. هواپیما تنها در شهرهایی هست که قطار دارند. میان دو شهر ممکن است راه‌هایی از چند نوع باشد. راه‌های یک نوع را می‌توان چنان کشید که همدیگر را قطع نکنند.
fugitive-rules-map-picture = نقشهٔ نمونهٔ صورت مسئله. جای شهرها در فایل نیست: شکل از روی راه‌ها ساخته شده است.
fugitive-rules-start-title = شروع بازی
fugitive-rules-start = پلیس‌ها چهار شهر را انتخاب می‌کنند. دزد از آن‌ها باخبر می‌شود و نقطهٔ شروع خود را انتخاب می‌کند؛ پلیس‌ها هم از آن باخبر می‌شوند.
fugitive-rules-start-ours = چهار شهر متفاوت‌اند. دزدی که از شهر یک پلیس شروع کند بی‌درنگ دستگیر می‌شود، ۲۰ به صفر.
fugitive-rules-start-picture = پلیس‌ها با نشان سپر و دزد با مربعی نقاب‌دار کشیده شده‌اند.
fugitive-rules-run-title = حرکت دزد
fugitive-rules-run = در هر یک از ۵۰ نوبت، دزد از راهی به شهر دیگری می‌رود و نباید بماند. پلیس‌ها تنها باخبر می‌شوند که با اتومبیل، قطار یا هواپیما رفته است.
fugitive-rules-run-picture = دزد با اتومبیل از ۴ رفت. درخشش نشان می‌دهد که، بر پایهٔ آنچه پلیس‌ها می‌دانند، کجا می‌تواند باشد؛ مربع خط‌چین جایی است که آخرین بار دیده شده.
fugitive-rules-chase-title = حرکت پلیس‌ها
fugitive-rules-chase = سپس هر پلیس از راهی از هر نوع می‌رود. هیچ‌کدام نباید بماند، و در پایان باید در چهار شهر متفاوت باشند. دزد همیشه می‌داند پلیس‌ها کجا هستند.
fugitive-rules-chase-ours = پلیس‌ها با هم حرکت می‌کنند، پس دو پلیس می‌توانند جا عوض کنند. طرفی که حرکت مجازی نداشته باشد می‌بازد، ۲۰ به صفر.
fugitive-rules-announcement-title = اعلام‌ها
fugitive-rules-announcement = در نوبت‌های ۵، ۱۰ و همین‌طور تا ۵۰، پلیس‌ها از شهر دزد هم باخبر می‌شوند.
fugitive-rules-capture-title = دستگیری
fugitive-rules-capture = دزد وقتی دستگیر می‌شود که پلیسی به شهر او برود یا او به شهر پلیسی. بازی همان‌جا تمام می‌شود.
fugitive-rules-capture-picture = پلیس ۲ دزد را در ۳ دستگیر می‌کند.
fugitive-rules-capture-ours = حرکت غیرمجاز باخت است، ۲۰ به صفر.
fugitive-rules-points-title = امتیازدهی
fugitive-rules-points = ۲۰ امتیاز میان دو طرف تقسیم می‌شود. دستگیری برای پلیس‌ها ۱۰ امتیاز دارد و برای هر اعلامی که هنوز نشده یکی دیگر؛ بقیه مال دزد است. نوبت اعلامی که دزد در آن با حرکت خودش دستگیر شود اعلام‌نشده به شمار می‌آید. دزدی که در ۵۰ نوبت دستگیر نشود هر ۲۰ امتیاز را می‌گیرد.
fugitive-rules-notation-title = نوبت به شکل متن
fugitive-rules-notation = چهار شهر پلیس‌ها به ترتیب شماره‌شان، `{ "25 75 125 175" }`؛ نوع راه و شهر دزد، `{ "T 101" }`: { "C" } اتومبیل، { "T" } قطار، { "P" } هواپیما.
fugitive-rules-notation-page = روی نقشه، کلیدهای ۱ تا ۴ پلیس را انتخاب می‌کنند، کلیدهای جهت میان راه‌هایش می‌گردند، { "Enter" } یکی را انتخاب می‌کند و وقتی همه انتخاب شدند می‌فرستد؛ { "Backspace" } پس می‌گیرد؛ { "+" } و { "−" } و صفر اندازهٔ نقشه را تغییر می‌دهند. بدون ساعت بازی می‌کنید، مگر آنکه خودتان ساعت بگذارید.
