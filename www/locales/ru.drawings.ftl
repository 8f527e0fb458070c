# Russian texts of a program’s drawings, for screen readers.

drawings = Нарисовано на поле
drawing-mark = { $place }: { $colour ->
    [red] красная отметка
    [blue] синяя отметка
    [yellow] жёлтая отметка
    [violet] лиловая отметка
    [grey] серая отметка
   *[green] зелёная отметка
}
drawing-mark-weak = { $place }: { $colour ->
    [red] красная отметка
    [blue] синяя отметка
    [yellow] жёлтая отметка
    [violet] лиловая отметка
    [grey] серая отметка
   *[green] зелёная отметка
}, сила { $strength } из 100
drawing-arrow = { $colour ->
    [red] Красная стрелка
    [blue] Синяя стрелка
    [yellow] Жёлтая стрелка
    [violet] Лиловая стрелка
    [grey] Серая стрелка
   *[green] Зелёная стрелка
} от { $from } к { $to }
drawing-arrow-weak = { $colour ->
    [red] Красная стрелка
    [blue] Синяя стрелка
    [yellow] Жёлтая стрелка
    [violet] Лиловая стрелка
    [grey] Серая стрелка
   *[green] Зелёная стрелка
} от { $from } к { $to }, сила { $strength } из 100
drawing-text = { $place }: надпись «{ $text }»
