# Persian texts of worksheets.

worksheet = برگهٔ تمرین
worksheet-count = تعداد معما در هر صفحه
worksheet-lines = خط برای نوشتن پاسخ
worksheet-solutions = راه‌حل‌ها در صفحه‌ای جدا
worksheet-print = چاپ
worksheet-back = بازگشت
worksheet-name = نام
worksheet-date = تاریخ
worksheet-answers = راه‌حل‌ها
worksheet-drawing = تخته‌ها رسم می‌شوند…
worksheet-solving = { $done } راه‌حل از { $count } پیدا شد.
worksheet-pages = { $count } صفحه
