# What programs read and write, in Persian: loaded when somebody opens it. Every line of a message is a paragraph, or, after
# a hyphen, an item of a list. What stands between `marks` is written as it is.

protocol-file-title = پرونده
protocol-start-title = آنچه برنامه نخست می‌خواند
protocol-turn-title = بازی چگونه پیش می‌رود
protocol-answer-title = آنچه برنامه می‌نویسد
protocol-end-title = پایان
protocol-time-title = زمان
protocol-time = ساعت از وقتی کار می‌کند که آخرین خط برای برنامه فرستاده شده باشد، تا وقتی که پاسخش کامل شود. پاسخ نخست می‌تواند ۲ ثانیه بیشتر طول بکشد، چون برنامه باید راه بیفتد.
protocol-lines-title = خط‌ها
protocol-lines =
    برنامه از ورودی استاندارد می‌خواند و در خروجی استاندارد می‌نویسد.
    - هر خط با نویسهٔ خط تازه تمام می‌شود.
    - پس از هر پاسخ خروجی را تخلیه کنید، وگرنه خط در حافظهٔ میانی می‌ماند: `{ "print(move, flush=True)" }` در پایتون، `{ "cout << move << endl" }` در سی‌پلاس‌پلاس.
    - آنچه برنامه در خروجی خطا می‌نویسد پاسخ به شمار نمی‌آید.
protocol-lost-title = چه چیزی باخت است
protocol-lost =
    - پاسخ دیر برسد یا نرسد.
    - پاسخ خوانده نشود یا قانونی را بشکند.
    - برنامه، وقتی که منتظر پاسخش هستند، پایان یابد یا خروجی خود را ببندد.
    - برنامه بیش از اندازه بنویسد: بیش از ۶۴ خطِ نخواسته در انتظار بماند، یا خطی بیش از ۸ کیبی‌بایت داشته باشد.
protocol-session-title = نمونه
protocol-session = برنامه خط‌های پس از `{ ">>" }` را می‌خواند و خط‌های پس از `{ "<<" }` را می‌نویسد. خود این نشانه‌ها بخشی از خط نیستند. نمونه‌ای که با `{ "…" }` تمام می‌شود تنها آغاز یک بازی است.
