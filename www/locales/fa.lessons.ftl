# واژه‌های درس‌ها به فارسی: با نخستین درس بارگذاری می‌شوند.

lesson = درس
lesson-title = آموزش { $game }
lesson-count = گام { $at } از { $count }
lesson-next = ادامه
lesson-show = نشانم بده
lesson-back = یک گام عقب
lesson-again = از اول
lesson-right = درست است.
lesson-wrong = این نه. حرکت دیگری را امتحان کنید.
lesson-wrong-answer = کاملاً درست نیست. پاسخ دیگری بدهید.
lesson-shown = حرکت: { $move }
lesson-asks = اول به پرسش پاسخ دهید.
lesson-go-on = این گام انجام شد. «ادامه» را بزنید.
lesson-done = تمام
lesson-over = همین بود. حالا می‌توانید بازی کنید.
lesson-unreadable = درس این پیوند خوانده نمی‌شود. شاید با نسخهٔ تازه‌تری از این صفحه ساخته شده است.
lesson-unmoved = گام { $step } این درس حرکتی ندارد.
