# Persian texts of a program’s drawings, for screen readers.

drawings = رسم‌شده روی تخته
drawing-mark = { $place }: نشان { $colour ->
    [red] قرمز
    [blue] آبی
    [yellow] زرد
    [violet] بنفش
    [grey] خاکستری
   *[green] سبز
}
drawing-mark-weak = { $place }: نشان { $colour ->
    [red] قرمز
    [blue] آبی
    [yellow] زرد
    [violet] بنفش
    [grey] خاکستری
   *[green] سبز
}، شدت { $strength ->
    [0] صفر
   *[other] { $strength }
} از ۱۰۰
drawing-arrow = پیکان { $colour ->
    [red] قرمز
    [blue] آبی
    [yellow] زرد
    [violet] بنفش
    [grey] خاکستری
   *[green] سبز
} از { $from } به { $to }
drawing-arrow-weak = پیکان { $colour ->
    [red] قرمز
    [blue] آبی
    [yellow] زرد
    [violet] بنفش
    [grey] خاکستری
   *[green] سبز
} از { $from } به { $to }، شدت { $strength ->
    [0] صفر
   *[other] { $strength }
} از ۱۰۰
drawing-text = { $place }: نوشتهٔ «{ $text }»
