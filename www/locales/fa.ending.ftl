# Persian texts of the end of a game.

ending-again = { play-again }
ending-sides = جابه‌جایی طرف‌ها
ending-harder = سطح بعدی: { $level }
ending-easier = آسان‌تر: سطح { $level }
ending-place = شما در میان { $count ->
    [3] سه
   *[4] چهار
} نفر، { $place ->
    [2] دوم
    [3] سوم
   *[4] چهارم
} شدید.
ending-pair-offer = کار یکی از دو طرف دشوارتر است. طرف‌ها را جابه‌جا کنید تا امتیاز دو بازی با هم جمع شود.
ending-pair = روی هم در دو بازی: شما { $mine }، حریف { $theirs }. { $standing ->
    [ahead] این دو بازی را شما بردید.
    [behind] این دو بازی را حریف برد.
   *[even] این دو بازی برابر شد.
}
ending = پایان بازی
review-open = بازبینی
ending-catch = پیش از دستگیری، نوبت { $row }.
ending-lead = از حرکت { $row } تا پایان، { $side } { $who ->
    [you] جلو بودید
   *[side] { $number ->
        [many] جلو بودند
       *[other] جلو بود
    }
}.
ending-to-moment = نمایش این وضعیت
ending-next = { ending-see }
