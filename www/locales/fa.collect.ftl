# Persian texts of the page that collects hand-ins.

collect = گردآوری کارها
collect-what = اینجا می‌بینید که یادگیرندگان از تخته‌های Warren چه تحویل داده‌اند. همه چیز تنها در همین صفحه خوانده می‌شود: چیزی فرستاده نمی‌شود و با بستن صفحه چیزی نمی‌ماند.
collect-no-proof = کسی که بلد باشد می‌تواند چنین متنی را تغییر دهد. برای تمرین خوب است و نشان می‌دهد چه چیزی برای کلاس دشوار است؛ سند نیست.
collect-bring = پرونده‌ها را اینجا رها کنید: تک‌تک، پوشه‌ها، یا فایل zip همهٔ کارها که سامانهٔ آموزشی می‌دهد.
collect-choose = انتخاب پرونده‌ها
collect-choose-folder = انتخاب پوشه
collect-paste = یا متن‌ها را بچسبانید، هر چند تا که هست
collect-take = خواندن متن
collect-pasted = متن چسبانده‌شده
collect-reading = در حال خواندن: { $count }
collect-read = { $rows } کار خوانده شد. { $doubles ->
    [0] { "" }
   *[other] { $doubles } کار تکراری بود و یک بار شمرده شد.
}
collect-troubles = { $count } مورد شمرده نشد
collect-nothing = چیزی از Warren در آن نیست.
collect-damaged = آنچه تحویل شده آسیب دیده است: بخشی از آن نیست یا تغییر کرده است. دوباره بخواهیدش.
collect-large = بزرگ‌تر از هر چیزی است که تحویل می‌دهند.
collect-stop = توقف
collect-many = بیش از ۲۰۰۰ کار در آن است. بقیه کنار گذاشته شد.
collect-many-of-learner = با این نام بیش از ۵۰۰ کار آمده است. بقیه کنار گذاشته شد.
collect-full = بیش از ۲۰۰۰۰ کار آمده است. بقیه کنار گذاشته شد. برای خواندن کارهای دیگر صفحه را دوباره بار کنید.
collect-unreadable = خوانده نشد.
collect-zip-damaged = این zip یا پروندهٔ درون آن خوانده نشد: آسیب دیده یا رمز دارد.
collect-zip-large = این zip بیش از اندازه بزرگ است یا بیش از ۵۰۰۰ پرونده دارد.
collect-unknown-game = از بازی‌ای است که این Warren ندارد. صفحه را دوباره بار کنید.
collect-other-progress = بخش‌هایش به هم نمی‌خورند: تغییر کرده است.
collect-rules = حرکت‌هایش خلاف قانون است یا آن نیست که می‌گوید: تغییر کرده است.
collect-unchecked = بررسی نشد، چون بخشی از سایت بار نشد. دوباره بیاوریدش.
collect-table = آنچه تحویل شده است
collect-filter = معما
collect-all = همهٔ معماها و بازی‌ها
collect-save = ذخیره به شکل CSV
collect-column-name = نام
collect-column-subject = معما یا بازی
collect-column-outcome = نتیجه
collect-column-attempts = تلاش‌ها
collect-column-hints = راهنمایی‌ها
collect-column-suggestions = پیشنهادها
collect-column-solutionShown = راه‌حل دیده شد
collect-column-takenBack = پس‌گرفته‌ها
collect-column-time = زمان دیدن
collect-column-date = زمان تحویل
collect-column-open = تخته
collect-column-wrong = پاسخ‌های نادرست
collect-column-link = پیوند
collect-column-file = پرونده
collect-solved = حل شد
collect-share = { $solved } از { $count }
collect-unsolved = حل نشد
collect-won = برد
collect-lost = باخت
collect-drawn = مساوی
collect-ended = پایان یافت
collect-unfinished = ناتمام
collect-yes = بله
collect-no = نه
collect-open = باز کردن
collect-open-what = باز کردن در زبانهٔ تازه: { $what }
collect-game = { $game }: بازی
collect-lesson = { $game }: درس
collect-puzzle = { $game }: { $task }
collect-by = نام‌ها را یادگیرندگان و عنوان مجموعه‌ها را سازندگانشان نوشته‌اند.
collect-set = مجموعه: { $title }
collect-another = { $name } ({ $count })
collect-tried-wrong = تلاش { $attempt }: نادرست، { $moves }
collect-tried-solved = تلاش { $attempt }: حل شد، { $moves }
collect-sums = به تفکیک معما و بازی
collect-sum = { $solved ->
    [0] از { $count } نفر، هیچ‌کس حل نکرد
   *[other] از { $count } نفر، { $solved } نفر حل کردند
}.{ $median ->
    [none] { "" }
   *[other] { " " }میانهٔ تلاش‌های آنان که حل کردند: { $median }.
}
collect-sum-game = { $count } نفر بازی کردند و { $solved ->
    [0] هیچ‌کس نبرد
   *[other] { $solved } نفر بردند
}.
collect-wrong = پاسخ‌های نادرست، نخست پرتکرارترین‌ها
collect-wrong-count = { $moves }: { $count } بار
