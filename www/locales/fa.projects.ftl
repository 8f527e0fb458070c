# Persian texts of the list of the visitor’s projects.

projects-title = ادامهٔ کار
projects-all = نمایش هر { $count } مورد
projects-set = مجموعهٔ معما
projects-course = فایل دوره
projects-lesson = درس
projects-position = وضعیت
projects-program = برنامه
projects-note = یادداشت‌های یک بازی
projects-delete-this = حذف { $title }، { $when }
projects-delete-sure = این پروژه حذف شود؟ این کار برگشت ندارد.
