# Persian texts of a visitor’s program in a game.

stall-program-asleep = برنامهٔ شما در این بازی بازی می‌کند. وقتی بگویید شروع به کار می‌کند.
stall-program-gone = این برنامه دیگر در این مرورگر نیست.
stall-program-faulty = برنامه اجرا نشد: { $message }
stall-program-position = این بازی از وضعیتی چیده‌شده شروع می‌شود. برنامه فقط می‌تواند از شروع معمول بازی کند.
stall-program-unstarted = برنامه اجرا نشد: { $message }
stall-program-slow = برنامه برای پاسخی که باید تکرار می‌کرد بیش از ۱۰ ثانیه وقت گرفت.
stall-program-differs = برنامه پس از اجرای دوباره «{ $message }» پاسخ می‌دهد، ولی پیش‌تر حرکت دیگری کرده بود.
stall-program-differs-unseen = برنامه پس از اجرای دوباره پاسخی جز پاسخ پیشین می‌دهد.
stall-program-evicted = مرورگر این برنامه را دو بار بست؛ شاید حافظه کم بوده است. کسی نباخته است.
stall-program-uncontrolled = مرورگر خط‌ها را به برنامه نمی‌رساند. زبانه‌های دیگر این سایت را ببندید و دوباره تلاش کنید، یا از پنجره‌ای استفاده کنید که خصوصی نیست.
stall-program-unloaded = برنامه به زبان خود نیاز دارد: { $message } مگابایت برای بار کردن.
stall-program-load = بار کردن
stall-program-start = اجرا
stall-program-go-on = ادامه از همان‌جا
stall-program-again = تلاش دوباره

program-evicted = مرورگر برنامه را بسته بود. برنامه دوباره اجرا شد و بازی را از آغاز دریافت کرد.
program-uncontrolled = مرورگر ارتباط برنامه را با خط‌هایش قطع کرده بود. برنامه دوباره اجرا شد و بازی را از آغاز دریافت کرد.

tab-program = برنامه
program-turn = نوبت { $number }
program-time = { $took } از { $limit }
program-again = { $time }، تکراری
program-milliseconds = { $ms } میلی‌ثانیه
program-none = آنچه برنامه می‌خواند و می‌نویسد، نوبت به نوبت اینجا می‌آید.
program-secret = آنچه برنامه می‌خواند و می‌نویسد تا پایان بازی راز می‌ماند.
program-undrawn = { $unplaced ->
    [0] سطرهای این نوبت که مانند رسم آغاز می‌شوند و خوانده نمی‌شوند: { $damaged }.
   *[other] سطرهای این نوبت که رسم نشدند: { $damaged } ناخوانا، { $unplaced } بی‌جا در این بازی.
}
program-cut = (در خروجی خطا بیش از آنچه نگه داشته می‌شود آمد.)
program-partial = (سطر هنوز تمام نشده است)
program-copy-input = کپی ورودی تا این نوبت
program-input-copied = آنچه برنامه تا پاسخ شمارهٔ { $number } خوانده بود کپی شد.
program-save = ذخیرهٔ گزارش
program-rerun = اجرای دوباره از اینجا
program-test = آزمونی از آن بساز
program-edit = ویرایش برنامه
program-at-line = (سطر { $line })
program-lost-late = برنامه با تمام شدن وقت باخت: پاسخ شمارهٔ { $number } به { $took } نیاز داشت و { $limit } مجاز بود.
program-lost-silent = برنامه باخت، چون در { $limit } پاسخ نداد.
program-silence-buffered = پاسخ به‌موقع نرسید و هنوز در بافر برنامه بود. پس از هر پاسخ بافر را خالی کنید، { $how }.
program-silence-perhaps = شاید پاسخ در بافر برنامه مانده باشد. پس از هر پاسخ خروجی استاندارد را خالی کنید، { $how }.
program-silence-unended = برنامه `{ $text }` را بی پایان سطر نوشت؛ هر پاسخ باید با پایان سطر تمام شود.
program-flush-python = در Python با ⁦`print(move, flush=True)`⁩
program-flush-cpp = در C++ با ⁦`cout << move << endl;`⁩
program-flush-c = در C با ⁦`fflush(stdout);`⁩
program-flush-javascript = در JavaScript با ⁦`console.log(move)`⁩
program-flush-other = مانند ⁦`print(move, flush=True)`⁩ در Python، ⁦`cout << move << endl;`⁩ در C++ و ⁦`fflush(stdout);`⁩ در C
program-lost-illegal = برنامه با پاسخی غیرمجاز در نوبت { $number } باخت: { $why }.
program-lost-crashed = برنامه باخت، چون وقتی باید پاسخ می‌داد پایان یافته بود.
program-lost-resigns = طرف برنامه تسلیم شد.
program-ended-exit = برنامه پایان یافت.
program-ended-error = برنامه با خطا متوقف شد.
program-ended-trap = برنامه از کار افتاد.
program-trap-abort = برنامه از کار افتاد: ‎abort()‎ را صدا زد.
program-trap-assert = برنامه از کار افتاد: شرط یک assert برقرار نبود.
program-trap-call = برنامه از کار افتاد: تابعی را با اشاره‌گری نادرست صدا زد.
program-trap-conversion = برنامه از کار افتاد: عددی در نوع تازه‌اش جا نشد.
program-trap-division = برنامه از کار افتاد: تقسیم بر صفر، یا خارج‌قسمتی بیش از اندازه بزرگ.
program-trap-exception = برنامه از کار افتاد: استثنایی پرتاب شد و هیچ‌جا گرفته نشد.
program-trap-memory = برنامه از کار افتاد: نشانی‌ای بیرون از حافظه‌اش به کار برد.
program-trap-null = برنامه از کار افتاد: از اشاره‌گری تهی استفاده کرد.
program-trap-stack = برنامه از کار افتاد: فراخوانی‌هایش بیش از حد تودرتو شد.
program-trap-terminate = برنامه از کار افتاد: ‎std::terminate()‎ را صدا زد.
program-trap-unreachable = برنامه از کار افتاد: به جایی رسید که هرگز نباید برسد، مانند پایان تابعی بدون return.
program-ended-flood = برنامه بسیار بیش از آنچه خواسته شده بود نوشت.
program-ended-memory = برنامه بیش از حد مجاز حافظه گرفت.
program-ended-unstarted = برنامه شروع نشد.
