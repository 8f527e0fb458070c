# Слова задач по-русски: загружаются вместе с ними, при первом посещении они не нужны.

puzzles-all = Все игры
puzzles-all-of = Все задачи: { $game }
puzzles-about = У каждой задачи есть решение, это доказано. Верен любой ход, после которого цель достижима.
puzzles-solved = Решено { $solved } из { $count }
puzzle-rating = сложность { $count } из { $most }
puzzle-depth = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
puzzle-steps = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
puzzle-is-solved-alone = Решена
puzzle-is-solved-helped = Решена с подсказками
puzzle-new = Новая
puzzle-chat = { $game }, задача. { $task }
puzzle-note-open = Возможно ли это, не доказано: решатель не успел дойти до конца.
puzzle-note-refuted = У этой задачи нет решения: решатель это доказал.
puzzle-short-points = { $side }: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
puzzle-short-ahead = { $side }: впереди на { $value }
puzzle-short-behind = { $side }: { $value ->
    [0] не отстать
   *[other] отстать не больше чем на { $value }
}
puzzle-short-none-lost = { $side }: сберечь всех мышей
puzzle-short-cross = Переправа за { $value ->
    [one] { $value } ход
    [few] { $value } хода
    [many] { $value } ходов
   *[other] { $value } хода
}
puzzle-short-cells = { $side }: { $value ->
    [one] { $value } клетка
    [few] { $value } клетки
    [many] { $value } клеток
   *[other] { $value } клетки
} { $missing ->
    [1] сразу
    [one] за { $missing } ход
    [few] за { $missing } хода
    [many] за { $missing } ходов
   *[other] за { $missing } хода
}
puzzle-short-lead = { $side }: перевес { $value } { $missing ->
    [1] сразу
    [one] за { $missing } ход
    [few] за { $missing } хода
    [many] за { $missing } ходов
   *[other] за { $missing } хода
}
puzzle-short-win = { $side }: победить
puzzle-short-eat = Съесть { $value } { $missing ->
    [1] сразу
    [one] за { $missing } ход
    [few] за { $missing } хода
    [many] за { $missing } ходов
   *[other] за { $missing } хода
}
puzzle-short-catch-rabbits = Поймать { $value } { $missing ->
    [1] сразу
    [one] за { $missing } ход
    [few] за { $missing } хода
    [many] за { $missing } ходов
   *[other] за { $missing } хода
}
puzzle-short-survive = { $missing ->
    [1] Уцелеть сейчас
    [one] Уцелеть { $missing } ход
    [few] Уцелеть { $missing } хода
    [many] Уцелеть { $missing } ходов
   *[other] Уцелеть { $missing } хода
}
puzzle-short-catch-fugitive = Поймать { $missing ->
    [1] сразу
    [one] за { $missing } ход
    [few] за { $missing } хода
    [many] за { $missing } ходов
   *[other] за { $missing } хода
}
puzzle-short-free = { $missing ->
    [1] Ускользнуть сейчас
    [one] Продержаться { $missing } ход
    [few] Продержаться { $missing } хода
    [many] Продержаться { $missing } ходов
   *[other] Продержаться { $missing } хода
}
puzzle-task-cells = Ход { $genitive }: наберите не меньше { $value ->
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
puzzle-task-lead = Ход { $genitive }: получите перевес не меньше чем в { $value ->
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
puzzle-task-win = Ход { $genitive }: победите.
puzzle-task-eat = Ход кроликов: съешьте { $value ->
    [1] кочан
    [one] { $value } кочан
    [few] { $value } кочана
    [many] { $value } кочанов
   *[other] { $value } кочана
} { $missing ->
    [1] этим ходом
    [one] максимум за { $missing } ход
    [few] максимум за { $missing } хода
    [many] максимум за { $missing } ходов
   *[other] максимум за { $missing } хода
}.
puzzle-task-catch-rabbits = Ход охотников: поймайте { $value ->
    [1] кролика
    [one] { $value } кролика
    [few] { $value } кроликов
    [many] { $value } кроликов
   *[other] { $value } кролика
} { $missing ->
    [1] этим ходом
    [one] максимум за { $missing } ход
    [few] максимум за { $missing } хода
    [many] максимум за { $missing } ходов
   *[other] максимум за { $missing } хода
}.
puzzle-task-survive = Ход кроликов: не потеряйте ни одного кролика{ $missing ->
    [1] , что бы ни ответили охотники
    [one] {" "}за { $missing } ход
    [few] {" "}за { $missing } хода
    [many] {" "}за { $missing } ходов
   *[other] {" "}за { $missing } хода
}.
puzzle-task-catch-fugitive = Ход сыщиков: поймайте беглеца { $missing ->
    [1] этим ходом
    [one] максимум за { $missing } ход
    [few] максимум за { $missing } хода
    [many] максимум за { $missing } ходов
   *[other] максимум за { $missing } хода
}. Обе стороны видят всё.
puzzle-task-free = Ход беглеца: останьтесь на свободе{ $missing ->
    [1] , что бы ни ответили сыщики
    [one] {" "}{ $missing } ход
    [few] {" "}{ $missing } хода
    [many] {" "}{ $missing } ходов
   *[other] {" "}{ $missing } хода
}. Обе стороны видят всё.
puzzle-task-against = { $task } Против программы уровня { $level }.
puzzle-short-against = { $task }, против уровня { $level }
puzzle-place-program = Ход { $genitive }. Отвечает программа уровня { $level }.
puzzle-place-stands-in = Ход { $genitive }. Ответил движок: решатель не дошёл до конца, лучший ответ не доказан.
puzzle-place = Ход { $genitive }. Другая сторона отвечает как можно лучше.
puzzle-place-last = Ход { $genitive }. Он решает всё.
puzzle-moves-left = { $left ->
    [one] остался { $left } ход
    [few] осталось { $left } хода
    [many] осталось { $left } ходов
   *[other] осталось { $left } хода
}
puzzle-replying = Отвечает другая сторона.
puzzle-wrong = После этого цель недостижима.
puzzle-show-why = Показать почему
puzzle-refutation = Вот как будет дальше.
puzzle-refuted = Цель недостижима.
puzzle-too-late = Самый быстрый путь — ещё { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}, а осталось { $left }.
puzzle-stuck = Решатель не знает ответа на этот ход.
puzzle-solver-failed = Решатель остановился или не запустился.
puzzle-ask-again = Спросить ещё раз
puzzle-shows = Показано решение.
puzzle-took = { $moves ->
    [one] Понадобился { $moves } ход.
    [few] Понадобилось { $moves } хода.
    [many] Понадобилось { $moves } ходов.
   *[other] Понадобилось { $moves } хода.
}
puzzle-missed = Цель не достигнута.
puzzle-over = Эта задача закончена. Попробуйте ещё раз или переходите к следующей.
puzzle-refuse-past = Это прошлая позиция: чтобы продолжить, перейдите в конец.
puzzle-refuse-wrong = Цель недостижима. Сначала вернитесь назад.
puzzle-lost-before = Цель недостижима.
puzzle-script = Ходы этой задачи
puzzle-no-moves = Ни одного хода ещё не сделано.
dots-puzzle-hint = Обратите внимание на { $cell }.
rabbits-puzzle-hint = { $piece }: начните с этой фишки.
rabbits-puzzle-hint-stay = Все остаются на месте.
fugitive-puzzle-hint = { $piece }: в город { $city }.
fugitive-puzzle-hint-kind = Беглец выбирает { $kind }.
puzzle-loading = Составляется задача.
puzzle-none = Задачи нет: { $reason }
puzzle-task-points = Ход { $genitive }: поставьте { $missing ->
    [1] стрелку
    [one] { $missing } стрелку
    [few] { $missing } стрелки
    [many] { $missing } стрелок
   *[other] { $missing } стрелки
} так, чтобы в конце было не меньше { $value ->
    [one] { $value } очка
    [few] { $value } очков
    [many] { $value } очков
   *[other] { $value } очка
}.
puzzle-task-ahead = Ход { $genitive }: поставьте { $missing ->
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
puzzle-task-behind = Ход { $genitive }: поставьте { $missing ->
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
puzzle-task-none-lost = Ход { $genitive }: поставьте { $missing ->
    [1] стрелку
    [one] { $missing } стрелку
    [few] { $missing } стрелки
    [many] { $missing } стрелок
   *[other] { $missing } стрелки
} так, чтобы ни одна мышь не досталась кошкам и не упала в яму.
puzzle-task-cross = Проведите ёжика в правый верхний угол максимум за { $value ->
    [one] { $value } ход
    [few] { $value } хода
    [many] { $value } ходов
   *[other] { $value } хода
}. Видно всё.
puzzle-place-mice = { $side } ставят { $left ->
    [1] ещё одну стрелку
    [one] ещё { $left } стрелку
    [few] ещё { $left } стрелки
    [many] ещё { $left } стрелок
   *[other] ещё { $left } стрелки
}. Остальные заданы.
puzzle-place-crossing = Выберите, куда шагнуть, или ждите.
puzzle-left = { $left ->
    [one] остался { $left } ход
    [few] осталось { $left } хода
    [many] осталось { $left } ходов
   *[other] осталось { $left } хода
}
puzzle-rest = Дальше идут остальные стрелки.
puzzle-earlier = Это прошлая позиция.
puzzle-skip = В конец
puzzle-go-on-here = Продолжить отсюда
puzzle-solved = Решено. { $result } { $help ->
    [hints] С подсказками.
   *[none] Без подсказок.
}
puzzle-failed = Не решено. { $result }
puzzle-solution = Решение: { $moves }. { $result }
puzzle-way = Решение: { $moves }.
puzzle-points = { $side } набрали { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
puzzle-ahead = { $side } { $points ->
    [0] идут вровень
    [one] впереди на { $points } очко
    [few] впереди на { $points } очка
    [many] впереди на { $points } очков
   *[other] впереди на { $points } очка
}.
puzzle-behind = { $side } позади на { $points ->
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
puzzle-crossed = Переправа за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}.
puzzle-not-crossed = Цель упущена на ходу { $step }.
puzzle-back = Вернуться
puzzle-back-short = Назад
puzzle-again = Начать заново
puzzle-hint = Подсказка
puzzle-give-up = Показать решение
puzzle-next = Дальше
puzzle-again-short = Заново
puzzle-hint-short = Подсказка
puzzle-give-up-short = Решение
puzzle-next-short = Дальше
puzzle-share = Поделиться: ссылка, файл
puzzle-share-short = Ссылка
puzzle-hint-move = К цели ведёт ход { $move }.
puzzle-hint-rest = Путь к цели отсюда: { $moves }.
puzzle-no-solution = Решатель не нашёл решения.
puzzle-to-find = нужно найти
puzzle-next-kind-mice = Найти
puzzle-next-kind-crossing = Сложность
puzzle-kind-mice-1 = 1 стрелку
puzzle-kind-mice-2 = 2 стрелки
puzzle-kind-crossing-easy = лёгкая
puzzle-kind-crossing-medium = средняя
puzzle-kind-crossing-hard = трудная
mice-puzzle-hint = В решении есть стрелка в клетке { $cell }.

## Составление задачи

puzzle-make = Составить задачу
puzzle-asked = Задача для { $genitive }, сейчас { $number ->
    [many] их
   *[other] его
} ход.
puzzle-goal = Цель
puzzle-value = Сколько
puzzle-moves = Своих ходов
puzzle-against = Соперник
puzzle-against-best = Лучшие ответы
puzzle-against-level = Программа уровня { $level }
puzzle-goal-lead = Перевес в клетках
puzzle-goal-cells = Набрать клеток
puzzle-goal-win = Победить
puzzle-goal-eat = Съесть кочанов
puzzle-goal-survive = Не потерять ни одного кролика
puzzle-goal-catch-rabbits = Поймать кроликов
puzzle-goal-points = Набрать очков
puzzle-goal-margin = Перевес в очках
puzzle-goal-none-lost = Сберечь всех мышей
puzzle-goal-catch-fugitive = Поймать беглеца
puzzle-goal-free = Остаться на свободе
puzzle-goal-cross = Переправиться
puzzle-arrows = Следующие стрелки ({ $count }), по одной в строке: ? — какую нужно найти; 2 2 N — пример заданной
puzzle-arrows-note = Стрелки здесь — только заготовка: впишите вместо них стрелки своей задачи.
puzzle-check = Проверить
puzzle-checking = Решатель думает.
puzzle-checking-label = Решатель думает
puzzle-cancelled = Не проверено.
puzzle-open = Открыть
puzzle-open-yet = Не доказано: решатель не дошёл до конца. Кто откроет задачу, это увидит.
puzzle-refuted-made = Это невозможно.
puzzle-refuted-by = Например, так: { $moves }.
puzzle-proved = Доказано: { $known }.
puzzle-first-moves = { $first ->
    [1] к цели ведёт один первый ход
    [one] к цели ведёт { $first } первый ход
    [few] к цели ведут { $first } первых хода
    [many] к цели ведут { $first } первых ходов
   *[other] к цели ведут { $first } первого хода
}
puzzle-solutions = { $count ->
    [1] есть одно решение
    [one] есть { $count } решение
    [few] есть { $count } решения
    [many] есть { $count } решений
   *[other] есть { $count } решения
}
