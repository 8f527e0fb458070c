# Russian texts of Jumping Dots. A heading with three marks begins the texts that load with that part of the page,
# locales/ru.PART.ftl. The texts before the first such heading load at once. The rules are at the top of locales/ru.ftl.

dots-name = Прыгающие точки
dots-sentence = Добавьте точку, и точки её клетки прыгнут в ряд: клетки, куда они попали, — ваши. Побеждает тот, у кого больше клеток.
dots-seat-0 = Красные
    .number = many
    .lower = красные
    .genitive = красных
dots-seat-1 = Синие
    .number = many
    .lower = синие
    .genitive = синих
dots-won = { $winner } победили: { $most ->
    [one] { $most } клетка
    [few] { $most } клетки
    [many] { $most } клеток
   *[other] { $most } клетки
} против { $least }.
dots-you-won = Вы победили: { $most ->
    [one] { $most } клетка
    [few] { $most } клетки
    [many] { $most } клеток
   *[other] { $most } клетки
} против { $least }.
dots-you-lost = Вы проиграли: { $least ->
    [one] { $least } клетка
    [few] { $least } клетки
    [many] { $least } клеток
   *[other] { $least } клетки
} против { $most }.
dots-draw = Ничья: по { $most ->
    [one] { $most } клетке
    [few] { $most } клетки
    [many] { $most } клеток
   *[other] { $most } клетки
} у каждого.
illegal-dots-not-yours = { $cell } — клетка соперника. Ходить можно в пустую или из своей.
illegal-dots-full = Клетка { $cell } заполнена: больше 5 точек в клетку не помещается.
illegal-dots-not-central = { $cell } не в центре: красные начинают в одной из девяти клеток от C3 до E5.

### board

dots-cells = { $count ->
    [one] клетка
    [few] клетки
    [many] клеток
   *[other] клетки
}
dots-dots = { $count ->
    [one] точка
    [few] точки
    [many] точек
   *[other] точки
}
dots-tally = { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
    [many] { $cells } клеток
   *[other] { $cells } клетки
}, { $dots ->
    [one] { $dots } точка
    [few] { $dots } точки
    [many] { $dots } точек
   *[other] { $dots } точки
}
dots-turn = Нажмите пустую клетку, чтобы поставить точку. Или нажмите свою клетку и направление: её точки прыгнут туда, и каждая клетка, куда они попали, станет вашей.

## Поле

dots-cell = { $cell }, { $lower }, { $dots ->
    [one] { $dots } точка
    [few] { $dots } точки
    [many] { $dots } точек
   *[other] { $dots } точки
}
dots-cell-full = { $cell }, { $lower }, заполнена
dots-cell-empty = { $cell }, пустая
dots-choose-direction = { $cell }: выберите направление.
dots-directions-of = Направления из { $cell }
dots-handle = { $direction ->
    [N] Север
    [E] Восток
    [S] Юг
   *[W] Запад
}: { $move }
dots-tap-again = { $cell }: нажмите ещё раз, чтобы пойти.
dots-play-cell = Пойти в { $cell }
dots-takes = { $count ->
    [one] захвачена { $count } клетка
    [few] захвачено { $count } клетки
    [many] захвачено { $count } клеток
   *[other] захвачено { $count } клетки
}
dots-spreads = { $count ->
    [one] занята { $count } пустая клетка
    [few] занято { $count } пустые клетки
    [many] занято { $count } пустых клеток
   *[other] занято { $count } пустой клетки
}
dots-back = { $count ->
    [one] { $count } точка возвращается
    [few] { $count } точки возвращаются
    [many] { $count } точек возвращаются
   *[other] { $count } точки возвращаются
}
dots-preview = { $move }: { $result }.
dots-preview-none = { $move }: ничего не захвачено.
dots-moved = { $side }: { $move }.
dots-moved-result = { $side }: { $move }, { $result }.

### ending

dots-story-difference = Разница — { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}.
dots-story-capture = Последний захват — { $who ->
    [you] ваш
   *[side] { $genitive }
}: ход { $row }, { $move }, { $count ->
    [one] захвачена { $count } клетка
    [few] захвачены { $count } клетки
    [many] захвачено { $count } клеток
   *[other] захвачено { $count } клетки
}.

### analysis

## Ожидаемый результат

dots-amount = { $points } { $count ->
    [one] клетка
    [few] клетки
    [many] клеток
   *[other] клетки
}
dots-ahead = { $side } впереди примерно на { $points } { $count ->
    [one] клетку
    [few] клетки
    [many] клеток
   *[other] клетки
}
dots-behind = { $side } позади примерно на { $points } { $count ->
    [one] клетку
    [few] клетки
    [many] клеток
   *[other] клетки
}

### editor

dots-tool-dot = { $side }
dots-tool-remove = Стереть
dots-edit-ply = Сделано ходов
dots-edit-note = Нажмите на клетку ещё раз, чтобы добавить точку, или наберите число точек. Пока не сделано ни одного хода, красные начинают в центре.
problem-dots-draft-ply = При стольких точках на поле ходов сделано не больше { $most }.

### keys

dots-keys =
    Стрелки | с клетки на клетку; у выбранной клетки — направление
    Enter | выбрать клетку, сделать ход
    { "D4N" } | ход можно набрать
    Esc | выбрать другую клетку

### lessons

dots-lesson-add = Вы играете красными. Ход добавляет точку. { $hand ->
    [careful] Нажмите дважды пустую D4.
   *[other] Нажмите пустую клетку D4.
}
dots-lesson-add-done = Клетка D4 теперь ваша, в ней одна точка.
dots-lesson-add-wrong = Так тоже можно ходить. Но на этом шаге { $hand ->
    [careful] нажмите дважды D4, в середине.
   *[other] нажмите D4, в середине.
}
dots-lesson-jump = С новой точкой ваши точки прыгают. Нажмите B2, затем стрелку на восток.
dots-lesson-jump-done = Стало три точки: одна осталась, две прыгнули подряд, на C2 и D2.
dots-lesson-jump-wrong = Сходите с B2, внизу, на восток.
dots-lesson-take = Клетка, куда попала точка, становится вашей. Захватите синюю F4 с F2.
dots-lesson-take-done = F4 теперь ваша: три её точки и одна новая.
dots-lesson-take-wrong = F4 — через клетку к северу от F2, а в F2 станет три точки.
dots-lesson-full = В клетке D6 пять точек: она заполнена. Что с ней могут сделать синие?
dots-lesson-full-answer-0 = Захватить
dots-lesson-full-answer-1 = Добавить точку
dots-lesson-full-answer-2 = Ничего
dots-lesson-full-done = Заполненную клетку не дополнить и не захватить, ходить с неё нельзя.
dots-lesson-full-wrong = На D6 нет места ещё для одной точки.
dots-lesson-over = Заполненная клетка возвращает точку, но только одну. Сходите с B6 на восток.
dots-lesson-over-done = Одна точка — на C6, одна вернулась от D6, одна захватила синюю E6.
dots-lesson-over-wrong = Сходите с B6, вверху, на восток.
dots-lesson-edge = Вы ходите с G4, у края, на восток. Что будет с точкой, которая прыгнет?
dots-lesson-edge-answer-0 = Она пропадёт
dots-lesson-edge-answer-1 = Она вернётся
dots-lesson-edge-done = Ни одна точка не покидает поле.
dots-lesson-edge-wrong = У края точки ведут себя так же, как у заполненной клетки.
dots-lesson-two = Теперь найдите ход, который захватывает сразу две синие клетки.
dots-lesson-two-done = B4 и C4 ваши. Побеждает тот, у кого в конце больше клеток.
dots-lesson-two-wrong = Найдите две синие клетки подряд и свою, из которой до них хватит точек.

### pictures

picture-board-empty = Поле пустое.

### problems

problem-dots-move = Ход — это столбец от A до G, ряд от 1 до 7 и направление N, E, S или W, например E4N.
problem-dots-parts = Позиция — это семь рядов через /, пробел и число сделанных ходов.
problem-dots-ply = После пробела стоит число сделанных ходов, от 0.
problem-dots-rows = В позиции семь рядов, а здесь { $count }.
problem-dots-row = В ряду { $row } семь клеток: от A до E — красные, от a до e — синие, цифра — пустые.
problem-dots-ply-most = При стольких точках на поле ходов сделано не больше { $most }.
problem-dots-player = 0 играет красными и начинает, 1 играет синими.

## Задачи

problem-dots-goal = Цель — это «cells» или «lead», число клеток, «in» и число своих ходов, например «lead 5 in 3», или «win».
problem-dots-goal-cells = Клеток на поле { $most }, а здесь { $found }.

### protocol

dots-protocol-start =
    Программа читает одну строку — свой номер.
    - `0`: она играет красными и ходит первой.
    - `1`: она играет синими.
dots-protocol-turn = Начинают красные, дальше стороны ходят по очереди. Программа пишет свой ход и читает чужой, по одному ходу в строке. Своих ходов она не читает.
dots-protocol-answer =
    Ход — ровно три символа, например `C4W`: столбец от `A` до `G`, ряд от `1` до `7` и направление `N`, `E`, `S` или `W`.
    - Столбец `A` слева, ряд `1` внизу. `N` ведёт вверх, `E` вправо, `S` вниз, `W` влево.
    - Клетка либо пустая, либо своя, в которой меньше 5 точек.
    - На пустой клетке все четыре направления равнозначны, но одно из них указать нужно.
    - Первый ход красных — в одну из девяти клеток от `C3` до `E5`.
dots-protocol-end = Партия окончена, когда стороне, чей сейчас ход, ходить некуда. Программа должна сама это заметить и завершить работу: отдельной строки об этом нет. Если соперник проиграл раньше, ввод кончается.
dots-protocol-time = На каждый ход даётся 1 секунда.

### puzzles

puzzle-missed-lead = У вас { $held ->
    [one] { $held } клетка
    [few] { $held } клетки
   *[many] { $held } клеток
} против { $other }, не хватило { $short }.
puzzle-missed-cells = У вас { $held ->
    [one] { $held } клетка
    [few] { $held } клетки
   *[many] { $held } клеток
}, не хватило { $short }.
puzzle-short-cells = { $side }: набрать { $value ->
    [one] { $value } клетку
    [few] { $value } клетки
    [many] { $value } клеток
   *[other] { $value } клетки
} { $missing ->
    [1] за ход
    [one] за { $missing } ход
    [few] за { $missing } хода
    [many] за { $missing } ходов
   *[other] за { $missing } хода
}
puzzle-short-lead = { $side }: обойти на { $value ->
    [one] { $value } клетку
    [few] { $value } клетки
    [many] { $value } клеток
   *[other] { $value } клетки
} { $missing ->
    [1] за ход
    [one] за { $missing } ход
    [few] за { $missing } хода
    [many] за { $missing } ходов
   *[other] за { $missing } хода
}
puzzle-short-win = { $side }: выиграть партию
puzzle-task-cells = Вы играете за { $genitive }: наберите не меньше { $value ->
    [one] { $value } клетки
    [few] { $value } клеток
    [many] { $value } клеток
   *[other] { $value } клетки
} { $missing ->
    [1] этим ходом
    [one] за { $missing } свой ход
    [few] за { $missing } своих хода
    [many] за { $missing } своих ходов
   *[other] за { $missing } своего хода
}.
puzzle-task-lead = Вы играете за { $genitive }: обгоните соперника не меньше чем на { $value ->
    [one] { $value } клетку
    [few] { $value } клетки
    [many] { $value } клеток
   *[other] { $value } клетки
} { $missing ->
    [1] этим ходом
    [one] за { $missing } свой ход
    [few] за { $missing } своих хода
    [many] за { $missing } своих ходов
   *[other] за { $missing } своего хода
}.
puzzle-task-win = Вы играете за { $genitive }: выиграйте партию.
dots-puzzle-hint = Обратите внимание на { $cell }.

## Составление задачи

puzzle-goal-lead = Перевес в клетках
puzzle-goal-cells = Набрать клеток
puzzle-goal-win = Победить

## Темы

dots-theme-big-catch = Большой улов
dots-theme-big-catch-about = Один ход захватывает у соперника три клетки или больше.
dots-theme-capacity = Экономия места
dots-theme-capacity-about = Точка возвращается на свою клетку, и в стопке остаётся место.
dots-theme-capture-chain = Захват за захватом
dots-theme-capture-chain-about = Два хода или больше захватывают по две клетки.
dots-theme-corner = Угол
dots-theme-corner-about = Вы завоёвываете угол.
dots-theme-fortress = Полная клетка
dots-theme-fortress-about = Первый ход заполняет клетку, и захватить её уже нельзя.
dots-theme-last-move = Последний ход
dots-theme-last-move-about = Партия близка к концу, и решают последние ходы.
dots-theme-quiet = Тихий ход
dots-theme-quiet-about = Первый ход ничего не захватывает, но готовит следующие.
dots-theme-recapture = Отбитая клетка
dots-theme-recapture-about = Соперник в ответ захватывает клетку, и вы отбиваете её обратно.
dots-theme-restraint = Сдержанность
dots-theme-restraint-about = Ход, который кажется лучшим, проигрывает; к цели ведёт ход поскромнее.
dots-theme-row = Широкий прыжок
dots-theme-row-about = Один ход кладёт точки сразу на три клетки или больше.
dots-theme-strike = Удар
dots-theme-strike-about = Верен самый очевидный ход.

### rules

dots-rules-start-title = Поле
dots-rules-start = Красные и синие ходят по очереди на поле 7 на 7 клеток. Столбцы обозначены буквами от A до G слева, ряды — числами от 1 до 7 снизу; север наверху. В клетке помещается до 5 точек, все одного цвета; чей это цвет, того и клетка. Первыми ходят красные, в одну из девяти клеток в центре, от C3 до E5.
dots-rules-start-picture = Начало. Первыми ходят красные, в одну из девяти клеток в центре.
dots-rules-start-ours = Сначала у красных по точке на C3 и E5, у синих — на C5 и E3: рисунок из условия не сохранился, а такая расстановка подходит к его примеру.
dots-rules-move-title = Ход
dots-rules-move = Поставьте точку в пустую клетку — это весь ход. Или добавьте точку в свою клетку, где их меньше 5, и укажите направление: одна точка останется, остальные лягут по одной в следующие клетки ряда.
dots-rules-move-picture = B3E: с новой точкой их четыре. Одна остаётся, три прыгают на восток.
dots-rules-capture-title = Захват
dots-rules-capture = Клетка, в которую попала ваша точка, становится вашей вместе со всеми точками в ней.
dots-rules-capture-picture = B3E захватывает у синих D3.
dots-rules-full-title = Заполненные клетки
dots-rules-full = Клетка с 5 точками заполнена. Важно лишь то, сколько точек в ней было до хода. Новых точек заполненная клетка не принимает, хозяина не меняет, и ходить из неё нельзя. Точка, которая должна была в неё лечь, возвращается в исходную клетку, а следующая летит дальше, за неё.
dots-rules-full-picture = B3E перелетает через D3; одна точка возвращается в B3.
dots-rules-edge-title = Край поля
dots-rules-edge = Точки, которые вылетели бы за край, тоже возвращаются в исходную клетку.
dots-rules-edge-picture = E3E: двум точкам место нашлось, две возвращаются.
dots-rules-end-title = Конец
dots-rules-end = Игра кончается, когда стороне, чей сейчас ход, ходить некуда. Побеждает тот, у кого больше клеток; клеток всего 49, поэтому у кого-то их всегда больше.
dots-rules-notation-title = Запись хода
dots-rules-notation = Ход записывается клеткой и направлением: E4N — из E4 на север (N — север, E — восток, S — юг, W — запад). Для пустой клетки направление не важно.
dots-rules-notation-page = Когда фокус на поле, ход можно набрать с клавиатуры. Партия идёт без контроля времени, если вы его не выбрали.
