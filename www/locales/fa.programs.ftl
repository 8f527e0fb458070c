# Persian texts of the visitor’s programs.

## فهرست

programs-none = برنامه‌ای بنویسید که بازی کند
programs-what = برنامه مانند مسابقه خط می‌خواند و خط می‌نویسد، به اندازهٔ مسابقه وقت دارد و همین‌جا، در مرورگر شما، بازی می‌کند. با یک بازی آغاز کنید: برنامهٔ کوچکی می‌گیرید که از همان آغاز بازی می‌کند، و آن را بهتر می‌کنید.
programs-new = برنامهٔ جدید
programs-language = زبان
programs-language-javascript = جاوااسکریپت
programs-language-python = پایتون
programs-language-cpp = سی‌پلاس‌پلاس
programs-language-wasi = وب‌اسمبلی
programs-write = نوشتن برنامه برای { $game }
programs-no-starters = برای این زبان برنامهٔ آماده‌ای نیست. فایلی اضافه کنید، یا اتصال اینترنت را بررسی کنید و صفحه را دوباره بارگذاری کنید.
programs-simulator-what = صورت مسئلهٔ { $game } چیز دیگری می‌خواهد: شبیه‌سازی که یک بازی کامل را می‌خواند و امتیازهایش را چاپ می‌کند.
programs-simulator = آغاز با یک شبیه‌ساز
programs-simulator-name = { $game }: شبیه‌ساز
programs-facts = { $language } · { $game } · { $when }
programs-ladder = از { $levels } سطح، { $passed } سطح گذرانده شده است.
programs-batch = در برابر { $opponent }: { $won } برد، { $drawn } مساوی، { $lost } باخت.
programs-level = سطح { $level }
programs-no-results = هنوز نتیجه‌ای نیست.
programs-play-name = بازی با { $name }
programs-more = بیشتر
programs-more-name = کارهای بیشتر با { $name }
programs-files = همهٔ برنامه‌ها
programs-here = برنامه‌ها فقط در همین مرورگر ذخیره می‌شوند. آن‌ها را در فایل ذخیره کنید تا بتوانید به مرورگر دیگری ببرید یا نسخهٔ پشتیبان داشته باشید. از هر برنامه تا { $versions } نسخه می‌ماند، و اگر بزرگ باشند کمتر. نسخه‌هایی که نام دارند از همه بیشتر می‌مانند.
programs-room = بازی‌ها و گزارش‌های برنامه‌ها { $used } از { $limit } مگابایت جا گرفته‌اند. وقتی جا کم شود، قدیمی‌ترین‌ها پاک می‌شوند.
programs-room-label = جای بازی‌ها و گزارش‌ها
programs-clear = پاک‌کردن بازی‌ها و گزارش‌ها
programs-clear-sure = همهٔ بازی‌ها و گزارش‌های ذخیره‌شدهٔ همهٔ برنامه‌ها پاک شوند؟ خود برنامه‌ها و نسخه‌هایشان می‌مانند.
programs-save-all = ذخیرهٔ همه در یک فایل
programs-load = بارگذاری فایل
programs-loaded = { $count } برنامه بارگذاری شد.
programs-not-loaded = { $file } برنامه‌ای از Warren ندارد.
programs-unread = در { $file } خوانده نشد: { $names }{ $more ->
    [0] .
   *[other] {" "}و { $more } تای دیگر.
}
programs-later = نسخهٔ جدیدتری از این صفحه برنامه‌های این مرورگر را ذخیره کرده است. برای دیدنشان صفحه را دوباره بارگذاری کنید. آنچه پیش از آن بنویسید با بستن این زبانه از میان می‌رود.
programs-unknown = چنین برنامه‌ای در این مرورگر نیست. شاید حذف شده یا در مرورگر دیگری باشد.
programs-full = این مرورگر { $most } برنامه دارد و برای برنامهٔ دیگری جا نیست. چند تا را حذف کنید، یا اول در فایل ذخیره کنید.

## آوردن پرونده

programs-bring-title = افزودن برنامه
programs-bring-what = فایل‌ها را اینجا رها کنید یا انتخاب کنید: { $endings }. فایل { ".wasm" } برنامه‌ای برای { "WASI" } است که از { "Rust" }، { "C" }، { "C++" }، { "Go" }، { "Zig" } یا زبان دیگری ساخته شده است.
programs-bring = انتخاب فایل
programs-brought = { $count } برنامه افزوده شد.
programs-which-game = { $file } کدام بازی را بازی می‌کند؟
programs-refused-kind = { $file } برنامه‌ای نیست که اینجا اجرا شود. نام فایل می‌تواند به { $endings } ختم شود.
programs-refused-language = { $file }: برنامه به زبان { $language } فعلاً اینجا اجرا نمی‌شود.
programs-refused-large = { $file } بیش از حد بزرگ است: برنامه حداکثر می‌تواند { $most } کیلوبایت باشد.
programs-refused-text = { $file } متن نیست. آن را به شکل { "UTF-8" } ذخیره کنید.
programs-refused-unreadable = { $file } خوانده نشد. دوباره آن را انتخاب کنید.
programs-refused-none = { $file } ماژول وب‌اسمبلی نیست. آن را برای { "wasm32-wasip1" } بسازید.
programs-refused-broken = { $file } ماژول وب‌اسمبلی است، ولی این مرورگر نمی‌تواند آن را بخواند. آن را برای { "wasm32-wasip1" } بسازید.
programs-refused-startless = ماژول { $file } تابع { "_start" } ندارد، پس برنامه‌ای برای { "WASI" } نیست. آن را به شکل برنامه، نه کتابخانه، برای { "wasm32-wasip1" } بسازید.
programs-refused-needy = { $file } به «{ $needs }» نیاز دارد که اینجا نیست. برنامه فقط می‌تواند از { "WASI preview 1" } استفاده کند: آن را برای { "wasm32-wasip1" } بسازید.

## کارهایی که با برنامه می‌توان کرد

programs-name = نام برنامه
programs-games = بازی‌ها و نردبان
programs-rename = تغییر نام
programs-rename-title = تغییر نام برنامه
programs-copy = کپی کردن
programs-copy-name = { $name } (کپی)
programs-copied = با نام «{ $name }» کپی شد.
programs-share = اشتراک‌گذاری
programs-save = ذخیره در فایل
programs-delete = حذف
programs-delete-sure = «{ $name }» حذف شود؟ این کار برگشت ندارد.
programs-deleted = «{ $name }» حذف شد.
programs-find = یافتن و جایگزینی

## نوشتن

programs-about = { $language } · { $game }
programs-source = کد برنامهٔ { $name }
programs-panel = دربارهٔ این برنامه
tab-source = کد برنامه
tab-last-game = آخرین بازی
tab-assignment = تکلیف
tab-versions = نسخه‌ها
programs-state-saved = ذخیره شد
programs-state-saving = در حال ذخیره…
programs-state-unkept = تا بستن این زبانه
programs-state-failed = ذخیره نشد
programs-clash = در زبانهٔ دیگری نسخهٔ دیگری از این برنامه ذخیره شده است.
programs-take-theirs = برداشتن آن نسخه
programs-keep-mine = نگه داشتن متن اینجا
programs-removed = این برنامه در زبانهٔ دیگری حذف شده است.
programs-to-list = همهٔ برنامه‌ها
programs-elsewhere = این برنامه در زبانهٔ دیگری باز است. اینجا فقط می‌توانید آن را بخوانید.
programs-write-here = نوشتن در اینجا
programs-faulty = برنامه هنوز اجرا نمی‌شود: { $message }
programs-faulty-line = برنامه هنوز اجرا نمی‌شود. خط { $line }: { $message }
programs-ready-title = آماده کردن برنامه
programs-ready-loading = در حال بارگذاری…
programs-ready-starting = در حال راه‌اندازی…
programs-ready-compiling = در حال کامپایل…
programs-unoffered = می‌توانید آن را بنویسید و در فایل ذخیره کنید.
programs-obstacle-browser = برنامه به زبان { $language } در این مرورگر اجرا نمی‌شود. نسخه‌های جدید کروم، اج و فایرفاکس آن را اجرا می‌کنند.
programs-obstacle-site = این سایت بدون { $language } ساخته شده است و برنامه‌های این زبان اینجا اجرا نمی‌شوند.
programs-obstacle-unknown = برنامه به زبان { $language } اکنون اجرا نمی‌شود: سایت نگفت که این زبان به چه چیزی نیاز دارد. اتصال اینترنت را بررسی کنید.
programs-module = ماژول وب‌اسمبلی، { $kilobytes } کیلوبایت.
programs-module-what = کد آن اینجا نیست. آن را روی رایانهٔ خود بسازید و فایل جدید را اضافه کنید.
programs-replace = جایگزینی فایل
programs-replaced = فایل جایگزین شد: اکنون برنامه { $file } است.

programs-against = سطح { $level } · { $side }
programs-against-title = بازی در برابر چه کسی؟
programs-against-level = رایانه
programs-against-side = طرف برنامه
programs-against-done = تمام

programs-no-game = این برنامه هنوز بازی نکرده است. «{ play }» را بزنید تا بازی‌اش اینجا بیاید.
programs-open-game = باز کردن بازی

code-keys = کلید { "Tab" } تورفتگی می‌دهد. برای بیرون رفتن از ویرایشگر با صفحه‌کلید، { "Escape" } و سپس { "Tab" } را بزنید.
code-not-understood = خطای نحوی.
code-find = یافتن
code-replacement = جایگزینی با
code-next = بعدی
code-previous = قبلی
code-all = همه
code-case = حساس به بزرگی حروف
code-regexp = عبارت باقاعده
code-words = کلمهٔ کامل
code-replace = جایگزینی
code-replace-all = جایگزینی همه
code-close = بستن
code-match = یافتهٔ کنونی
code-on-line = در خط
code-go-to-line = رفتن به خط
code-go = رفتن
code-diagnostics = خطاها
code-no-diagnostics = خطایی نیست

## اشتراک‌گذاری

programs-share-title = اشتراک‌گذاری برنامه
programs-share-what = پیوند همهٔ کد برنامه را در خود دارد و صفحه چیزی به سرور نمی‌فرستد. هر کسی که آن را باز کند، پیش از اجرا کد را می‌بیند.
programs-share-long = این پیوند { $length } نویسه می‌شود. بعضی برنامه‌ها پیوندهای بلندتر از { $longest } را می‌بُرند؛ پس برنامه را به شکل فایل به اشتراک بگذارید.
programs-share-large = برنامه برای پیوند بیش از حد بزرگ است. آن را به شکل فایل به اشتراک بگذارید.
programs-share-text = متن برای کپی
programs-share-words = { $name }: برنامه‌ای برای { $game } به زبان { $language }
programs-shared = برنامهٔ اشتراکی
programs-shared-what = این برنامه را کس دیگری نوشته است. بدون اجازهٔ شما چیزی اجرا نمی‌شود. وقتی اجرا شود، نه به شبکه دسترسی دارد و نه به داده‌های شما.
programs-shared-unoffered = این برنامه را کس دیگری نوشته است.
programs-keep = نگه داشتن یک کپی
programs-play-it = بازی کردن
programs-link-damaged = برنامهٔ این پیوند آسیب دیده یا ناقص است. پیوند را دوباره بخواهید، یا فایل را.
programs-link-later = این پیوند با نسخهٔ جدیدتری از Warren ساخته شده است. صفحه را دوباره بارگذاری کنید، یا فایل را بخواهید.

## فرمان بومی

programs-native = روی رایانهٔ خودتان
programs-native-what = فرمان بومی میان برنامه‌ها به هر زبانی داوری می‌کند. این دستورها آن را از کد منبع می‌سازند و یک بازی در برابر رایانهٔ سطح ۳ برگزار می‌کنند:
programs-records = متن هر بازی را ذخیره می‌کند و «{ open-record }» آن را روی تخته نشان می‌دهد. کارهای دیگرش را با این دستور ببینید:

# Loading a language

programs-load-title = { $language } بارگذاری شود؟
programs-load-what = برنامه‌های { $language } به { $megabytes } مگابایت نیاز دارند که یک بار از همین سایت می‌آید و سپس در این مرورگر می‌ماند.
programs-load-it = بارگذاری { $megabytes } مگابایت
programs-loading = در حال بارگذاری
programs-loaded-of = { $done } از { $whole } مگابایت
programs-not-loaded-language = بارگذاری نشد. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید. { $reason }
programs-share-challenge = کپی پیوند مبارزه
programs-challenge-copied = پیوند کپی شد. هر کسی که آن را باز کند با این برنامه بازی می‌کند.
challenge-title = این برنامه را شکست دهید
challenge-what = خودتان با آن بازی کنید یا بگذارید یکی از برنامه‌هایتان با آن بازی کند.
challenge-play = بازی با آن
challenge-own = برنامهٔ شما
challenge-set = با هم بازی کنند
challenge-write = نوشتن برنامه
