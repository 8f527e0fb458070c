# Persian texts of the versions of a visitor’s program.

versions-name = نام نسخه
versions-keep = نگه داشتن این نسخه
versions-source = کد کنونی
versions-none = هنوز نسخه‌ای نیست. پیش از تغییر بزرگ، یک نسخه نگه دارید. دستهٔ بازی‌ها و نردبان هم نسخه نگه می‌دارند.
versions-new = هنوز نگه داشته نشده است
versions-same = همان نسخهٔ { $version }
versions-is-source = { $date }، کد کنونی
versions-name-of = نام نسخهٔ { $number }
versions-unnamed = افزودن نام
versions-compare = مقایسه
versions-compare-name = مقایسه: { $version }
versions-go-back = بازگشت به این نسخه
versions-go-back-name = بازگشت به این نسخه: { $version }
versions-kept = این اکنون نسخهٔ { $version } است.
versions-back = کد دوباره نسخهٔ { $version } است. کد پیش از آن نسخهٔ { $before } است.
versions-dropped = نسخهٔ { $version } حذف شد، چون برای نسخه‌های بیشتر جا نبود.
versions-no-lines = ماژول WebAssembly خطی برای مقایسه ندارد. می‌توانید به ماژول پیشین بازگردید.

diff-title = مقایسهٔ نسخه‌ها
diff-older = قبل
diff-newer = بعد
diff-source = کد: { $name }
diff-count = { $count ->
    [0] بدون تفاوت
   *[other] { $count } جای تغییرکرده
}
diff-place = تغییر { $number } از { $count }
diff-whole = نمایش خط‌های بدون تغییر
diff-unchanged = $ خط بدون تغییر
diff-previous = تغییر قبلی
diff-next = تغییر بعدی
