# Russian texts of The Crossing. A heading with three marks begins the texts that load with that part of the page,
# locales/ru.PART.ftl. The texts before the first such heading load at once. The rules are at the top of locales/ru.ftl.

crossing-name = Переправа
crossing-sentence = Острова поднимаются и тонут. Переведите по ним ёжиков, видя только ближние острова. Побеждает тот, кто довёл больше.
crossing-seat-0 = Игрок 1
    .lower = игрок 1
    .genitive = игрока 1
crossing-seat-1 = Игрок 2
    .lower = игрок 2
    .genitive = игрока 2
crossing-won = { $winner } победил: доведено { $most } против { $least }.
crossing-you-won = Вы победили: доведено { $most } против { $least }.
crossing-you-lost = Вы проиграли: доведено { $least } против { $most }.
crossing-draw = Ничья: оба довели по { $most }.
illegal-crossing-off-board = Шаг { $step } ведёт за край поля.

### board

crossing-start = Поле
crossing-start-new = Новое поле
crossing-start-statement = Поле из условия
crossing-delivered = доведено
crossing-drowned = утонуло
crossing-untold = доведено, узнаем в конце
crossing-untold-short = доведено
crossing-tally = доведено { $delivered }, утонуло { $drowned }
crossing-turn = Нажмите остров рядом с ёжиком или дальний, чтобы проложить путь, или «Ждать». Обрыв — суша, волны — вода; каждый ход каждый остров поднимается или опускается. Ведите ёжика к своему флагу.

## Поле

crossing-board = Поле. Стрелки — шаг, H — ждать; с Shift стрелками можно осмотреться.
crossing-tray = Шаги и взгляд вперёд
crossing-cell = строка { $row }, столбец { $column }: { $what }
crossing-start-of = { $who ->
    [you] ваш старт
    [other] старт соперника
   *[side] старт { $genitive }
}
crossing-goal-of = { $who ->
    [you] ваш финиш
    [other] финиш соперника
   *[side] финиш { $genitive }
}
crossing-token = здесь { $lower }
crossing-island = остров высотой { $height }
crossing-height = высота { $height }
crossing-now = сейчас { $phase }
crossing-above = над водой на { $phase }
crossing-at-level = на уровне воды
crossing-under = под водой на { $depth }
crossing-moves = { $direction ->
    [U] поднимается
   *[D] опускается
}
crossing-until-under = { $turns ->
    [1] следующим ходом под водой
    [one] под водой через { $turns } ход
    [few] под водой через { $turns } хода
    [many] под водой через { $turns } ходов
   *[other] под водой через { $turns } хода
}
crossing-until-above = { $turns ->
    [1] следующим ходом над водой
    [one] над водой через { $turns } ход
    [few] над водой через { $turns } хода
    [many] над водой через { $turns } ходов
   *[other] над водой через { $turns } хода
}
crossing-direction-unknown = поднимается или опускается
crossing-unknown = ещё не виден
crossing-out-of-sight = не виден
crossing-either = { $one } или { $other }
crossing-chance = { $chance ->
    [0] под водой
    [1] над водой
   *[other] возможно, над водой
}
crossing-steps = Шаги
crossing-step = { $step ->
    [N] На север
    [E] На восток
    [S] На юг
    [W] На запад
   *[H] Ждать
}
crossing-option = { $step }: { $fate }
crossing-fate = { $fate ->
    [stand] останется над водой
    [sink] уйдёт под воду
    [drown] утонет
    [cross] дойдёт до финиша
   *[unknown] может уйти под воду
}
crossing-told = Строка { $row }, столбец { $column }: { $what }.
crossing-told-step = { $step }: { $fate } ({ $what }).
crossing-moved = { $side }. { $step }: { $result }
crossing-result = { $fate ->
    [stand] ёжик в строке { $row }, столбце { $column }.
    [sink] остров в строке { $row }, столбце { $column } ушёл под воду, ёжик снова на старте.
    [drown] ёжик утонул в строке { $row }, столбце { $column } и снова на старте.
    [cross] ёжик на финише.
   *[unknown] ёжик пошёл в строку { $row }, столбец { $column }.
}
crossing-crossed = ёжик на финише, всего доведено { $count }.
crossing-move = { $step }{ $fate ->
    [sink] ×
    [drown] ×
    [cross] ✓
   *[other] {""}
}
crossing-hint = Решение начинается так: { $step }.
crossing-numbers = Показать числа
crossing-look-ahead = На сколько ходов вперёд смотреть
crossing-way-turns = { $turns ->
    [one] { $turns } ход пути
    [few] { $turns } хода пути
    [many] { $turns } ходов пути
   *[other] { $turns } хода пути
}
crossing-way = В пути к строке { $row }, столбцу { $column }: { $turns ->
    [one] { $turns } ход.
    [few] { $turns } хода.
    [many] { $turns } ходов.
   *[other] { $turns } хода.
}
crossing-way-kept = Маршрут к строке { $row }, столбцу { $column } ждёт.
crossing-way-contradicted = Острова не такие, как ожидалось. Другой путь: { $turns ->
    [one] { $turns } ход.
    [few] { $turns } хода.
    [many] { $turns } ходов.
   *[other] { $turns } хода.
}
crossing-way-uncertain = Следующий шаг маршрута может кончиться в воде.
crossing-way-none = Путь к строке { $row }, столбцу { $column } сейчас неизвестен.
crossing-way-go = Идти
crossing-way-hand = { $turns ->
    [one] Пройти { $turns } шаг
    [few] Пройти { $turns } шага
    [many] Пройти { $turns } шагов
   *[other] Пройти { $turns } шага
}
crossing-way-on = Идти дальше
crossing-way-stop = Стоп
crossing-turn-of = Ход { $turn } из { $count }
crossing-look-ahead-in = { $turns ->
    [0] Острова сейчас
    [one] Через { $turns } ход
    [few] Через { $turns } хода
    [many] Через { $turns } ходов
   *[other] Через { $turns } хода
}
crossing-look-ahead-less = На ход ближе
crossing-look-ahead-more = На ход дальше
crossing-results = Итоги
crossing-head-player = Игрок
crossing-head-delivered = Доведено
crossing-head-possible = Возможно
crossing-head-drowned = Утонуло
crossing-of-possible = { $player }: доведено { $delivered } из { $possible } возможных за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}.
crossing-routes = Пути
crossing-best-route = { $who ->
    [you] Ваш лучший путь
    [other] Лучший путь соперника
   *[side] Лучший путь { $genitive }
}
crossing-whole = Вся партия

### ending

crossing-story = За { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
} у { $genitive } { $lost ->
    [0] не утонул ни один ёжик
    [one] утонул { $lost } ёжик
    [few] утонули { $lost } ёжика
    [many] утонуло { $lost } ёжиков
   *[other] утонуло { $lost } ёжика
}.
crossing-story-other = У { $genitive } — { $lost ->
    [0] ни одного
   *[other] { $lost }
}.

### analysis

## Ожидаемый результат

crossing-amount = { $points } { $count ->
    [one] ёжик
    [few] ёжика
    [many] ёжиков
   *[other] ёжика
}
crossing-expects = { $side } доведёт всего около { $points }

### editor

crossing-tool-token = { $side }
crossing-tool-height = Высота
crossing-tool-pass = На ход вперёд
crossing-tool-turn = Направление
crossing-edit-turn = Сделано ходов
crossing-edit-delivered = { $side }: доведено
crossing-edit-note = Число на острове — его фаза, в скобках высота. Клавиши в клетке: от 2 до 5 — высота, + и − — фаза.
crossing-edit-board = Острова: высоты, фазы, направления
crossing-edit-island = высота { $height }, фаза { $phase }, { $direction ->
    [U] поднимается
   *[D] опускается
}
crossing-edit-corner = твёрдая земля
problem-crossing-draft-height = У острова в строке { $row }, столбце { $column } высота { $height }, а высоты бывают от 2 до 5.
problem-crossing-draft-phase = У острова в строке { $row }, столбце { $column } фаза { $phase }, а при его высоте фазы бывают от { $least } до { $most }.
problem-crossing-draft-token = Ёжика игрока { $player } нет на поле.
problem-crossing-draft-goal = Ёжик игрока { $player } стоит на своём финише, в строке { $row }, столбце { $column }, а на финише ёжик покидает поле.
problem-crossing-draft-under = Ёжик игрока { $player } стоит в строке { $row }, столбце { $column }, а там вода.
problem-crossing-draft-turn = Ходов в партии: { $most }.
problem-crossing-draft-delivered = Игрок { $player } доводит не больше одного ёжика за ход, а ходов сделано { $turn }.

### keys

crossing-keys =
    Стрелки | шаг
    H | ждать
    Shift и стрелки | осмотреться
    Запятая, точка | на ход ближе или дальше вперёд
    P | числа

### lessons

crossing-lesson-where = Ваш ёжик видит только острова вокруг. Куда он мог бы шагнуть сейчас?
crossing-lesson-where-answer-0 = На север: остров под водой
crossing-lesson-where-answer-1 = На восток: остров над водой
crossing-lesson-where-done = Обрыв — суша. В волнах ёжик утонет, даже если остров вот-вот всплывёт.
crossing-lesson-where-wrong = Над северным островом волны.
crossing-lesson-look = Каждый ход острова идут вверх или вниз на 1. Подождите: нажмите ёжика.
crossing-lesson-look-done = Два взгляда показывают, куда движется остров. Это видно по знакам.
crossing-lesson-look-wrong = Пока рано: подождите { $hand ->
    [mouse] кнопкой «Ждать» или клавишей H.
   *[other] кнопкой «Ждать».
}
crossing-lesson-next = Северный остров был под водой на 1, теперь вровень с ней. Что дальше?
crossing-lesson-next-answer-0 = Над водой на 1
crossing-lesson-next-answer-1 = Под водой на 1
crossing-lesson-next-done = Он поднимается до своей высоты, 5, и потом опустится.
crossing-lesson-next-wrong = Он только что поднялся на единицу.
crossing-lesson-north = Значит, это безопасно. Шагните на север: { $hand ->
    [mouse] нажмите остров или ↑.
   *[other] коснитесь острова.
}
crossing-lesson-north-done = Остров поднимает вас.
crossing-lesson-north-wrong = Шагните на север, на остров, который поднимается.
crossing-lesson-east = Восточный остров вы тоже видели дважды, он высоко. Шагните на восток.
crossing-lesson-east-wrong = Шагните на восток, на соседний остров.
crossing-lesson-once = Следующий вы видели раз, на 1: сразу он не утонет. Шагните на восток.
crossing-lesson-once-done = Он поднялся.
crossing-lesson-once-wrong = Ещё раз на восток.
crossing-lesson-wait = Следующий — вровень с водой. Если он опустится, вы утонете. Подождите ход.
crossing-lesson-wait-done = Теперь ясно: он поднимается.
crossing-lesson-wait-wrong = Лучше не сейчас. Подождите ход.
crossing-lesson-on = Шагните дальше на восток.
crossing-lesson-on-done = У флага справа вверху — очко, и в путь отправляется следующий ёжик.
crossing-lesson-on-wrong = Шагните на восток.

### pictures

picture-token = { $player }: ёжик в строке { $row }, столбце { $column }.

### problems

problem-crossing-move = Ход — это две буквы из N, E, S, W и H (ждать), по одной на игрока, например EN.
problem-crossing-step = Шаг — это одна из букв N, E, S, W и H (ждать).
problem-crossing-row = В этой строке — ряд { $row } { $what ->
    [heights] высот
    [phases] фаз
   *[directions] направлений
}, всего их восемь.
problem-crossing-row-length = В ряду { $what ->
    [heights] высот
   *[phases] фаз
} чисел { $size }, а здесь { $count }.
problem-crossing-number = Здесь нужно число.
problem-crossing-directions = Ряд направлений — это буквы, U (вверх) или D (вниз), их { $size }.
problem-crossing-height = Строка { $row }, столбец { $column }: высота острова от { $least } до { $most }.
problem-crossing-corner-height = Строка { $row }, столбец { $column }: высота угла { $corner }.
problem-crossing-phase = Строка { $row }, столбец { $column }: фаза острова высотой { $height } от { $least } до { $height }.
problem-crossing-corner-phase = Строка { $row }, столбец { $column }: фаза угла { $corner }.
problem-crossing-never = Остров в строке { $row }, столбце { $column } в этой фазе не бывает.
problem-crossing-parts = В позиции пять частей (высоты, места в цикле, ёжики, доведённые ёжики, сделанные ходы), а здесь { $count }.
problem-crossing-standpoint-parts = Начальные сведения игрока состоят из четырёх частей (высоты, ёжик, доведённые ёжики, сделанные ходы), а здесь { $count }.
problem-crossing-heights-text = Высоты — это ряды через /, их { $size }, по { $size } знаков.
problem-crossing-height-digit = Высота — это цифра.
problem-crossing-places-text = Места в цикле — это ряды через /, их { $size }, по { $size } знаков.
problem-crossing-place-letter = Место в цикле — это буква от a до { $last }; у угла точка.
problem-crossing-token-cell = Клетка ёжика — это его строка и столбец, от 0 до 7, например 7,0.
problem-crossing-two = Ёжики и число доведённых — это по два значения через +.
problem-crossing-delivered-number = Число доведённых ёжиков нужно записать цифрами.
problem-crossing-turns-number = Число сделанных ходов нужно записать цифрами.
problem-crossing-turns = Ходов в партии: { $most }.
problem-crossing-standpoint-turns = Ходов в партии: { $most }, и за каждый доводят не больше одного ёжика.
problem-crossing-tokens = У каждого игрока на поле должен быть ёжик.
problem-crossing-on-goal = Ёжик игрока { $number } в строке { $row }, столбце { $column } дошёл до финиша и покидает поле.
problem-crossing-under-water = Ёжик игрока { $number } стоит в строке { $row }, столбце { $column }, а там вода.
problem-crossing-delivered = Игрок { $number } довёл больше одного ёжика за ход.
problem-crossing-player = После высот стоит номер игрока, 0 или 1.
problem-crossing-window = Здесь нужны фазы девяти клеток вокруг ёжика, от -9 до 9.
problem-crossing-window-edge = Число { $number } — за краем поля, там { $phase }.
problem-crossing-window-corner = Число { $number } — угол, его фаза { $phase }.
problem-crossing-window-island = Число { $number } — остров в строке { $row }, столбце { $column }, высотой { $height }: судя по прежним наблюдениям, в этой фазе он быть не может.

## Задачи

problem-crossing-goal = Цель — это «cross» и число ходов, за которое нужно дойти, например «cross 17». Цель вопроса — это «phases» или «dry» и остров, например «phases 3,4», либо «safe» или «odds» и наибольшее число шагов, например «safe 9».
problem-crossing-ask = Цель вопроса — это «phases» или «dry», строка и столбец острова, например «phases 3,4», либо «safe» или «odds» и наибольшее число шагов, например «safe 9».
problem-crossing-ask-corner = Угол не движется, и спрашивать о нём нечего.
problem-crossing-ask-unseen = Остров в строке { $row }, столбце { $column } ни разу не был виден.
problem-crossing-ask-never = Нет хода, на котором этот остров наверняка над водой.
problem-crossing-answer-phases = Ответ — фазы острова, каждая с U (поднимается) или D (опускается), например -1U 3D.
problem-crossing-answer-turns = Ответ — числа ходов от 0 (сейчас) до 13, например 2 3 4.
problem-crossing-answer-plan = План — от 1 до { $most } шагов, каждый — буква N, E, S, W или H (ждать), например NNE.
problem-crossing-goal-turns = У ёжика от 1 до { $left } ходов до финиша, а здесь { $found }.
problem-crossing-goal-other = Ёжик игрока 2 в строке { $row }, столбце { $column }, а пока решают задачу, он должен ждать на старте.

### protocol

crossing-protocol-start =
    Программа читает девять строк.
    - Восемь строк с высотами островов: в каждой восемь чисел через пробел, верхний ряд первым, слева направо. У острова от `2` до `5`, у угла `9`.
    - Свой номер. `0`: она игрок 1 и идёт слева снизу направо вверх. `1`: она игрок 2 и идёт справа снизу налево вверх.
crossing-protocol-turn =
    В каждом из 180 ходов программа читает строку и пишет строку.
    - В строке, которую она читает, девять чисел через пробел: фазы девяти клеток вокруг её ёжика, ряд за рядом от левой верхней. Пятое — клетка самого ёжика. Клетка за краем поля — `-9`, угол — `9`.
    - Обе программы отвечают одновременно. Ни одна не узнаёт, что делает другая и куда движутся острова.
    - О том, что ёжик утонул или доведён, отдельной строки нет: на следующем ходу он стоит на старте.
crossing-protocol-answer = Ответ — одна буква: `N` — шаг вверх, `E` — вправо, `S` — вниз, `W` — влево, `H` — ждать. Шаг за край поля недопустим. Любой другой шаг допустим, даже на остров под водой.
crossing-protocol-end = Партия окончена после 180 ответов. Больше программа ничего не читает и завершает работу. Если соперник проиграл раньше, ввод кончается.
crossing-protocol-time = На каждый ответ даётся 0,2 секунды.

### puzzles

puzzle-task-phases = В каких фазах может быть сейчас отмеченный остров? Отметьте все.
puzzle-short-phases = Какие фазы возможны?
puzzle-task-dry = На каких из следующих ходов отмеченный остров наверняка над водой? Отметьте все такие ходы.
puzzle-short-dry = Когда остров наверняка сухой?
puzzle-task-safe = Наметьте путь к правому верхнему углу, на котором нельзя утонуть: не длиннее { $value ->
    [one] { $value } шага
    [few] { $value } шагов
   *[many] { $value } шагов
}.
puzzle-short-safe = Безопасный путь в { $value ->
    [one] { $value } шаг
    [few] { $value } шага
   *[many] { $value } шагов
}
puzzle-task-odds = Наметьте самый надёжный путь к правому верхнему углу: не длиннее { $value ->
    [one] { $value } шага
    [few] { $value } шагов
   *[many] { $value } шагов
}.
puzzle-short-odds = Самый надёжный путь в { $value ->
    [one] { $value } шаг
    [few] { $value } шага
   *[many] { $value } шагов
}
question-ask-phases = Посмотрите прошедшие ходы. Затем отметьте каждую фазу, которая с ними согласуется, и нажмите «Проверить».
question-ask-dry = Посмотрите прошедшие ходы. Затем отметьте подходящие ходы, считая от нынешнего, и нажмите «Проверить».
question-ask-safe = Нажимайте на поле клетку за клеткой или выбирайте шаги. Миров, которые согласуются с увиденным: { $worlds }. Путь должен подойти для каждого.
question-ask-odds = Нажимайте на поле клетку за клеткой или выбирайте шаги. Миров, которые согласуются с увиденным: { $worlds }. Чем больше миров, для которых путь подходит, тем лучше.
question-words-phases = Фазы острова
question-words-dry = Ходы, считая от нынешнего
question-words-safe = Шаги
question-words-odds = Шаги
question-impossible-dry = Не наверняка над водой: { $places }. На поле показан мир, который согласуется с увиденным, на первом из этих ходов.
question-missed-phases = Не хватает фаз: { $count }. На поле показан мир, который согласуется с увиденным.
question-missed-dry = Не хватает ходов: { $count }.
question-failed-safe = { $count ->
    [0] Не так: этот путь не ведёт к цели.
   *[other] Не безопасно: вот мир, который согласуется с увиденным и в котором ёжик тонет на шаге { $count }.
}
question-failed-odds = Не лучший: этот путь подходит в { $count } % миров, а лучший в { $wanted } %. Вот мир, который согласуется с увиденным и в котором подходит только лучший.
question-right-odds = Верно: этот путь подходит в { $count } % миров, и ни один не подходит в большем их числе.
crossing-word-turns = { $turns ->
    [0] сейчас
   *[other] { $turns }
}
crossing-word-phase = { $phase } { $direction ->
    [U] ↑
   *[D] ↓
}
crossing-word-phase-said = { $phase }, { $direction ->
    [U] поднимается
   *[D] опускается
}
crossing-theme-along-the-edge = По краю
crossing-theme-along-the-edge-about = Путь идёт по краю поля четыре шага или больше.
crossing-theme-best-odds = Лучшие шансы
crossing-theme-best-odds-about = Наверняка безопасного пути нет; нужен самый надёжный.
crossing-theme-dry-time = Когда сухо?
crossing-theme-dry-time-about = По наблюдениям нужно вычислить ходы, на которых остров точно сухой.
crossing-theme-just-up = Только что всплыл
crossing-theme-just-up-about = Ёжик шагает на острова, которые только что поднялись, дважды или чаще.
crossing-theme-last-moment = В последний миг
crossing-theme-last-moment-about = Ёжик уходит с островов в последний миг перед тем, как они утонут, дважды или чаще.
crossing-theme-patience = Терпение
crossing-theme-patience-about = По пути ёжик ждёт дважды или чаще.
crossing-theme-restraint = Сдержанность
crossing-theme-restraint-about = Шаг, который кажется кратчайшим, упускает цель.
crossing-theme-safe-way = Безопасный путь
crossing-theme-safe-way-about = Путь безопасен, какими бы ни были острова, которых ёжик не видел.
crossing-theme-straight-on = Прямо
crossing-theme-straight-on-about = Кратчайший путь верен, если идти вовремя.
crossing-theme-turn-back = Шаг назад
crossing-theme-turn-back-about = Два шага ведут прочь от цели.
crossing-theme-way-round = Обход
crossing-theme-way-round-about = Путь длиннее кратчайшего хотя бы на шесть шагов.
crossing-theme-which-phase = Какая фаза?
crossing-theme-which-phase-about = По наблюдениям нужно вычислить возможные фазы острова.
crossing-theme-whole-way = Весь путь
crossing-theme-whole-way-about = От старта до противоположного угла.
puzzle-steps = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
puzzle-short-cross = Переправиться за { $value ->
    [one] { $value } ход
    [few] { $value } хода
    [many] { $value } ходов
   *[other] { $value } хода
}
puzzle-task-cross = Доведите ёжика до правого верхнего угла { $value ->
    [one] не более чем за { $value } ход
    [few] не более чем за { $value } хода
    [many] не более чем за { $value } ходов
   *[other] не более чем за { $value } хода
}. Вы видите всё.
puzzle-place-crossing = Выберите, куда шагнуть, или ждите.
puzzle-crossed = Переправа за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}.
puzzle-not-crossed = Цель упущена на шаге { $step }.
puzzle-next-kind-crossing = Трудность
puzzle-kind-crossing-easy = лёгкая
puzzle-kind-crossing-medium = средняя
puzzle-kind-crossing-hard = трудная

## Составление задачи

puzzle-goal-cross = Переправиться

### rules

crossing-rules-swamp-title = Болото
crossing-rules-swamp = Два семейства ёжиков переправляются через болото 8 на 8 клеток. Игрок 1 стартует слева внизу и идёт в правый верхний угол, игрок 2 — справа внизу и идёт в левый верхний. Четыре угла — твёрдая земля, их фаза всегда 9. Строки и столбцы считаются от левого верхнего угла, от 0; север наверху. Ходить можно на любую клетку, в том числе на старт и финиш соперника.
crossing-rules-swamp-picture = Поле из условия. Игрок 1 — круг, игрок 2 — квадрат; флажки — финиши. Числа — фазы, в скобках высоты.
crossing-rules-swamp-ours = На новом поле высоты и места в цикле случайны. Их выбирают заново, пока игрок, который видит всё, не сможет с любой из двух сторон довести поровну.
crossing-rules-islands-title = Острова
crossing-rules-islands = Каждый ход остров поднимается или опускается на одну фазу; фаз восемь, вверх и обратно, поэтому через 14 ходов всё повторяется. Высота острова, от 2 до 5, — это его самая высокая фаза; она известна обоим. Самая низкая фаза на 7 меньше. Остров высоты 5 проходит фазы 0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0, −1, −2, −1, и всё сначала. При фазе 0 и выше на острове можно стоять, ниже он под водой.
crossing-rules-islands-page = Маленький знак показывает, куда остров сдвинется.
crossing-rules-islands-picture = Чем выше остров, тем выше обрыв: по черте на каждую фазу. Под водой остров меньше и бледнее, а волн над ним столько, на сколько он ушёл. Последний ещё не виден.
crossing-rules-turn-title = Ход
crossing-rules-turn = Оба игрока ходят одновременно: на север, восток, юг, запад или ждут. Затем каждый остров переходит к следующей фазе. Игроки не видят друг друга, не мешают друг другу и могут стоять на одном острове.
crossing-rules-turn-picture = После шагов на восток и на север. Острова, увиденные дважды, известны, увиденные один раз — предположительны, заштрихованные ещё не видны.
crossing-rules-turn-ours = Шагать за край поля нельзя.
crossing-rules-water-title = Как тонут
crossing-rules-water = Ёжик, шагнувший на остров под водой, тонет, даже если остров вот-вот поднимется. Тонет и ёжик, остров которого уходит под воду, когда острова сдвигаются. В обоих случаях на следующем ходу он снова на старте.
crossing-rules-goal-title = Финиш
crossing-rules-goal = Ёжик, дошедший до финиша, доведён и приносит очко; на старте появляется следующий.
crossing-rules-sight-title = Что видит игрок
crossing-rules-sight = Фазы девяти клеток, своей и восьми вокруг, но не то, куда движутся острова. Остров, который видели дважды, известен на весь цикл, если между этими ходами прошло не 7, не 14 и так далее ходов. Если увидеть его один раз, остаются две возможности; только при самой высокой и самой низкой фазе она одна.
crossing-rules-sight-page = Где возможностей две, обе нарисованы мелко.
crossing-rules-sight-picture = Что известно после семи ходов. В рамке — то, что видно сейчас; острова, увиденные дважды, известны навсегда.
crossing-rules-ahead-title = Взгляд вперёд
crossing-rules-ahead = Известный остров известен и на все следующие ходы.
crossing-rules-ahead-page = Взгляд вперёд показывает острова такими, какими они станут.
crossing-rules-ahead-picture = Те же острова через четыре хода. Если известна только вероятность, остров закрашен тем больше, чем вероятнее, что он будет над водой.
crossing-rules-end-title = Конец
crossing-rules-end = В партии 180 ходов. Побеждает тот, кто довёл больше ёжиков.
crossing-rules-end-page = Партия идёт без контроля времени, если вы его не выбрали; когда время выходит, ёжик ждёт.
crossing-rules-notation-title = Ход буквами
crossing-rules-notation = N (север), E (восток), S (юг), W (запад) и H (ждать); в записи партии — буквы обоих игроков, EN.
crossing-rules-notation-page = На поле клавиши со стрелками делают шаг, H — ждать, запятая и точка меняют взгляд вперёд на ход, P показывает числа.
