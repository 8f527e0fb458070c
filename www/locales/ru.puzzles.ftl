# Russian texts of puzzles and sets.

puzzles-all = Все игры
puzzles-all-of = Все задачи: { $game }
puzzles-about = Доказано, что у каждой задачи есть решение. Верен любой ход, после которого цель достижима.
puzzles-solved = Решено { $solved } из { $count }
puzzle-rating = трудность { $count } из { $most }
puzzle-depth = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
puzzle-is-solved-alone = Решена
puzzle-is-solved-helped = Решена с подсказками
puzzle-new = Новая
puzzle-chat = { $game }, задача. { $task }
puzzle-note-open = Не доказано, что это можно сделать: решателю не хватило времени.
puzzle-note-refuted = Решатель доказал, что у этой задачи нет решения.
puzzle-task-against = { $task } Против программы уровня { $level }.
puzzle-short-against = { $task }, против уровня { $level }
puzzle-place-program = Ваш ход. Отвечает программа уровня { $level }.
puzzle-place-stands-in = Ваш ход. Ответил движок: решатель не успел закончить. Возможно, есть ответ лучше.
puzzle-place = Ваш ход. Другая сторона отвечает как можно лучше.
puzzle-place-last = Ваш ход. Он решает всё.
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
puzzle-too-late = Самый быстрый путь — ещё { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}, а осталось { $left }.
puzzle-stuck = Решатель не нашёл ответа на этот ход.
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
puzzle-refuse-past = Это более ранняя позиция. Чтобы продолжить, перейдите в конец.
puzzle-refuse-wrong = Цель недостижима. Сначала отмените ход.
puzzle-lost-before = Цель недостижима.
puzzle-script = Ходы этой задачи
puzzle-loading = Составляем задачу…
puzzle-none = Задачи нет: { $reason }
puzzle-left = { $left ->
    [one] остался { $left } ход
    [few] осталось { $left } хода
    [many] осталось { $left } ходов
   *[other] осталось { $left } хода
}
puzzle-rest = Дальше идут остальные стрелки.
puzzle-earlier = Это более ранняя позиция.
puzzle-skip = В конец
puzzle-go-on-here = Продолжить отсюда
puzzle-solved = Решено. { $result } { $help ->
    [hints] С подсказками.
   *[none] Без подсказок.
}
puzzle-failed = Не решено. { $result }
puzzle-solution = Решение: { $moves }. { $result }
puzzle-way = Решение: { $moves }.
puzzle-back = Отмена хода
puzzle-back-short = Отмена
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
puzzle-hint-move = Один из путей к цели: ход { $move }.
puzzle-hint-rest = Путь к цели отсюда: { $moves }.
puzzle-no-solution = Решатель не нашёл решения.
puzzle-to-find = нужно найти

## Составление задачи

puzzle-make = Составить задачу
puzzle-asked = Задача для { $genitive }, сейчас { $number ->
    [many] их
   *[other] его
} ход.
puzzle-goal = Цель
puzzle-value = Сколько
puzzle-moves = Ваших ходов
puzzle-against = Соперник
puzzle-against-best = Лучшие ответы
puzzle-against-level = Программа уровня { $level }
puzzle-check = Проверить
puzzle-proposing = Ищем цель, которой можно достичь…
puzzle-none-proposed = Похожей доказанной цели не нашлось. Выберите цель сами.
puzzle-share-anyway = Всё равно поделиться
puzzle-checking = Решатель думает.
puzzle-checking-label = Решатель думает
puzzle-cancelled = Не проверено.
puzzle-open = Открыть
puzzle-open-yet = Не доказано: решатель не успел закончить. На странице задачи об этом сказано.
puzzle-refuted-made = Этой цели не достичь.
puzzle-refuted-by = Вот как срывается попытка: { $moves }.
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

## Темы, трудность и что дальше

puzzles-more = Ещё
puzzles-no-match = Таких задач нет. Уберите какое-нибудь условие.
puzzle-filter = Какие задачи
puzzle-filter-theme = Тема
puzzle-filter-difficulty = Трудность
puzzle-filter-state = Решены или нет
puzzle-any-theme = Все темы
puzzle-any-difficulty = Любая трудность
puzzle-any-state = Решённые и нет
puzzle-is-easy = Лёгкие
puzzle-is-medium = Средние
puzzle-is-hard = Трудные
puzzle-only-unsolved = Нерешённые
puzzle-only-solved = Решённые
puzzle-themes = Темы
puzzle-themes-of = { $game }: темы задач
puzzle-no-themes = У этих задач пока нет тем.
puzzle-for-you = Задача для вас
puzzle-next-for-you = Следующая для вас

## Задачи дня

puzzle-today-about = { $date }: по одной задаче на игру, у всех одни и те же. Завтра будут новые.
puzzle-day-none = Задачи на { $date } нет. Вот задачи на сегодня.
puzzle-day-to-come = Задача на { $date } ещё впереди. Вот задачи на сегодня.
puzzle-sunday = Сегодня воскресенье: задачи труднее.
puzzle-share-result = Скопировать результат
puzzle-result-copied = Результат скопирован. Решения он не выдаёт.
puzzle-shared-result = { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
    [many] { $tries } попыток
   *[other] { $tries } попытки
}, { $hints ->
    [0] без подсказок
    [one] { $hints } подсказка
    [few] { $hints } подсказки
    [many] { $hints } подсказок
   *[other] { $hints } подсказки
}
puzzle-shared-streak = 🔥 { $days }
puzzle-next-of-day = Следующая задача дня
puzzle-day-solved = Решено { $solved } из { $count }
puzzle-day-shown = решение показано
puzzle-day-open = ещё не решена

## После задачи

puzzle-after = После задачи
puzzle-rated = Ваш рейтинг в этих задачах: { $from } → { $to } ± { $range }
puzzle-rating-hidden = Определяем ваш рейтинг: { $count } из { $needed }
puzzle-tried = После { $move } цель недостижима.
puzzle-tried-answered = На { $move } есть ответ { $answer }.
puzzle-play-on = Играть отсюда
puzzle-origin = Из партии движков, уровни { $levels }, после хода { $ply }.
puzzle-similar = Похожие задачи

## Наборы, которые составляет учитель

set-make = Составить набор
set-name = Набор задач
set-about = Выберите задачи, их порядок и помощь, которую вы разрешаете. Ученики открывают набор по ссылке; в конце у каждого есть один результат, который можно сдать.
set-title = Название
set-game = Игра
set-puzzle = Задача
set-add = Добавить
set-by-link = Ссылка на задачу
set-add-link = Добавить по ссылке
set-no-puzzle = в ссылке нет задачи
set-prompt = Ваш текст перед задачей
set-wrong = Текст после неверного ответа
set-earlier = Поднять задачу { $puzzle }
set-remove = Убрать задачу { $puzzle }
set-shuffled = У каждого ученика свой порядок
set-hints = Разрешены подсказки и решения
set-tries = Попыток на задачу
set-any-tries = Сколько угодно
set-some-tries = { $tries }
set-make-link = Скопировать ссылку
set-link = Ссылка на этот набор
set-link-copied = Ссылка скопирована.
set-link-made = Вот ссылка.
set-embed = Скопировать код для страницы…
set-course = Сохранить для курса
set-try = Попробовать
set-print = Распечатать задания…
sheet-puzzle = Задача { $puzzle } · { $game }
sheet-missing = Задача { $puzzle }
set-save = Сохранить в файл
set-open = Открыть файл
set-chosen = { $count ->
    [one] В наборе { $count } задача
    [few] В наборе { $count } задачи
    [many] В наборе { $count } задач
   *[other] В наборе { $count } задачи
}
set-full = Задач в наборе может быть не больше { $count }.
set-untitled = Дайте набору название.
set-empty = Сначала добавьте задачу.
set-problem = Не получилось: { $reason }
set-unreadable = набор задач повреждён или создан в более новой версии страницы.
set-at = Задача { $at } из { $count }
set-solved = Решена: { $result }.
set-failed = Не решена: { $result }.
set-shown = Не решена, решение показано: { $result }.
set-left-out = Пропущена.
set-line = Задача { $puzzle }. { $result }
set-result = Ваш результат
set-copy-result = Скопировать результат
set-result-copied = Результат скопирован. Сдайте его так, как просил учитель.
set-go-on = Перейти к нерешённым
set-to-result = К результату

## Вопросы: задачи со скрытым

question-answer = Ваш ответ
question-judging = Ответ проверяется…
question-places = Или номера через пробел
question-check = Проверить
question-back = Убрать последний шаг
question-field-choices = Или текстом, через пробел
question-field-plan = Или буквами
question-looking = Прошедшие ходы
question-earlier = Раньше
question-later = Позже
question-turn = Ход { $turn } из { $turns }
question-mark = Нажмите на каждое место, которое согласуется с известным, а затем «Проверить».
question-move = С известным { $worlds ->
    [one] согласуется { $worlds } ход событий
    [few] согласуются { $worlds } хода событий
   *[many] согласуются { $worlds } ходов событий
}. Ваш ход должен подойти для каждого.
question-marked = { $place }: отмечено
question-unmarked = { $place }: не отмечено
question-right = Верно для всех возможных ходов событий: { $worlds }.
question-told = Ответ: { $answer }. Возможных ходов событий: { $worlds }.
question-impossible = Невозможно: { $places }.
question-missed = Не хватает мест: { $count }. На поле показан ход событий, который кончается в таком месте.
question-hint-count = Всего отметок в ответе: { $wanted }. У вас верных: { $right }, неверных: { $wrong }.
question-hint-wrong = Неверно: { $place }.
question-hint-missing = Не хватает: { $place }.
question-hint-off = Шаг { $step } уводит в сторону.
question-hint-step = Верный следующий шаг: { $step }.
question-hint-answer = Верный ответ: { $answer }.
question-hint-done = Всё верно. Нажмите «Проверить».
question-here = В этой задаче спрашивается, что можно знать. Она открывается на странице самого Warren.

set-change = Изменить этот набор
