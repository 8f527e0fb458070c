# واژه‌های آنچه کاربر می‌سازد، در صفحهٔ اصلی، به فارسی.

making-range = خارج از محدوده: { $what }.
making-title = ادامهٔ ساختن
making-all = نمایش هر { $count } مورد
making-set = مجموعهٔ معما
making-course = پروندهٔ درس
making-lesson = درس
making-position = وضعیت
making-program = برنامه
making-note = یادداشت‌های یک بازی
making-delete-this = حذف { $title }، { $when }
making-delete-sure = این پروژه حذف شود؟ بازگشتی ندارد.
