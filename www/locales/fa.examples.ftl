# واژه‌های صفحهٔ نمونه‌ها، به فارسی.

examples-title = صفحهٔ بازی در صفحه‌های خودتان
examples-about = بازی‌ها و معماها را می‌توان در صفحهٔ درس گذاشت: در یک قاب که همه‌جا کار می‌کند، یا به شکل عنصری که بخشی از صفحه است. چیزی به کارساز فرستاده نمی‌شود و از خوانندهٔ صفحه چیزی نگه داشته نمی‌شود.
examples-code = کد برای چسباندن
examples-frame = در قاب
examples-frame-about = قاب در هر صفحه‌ای که قاب را بپذیرد کار می‌کند. صفحه از هر حرکت باخبر می‌شود و قاب به بلندی صفحهٔ بازی درمی‌آید.
examples-frame-none = هنوز حرکتی نشده است.
examples-frame-move = حرکت { $ply }: { $move }.
examples-element = به شکل عنصر
examples-element-about = یک اسکریپت برای صفحه و یک عنصر برای هر صفحهٔ بازی. پوسته و زبان را از صفحه می‌گیرد.
examples-graded = معمایی با نمره
examples-graded-about = صفحه باخبر می‌شود که معما چگونه حل شد: در چندمین تلاش و با چند راهنمایی. ارزشش را خود صفحه می‌گوید؛ اینجا ۱۰۰ امتیاز است، منهای ۲۰ برای هر تلاش دیگر و ۱۵ برای هر راهنمایی.
examples-graded-none = هنوز حل نشده است.
examples-graded-is = { $grade } امتیاز، با { $attempts ->
    [one] { $attempts } تلاش
   *[other] { $attempts } تلاش
} و { $hints ->
    [0] بدون راهنمایی
    [one] { $hints } راهنمایی
   *[other] { $hints } راهنمایی
}.
examples-many = ده صفحهٔ بازی با هم
examples-many-about = صفحه‌های بازی که دیده نمی‌شوند هزینه‌ای ندارند. همهٔ آن‌ها ماژول‌ها را و دست بالا چهار worker را با هم شریک‌اند.
examples-paste = چگونه گذاشته می‌شود
examples-paste-about = «هم‌رسانی» در کنار هر بازی و معما کد یک قاب را می‌دهد. جایی که اسکریپت آزاد است، عنصر هم کار می‌کند.
examples-paste-mkdocs = HTML همان‌گونه که هست در Markdown می‌آید، با یک سطر خالی پیش و پس از آن.
examples-paste-sphinx = با دستور raw.
examples-paste-jupyter = در Jupyter Book 1 با دستور raw؛ در Jupyter Book 2 که HTML را نمی‌پذیرد، با قاب.
examples-paste-quarto = در یک بلوک raw.
examples-paste-moodle = در ویرایشگر، کد منبع را باز کنید و قاب را بچسبانید. اسکریپت‌ها در آنجا برداشته می‌شوند.
examples-paste-canvas = در ویرایشگر «درج» و سپس «جاسازی» را برگزینید و قاب را بچسبانید. اسکریپت‌ها در آنجا برداشته می‌شوند.
examples-paste-html = در صفحه‌ای از خودتان.
