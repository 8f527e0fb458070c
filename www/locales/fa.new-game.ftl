# Persian texts of the dialogs that begin or open a game.

new-game-title = بازی جدید: { $game }
seat-first = { $side }، آغازگر
seat-second = { $side }
level-of = سطح رایانه برای { $side }
new-game-practice = بازی تمرینی: می‌توان حرکت‌ها را پس گرفت
clock-none = بدون ساعت
clock-move = { $seconds } ثانیه برای هر حرکت
clock-move-contest = { $seconds } ثانیه برای هر حرکت، مانند مسابقه
clock-lenient = اگر زمان بازیکنی تمام شود، جوجه‌تیغی‌اش در آن نوبت سر جایش می‌ماند. چیز دیگری از دست نمی‌رود.
clock-game = { $minutes } دقیقه برای هر بازی
clock-game-seconds = { $seconds } ثانیه برای هر بازی
another-board = تختهٔ دیگر
making-range = خارج از محدوده: { $what }.
no-board = تخته ساخته نشد: { $reason }
continue-title-here = ادامه از اینجا
continue-words = بازی جدیدی { $ply ->
    [0] با همین آغاز
   *[other] پس از حرکت { $ply }
} شروع می‌شود؛ بازی کنونی همان‌طور که هست می‌ماند.
open-record-text = متن یک بازی، ورودی مسئله، گزارش یک برنامه یا یک پیوند
open-record-file = انتخاب فایل
open-record-large = این فایل برای یک بازی بیش از حد بزرگ است: { $kilobytes } کیلوبایت.
open-record-unreadable = فایل خوانده نشد.
given-start = از وضعیتی که چیده‌اید.
