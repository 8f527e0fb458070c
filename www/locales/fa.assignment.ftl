# Persian texts of the Assignment tab.

assignment-run = اجرا با مثال و ورودی‌های ساخته‌شده
assignment-run-others = اجرا با ورودی‌های دیگر
assignment-progress = ورودی‌های انجام‌شده
assignment-running = ورودی { $number } از { $count }…
assignment-searching = در جست‌وجوی نوبتی که امتیازها در آن نادرست می‌شوند: { $turn }…
assignment-cancelled = لغو شد.
assignment-all = هر { $count } ورودی درست است.
assignment-some = { $right } ورودی از { $count } درست است.
assignment-example = مثال صورت مسئله
assignment-right = درست
assignment-wrong = نادرست
assignment-late = دیر
assignment-ended = با خطا پایان یافت
assignment-limit = برنامه پس از { $seconds } ثانیه پایان نیافته بود.
assignment-said = در خروجی خطا:
assignment-printed = چاپ‌شده
assignment-expected = درست
assignment-nothing = هیچ
assignment-found = { $turn ->
    [1] امتیازها تنها با نوبت نخست هم تفاوت دارند.
   *[other] تنها با { $before } نوبت نخست، امتیازها درست است. با نوبت { $turn } تفاوت دارند.
}
assignment-found-otherwise = تنها با { $turn } نوبت نخست، برنامه به‌گونه‌ای دیگر شکست می‌خورد.
assignment-untried = برنامه کند است، پس برخی از نوبت‌های پیشین آزموده نشدند.
assignment-board = تخته در پایان این نوبت‌ها
assignment-open = باز کردن بازی در این نوبت
assignment-input = کپی ورودی
assignment-output = کپی خروجی درست
assignment-input-copied = ورودی کپی شد.
assignment-output-copied = خروجی درست کپی شد.
