# واژه‌های صفحه‌های بازی در صفحه‌های دیگران، به فارسی.

embed-failed = این صفحهٔ بازی را نمی‌توان نشان داد: { $reason }
embed-loading = صفحهٔ بازی بارگذاری می‌شود.
embed-no-puzzle = این پیوند معمایی ندارد. پیوند معما را از صفحهٔ خودش با «هم‌رسانی» کپی کنید.
embed-not-ready = صفحهٔ بازی هنوز آماده نیست.
embed-open = باز کردن در Warren
embed-option = مقدار { $name } نمی‌تواند «{ $value }» باشد. مجاز: { $allowed }.
embed-watched = این بازی را تنها می‌توان تماشا کرد.

## هم‌رسانی

share-embed = کپی کد برای صفحهٔ وب
share-embed-copied = کد کپی شد. آن را به شکل HTML در صفحه بگذارید.
share-embed-how = چگونه کد را در صفحه بگذاریم
code-of-frame = کد قاب
