# Persian texts of pictures.

## Pictures

picture-title = تصویر { $game }
picture-kind = قالب
picture-kind-png = PNG
picture-kind-svg = SVG
picture-kind-gif = GIF
picture-kind-png-hint = تصویری برای گفت‌وگو، سند و اسلاید.
picture-kind-svg-hint = طرحی که در هر اندازه‌ای واضح می‌ماند، برای چاپ و صفحه‌های وب.
picture-kind-gif-hint = بازی، حرکت به حرکت، در یک چرخه.
picture-pixels = اندازه
picture-pixels-of = { $pixels } × { $pixels } پیکسل
picture-theme = رنگ‌ها
picture-theme-light = روشن
picture-theme-dark = تیره
picture-moves = حرکت‌ها
picture-moves-all = همهٔ بازی
picture-moves-rest = از وضعیت نمایش‌داده‌شده
picture-speed = سرعت
picture-speed-slow = آهسته
picture-speed-normal = معمولی
picture-speed-fast = تند
picture-making = تصویر ساخته می‌شود…
picture-file = ‏{ $kind }، { $pixels } × { $pixels } پیکسل، { $size } کیلوبایت
picture-drawing = ‏{ $kind }، { $size } کیلوبایت
picture-frames = { $count ->
    [one] یک وضعیت.
   *[other] { $count } وضعیت، { $seconds } ثانیه.
}
picture-make = ساختن GIF
picture-progress = وضعیت { $done } از { $all }
picture-cancelled = لغو شد. چیزی ذخیره نشد.
picture-failed = تصویر ساخته نشد: { $reason }
picture-no-png = مرورگر نتوانست PNG به این اندازه بسازد. اندازهٔ کوچک‌تری انتخاب کنید.
picture-save = ذخیره
picture-copy = کپی تصویر
picture-copied = تصویر کپی شد.
picture-copy-refused = مرورگر به صفحه اجازهٔ کپی تصویر را نداد. به جای آن ذخیره‌اش کنید.
picture-share = فرستادن…
picture-words = توصیف برای کسانی که تصویر را نمی‌بینند
picture-words-copy = کپی توصیف
picture-words-copied = توصیف کپی شد.
picture-words-refused = مرورگر به صفحه اجازهٔ کپی نداد. توصیف انتخاب شده است: خودتان آن را کپی کنید.
picture-after = { $ply ->
    [0] { $game }، در آغاز.
   *[other] { $game }، پس از حرکت { $ply }.
}
picture-side = ‏{ $side }: { $words }.
picture-sentence = ‏{ $words }.
picture-semicolon = { "؛\u200F " }
