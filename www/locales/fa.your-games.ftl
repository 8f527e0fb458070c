# Persian texts of the visitor’s games.

your-games = بازی‌های شما
your-games-none = هنوز نتیجه‌ای نیست. بازی با رایانه پس از پایان اینجا به حساب می‌آید.
your-games-unrated = تاکنون فقط بازی‌هایی با پیشنهاد رایانه؛ این‌ها در ریتینگ به حساب نمی‌آیند.
your-games-strength = توان شما: { $least } تا { $most }، { $levels }
your-games-levels = { $is ->
    [same] نزدیک سطح { $lowest }
   *[range] نزدیک سطح‌های { $lowest } تا { $highest }
}
your-games-line = ریتینگ در { $count } بازی: { $change ->
    [up] بالا رفته است
    [down] پایین آمده است
   *[even] همان است که بود
}
your-games-results = نتیجه‌ها به تفکیک سطح
your-games-level = سطح
your-games-won = برد
your-games-drawn = مساوی
your-games-lost = باخت
your-games-points = امتیاز
your-games-to = { $mine } به { $theirs }
your-games-last = آخرین بازی‌ها
