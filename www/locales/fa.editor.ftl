# Persian texts of the position editor.

edit-title = چیدن: { $game }
edit-tools = ابزارها
edit-edits = ویرایش‌ها
edit-undo = پس‌گیری ویرایش
edit-redo = انجام دوبارهٔ ویرایش
edit-empty = خالی کردن
edit-usual = آغاز معمول
edit-play = بازی از اینجا
edit-share = اشتراک‌گذاری
edit-puzzle = ساختن معما
edit-words = { $game }: وضعیتی برای بازی
edit-side = نوبت حرکت
edit-state = { $count ->
    [0] آمادهٔ بازی است.
   *[other] هنوز { $count } مشکل مانده است.
}
edit-over = در این وضعیت بازی تمام شده است.
edit-problems = مشکل‌ها
edit-more-problems = و { $count } مورد دیگر
edit-nothing = این کار اینجا چیزی را تغییر نمی‌دهد.
edit-nothing-there = اینجا چیزی برای برداشتن نیست.
edit-carried = اکنون جای جدیدش را بزنید.
edit-pad = مکان‌نما روی تخته
edit-step = { $heading ->
    [N] شمال
    [E] شرق
    [S] جنوب
   *[W] غرب
}
edit-use = به کار بردن
edit-text = به شکل متن: وضعیت را کپی کنید یا وضعیت دیگری بگذارید
edit-text-none = ⁧وقتی همهٔ مشکل‌ها برطرف شود متن اینجا می‌آید.⁩
edit-form = محتوای متن
edit-form-position = وضعیت کامل
edit-copy = کپی
