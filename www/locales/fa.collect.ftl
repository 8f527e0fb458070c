# Persian texts of the page that collects hand-ins.

collect = گردآوری کارها
collect-what = ببینید فراگیران از تخته‌های Warren چه تحویل داده‌اند. فایل‌ها را فقط همین صفحه می‌خواند: چیزی نمی‌فرستد و با بستن صفحه همه‌چیز را فراموش می‌کند.
collect-no-proof = هر کسی که بلد باشد می‌تواند چنین متنی را تغییر دهد. برای تمرین خوب است و نشان می‌دهد چه چیزی برای کلاس دشوار است، ولی چیزی را ثابت نمی‌کند.
collect-bring = فایل‌ها را اینجا رها کنید: تک‌تک، با پوشه، یا فایل zip همهٔ کارها از سامانهٔ آموزشی.
collect-choose = انتخاب فایل‌ها
collect-choose-folder = انتخاب پوشه
collect-paste = یا متن‌ها را بچسبانید، هر تعداد که بخواهید
collect-take = خواندن متن
collect-pasted = متن چسبانده‌شده
collect-reading = در حال خواندن: { $count }
collect-read = { $rows } کار خوانده شد. { $doubles ->
    [0] { "" }
   *[other] { $doubles } کار تکراری بود و یک بار شمرده شد.
}
collect-troubles = { $count } مورد شمرده نشد
collect-nothing = چیزی از Warren در آن نیست.
collect-damaged = این کار آسیب دیده است: بخشی از آن کم است یا تغییر کرده است. آن را دوباره بخواهید.
collect-large = برای کار تحویلی بیش از حد بزرگ است.
collect-stop = توقف
collect-many = بیش از ۲٬۰۰۰ کار در آن است. صفحه بقیه را نخواند.
collect-many-of-learner = بیش از ۵۰۰ کار این نام را دارد. صفحه بقیه را نخواند.
collect-full = بیش از ۲۰٬۰۰۰ کار هست. صفحه بقیه را نخواند. برای خواندن کارهای دیگر، صفحه را دوباره بارگذاری کنید.
collect-unreadable = خوانده نشد.
collect-zip-damaged = این zip یا فایل درون آن خوانده نمی‌شود: آسیب دیده یا رمز دارد.
collect-zip-large = این zip بیش از حد بزرگ است یا بیش از ۵٬۰۰۰ فایل دارد.
collect-unknown-game = بازی آن در این نسخهٔ Warren نیست. صفحه را دوباره بارگذاری کنید.
collect-other-progress = بخش‌هایش با هم جور نیستند: تغییر کرده است.
collect-rules = حرکت‌هایش خلاف قوانین است یا با نتیجه‌اش نمی‌خواند: تغییر کرده است.
collect-unchecked = بررسی نشد، چون بخشی از سایت بارگذاری نشد. دوباره آن را اضافه کنید.
collect-table = کارهای تحویلی
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
collect-column-takenBack = پس‌گیری‌ها
collect-column-time = مدت دیدن
collect-column-date = زمان تحویل
collect-column-open = تخته
collect-column-wrong = پاسخ‌های نادرست
collect-column-link = پیوند
collect-column-file = فایل
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
collect-open-what = باز کردن در زبانهٔ جدید: { $what }
collect-game = { $game }: بازی
collect-lesson = { $game }: درس
collect-puzzle = ‏{ $game } · { $task }
collect-by = نام‌ها را فراگیران و عنوان مجموعه‌ها را سازندگانشان نوشته‌اند.
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
   *[other] { " " }میانهٔ تلاش‌های کسانی که حل کردند: { $median }.
}
collect-sum-game = { $count } نفر بازی کردند و { $solved ->
    [0] هیچ‌کس نبرد
   *[other] { $solved } نفر بردند
}.
collect-wrong = پاسخ‌های نادرست، از پرتکرارترین
collect-wrong-count = { $moves }: { $count } بار
