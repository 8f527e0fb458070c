# Persian texts of lessons.

lesson = درس
lesson-title = آموزش { $game }
lesson-count = گام { $at } از { $count }
lesson-next = ادامه
lesson-show = نمایش
lesson-back = یک گام عقب
lesson-again = از اول
lesson-right = درست است.
lesson-read = ادامهٔ متن
lesson-wrong = این نه. حرکت دیگری را امتحان کنید.
lesson-wrong-answer = کاملاً درست نیست. پاسخ دیگری بدهید.
lesson-shown = حرکت: { $move }
lesson-asks = اول به پرسش پاسخ دهید.
lesson-go-on = این گام انجام شد. «{ lesson-next }» را بزنید.
lesson-done = تمام
lesson-over = همین بود. اکنون می‌توانید بازی کنید.
lesson-unreadable = درس این پیوند خوانده نمی‌شود. شاید با نسخهٔ جدیدتری از این صفحه ساخته شده باشد.
lesson-unmoved = گام { $step } این درس حرکتی ندارد.

## The list of lessons

lessons = درس‌ها
lessons-about = هر درس در چند دقیقه یک بازی را روی تختهٔ خودش توضیح می‌دهد.
lesson-new = شروع‌نشده
lesson-finished = تمام‌شده

## نوشتن درس

teach-title = نوشتن درس: { $game }
teach-what = فراگیر حرکت‌های یک طرف را بازی می‌کند و حرکت‌های دیگران خودکار انجام می‌شود. هر حرکت را توضیح دهید و بگویید چه باید کرد. درس در نشانی همین صفحه ذخیره می‌شود.
teach-name = نام درس
teach-seat = طرف فراگیر
teach-step-move = گام { $step }: حرکت { $move }
teach-step-question = گام { $step }: پرسش
teach-say = توضیح و تکلیف
teach-question = پرسش
teach-answers = پاسخ‌ها، هر خط یکی؛ پیش از پاسخ درست ستاره
teach-accept = حرکت‌های پذیرفتنی دیگر، هر خط یکی (‏? به جای یک نویسه، * به جای هر چند نویسه)
teach-done = متن پس از حرکت درست (می‌تواند خالی باشد)
teach-wrong = متن پس از تلاش نادرست (می‌تواند خالی باشد)
teach-ask = افزودن پرسش
teach-remove = حذف پرسش
teach-end = پایان درس در اینجا
teach-try = امتحان
teach-say-usual = ‏{ $move } را بازی کنید.
teach-question-usual = پرسش
teach-answer-usual = پاسخ { $number }
teach-kept = درس کامل است. همهٔ آن در پیوندش هست.
teach-no-moves = این طرف در این بازی حرکتی ندارد. طرف دیگری را انتخاب کنید یا از بازی‌ای که حرکت دارد درس بسازید.
teach-no-title = درس هنوز نامی ندارد.
teach-no-sentence = گام { $step } هنوز متنی ندارد.
teach-no-answers = پرسش گام { $step } باید دو تا { $most } پاسخ داشته باشد.
teach-full = یک درس حداکثر { $most } گام دارد.
teach-change = تغییر این درس
