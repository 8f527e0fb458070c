# Russian texts of the end of a game.

ending-again = { play-again }
ending-sides = Поменяться сторонами
ending-harder = Следующий уровень: { $level }
ending-easier = Уровень легче: { $level }
ending-place = Вы на { $place ->
    [2] втором
    [3] третьем
   *[4] четвёртом
} месте из { $count ->
    [3] трёх
   *[4] четырёх
}.
ending-pair-offer = Задача одной из сторон труднее. Поменяйтесь сторонами, и очки двух партий сложатся.
ending-pair = За две партии: у вас { $mine }, у соперника { $theirs }. { $standing ->
    [ahead] Вы сильнее в этой паре.
    [behind] В этой паре сильнее соперник.
   *[even] Пара закончилась вничью.
}
ending = Конец партии
review-open = Разбор
ending-catch = Перед поимкой, раунд { $row }.
ending-lead = С хода { $row } и до конца { $number ->
    [many] { $lower } вели
   *[other] { $lower } вёл
} в счёте.
ending-to-moment = Показать эту позицию
ending-next = { ending-see }
