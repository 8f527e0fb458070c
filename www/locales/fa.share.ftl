# Persian texts of the dialogs that share something.

share-title = اشتراک‌گذاری این بازی
share-title-puzzle = اشتراک‌گذاری این معما
share-link-about = هر کس آن را باز کند، همین تخته را می‌بیند.
share-more = بیشتر
share-start-only = این بازی تا پایان رازهایی دارد. فعلاً فقط آغاز آن را می‌توان به اشتراک گذاشت.
share-when-over = آغاز این بازی تا پایان آن راز است. پس از پایان می‌توانید بازی را به اشتراک بگذارید.
share-chat = کپی برای گفت‌وگو
share-text = کپی متن
share-picture = تصویر…
share-picture-about = تصویر یا پویانمایی تخته.
share-log-of = گزارش یک برنامه
share-log = کپی گزارش
share-log-copied = گزارش کپی شد.
share-log-only = این چیزی است که یک برنامه خوانده و نوشته است و به شکل متن به اشتراک گذاشته می‌شود.
text-of-log = گزارش به شکل متن
share-chat-copied = نوشته و پیوند کپی شد.
share-too-long = این پیوند { $length } نویسه دارد. بعضی برنامه‌ها پیوند بلندتر از { $longest } نویسه را می‌بُرند؛ پس بازی را در فایل ذخیره کنید: «باز کردن بازی از متن» در صفحهٔ اصلی آن را باز می‌کند.
link-of-game = پیوند این بازی
chat-of-game = این بازی برای گفت‌وگو
text-of-game = این بازی به شکل متن
share-embed = کپی کد برای صفحهٔ وب…
share-embed-about = تخته‌ای برای صفحهٔ وب شما.
share-course = ذخیره برای دوره
share-change = تغییر این معما
share-words = افزودن متن خودتان
share-lesson = ساختن درس از آن

## تخته در صفحهٔ دیگر

embedding-title = تخته در صفحهٔ شما
embedding-use = بازدیدکنندگان
embedding-watch = بازی را مرور می‌کنند
embedding-play = از این وضعیت بازی می‌کنند
embedding-level = رایانه
embedding-language = زبان
embedding-language-visitor = زبان بازدیدکننده
embedding-analysis-play = بازدیدکنندگان می‌توانند پیشنهاد حرکت بگیرند
embedding-analysis-puzzle = بازدیدکنندگان می‌توانند راهنمایی و راه‌حل بگیرند
embedding-hand-in = با دکمه‌ای برای تحویل کار
embedding-copy = کپی کد
embedding-preview = پیش‌نمایش قاب
share-embed-copied = کد کپی شد. آن را به شکل HTML در صفحه بگذارید.
share-embed-how = چگونه کد را در صفحه بگذاریم
code-of-frame = کد قاب
share-code-long = این پیوند بلندتر از آن است که تلفن بتواند کد QR آن را بخواند.
share-code-missing = کد QR بارگذاری نشد.
