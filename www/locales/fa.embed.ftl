# واژه‌های تخته‌ها در صفحه‌های دیگران، به فارسی.

embed-failed = این تخته را نمی‌توان نشان داد: { $reason }
embed-loading = تخته بارگذاری می‌شود.
embed-no-puzzle = این پیوند معمایی ندارد. پیوند معما را از صفحهٔ خودش با «اشتراک‌گذاری» کپی کنید.
embed-no-lesson = این پیوند درسی ندارد.
embed-not-ready = تخته هنوز آماده نیست.
embed-open = باز کردن در Warren
embed-option = مقدار { $name } نمی‌تواند «{ $value }» باشد. مجاز: { $allowed }.
embed-progress-allowed = آنچه همین تخته به نام progress گفته است، کامل
embed-watched = این بازی را تنها می‌توانید تماشا کنید.

## اشتراک‌گذاری

share-embed = کپی کد برای صفحهٔ وب
share-embed-copied = کد کپی شد. آن را به شکل HTML در صفحه بگذارید.
share-embed-how = چگونه کد را در صفحه بگذاریم
share-lesson = از آن درس بساز
code-of-frame = کد قاب
