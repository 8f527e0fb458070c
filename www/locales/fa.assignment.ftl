# Persian texts of the Assignment tab.

assignment-run = اجرا با مثال و ورودی‌های تولیدشده
assignment-run-others = اجرا با ورودی‌های دیگر
assignment-progress = ورودی‌های بررسی‌شده
assignment-running = ورودی { $number } از { $count }…
assignment-searching = در جست‌وجوی نوبتی که امتیازها در آن نادرست می‌شوند: { $turn }…
assignment-cancelled = لغو شد.
assignment-all = خروجی هر { $count } ورودی درست است.
assignment-some = خروجی { $right } ورودی از { $count } ورودی درست است.
assignment-example = مثال صورت مسئله
assignment-right = درست
assignment-wrong = نادرست
assignment-late = خیلی دیر
assignment-ended = با خطا پایان یافت
assignment-limit = برنامه در { $seconds } ثانیه تمام نشد.
assignment-said = در خروجی خطا:
assignment-printed = چاپ‌شده
assignment-expected = خروجی درست
assignment-nothing = هیچ‌چیز
assignment-found = { $turn ->
    [1] امتیازها از همان نوبت نخست نادرست‌اند.
   *[other] با { $before } نوبت نخست، امتیازها درست‌اند. با نوبت { $turn } نادرست می‌شوند.
}
assignment-found-otherwise = اگر تنها { $turn } نوبت نخست بماند، برنامه به شکل دیگری شکست می‌خورد.
assignment-untried = برنامه کند است، پس بعضی از نوبت‌های پیشین امتحان نشدند.
assignment-board = تخته پس از این نوبت‌ها
assignment-open = باز کردن بازی در این نوبت
assignment-input = کپی ورودی
assignment-output = کپی خروجی درست
assignment-input-copied = ورودی کپی شد.
assignment-output-copied = خروجی درست کپی شد.
