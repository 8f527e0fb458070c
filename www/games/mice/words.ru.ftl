# Russian texts of Space Mice. A heading with three marks begins the texts that load with that part of the page,
# locales/ru.PART.ftl. The texts before the first such heading load at once. The rules are at the top of locales/ru.ftl.

mice-name = Космические мыши
mice-sentence = Мыши бегут, куда указывают стрелки. Ведите мышей в свою ракету, а кошек — в чужие.
mice-seat-0 = Красные
    .number = many
    .lower = красные
    .genitive = красных
mice-seat-1 = Синие
    .number = many
    .lower = синие
    .genitive = синих
mice-seat-2 = Золотые
    .number = many
    .lower = золотые
    .genitive = золотых
mice-seat-3 = Лиловые
    .number = many
    .lower = лиловые
    .genitive = лиловых
mice-won = { $winner } победили: { $most ->
    [one] { $most } очко
    [few] { $most } очка
    [many] { $most } очков
   *[other] { $most } очка
} против { $others }.
mice-you-won = Вы победили: { $most ->
    [one] { $most } очко
    [few] { $most } очка
    [many] { $most } очков
   *[other] { $most } очка
} против { $others }.
mice-you-lost = { $winner } { $winners ->
    [many] победили
   *[other] победил
}: { $most ->
    [one] { $most } очко
    [few] { $most } очка
    [many] { $most } очков
   *[other] { $most } очка
}. У вас { $mine }.
mice-draw = Ничья. { $sides } набрали по { $most ->
    [one] { $most } очку
    [few] { $most } очка
    [many] { $most } очков
   *[other] { $most } очка
}.
illegal-mice-off-board = Клетки { $cell } на поле нет: столбцы и строки — от 0 до { $last }.
illegal-mice-pit = В клетке { $cell } яма: стрелку туда не ставят.
illegal-mice-rocket = В клетке { $cell } ракета: стрелку туда не ставят.
illegal-mice-arrow = В клетке { $cell } уже стоит стрелка.
illegal-mice-puzzle-cell = Клетка { $cell } должна остаться свободной: на ходу { $turn } туда ставит стрелку игрок { $player }.

### board

mice-start = Поле
mice-start-two = 2 игрока, 9 × 9, 40 стрелок
mice-start-three = 3 игрока, 11 × 11, 45 стрелок
mice-start-four = 4 игрока, 11 × 11, 48 стрелок
mice-start-example = 2 игрока, пример из условия, 8 стрелок
mice-start-new = Новое поле
mice-making-size = Размер, { $least }–{ $most }
mice-making-players = Игроки, { $least }–{ $most }
mice-making-doors = Двери, { $least }–{ $most }
mice-making-turns = Стрелки, { $least }–{ $most }
mice-points = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
mice-arrows-left = { $count ->
    [one] стрелка осталась
    [few] стрелки осталось
    [many] стрелок осталось
   *[other] стрелки осталось
}
    .short = { $count ->
    [one] стрелка
    [few] стрелки
    [many] стрелок
   *[other] стрелки
}
mice-tally = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $arrows ->
    [one] { $arrows } стрелка осталась
    [few] { $arrows } стрелки осталось
    [many] { $arrows } стрелок осталось
   *[other] { $arrows } стрелки осталось
}
mice-tally-end = { $points } { $unit }
mice-turn = Нажмите клетку и направление стрелки. Звери, которые на неё придут, повернут. Мышь в вашей ракете — очко, а кошка отнимает десять: отправляйте кошек к другим.

## Новая партия

making-board = Ищем поле с равными шансами…

## Поле

mice-cell = { $cell }: { $what }
mice-empty = пусто
mice-pit = яма
mice-rocket = ракета { $genitive }
mice-door = дверь в { $wall ->
    [N] северной
    [E] восточной
    [S] южной
   *[W] западной
} стене
mice-arrow = стрелка { $genitive } { $heading ->
    [N] на север
    [E] на восток
    [S] на юг
   *[W] на запад
}{ $left ->
    [1] , исчезнет следующей
   *[other] {""}
}
mice-mice = { $count ->
    [one] { $count } мышь бежит
    [few] { $count } мыши бегут
    [many] { $count } мышей бегут
   *[other] { $count } мыши бегут
} { $heading ->
    [N] на север
    [E] на восток
    [S] на юг
   *[W] на запад
}
mice-cats = { $count ->
    [one] { $count } кошка бежит
    [few] { $count } кошки бегут
    [many] { $count } кошек бегут
   *[other] { $count } кошки бегут
} { $heading ->
    [N] на север
    [E] на восток
    [S] на юг
   *[W] на запад
}
mice-choose-heading = { $cell }: выберите, куда указывает стрелка.
mice-headings-of = Направления стрелки в клетке { $cell }
mice-handle = { $heading ->
    [N] Север
    [E] Восток
    [S] Юг
   *[W] Запад
}: { $cell } { $heading }
mice-cell-pad = Выбор другой клетки
mice-cell-chosen = Клетка { $cell }
mice-move-cell = Клетка { $heading ->
    [N] севернее
    [E] восточнее
    [S] южнее
   *[W] западнее
}
mice-place = Поставить
mice-gain = { $lower } { $points }
mice-preview = { $move }: за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
} принесёт: { $result }.
mice-preview-ways = { $move }: повернёт зверей, но за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
} очков не даст.
mice-preview-none = { $move }: за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
} ничего не изменит.
mice-preview-blind = { $move }: поставить сюда?
mice-moved = { $side }: { $move }.
mice-moved-result = { $side }: { $move } — { $result }.
mice-rescued = { $count ->
    [one] { $count } мышь
    [few] { $count } мыши
    [many] { $count } мышей
   *[other] { $count } мыши
} в ракете { $genitive }
mice-raided = { $count ->
    [one] { $count } кошка
    [few] { $count } кошки
    [many] { $count } кошек
   *[other] { $count } кошки
} в ракете { $genitive }
mice-eaten = { $count ->
    [one] съедена { $count } мышь
    [few] съедено { $count } мыши
    [many] съедено { $count } мышей
   *[other] съедено { $count } мыши
}

### ending

mice-story = В { $who ->
    [you] вашей ракете
   *[side] ракете { $genitive }
} { $mice ->
    [0] ни одной мыши
    [one] { $mice } мышь
    [few] { $mice } мыши
    [many] { $mice } мышей
   *[other] { $mice } мыши
} и { $cats ->
    [0] ни одной кошки
    [one] { $cats } кошка
    [few] { $cats } кошки
    [many] { $cats } кошек
   *[other] { $cats } кошки
}.

### analysis

## Ожидаемый результат

mice-amount = { $points } { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
mice-ahead = { $side } впереди примерно на { $points } { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
mice-behind = { $side } позади примерно на { $points } { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}

### assignment

mice-assignment = По условию нужен симулятор: он читает сыгранную партию и печатает счёт каждого игрока. Здесь он работает на примере из условия и на партиях, которые выявляют ошибки; на каждую у него 10 секунд.
mice-assignment-input = { $size } на { $size }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, { $doors ->
    [one] { $doors } дверь
    [few] { $doors } двери
    [many] { $doors } дверей
   *[other] { $doors } двери
}, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}

### editor

mice-tool-rocket = Ракета
mice-tool-door = Дверь
mice-tool-mouse = Мышь
mice-tool-cat = Кошка
mice-tool-arrow = Стрелка
mice-tool-turn = Повернуть
mice-tool-remove = Стереть
mice-edit-seat = Чья ракета или стрелка
mice-edit-heading = Направление
mice-edit-heading-value = { $value ->
    [N] На север
    [E] На восток
    [S] На юг
   *[W] На запад
}
mice-edit-size = Размер
mice-edit-players = Игроков
mice-edit-turns = Ходов
mice-edit-ply = Поставлено стрелок
mice-edit-points = Очки { $genitive }
mice-edit-note = Перед каждой стрелкой звери делают шаг: расставьте их так, как они стоят до этого шага. Дверь ставят в стену рядом с крайней клеткой.
mice-edit-board = Поле, как в начале входных данных головоломки
problem-mice-draft-rocket = У игрока { $player } нет ракеты.
problem-mice-draft-rockets = В клетке { $cell } две ракеты.
problem-mice-draft-doors = Дверей в наружной стене от 1 до { $most }, а здесь { $found }.
problem-mice-draft-door = Рядом с клеткой { $cell } двери быть не может, или их там две.
problem-mice-draft-on-rocket = В клетке { $cell } ракета, больше там ничего не стоит.
problem-mice-draft-arrows = В клетке { $cell } две стрелки.
problem-mice-draft-wall = Звери в клетке { $cell } смотрят в стену: поверните их.
problem-mice-draft-animals = Звери в клетке { $cell } подсчитаны неверно.
problem-mice-draft-count = Зверей не больше { $most }.
problem-mice-draft-points = У игрока { $player } не больше { $most } очков.
problem-mice-draft-turns = Ходов в партии от 1 до { $most }.
problem-mice-draft-ply = Ходов всего { $most }, поэтому стрелок поставлено не больше.
problem-mice-draft-pit = В клетке { $cell } яма, там ничего не стоит.

### keys

mice-keys =
    Стрелки | с клетки на клетку; на выбранной — направление
    N E S W | направление стрелки
    Enter | выбрать клетку, поставить стрелку
    { "+ − 0" } | масштаб
    Esc | выбрать другую клетку

### lessons

mice-lesson-turn = { $hand ->
    [mouse] Поверните мышей в красную ракету: нажмите 1 3, затем стрелку на восток.
   *[other] Мышей — в красную ракету: нажмите 1 3, стрелку на восток и «Поставить».
}
mice-lesson-turn-done = Теперь мыши здесь поворачивают на восток. Мышь в ракете — одно очко.
mice-lesson-turn-wrong = Не здесь. Нажмите 1 3: это столбец 1, строка 3.
mice-lesson-worth = Большой тёмный зверь в строке 1 — кошка. Чего она стоит в вашей ракете?
mice-lesson-worth-answer-0 = Одно очко
mice-lesson-worth-answer-1 = Минус десять очков
mice-lesson-worth-answer-2 = Ничего
mice-lesson-worth-done = Значит, кошке место в ракете другого игрока.
mice-lesson-worth-wrong = Кошки едят мышей. Кошка никому не нужна.
mice-lesson-cat = Отправьте кошку в синюю ракету: стрелка на 5 1, на юг.
mice-lesson-cat-done = Через три хода кошка будет там.
mice-lesson-cat-wrong = Не здесь. Синяя ракета — в столбце 5, ниже строки кошки.
mice-lesson-second = По строке 5 бегут ещё мыши. Найдите стрелку, которая приведёт их к вам.
mice-lesson-second-done = Теперь к вам бегут два потока мышей.
mice-lesson-second-wrong = Ищите в строке 5, под своей ракетой.
mice-lesson-fourth = На поле три ваши стрелки. Что будет, когда вы поставите четвёртую?
mice-lesson-fourth-answer-0 = Так ходить нельзя
mice-lesson-fourth-answer-1 = Исчезнет ваша старейшая стрелка
mice-lesson-fourth-answer-2 = Исчезнет старейшая стрелка синих
mice-lesson-fourth-done = Старейшая стрелка нарисована пунктиром: она исчезнет следующей.
mice-lesson-fourth-wrong = У игрока не больше трёх стрелок, но ставит он по одной каждый ход.
mice-lesson-eaten = Мышь и кошка приходят в одну клетку. Что будет?
mice-lesson-eaten-answer-0 = Они разойдутся
mice-lesson-eaten-answer-1 = Кошка съест мышь
mice-lesson-eaten-done = Съест и тогда, когда они меняются местами.
mice-lesson-eaten-wrong = Это всё-таки кошка.
mice-lesson-last = Стрелка на 1 3 исчезнет. Приведите её мышей к себе по строке 5.
mice-lesson-last-done = На 1 5 — на восток, на 3 5 — на север. Победит тот, у кого больше очков.
mice-lesson-last-wrong = Поверните мышей там, где столбец 1 пересекает строку 5.

### pictures

picture-size = Поле { $columns } на { $rows }.

### problems

problem-mice-move = Стрелка — это столбец и строка от 0 до 24 и N, E, S или W, например 2 0 W.
problem-mice-size-line = В этой строке — ширина и высота поля, например 9 9.
problem-mice-players-line = В этой строке — число игроков, от 2 до 4.
problem-mice-doors-line = В этой строке — число дверей, от 1 до 16.
problem-mice-turns-line = В этой строке — число ходов, от 1 до 100.
problem-mice-rocket-line = В этой строке — ракета игрока { $number }: её столбец и строка.
problem-mice-door-line = В этой строке — дверь: её столбец или строка и её стена, N, E, S или W, например 2 E.
problem-mice-size = Поле квадратное, от 5 × 5 до 25 × 25.
problem-mice-players = Игроков от 2 до 4.
problem-mice-doors = Дверей от 1 до 16.
problem-mice-turns = Ходов от 1 до 100.
problem-mice-rocket-place = Ракету ставят в клетку поля, не в угол и не туда, где уже есть ракета.
problem-mice-door-place = Дверь ставят в стену у строки или столбца поля, не у угла, и не две в одно место.
problem-mice-rockets = У каждого игрока должна быть ракета.
problem-mice-parts = В позиции восемь частей (размер, ходы, ракеты, двери, поставленные стрелки, очки, стрелки, звери), а здесь { $count }.
problem-mice-rocket-text = Здесь нужна ракета, например 1,2.
problem-mice-door-text = Здесь нужна дверь, например 2E.
problem-mice-arrow-text = Здесь нужна стрелка, например 2,0W.
problem-mice-points-text = Здесь нужны очки, число.
problem-mice-animals-text = Здесь нужны звери, например 3,1N2m1c.
problem-mice-size-number = Размер нужно записать цифрами.
problem-mice-turns-number = Число ходов нужно записать цифрами.
problem-mice-placed-number = Число поставленных стрелок нужно записать цифрами.
problem-mice-placed = Стрелок не может быть поставлено больше, чем ходов.
problem-mice-points = У каждого игрока есть очки, от 0 до { $most }.
problem-mice-arrows = У каждого игрока не больше { $most } стрелок.
problem-mice-animal-place = В клетке { $cell } звери стоять не могут: она за полем, яма или ракета.
problem-mice-animal-wall = Звери в клетке { $cell } не могут смотреть в стену: они уже повернули бы налево.
problem-mice-animal-twice = Звери в клетке { $cell }, идущие в одну сторону, считаются вместе.
problem-mice-animal-none = В клетке { $cell } должен быть хотя бы один зверь.
problem-mice-animals = Зверей не больше { $most }.

## Задачи

problem-generate-walls = дверей в стенах помещается не больше { $most }.
problem-generate-puzzle = В задаче не хватает 1 или 2 стрелок на поле не больше 13 × 13 или 3 на поле не больше 7 × 7, и остаётся от 4 до 24 ходов.
problem-mice-goal = Цель — это «points» или «margin» и число очков, например «points 12», или «none-lost».
problem-mice-goal-arrow = Здесь нужна стрелка: столбец и строка от 0 до 24 и N, E, S или W, например 2 0 W; или ?, если её нужно найти.
problem-mice-goal-length = Ходов дано { $found }, а до конца партии их { $wanted }.
problem-mice-goal-open = Стрелок не хватает от 1 до { $most }, а здесь { $found }.
problem-mice-goal-player = Все недостающие стрелки должны быть одного игрока, а стрелка хода { $turn } — другого.

### protocol

mice-protocol-start =
    Программа читает вход задачи до дверей включительно, затем свой номер.
    - Ширина и высота поля, например `13 13`. Они равны, от 5 до 25.
    - Число игроков, от `2` до `4`.
    - Число дверей, от `1` до `16`.
    - Число ходов, от `1` до `100`. Столько же стрелок ставят все игроки вместе.
    - Для каждого игрока строка со столбцом и строкой поля, где стоит его ракета, например `4 6`; игрок `0` первый.
    - Для каждой двери строка с её местом и стеной, например `10 E`. Место — это столбец, если стена `N` или `S`, и строка поля, если стена `E` или `W`.
    - Собственный номер программы, считая от `0`.
mice-protocol-start-ours = В условии нет программ, которые играют, поэтому этот протокол наш.
mice-protocol-turn = Первую стрелку ставит игрок `0`, затем игрок `1` и так далее; после последнего снова ходит игрок `0`. Программа пишет свою стрелку, когда приходит её очередь. Каждую чужую стрелку она читает, по одной в строке. Своих стрелок она не читает.
mice-protocol-answer =
    Стрелка — это столбец, строка поля и направление через пробел, например `6 2 W`.
    - Столбец и строка считаются от `0`, от северо-западного угла, то есть от левого верхнего.
    - Направление — `N`, `E`, `S` или `W`.
    - Клетка находится на поле, и в ней нет ни стрелки, ни ракеты, ни ямы. Стрелка, которую убрала бы эта, ещё стоит.
mice-protocol-end = Партия окончена, когда поставлено столько стрелок, сколько ходов. После своей последней стрелки программа может ещё читать чужие. Затем ввод кончается. Он кончается и тогда, когда кто-то проиграл раньше.
mice-protocol-time = На каждую стрелку даётся 1 секунда.

### puzzles

puzzle-short-points = { $side }: набрать { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
puzzle-short-ahead = { $side }: обойти на { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
puzzle-short-behind = { $side }: { $value ->
    [0] не отстать
    [one] отстать не больше чем на { $value } очко
    [few] отстать не больше чем на { $value } очка
    [many] отстать не больше чем на { $value } очков
   *[other] отстать не больше чем на { $value } очка
}
puzzle-short-none-lost = { $side }: сберечь всех мышей
puzzle-task-points = Вы играете за { $genitive }: поставьте { $missing ->
    [1] стрелку
    [one] { $missing } стрелку
    [few] { $missing } стрелки
    [many] { $missing } стрелок
   *[other] { $missing } стрелки
} так, чтобы в конце у вас было не меньше { $value ->
    [one] { $value } очка
    [few] { $value } очков
    [many] { $value } очков
   *[other] { $value } очка
}.
puzzle-task-ahead = Вы играете за { $genitive }: поставьте { $missing ->
    [1] стрелку
    [one] { $missing } стрелку
    [few] { $missing } стрелки
    [many] { $missing } стрелок
   *[other] { $missing } стрелки
} так, чтобы в конце быть впереди не меньше чем на { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}.
puzzle-task-behind = Вы играете за { $genitive }: поставьте { $missing ->
    [1] стрелку
    [one] { $missing } стрелку
    [few] { $missing } стрелки
    [many] { $missing } стрелок
   *[other] { $missing } стрелки
} так, чтобы в конце { $value ->
    [0] не отстать
    [one] отстать не больше чем на { $value } очко
    [few] отстать не больше чем на { $value } очка
    [many] отстать не больше чем на { $value } очков
   *[other] отстать не больше чем на { $value } очка
}.
puzzle-task-none-lost = Вы играете за { $genitive }: поставьте { $missing ->
    [1] стрелку
    [one] { $missing } стрелку
    [few] { $missing } стрелки
    [many] { $missing } стрелок
   *[other] { $missing } стрелки
} так, чтобы ни одна мышь не досталась кошкам и не упала в яму.
puzzle-place-mice = Поставьте { $left ->
    [1] ещё одну стрелку
    [one] ещё { $left } стрелку
    [few] ещё { $left } стрелки
    [many] ещё { $left } стрелок
   *[other] ещё { $left } стрелки
}. Остальные заданы.
puzzle-points = Вы набрали { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
puzzle-ahead = Вы { $points ->
    [0] идёте вровень
    [one] впереди на { $points } очко
    [few] впереди на { $points } очка
    [many] впереди на { $points } очков
   *[other] впереди на { $points } очка
}.
puzzle-behind = Вы позади на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
puzzle-lost = { $lost ->
    [0] Все мыши целы.
    [one] Пропала { $lost } мышь.
    [few] Пропало { $lost } мыши.
    [many] Пропало { $lost } мышей.
   *[other] Пропало { $lost } мыши.
}
puzzle-next-kind-mice = Найти
puzzle-kind-mice-1 = 1 стрелку
puzzle-kind-mice-2 = 2 стрелки
mice-puzzle-hint = В решении есть стрелка в клетке { $cell }.

## Составление задачи

puzzle-goal-points = Набрать очков
puzzle-goal-margin = Перевес в очках
puzzle-goal-none-lost = Сберечь всех мышей
puzzle-arrows = Следующие стрелки ({ $count }), по одной в строке: ? — та, которую нужно найти; 2 2 N — пример заданной
puzzle-arrows-note = Эти стрелки — только пример: замените их стрелками своей задачи.

## Темы

mice-theme-borrowed-arrow = Чужая стрелка
mice-theme-borrowed-arrow-about = Мышей ведёт дальше стрелка другого игрока.
mice-theme-cat-raid = Кошка соперникам
mice-theme-cat-raid-about = Кошку отправляют в чужую ракету.
mice-theme-crossroads = Перекрёсток
mice-theme-crossroads-about = Одна стрелка поворачивает зверей, бегущих с двух сторон.
mice-theme-crowd = Толпа
mice-theme-crowd-about = Восемь мышей или больше приходят домой только благодаря вашим стрелкам.
mice-theme-guard = Защита ракеты
mice-theme-guard-about = Кошку не пускают в свою ракету.
mice-theme-just-in-time = В последний миг
mice-theme-just-in-time-about = Нужные мыши приходят домой на последнем шаге.
mice-theme-loop = По кругу
mice-theme-loop-about = Стрелки заставляют зверей бегать по кругу.
mice-theme-old-arrow = Прежняя стрелка
mice-theme-old-arrow-about = Мышей ведёт дальше ваша прежняя стрелка.
mice-theme-order = Порядок
mice-theme-order-about = Те же стрелки в другом порядке не помогают.
mice-theme-pit = Прочь от ямы
mice-theme-pit-about = Мышей, бегущих в яму, уводят в сторону.
mice-theme-prey = Добыча
mice-theme-prey-about = Мыши, бегущие в чужую ракету, попадаются кошке.
mice-theme-relay = От стрелки к стрелке
mice-theme-relay-about = Одних и тех же зверей ведут две из недостающих стрелок.
mice-theme-rescue = Спасение
mice-theme-rescue-about = Мыши, которых съела бы кошка, остаются целы.
mice-theme-signpost = Указатель
mice-theme-signpost-about = Стрелка в нужном месте показывает мышам путь домой.
mice-theme-theft = Кража
mice-theme-theft-about = Мыши, бегущие в чужую ракету, приходят в вашу.
mice-theme-wall = От стены
mice-theme-wall-about = Стена поворачивает мышей в нужную сторону.

### rules

mice-rules-board-title = Поле
mice-rules-board = Квадрат от 5 на 5 до 25 на 25 клеток; игроков от двух до четырёх, у каждого ракета. Клетку обозначают столбец, считая с запада, и строка, считая с севера, и то и другое от 0; север наверху. По углам — ямы: кто туда попал, тот пропал.
mice-rules-board-picture = Пример из условия после шести стрелок. Мыши маленькие и светлые, кошки большие и тёмные; число показывает, сколько их в клетке.
mice-rules-doors-title = Двери
mice-rules-doors = Двери — во внешних стенах, но не у углов. На каждом ходу из каждой двери выходит зверь и бежит прямо от неё: девять раз подряд мышь, на десятый — кошка, и всё сначала.
mice-rules-walls-title = Стены
mice-rules-walls = Перед стеной зверь поворачивает налево, на четверть оборота. Через дверь никто не выходит: изнутри это стена.
mice-rules-walls-ours = Сначала зверя поворачивает стрелка; если после этого перед ним стена, он поворачивает налево.
mice-rules-arrows-title = Стрелки
mice-rules-arrows = Игроки по очереди ставят по стрелке в клетку, где нет ни стрелки, ни ракеты, ни ямы. Зверь, попавший на стрелку, бежит дальше, куда она указывает. У игрока не больше трёх стрелок: четвёртая убирает первую, пятая — вторую.
mice-rules-arrows-page = Точки у стрелки показывают, сколько ходов своего хозяина она ещё простоит; пунктирная исчезнет следующей.
mice-rules-arrows-ours = Клетка занята, пока на ней стоит стрелка, даже та, которая исчезла бы на этом ходу.
mice-rules-cats-title = Кошки
mice-rules-cats = Мышь в одной клетке с кошкой съедена; съедена и мышь, которая поменялась с кошкой местами. Зверей, которые на этом ходу попали в ракету или в яму, к этому времени уже нет.
mice-rules-points-title = Очки
mice-rules-points = Мышь в вашей ракете приносит 1 очко, кошка отнимает 10, но меньше 0 очков не бывает. Когда поставлены все стрелки, побеждает тот, у кого очков больше, чем у каждого из соперников.
mice-rules-turn-title = Ход
mice-rules-turn = Ход идёт так. За каждой дверью появляется зверь; все звери переходят на одну клетку вперёд; в ракетах считаются мыши, потом кошки; кошки съедают мышей; оставшихся поворачивают стрелки и стены; затем ставится стрелка. После последней стрелки звери делают ещё один шаг, и подводится счёт. Стрелка записывается столбцом, строкой и направлением: `2 0 W`.
mice-rules-turn-page = Когда фокус на клетке, направление задаёт буква или Enter и клавиша со стрелкой, а ещё один Enter ставит стрелку. Колесо мыши, разведение пальцев, двойное касание, +, − и 0 меняют масштаб; на приближённом поле перетаскивание двигает поле, а от выбранной клетки — задаёт направление. Партия идёт без контроля времени, если вы его не выбрали.
mice-rules-turn-ours = В условии это головоломка: подсчитать счёт уже сыгранной партии. Играть по очереди — наше решение, как и 1 секунда на стрелку.
