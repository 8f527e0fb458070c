# Persian texts of a visitor’s program in a game.

stall-program-asleep = برنامهٔ شما یکی از بازیکنان این بازی است. وقتی اجرایش کنید شروع می‌کند.
stall-program-gone = این برنامه دیگر در این مرورگر نیست.
stall-program-faulty = برنامه اجرا نشد: { $message }
stall-program-position = این بازی از وضعیتی چیده‌شده شروع می‌شود. برنامه فقط می‌تواند از آغاز معمول بازی کند.
stall-program-unstarted = برنامه اجرا نشد: { $message }
stall-program-slow = برنامه برای پاسخی که باید تکرار می‌کرد بیش از ۱۰ ثانیه وقت صرف کرد.
stall-program-differs = برنامه پس از اجرای دوباره «{ $message }» پاسخ می‌دهد، ولی پیش‌تر حرکت دیگری کرده بود.
stall-program-differs-unseen = پاسخ برنامه پس از اجرای دوباره با پاسخ پیشین فرق دارد.
stall-program-evicted = مرورگر این برنامه را دو بار بست، شاید به‌خاطر کمبود حافظه. کسی نباخته است.
stall-program-uncontrolled = مرورگر خط‌ها را به برنامه نمی‌رساند. زبانه‌های دیگر این سایت را ببندید و دوباره تلاش کنید، یا از پنجره‌ای استفاده کنید که خصوصی نیست.
stall-program-unloaded = برنامه به زبان خود نیاز دارد: { $message } مگابایت برای بارگذاری.
stall-program-load = بارگذاری
stall-program-start = اجرا
stall-program-go-on = ادامه از همان‌جا
stall-program-again = تلاش دوباره

program-evicted = مرورگر برنامه را بست. برنامه دوباره اجرا شد و بازی را تا اینجا خوانده است.
program-uncontrolled = مرورگر ارتباط برنامه را با خط‌هایش قطع کرد. برنامه دوباره اجرا شد و بازی را تا اینجا خوانده است.

tab-program = برنامه
program-turn = نوبت { $number }
program-time = { $took } از { $limit }
program-again = { $time }، تکراری
program-milliseconds = { $ms } میلی‌ثانیه
program-times = زمان هر پاسخ
program-times-limited = طولانی‌ترین پاسخ { $longest } (نوبت { $number })، میانه { $median }، مهلت { $limit }.
program-times-unlimited = طولانی‌ترین پاسخ { $longest } (نوبت { $number })، میانه { $median }، بدون مهلت.
program-no-answer = بی‌پاسخ
program-no-answer-yet = هنوز پاسخی نیامده
program-none = خط‌هایی که برنامه می‌خواند و می‌نویسد، نوبت به نوبت اینجا می‌آیند.
program-secret = خط‌های برنامه تا پایان بازی راز می‌مانند.
program-undrawn = { $unplaced ->
    [0] خط‌های این نوبت که مانند رسم آغاز می‌شوند و خوانده نمی‌شوند: { $damaged }.
   *[other] خط‌های این نوبت که رسم نشدند: { $damaged } ناخوانا، { $unplaced } بی‌جا در این بازی.
}
program-cut = (متن خروجی خطا بیش از آن است که صفحه ذخیره می‌کند.)
program-partial = (خط هنوز تمام نشده است)
program-copy-input = کپی ورودی تا این نوبت
program-input-copied = آنچه برنامه تا پاسخ شمارهٔ { $number } خوانده بود کپی شد.
program-save = ذخیرهٔ گزارش
program-rerun = اجرای دوباره از اینجا
program-replay = بازی دوباره با کد کنونی
program-test = ساختن آزمون
program-edit = ویرایش برنامه
program-at-line = (خط { $line })
program-lost-late = برنامه وقت کم آورد و باخت: پاسخ شمارهٔ { $number } در { $took } آمد و مهلت { $limit } بود.
program-lost-silent = برنامه باخت، چون در { $limit } پاسخ نداد.
program-no-line-script = نمی‌توان گفت برنامه در کدام خط بود، چون مرورگرها جای اجرای یک اسکریپت را نشان نمی‌دهند.
program-no-line-module = نمی‌توان گفت برنامه در کدام خط بود، چون مرورگرها جای اجرای یک ماژول وب‌اسمبلی را نشان نمی‌دهند.
program-no-line-python = صفحه خطی را که برنامه در آن بود پیدا نمی‌کند، چون این کار پایتون را حدود پنج برابر کند می‌کند.
program-no-line-help = برای یافتن آن، پیش از هر گام چیزی در خروجی خطا بنویسید. نشانگر را روی خطی از گزارش نگه دارید تا زمانش دیده شود.
program-silence-buffered = پاسخ به‌موقع نرسید و هنوز در بافر برنامه بود. پس از هر پاسخ بافر را خالی کنید، { $how }.
program-silence-perhaps = شاید پاسخ در بافر برنامه مانده باشد. پس از هر پاسخ خروجی استاندارد را خالی کنید، { $how }.
program-silence-unended = برنامه `{ $text }` را بدون پایان خط نوشت؛ هر پاسخ باید با پایان خط تمام شود.
program-flush-python = در پایتون با ⁦`print(move, flush=True)`⁩
program-flush-cpp = در سی‌پلاس‌پلاس با ⁦`cout << move << endl;`⁩
program-flush-c = در C با ⁦`fflush(stdout);`⁩
program-flush-javascript = در جاوااسکریپت با ⁦`console.log(move)`⁩
program-flush-other = مانند ⁦`print(move, flush=True)`⁩ در پایتون، ⁦`cout << move << endl;`⁩ در سی‌پلاس‌پلاس و ⁦`fflush(stdout);`⁩ در C
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
program-trap-division = برنامه از کار افتاد: تقسیم بر صفر، یا خارج‌قسمتی بیش از حد بزرگ.
program-trap-exception = برنامه از کار افتاد: استثنایی پرتاب شد و هیچ‌جا گرفته نشد.
program-trap-memory = برنامه از کار افتاد: نشانی‌ای بیرون از حافظه‌اش به کار برد.
program-trap-null = برنامه از کار افتاد: از اشاره‌گری تهی استفاده کرد.
program-trap-stack = برنامه از کار افتاد: فراخوانی‌هایش بیش از حد تودرتو شد.
program-trap-terminate = برنامه از کار افتاد: ‎std::terminate()‎ را صدا زد.
program-trap-unreachable = برنامه از کار افتاد: به جایی رسید که هرگز نباید برسد، مانند پایان تابعی بدون return.
program-ended-flood = برنامه بسیار بیش از آنچه خواسته شده بود نوشت.
program-ended-memory = برنامه بیش از حد مجاز حافظه گرفت.
program-ended-unstarted = برنامه شروع نشد.
program-failed-game = در آخرین بازی، این کد در خط { $line } خطا داد.
program-failed-games = در آخرین دستهٔ بازی‌ها، این کد در خط { $line } خطا داد.
program-show-line = رفتن به خط { $line }

replay-playing = کد کنونی این بازی را دوباره بازی می‌کند…
replay-result =
    پیش از این: { $before }
    اکنون: { $now }
replay-differs = از نوبت { $number } پاسخ‌ها فرق می‌کنند. تا آنجا حریف حرکت‌هایش را تکرار می‌کند.
replay-same = کد کنونی همان پاسخ‌ها را می‌دهد.
replay-before = پیش از این
replay-now = اکنون
replay-no-answer = بی‌پاسخ
replay-back = یک نوبت عقب
replay-on = یک نوبت جلو
replay-from = بازی دوباره از نوبت { $number }
replay-test = نوبت { $number } را آزمون کن
replay-open = باز کردن بازی تازه
