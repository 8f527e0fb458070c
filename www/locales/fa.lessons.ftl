# Persian texts of lessons.

lesson = درس
lesson-title = آموزش { $game }
lesson-count = گام { $at } از { $count }
lesson-next = ادامه
lesson-show = نشانم بده
lesson-back = یک گام عقب
lesson-again = از اول
lesson-right = درست است.
lesson-read = ادامه‌ی متن
lesson-wrong = این نه. حرکت دیگری را امتحان کنید.
lesson-wrong-answer = کاملاً درست نیست. پاسخ دیگری بدهید.
lesson-shown = حرکت: { $move }
lesson-asks = اول به پرسش پاسخ دهید.
lesson-go-on = این گام انجام شد. «ادامه» را بزنید.
lesson-done = تمام
lesson-over = همین بود. اکنون می‌توانید بازی کنید.
lesson-unreadable = درس این پیوند خوانده نمی‌شود. شاید با نسخهٔ تازه‌تری از این صفحه ساخته شده است.
lesson-unmoved = گام { $step } این درس حرکتی ندارد.

## نوشتن درس

teach-title = نوشتن درس: { $game }
teach-what = یادگیرنده حرکت‌های یک طرف را بازی می‌کند و دیگران خودشان می‌آیند. برای هر حرکت بگویید چه باید دانست و چه باید کرد. درس در نشانی همین صفحه نگه داشته می‌شود.
teach-name = نام درس
teach-seat = طرف یادگیرنده
teach-step-move = گام { $step }: حرکت { $move }
teach-step-question = گام { $step }: پرسش
teach-say = چه باید دانست و چه باید کرد
teach-question = پرسش
teach-answers = پاسخ‌ها، هر سطر یکی؛ پیش از پاسخ درست ستاره
teach-accept = حرکت‌های دیگری که پذیرفته‌اند، هر سطر یکی (‏? به جای یک نویسه، * به جای هر چند نویسه)
teach-done = پس از انجام گفته شود (می‌تواند خالی باشد)
teach-wrong = پس از اشتباه گفته شود (می‌تواند خالی باشد)
teach-ask = اول پرسشی بپرس
teach-remove = حذف پرسش
teach-end = پایان درس همین‌جا
teach-try = امتحان
teach-say-usual = ‏{ $move } را بازی کنید.
teach-question-usual = پرسش
teach-answer-usual = پاسخ { $number }
teach-kept = درس کامل است و همه‌چیز در پیوند آن است.
teach-no-moves = این طرف در این بازی حرکتی ندارد. طرف دیگری را برگزینید یا از بازی‌ای که حرکت دارد درس بسازید.
teach-no-title = درس هنوز نامی ندارد.
teach-no-sentence = گام { $step } هنوز چیزی نمی‌گوید.
teach-no-answers = پرسش گام { $step } دو تا { $most } پاسخ می‌خواهد.
teach-full = درس بیش از { $most } گام ندارد.
teach-change = تغییر این درس
