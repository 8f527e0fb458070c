# Persian texts of the page of examples.

examples-title = تخته‌ها در صفحه‌های خودتان
examples-about = بازی‌ها و معماها را می‌توانید در صفحهٔ دوره بگذارید: در یک قاب که همه‌جا کار می‌کند، یا به شکل عنصری که بخشی از صفحه است. تخته‌ها چیزی به سرور نمی‌فرستند و دربارهٔ خواننده چیزی ذخیره نمی‌کنند.
examples-code = کد برای چسباندن
examples-frame = در قاب
examples-frame-about = قاب در هر صفحه‌ای که قاب را بپذیرد کار می‌کند. هر حرکت را به صفحه گزارش می‌دهد و بلندی‌اش به اندازهٔ تخته می‌شود.
examples-frame-none = هنوز حرکتی انجام نشده است.
examples-frame-move = حرکت { $ply }: { $move }.
examples-element = به شکل عنصر
examples-element-about = یک اسکریپت برای صفحه و یک عنصر برای هر تخته. پوسته و زبان را از صفحه می‌گیرد.
examples-graded = معمایی با نمره
examples-graded-about = تخته گزارش می‌دهد که معما چگونه حل شد: در چندمین تلاش و با چند راهنمایی. ارزشش را خود صفحه تعیین می‌کند: اینجا ۱۰۰ امتیاز، منهای ۲۰ برای هر تلاش دیگر و ۱۵ برای هر راهنمایی.
examples-graded-none = هنوز حل نشده است.
examples-graded-is = { $grade } امتیاز، با { $attempts ->
    [one] { $attempts } تلاش
   *[other] { $attempts } تلاش
} و { $hints ->
    [0] بدون راهنمایی
    [one] { $hints } راهنمایی
   *[other] { $hints } راهنمایی
}.
examples-many = ده تخته با هم
examples-many-about = تخته‌هایی که دیده نمی‌شوند هزینه‌ای ندارند. همهٔ تخته‌های صفحه ماژول‌های مشترک و حداکثر چهار رشتهٔ پردازشی دارند.
examples-paste = چگونه آن را بگذاریم
examples-paste-about = «اشتراک‌گذاری» در کنار هر بازی و معما کد یک قاب را می‌دهد. جایی که اسکریپت مجاز است، عنصر هم کار می‌کند.
examples-paste-mkdocs = HTML همان‌گونه که هست در Markdown می‌آید، با یک خط خالی پیش و پس از آن.
examples-paste-sphinx = با دستور raw.
examples-paste-jupyter = در Jupyter Book 1 با دستور raw؛ در Jupyter Book 2 که HTML را نمی‌پذیرد، با قاب.
examples-paste-quarto = در یک بلوک raw.
examples-paste-moodle = در ویرایشگر، کد منبع را باز کنید و قاب را بچسبانید. اسکریپت‌ها در آنجا برداشته می‌شوند.
examples-paste-canvas = در ویرایشگر «درج» و سپس «جاسازی» را انتخاب کنید و قاب را بچسبانید. اسکریپت‌ها در آنجا برداشته می‌شوند.
examples-paste-html = در صفحه‌ای از خودتان.
