# Persian texts of the rules pages.

## Jumping Dots: the rules

rules-ours = تصمیم ما
rules-ours-why = قوانینی که این نشان را دارند تصمیم ما هستند: صورت مسئلهٔ مسابقه دربارهٔ آن‌ها چیزی نمی‌گوید.
rules-play = بازی از اینجا
protocol = برای برنامه‌ها
protocol-missing = این بخش بارگذاری نشد. اتصال اینترنت را بررسی کنید، این بخش را ببندید و دوباره باز کنید.
