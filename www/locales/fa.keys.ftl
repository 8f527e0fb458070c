# Persian texts of the list of keys.

keys-title = کلیدها
keys-board = تخته: { $game }
keys-page = این صفحه
keys-of-page =
    ؟ | همین فهرست
    ← → | یک حرکت عقب، یک حرکت جلو، بیرون از تخته
    Space | پخش بازی، وقتی نمی‌توان حرکت کرد
    Tab | به بخش بعدی
    Esc | لغو انتخاب، بستن پنجره
