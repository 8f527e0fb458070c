# Persian texts of the Analysis tab.

## The best moves

analyse = تحلیل کردن
analysis-lines = تعداد حرکت‌ها
analysis-lines-count = { $count } حرکت
analysis-lines-list = بهترین حرکت‌ها
analysis-arrows = پیکان‌ها
analysis-bar-even = وضعیت برابر است.
analysis-bar-ahead = ‏{ $side } حدود { $points } جلو { $number ->
    [many] هستند
   *[one] است
}.
analysis-bar-won = ‏{ $side } در هر صورت { $number ->
    [many] می‌برند
   *[one] می‌برد
}.
analysis-line-move = ادامهٔ { $rank }، حرکت { $at }: { $move }
analysis-busy = رایانه هنوز فکر می‌کند.
analysis-done = چیز دیگری برای یافتن نیست.
analysis-gone = رایانه از کار افتاد و دوباره راه‌اندازی نشد.
analysis-first = تاکنون بهترین: { $move }. { $words }.
analysis-last = بهترین: { $move }. { $words }. تحلیل تمام شد.
analysis-seat = نوبت چه کسی
analysis-knows = ارزیابی تنها بر پایهٔ آنچه { $side } { $number ->
    [many] می‌دانند
   *[one] می‌داند
}.
analysis-see = دیدن آنچه { $side } { $number ->
    [many] می‌دانند
   *[one] می‌داند
}
analysis-reviewing = بازی در حال بازبینی است. پس از آن تحلیل ادامه می‌یابد.
analysis-not-live = شما در حال بازی هستید. اگر اکنون تحلیل کنید، روی بازی نوشته می‌شود که از پیشنهاد رایانه استفاده شده است.
analysis-not-clock = بازی با ساعت را فقط پس از پایان آن می‌توان تحلیل کرد.
analysis-not-wait = تحلیل در نوبت شما ادامه می‌یابد.
analysis-not-secret = تا وقتی چند نفر بازی می‌کنند، تحلیل ممکن است رازی را فاش کند. تحلیل پس از پایان بازی در دسترس است.
analysis-not-turn = رایانه اینجا فقط نوبت‌های خود شما را تحلیل می‌کند، بر پایهٔ آنچه آن وقت می‌دانستید.
analysis-not-over = بازی در این وضعیت تمام شده است: به یک وضعیت قبلی بروید.
analysis-not-view = نوبت { $side } است. دید همان طرف یا «{ view-all }» را انتخاب کنید.
analysis-not-log = اینجا از برنامه پاسخی خواسته نشده بود: به حرکت دیگری بروید.
analysis-not-elsewhere = بازی در زبانهٔ دیگری باز است: آنجا می‌توان آن را تحلیل کرد.

## What is expected

analysis-figure-win = برد
analysis-figure-loss = باخت

## The review

review = بازبینی
review-start = بازبینی بازی
review-words = رایانه هر حرکت را بر پایهٔ آنچه بازیکنش می‌توانست بداند ارزیابی می‌کند.
review-failed = بازبینی تمام نشد: رایانه از کار افتاد. دوباره امتحان کنید.
review-progress = حرکت‌های بازبینی‌شده
review-done-of = { $done } از { $count }
review-begins = بازبینی بازی شروع شد.
review-done = بازبینی تمام شد.
review-chart = همین نشان‌ها در فهرست حرکت‌ها هم هستند. نقطه‌چین نمودار آن فهرست نشان می‌دهد چه کسی جلو بود: بالای میانه، { $lower }.
review-count-bad = { $count ->
    [0] بدون اشتباه فاحش
   *[other] { $count } اشتباه فاحش
}
review-count-weak = { $count ->
    [0] بدون اشتباه
   *[other] { $count } اشتباه
}
review-count-slight = { $count ->
    [0] بدون بی‌دقتی
   *[other] { $count } بی‌دقتی
}
review-mean = میانگین زیان در هر حرکت: { $amount }
review-flaw-bad = اشتباه فاحش
review-flaw-weak = اشتباه
review-flaw-slight = بی‌دقتی
review-worst = ‏{ $words }: { $loss }
review-loses = حدود { $amount } از دست می‌دهد
review-loses-game = باخت را ناگزیر می‌کند
review-misses-win = برد حتمی را از دست می‌دهد
review-move = { $ply }. { $move }
review-better = بهتر: { $move }
review-better-title = بهتر: { $move }. نمایش ادامه در حرکت { $ply }.

## An engine that plays

analysis-engine = رایانه
analysis-none = وقتی رایانه فکر می‌کند، ادامه‌هایی که بررسی می‌کند اینجا دیده می‌شوند.
analysis-of = رایانهٔ { $side }
analysis-depth = عمق
analysis-depth-is = { $depth } حرکت
analysis-score = ارزیابی
analysis-even = بازی برابر
analysis-win = ‏{ $side } { $plies ->
    [0] { $number ->
        [many] برده‌اند
       *[one] برده است
    }
    [one] با حرکت بعدی { $number ->
        [many] می‌برند
       *[one] می‌برد
    }
   *[other] حداکثر تا { $plies } حرکت دیگر { $number ->
        [many] می‌برند
       *[one] می‌برد
    }
}
analysis-loss = ‏{ $side } { $plies ->
    [0] { $number ->
        [many] باخته‌اند
       *[one] باخته است
    }
    [one] با حرکت بعدی { $number ->
        [many] می‌بازند
       *[one] می‌بازد
    }
   *[other] حداکثر تا { $plies } حرکت دیگر { $number ->
        [many] می‌بازند
       *[one] می‌بازد
    }
}
analysis-time = زمان
analysis-nodes = گره‌ها
analysis-rate = در هر ثانیه
analysis-line = بهترین ادامه
analysis-words = عمق: رایانه چند حرکت جلوتر را دیده است، با شمردن حرکت‌های همهٔ طرف‌ها. گره‌ها: تعداد وضعیت‌هایی که بررسی کرده است.
analysis-suggestion = پیشنهاد
analysis-suggestion-none = وقتی پیشنهاد بخواهید، اینجا و روی تخته نشان داده می‌شود.
ending-decided = حرکت تعیین‌کننده: { $ply }. { $move } ({ $lower })، { $loss }؛ { $better } بهتر بود.
