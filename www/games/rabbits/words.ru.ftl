# Russian texts of Rabbit Hunt. A heading with three marks begins the texts that load with that part of the page,
# locales/ru.PART.ftl. The texts before the first such heading load at once. The rules are at the top of locales/ru.ftl.

rabbits-name = Охота на кроликов
rabbits-sentence = Восемь кроликов едят капусту, шесть охотников ловят их в лабиринте. Все фишки стороны ходят одновременно.
rabbits-seat-0 = Кролики
    .number = many
    .lower = кролики
    .genitive = кроликов
rabbits-seat-1 = Охотники
    .number = many
    .lower = охотники
    .genitive = охотников
rabbits-won = { $winner } победили: { $most ->
    [one] { $most } очко
    [few] { $most } очка
    [many] { $most } очков
   *[other] { $most } очка
} против { $least }.
rabbits-you-won = Вы победили: { $most ->
    [one] { $most } очко
    [few] { $most } очка
    [many] { $most } очков
   *[other] { $most } очка
} против { $least }.
rabbits-you-lost = Вы проиграли: { $least ->
    [one] { $least } очко
    [few] { $least } очка
    [many] { $least } очков
   *[other] { $least } очка
} против { $most }.
rabbits-draw = Ничья: по { $most ->
    [one] { $most } очку
    [few] { $most } очка
    [many] { $most } очков
   *[other] { $most } очка
} у каждого.
illegal-rabbits-count = { $side ->
    [white] Сейчас ход кроликов, в нём 8 букв
   *[black] Сейчас ход охотников, в нём 6 букв
}: по одной на фишку.
illegal-rabbits-caught = Кролик { $piece } пойман: его буква «-».
illegal-rabbits-wall = Фишка { $piece } не может пойти { $direction ->
    [N] на север
    [E] на восток
    [S] на юг
   *[W] на запад
}: там перегородка.
illegal-rabbits-same-cell = Фишки { $first } и { $second } оказались бы в одной клетке. В клетке помещается одна фишка стороны.
problem-rabbits-move = Ход — это буква N, E, S, W или - на каждую фишку: 8 у кроликов, 6 у охотников, например SWNNWSSE.

### board

rabbits-limit = Ходов у каждой стороны, от { $least } до { $most }
rabbits-cabbages = { $count ->
    [one] кочан
    [few] кочана
    [many] кочанов
   *[other] кочана
}
rabbits-captures-short = { $count ->
    [0] очков
   *[other] = { $count } × { $each }
}
rabbits-captures = { $count ->
    [0] очков, никто не пойман
    [one] = { $count } поимка × { $each }
    [few] = { $count } поимки × { $each }
    [many] = { $count } поимок × { $each }
   *[other] = { $count } поимки × { $each }
}
rabbits-turns-left = { $count ->
    [one] ход остался
    [few] хода осталось
    [many] ходов осталось
   *[other] хода осталось
}
    .short = { $count ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}
rabbits-tally = { $points } { $unit }, { $turns } { $left }
rabbits-tally-end = { $points } { $unit }
rabbits-turn-0 = Нажмите кролика, затем клетку рядом или вдали. «{ rabbits-send }» двигает всех. Ешьте капусту и держитесь подальше от охотников.
rabbits-turn-1 = Нажмите охотника, затем клетку рядом или вдали. «{ rabbits-send }» двигает всех. Охотник ловит кролика, когда приходит в его клетку.

## Поле

rabbits-piece-0 = Кролик { $piece }
rabbits-piece-1 = Охотник { $piece }
rabbits-step = { $letter ->
    [N] на север
    [E] на восток
    [S] на юг
    [W] на запад
   *[stay] на месте
}
rabbits-not-chosen = не выбрано
rabbits-is-caught = пойман
rabbits-piece-does = { $piece }: { $does }
rabbits-piece-at = { $piece }: строка { $row }, столбец { $column }
rabbits-piece-label = { $piece }, строка { $row }, столбец { $column }: { $does }. Путь открыт: { $ways }.
rabbits-way-cabbage = { $way } (капуста)
rabbits-pieces-all = Фишки
rabbits-turn = Ваш ход
rabbits-pieces = Фишки, которые ходят
rabbits-directions = Шаг выбранной фишки
rabbits-letters = Ход буквами
rabbits-letters-example = { $count ->
    [6] NE--W-
   *[other] NE--W-SS
}
rabbits-suggest = Совет остальным
rabbits-clear = Убрать
rabbits-send = Пойти
rabbits-send-turn = Пойти ({ $does })
rabbits-go-on = в пути: { $count }
rabbits-move = ходят: { $count }
rabbits-stay = стоят: { $count }
rabbits-stopped = Остановка, рядом охотник: { $pieces }.
rabbits-send-key = ↵
rabbits-choose = { $piece }: нажмите, куда идти, близко или далеко.
rabbits-progress = { $left ->
    [0] Выбраны все.
   *[other] Выбрано: { $chosen }; остальные стоят на месте.
}
rabbits-sentence-end = { $text }.
rabbits-send-waits = Ход будет сделан, как только придёт совет.
rabbits-none-moves = все стоят
rabbits-all-stay = Ни одна фишка не двигается. Если так и задумано, нажмите «{ rabbits-send }» ещё раз.
rabbits-too-short = В ходе по букве на фишку, всего { $count }, а набрано { $typed }.
rabbits-moved = { $side }: { $result }.
rabbits-semicolon = ;{" "}
rabbits-group = { $way } { $pieces }
rabbits-eaten = { $count ->
    [one] съеден { $count } кочан
    [few] съедено { $count } кочана
    [many] съедено { $count } кочанов
   *[other] съедено { $count } кочана
}
rabbits-catch = охотник { $hunter } ловит кролика { $rabbit }

### ending

rabbits-story = { $you ->
    [hunters] Вы { $caught ->
        [0] не поймали ни одного кролика
        [one] поймали { $caught } кролика
        [few] поймали { $caught } кроликов
        [many] поймали { $caught } кроликов
       *[other] поймали { $caught } кролика
    }; кролики съели { $eaten ->
        [one] { $eaten } кочан
        [few] { $eaten } кочана
        [many] { $eaten } кочанов
       *[other] { $eaten } кочана
    }.
    [rabbits] Вы съели { $eaten ->
        [one] { $eaten } кочан
        [few] { $eaten } кочана
        [many] { $eaten } кочанов
       *[other] { $eaten } кочана
    } и { $caught ->
        [0] не потеряли ни одного кролика
        [one] потеряли { $caught } кролика
        [few] потеряли { $caught } кроликов
        [many] потеряли { $caught } кроликов
       *[other] потеряли { $caught } кролика
    }.
   *[none] Кролики съели { $eaten ->
        [one] { $eaten } кочан
        [few] { $eaten } кочана
        [many] { $eaten } кочанов
       *[other] { $eaten } кочана
    }; охотники { $caught ->
        [0] не поймали ни одного кролика
        [one] поймали { $caught } кролика
        [few] поймали { $caught } кроликов
        [many] поймали { $caught } кроликов
       *[other] поймали { $caught } кролика
    }.
}

### analysis

## Ожидаемый результат

rabbits-amount = { $points } { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
rabbits-ahead = { $side } впереди примерно на { $points } { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
rabbits-behind = { $side } позади примерно на { $points } { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}

### editor

rabbits-tool-piece = { $seat ->
    [0] Кролик
   *[other] Охотник
}
rabbits-tool-move = Перенести
rabbits-tool-cabbage = Капуста
rabbits-tool-remove = Стереть
rabbits-edit-cell = строка { $row }, столбец { $column }: { $what ->
    [cabbage] капуста
   *[nothing] пусто
}
rabbits-edit-ply = Сделано ходов
rabbits-edit-limit = Ходов у каждой стороны
rabbits-edit-points = Очки { $genitive }
rabbits-edit-all = Капуста везде
rabbits-edit-none = Без капусты
rabbits-edit-note = Лабиринт всегда один и тот же. Кролик, которого в нём нет, пойман.
problem-rabbits-draft-hunters = На поле должны стоять все охотники, их { $all }; не хватает { $missing }.
problem-rabbits-draft-shared = В клетке { $cell } (строка, столбец) может стоять только одна фишка.
problem-rabbits-draft-cabbage = В клетке { $cell } (строка, столбец) кролик, капусты там быть не может: он бы её съел.
problem-rabbits-draft-eaten = У кроликов не больше очка за каждую клетку без капусты, то есть не больше { $most }.
problem-rabbits-draft-caught = У охотников за каждого пойманного кролика по { $each }, здесь не больше { $most }.
problem-rabbits-draft-limit = Ходов у каждой стороны от 1 до { $most }.
problem-rabbits-draft-ply = При таком лимите ходов сделано не больше { $most }.

### keys

rabbits-keys =
    { "1–8" } | выбрать фишку
    Стрелки, N E S W | её шаг
    - | она стоит
    Backspace | отменить последний шаг
    R | совет остальным
    Enter | пойти
    +, Shift − | масштаб

### lessons

rabbits-lesson-eat = У вас кролики. Нажмите кролика 1, кочан прямо под ним, затем «Пойти».
rabbits-lesson-eat-done = Съеден: одно очко. Охотник, который дошёл до кролика, получает 75 очков.
rabbits-lesson-eat-wrong = Это другой ход. Отправьте кролика 1 на клетку к югу, к кочану.
rabbits-lesson-wall = Охотник 1 — в строке 11. Может ли он спуститься прямо в строку 12?
rabbits-lesson-wall-answer-0 = Да
rabbits-lesson-wall-answer-1 = Нет, между ними перегородка
rabbits-lesson-wall-done = Фишки ходят на одну клетку и никогда — сквозь перегородку.
rabbits-lesson-wall-wrong = Посмотрите на толстую линию между строками.
rabbits-lesson-both = Все ходят сразу. Кролик 1 — на клетку к западу, кролик 2 — к востоку.
rabbits-lesson-both-done = Два кролика, два кочана, один ход. Потом ходят охотники.
rabbits-lesson-both-wrong = Кролик 1 идёт на запад, кролик 2 — на восток, и только потом «Пойти».
rabbits-lesson-flee = Охотник 2 близко. Уведите кролика 2 туда, где его не достать за один шаг.
rabbits-lesson-flee-done = Не достанет.
rabbits-lesson-flee-wrong = Слишком близко. Прочь от охотника — на восток или на юг.
rabbits-lesson-swap = Два кролика не могут оказаться в одной клетке. А поменяться местами?
rabbits-lesson-swap-answer-0 = Могут
rabbits-lesson-swap-answer-1 = Не могут
rabbits-lesson-swap-done = Все ходят одновременно, поэтому могут.
rabbits-lesson-swap-wrong = Представьте, что оба идут в один и тот же миг.
rabbits-lesson-into = Кролик идёт в клетку охотника. Что будет?
rabbits-lesson-into-answer-0 = Пойман охотник
rabbits-lesson-into-answer-1 = Пойман кролик
rabbits-lesson-into-done = Кролик пойман и ничего не съел.
rabbits-lesson-into-wrong = Охотников не ловят.
rabbits-lesson-feast = Теперь съешьте два кочана за один ход и не окажитесь рядом с охотником.
rabbits-lesson-feast-done = Оба поели, никто не пойман. Побеждает тот, у кого в конце больше очков.
rabbits-lesson-feast-wrong = У кролика 1 рядом один кочан, у кролика 2 — два, один у охотника 2.

### pictures

picture-cabbages = { $count ->
    [0] Капусты не осталось.
    [one] Остался { $count } кочан.
    [few] Осталось { $count } кочана.
    [many] Осталось { $count } кочанов.
   *[other] Осталось { $count } кочана.
}

### problems

problem-rabbits-limit-line = В этой строке — сколько ходов у каждой стороны: от «limit 1» до «limit { $most }».
problem-rabbits-limit = Ходов у каждой стороны от 1 до { $most }.
problem-rabbits-limit-told = Ходов у каждой стороны от 1 до { $most }, на соревновании от 120 до 240.
problem-rabbits-parts = В позиции семь частей (капуста, кролики, охотники, очки кроликов, очки охотников, сделанные ходы, лимит ходов), а здесь { $count }.
problem-rabbits-points = Очки { $side ->
    [white] кроликов
   *[black] охотников
} нужно записать цифрами.
problem-rabbits-rabbit = Кролик { $number } — это клетка, например 13,10, или -, если он пойман; строки и столбцы от 0 до 23.
problem-rabbits-hunter = Охотник { $number } — это клетка, например 10,10; строки и столбцы от 0 до 23.
problem-rabbits-rabbits = Кроликов { $most }, а здесь { $found }.
problem-rabbits-hunters = Охотников { $most }, а здесь { $found }.
problem-rabbits-cabbage-rows = У капусты 24 ряда, а здесь { $count }.
problem-rabbits-cabbage-row = Ряд капусты { $row } — это шесть шестнадцатеричных цифр.
problem-rabbits-one-cell = В клетке { $cell } (строка, столбец) может стоять только одна фишка.
problem-rabbits-on-cabbage = В клетке { $cell } (строка, столбец) кролик, капусты там быть не может: он бы её съел.
problem-rabbits-white-points = У кроликов не больше очка за каждую клетку без капусты.
problem-rabbits-black-points = У охотников по { $capture } за каждого пойманного кролика, и не больше, чем за всех, кого нет на поле.
problem-rabbits-played = При лимите ходов { $limit } сделано не больше { $most }.
problem-rabbits-player = 0 играет за кроликов и начинает, 1 — за охотников.

## Задачи

problem-rabbits-goal = Цель — это «eat» или «catch», нужное число, «in» и число своих ходов, например «eat 5 in 4», или «survive» и число своих ходов.
problem-rabbits-goal-rabbits = Задача для кроликов, а ход охотников.
problem-rabbits-goal-hunters = Задача для охотников, а ход кроликов.
problem-rabbits-goal-cabbages = Капусты на поле { $most }: цель — от 1 до { $most }, а не { $found }.
problem-rabbits-goal-running = Кроликов на поле { $most }: цель — от 1 до { $most }, а не { $found }.

### protocol

rabbits-protocol-start =
    Программа читает две строки.
    - Сколько ходов у каждой стороны, от `120` до `240`.
    - Свой номер. `0`: она играет кроликами и ходит первой. `1`: она играет охотниками.
rabbits-protocol-turn = Начинают кролики, дальше стороны ходят по очереди. Программа пишет свой ход и читает чужой, по одному ходу в строке. Своих ходов она не читает.
rabbits-protocol-answer =
    В ходе по символу на фишку, в порядке номеров: 8 у кроликов, например `SWNNWSSE`, и 6 у охотников, например `WSESWE`.
    - `N`, `E`, `S`, `W`: фишка идёт на клетку вверх, вправо, вниз или влево.
    - `-`: фишка стоит на месте. У пойманного кролика с этого момента всегда `-`; остальные сохраняют свои места в строке.
    - Ни одна фишка не проходит сквозь перегородку, и никакие две фишки стороны не оказываются в одной клетке.
rabbits-protocol-end = Программа сама считает ходы, капусту и кроликов, замечает конец партии и завершает работу: отдельной строки об этом нет. После последнего хода кроликов охотники ещё делают свой, и программа кроликов может его прочитать. Если соперник проиграл раньше, ввод кончается.
rabbits-protocol-time = На каждый ход даётся 0,25 секунды.

### puzzles

puzzle-missed-catch-rabbits = { $caught ->
    [0] Никто не пойман: кролик { $number } ушёл.
   *[other] Поймано: { $caught }, но кролик { $number } ушёл.
}
puzzle-missed-survive = Здесь поймали кролика { $number }.
puzzle-missed-eat = { $eaten ->
    [0] Вы не съели ни одного кочана,
    [one] Вы съели { $eaten } кочан,
    [few] Вы съели { $eaten } кочана,
   *[many] Вы съели { $eaten } кочанов,
} не хватило { $short }.
puzzle-short-eat = Съесть { $value ->
    [1] кочан
    [one] { $value } кочан
    [few] { $value } кочана
    [many] { $value } кочанов
   *[other] { $value } кочана
} { $missing ->
    [1] за ход
    [one] за { $missing } ход
    [few] за { $missing } хода
    [many] за { $missing } ходов
   *[other] за { $missing } хода
}
puzzle-short-catch-rabbits = Поймать { $value ->
    [1] кролика
    [one] { $value } кролика
    [few] { $value } кроликов
    [many] { $value } кроликов
   *[other] { $value } кролика
} { $missing ->
    [1] за ход
    [one] за { $missing } ход
    [few] за { $missing } хода
    [many] за { $missing } ходов
   *[other] за { $missing } хода
}
puzzle-short-survive = Никого не потерять { $missing ->
    [1] за ход
    [one] за { $missing } ход
    [few] за { $missing } хода
    [many] за { $missing } ходов
   *[other] за { $missing } хода
}
puzzle-task-eat = Вы играете за кроликов: съешьте { $value ->
    [1] кочан
    [one] { $value } кочан
    [few] { $value } кочана
    [many] { $value } кочанов
   *[other] { $value } кочана
} { $missing ->
    [1] этим ходом
    [one] не более чем за { $missing } ход
    [few] не более чем за { $missing } хода
    [many] не более чем за { $missing } ходов
   *[other] не более чем за { $missing } хода
}.
puzzle-task-catch-rabbits = Вы играете за охотников: поймайте { $value ->
    [1] кролика
    [one] { $value } кролика
    [few] { $value } кроликов
    [many] { $value } кроликов
   *[other] { $value } кролика
} { $missing ->
    [1] этим ходом
    [one] не более чем за { $missing } ход
    [few] не более чем за { $missing } хода
    [many] не более чем за { $missing } ходов
   *[other] не более чем за { $missing } хода
}.
puzzle-task-survive = Вы играете за кроликов: походите так, чтобы охотники никого не поймали { $missing ->
    [1] ответным ходом
    [one] за { $missing } ход
    [few] за { $missing } хода
    [many] за { $missing } ходов
   *[other] за { $missing } хода
}.
rabbits-puzzle-hint = { $piece }: начните с этой фишки.
rabbits-puzzle-hint-stay = Все остаются на месте.

## Составление задачи

puzzle-goal-eat = Съесть кочанов
puzzle-goal-survive = Не потерять ни одного кролика
puzzle-goal-catch-rabbits = Поймать кроликов

## Темы

rabbits-theme-ambush = Засада
rabbits-theme-ambush-about = Охотник, который ловит кролика, сначала стоит на месте.
rabbits-theme-chase = Погоня
rabbits-theme-chase-about = Охотники идут прямо на кролика.
rabbits-theme-circle = Туда и обратно
rabbits-theme-circle-about = Кролик возвращается на клетку, с которой ушёл.
rabbits-theme-crossroads = Перекрёсток
rabbits-theme-crossroads-about = Кролик бежит на клетку, от которой ведут три пути или больше.
rabbits-theme-daring = Под самым носом
rabbits-theme-daring-about = Кролик ест в двух шагах от охотника или ближе.
rabbits-theme-detour = Обход
rabbits-theme-detour-about = Охотник сначала отходит от кролика.
rabbits-theme-double = Два кролика
rabbits-theme-double-about = Ловят двух кроликов.
rabbits-theme-drive = Загон
rabbits-theme-drive-about = Кролика ловят в двух шагах или дальше от его места.
rabbits-theme-escape = Бегство
rabbits-theme-escape-about = Кролики убегают от охотников.
rabbits-theme-feast = Пир
rabbits-theme-feast-about = Каждый ход что-то съедает.
rabbits-theme-fork = Две цели
rabbits-theme-fork-about = После первого хода в опасности сразу два кролика.
rabbits-theme-freeze = Ни с места
rabbits-theme-freeze-about = Кролик в опасности остаётся на месте.
rabbits-theme-harvest = Общая трапеза
rabbits-theme-harvest-about = Едят два кролика или больше.
rabbits-theme-passage = Коридор
rabbits-theme-passage-about = Кролика ловят там, откуда ведут только два пути.
rabbits-theme-patience = Терпение
rabbits-theme-patience-about = Один из ходов ничего не съедает.
rabbits-theme-pincer = Клещи
rabbits-theme-pincer-about = Два охотника заходят с двух сторон.
rabbits-theme-sacrifice = Жертва
rabbits-theme-sacrifice-about = Кролик гибнет, но цель всё равно достигнута.
rabbits-theme-scatter = Врассыпную
rabbits-theme-scatter-about = Кролики бегут в разные стороны.
rabbits-theme-slip-past = Навстречу
rabbits-theme-slip-past-about = Кролик делает шаг навстречу охотникам, и там его не поймать.

### rules

rabbits-rules-start-title = Поле
rabbits-rules-start = Лабиринт 24 на 24 клетки. Строки считаются сверху, столбцы слева, и те и другие от 0; север наверху. В каждой клетке, кроме тех, где в начале стоят фишки, растёт кочан капусты, всего 562. У одной стороны восемь кроликов, у другой шесть охотников; первыми ходят кролики.
rabbits-rules-start-picture = Начало: кролики — круги, охотники — квадраты.
rabbits-rules-start-ours = Кролики 1–4 начинают в строке 13, кролики 5–8 в строке 14, в столбцах 10–13 слева направо. Охотники 1–4 начинают в строке 10, столбцы 10–13, охотники 5 и 6 — в строке 9, столбцы 11 и 12. Рисунок из условия не сохранился; эта расстановка восстановлена, и пример из условия разыгрывается из неё без нарушения правил.
rabbits-rules-move-title = Ход
rabbits-rules-move = Каждая фишка стороны остаётся на месте или переходит в соседнюю клетку, если между ними нет перегородки. Все ходят одновременно, поэтому две фишки могут и поменяться местами. Кролик, пришедший на капусту, съедает её и получает очко.
rabbits-rules-move-picture = 1 и 2 меняются местами, 3 идёт на юг и ест.
rabbits-rules-cell-title = Одна клетка — одна фишка
rabbits-rules-cell = После хода две фишки одной стороны не могут стоять в одной клетке.
rabbits-rules-cell-picture = Так нельзя: 1 и 2 встретились бы.
rabbits-rules-cell-ours = Нельзя и тогда, когда в этой клетке стоит охотник.
rabbits-rules-catch-title = Поимка
rabbits-rules-catch = Охотник, пришедший в клетку кролика, ловит его и получает 75 очков. Кролик уходит с поля.
rabbits-rules-catch-picture = Охотник 1 ловит кролика 3. Охотник 2 подходит к кролику 4, но пока не ловит его.
rabbits-rules-catch-ours = В примере из условия пойманный кролик стоит 70 очков и капуста растёт на начальных клетках. В правилах сказано иначе, и мы следуем им.
rabbits-rules-walks-in-title = Прямо к охотнику
rabbits-rules-walks-in = Кролик, пришедший в клетку охотника, тоже пойман и ничего не ест.
rabbits-rules-walks-in-picture = Кролик 5 приходит к охотнику 1.
rabbits-rules-end-title = Конец
rabbits-rules-end = Игра кончается, когда после хода кроликов не осталось капусты, когда после хода охотников не осталось кроликов или когда обе стороны сделали все свои ходы. У каждой стороны от 120 до 240 ходов; программы узнают их число до начала партии. Побеждает тот, у кого больше очков. Если последний кролик попался на ходу самих кроликов, охотники всё же делают ответный ход.
rabbits-rules-notation-title = Ход буквами
rabbits-rules-notation = В записи хода по букве на фишку, в порядке номеров: N (север), E (восток), S (юг), W (запад) и «-», если фишка стоит на месте или поймана. SWNNWSSE — ход кроликов, WSESWE — охотников.
rabbits-rules-notation-page = На поле цифра выбирает фишку, стрелка или буква — её шаг, «-» оставляет её на месте, Backspace отменяет, R даёт совет остальным, Enter завершает ход. Нажатие на далёкую клетку или перетаскивание отправляет фишку туда ход за ходом; рамка, Shift или два неподвижных пальца выбирают несколько. Колесо мыши, разведение пальцев, двойное касание, + и Shift с «−» меняют масштаб; на приближённом поле перетаскивание двигает поле, а с Shift рисует рамку. Партия идёт без контроля времени, если вы его не выбрали.
rabbits-rules-maze-title = Лабиринт текстом
rabbits-rules-maze = Лабиринт в каждой партии один и тот же. В нём 24 строки сверху вниз, в каждой 24 шестнадцатеричные цифры слева направо. Цифра — это сумма перегородок клетки: 1 на севере, 2 на востоке, 4 на юге и 8 на западе. Так, 9 — клетка с перегородками на севере и на западе.
rabbits-rules-maze-ours = В таблице из условия в десяти строках цифр не хватает или есть лишние. Здесь она исправлена: каждая перегородка есть у обеих соседних клеток, граница замкнута, и до каждой клетки можно дойти.
