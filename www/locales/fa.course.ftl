# Persian texts of a course file in a learning system.

course-items = تمرین‌ها
course-item = تمرین { $item }
course-titled-item = { $item }. { $title }
course-item-open = هنوز حل نشده
course-item-solved = حل شد، { $points } امتیاز
course-item-done = انجام شد، { $points } امتیاز
course-item-shown = راه‌حل نشان داده شد
course-so-far = { $done } از { $count } انجام شد. امتیاز تا اینجا: { $points } از ۱۰۰.
course-passed = انجام شد. امتیاز: { $points } از ۱۰۰. قبول.
course-failed = انجام شد. امتیاز: { $points } از ۱۰۰. برای قبولی { $pass } امتیاز لازم است.
course-next = بعدی
course-leave = پایان
course-closed = کار شما تحویل داده شد. می‌توانید این صفحه را ببندید.
course-ready = کار شما در دوره ذخیره می‌شود.
course-saving = در حال ذخیره در دوره…
course-saved = در دوره ذخیره شد.
course-failed-to-save = در دوره ذخیره نشد: { $reason }
course-save-again = ذخیرهٔ دوباره
course-unconnected = این صفحه را سامانهٔ آموزشی باز نکرده است؛ بنابراین کار شما ذخیره نمی‌شود.
course-read-only = شما این دوره را فقط می‌بینید. کار شما ذخیره نمی‌شود.
course-refused = سامانهٔ آموزشی این نشست را نپذیرفت؛ بنابراین کار شما ذخیره نمی‌شود: { $reason }
