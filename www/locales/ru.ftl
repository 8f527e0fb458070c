# Russian texts of the page. A game’s own texts are in its folder. A message’s name begins with the part of the page.
# The same thing has the same name everywhere: поле board, партия game played, задача puzzle, ход move, совет suggestion,
# подсказка hint, решатель solver, журнал log, запись record, условие statement, серия many games, лестница ladder, ученик learner,
# учебная система learning system, задание item.
# Sides have attributes: .number (many: plural; otherwise singular, masculine), .lower (the name inside a sentence), .genitive,
# .short (where room is scarce). A no-break space precedes a dash. A button’s short name (…-short) is a part of its full name,
# so that voice control finds it.

site = Warren
list-comma = ,{" "}

## Игры

figure-untold = ?
figure-zero = 0

## Кто играет

you = Вы
    .lower = вы
    .genitive = вас
    .number = many
the-engine = Движок
    .lower = движок
    .genitive = движка
person = Человек
engine = Движок
engine-level = Движок, уровень { $level }
program = Программа
program-of = Программа { $genitive }
players-between = {" — "}

## Верх страницы

site-parts = Разделы сайта
part-play = Играть
part-puzzles = Задачи
part-learn = Учиться
part-programs = Программы
part-teach = Учителю
back = Назад
settings = Настройки

## Главная

continue-title = Продолжение
continue = Продолжить
continue-lesson = Урок, шаг { $step }
continue-learning = Продолжить урок: { $game }
welcome-what = Пять игр с соревнований по программированию: играйте, решайте задачи дня или напишите программу, которая играет.
welcome-play = Играть сейчас: { $game }
welcome-write = Написать программу
puzzle-today = Задачи дня
today-solved = { $solved ->
    [0] по одной на игру, каждый день новые
   *[other] решено { $solved } из { $count }
}
today-month = { $month }: { $days ->
    [0] пока ни одной решённой задачи
   *[other] дней с решённой задачей: { $days }
}
puzzle-today-done = Задача дня решена.
puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
games-title = Игры
play = Играть
play-game = Играть: { $game }
learn-game = Учиться: { $game }
reached-level = Уровень { $level }
reached-lesson = Урок пройден
reached-puzzles = { $count ->
    [one] Решена { $count } задача
    [few] Решены { $count } задачи
    [many] Решено { $count } задач
   *[other] Решено { $count } задачи
}
options = Настройки партии
options-of = Настройки партии: { $game }
stored-title = Ваши партии
stored-results = Результаты и сила
stored-moves = { $count ->
    [0] ещё не начата
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
stored-line = { $when } · { $state }
delete-game = Удалить
delete-this-game = Удалить партию. { $game }: { $players }, { $when }
stored-unreadable = Партия, которую нельзя прочитать
delete-unreadable = Удалить партию, которую нельзя прочитать
delete-sure = Удалить эту партию? Вернуть её будет нельзя.
about = О Warren
open-record = Открыть партию из текста
open = Открыть
cancel = Отмена
close = Закрыть

## Новая партия

level-beginner = Уровень { $level }, для начинающих
level-easy = Уровень { $level }, лёгкий
level-medium = Уровень { $level }, средний
level-hard = Уровень { $level }, трудный
level-expert = Уровень { $level }, мастерский
level-full = Уровень { $level }, полная сила
clock = Контроль времени для людей
start = Начать

continue-here = Играть отсюда
note = Заметка
note-there = С заметкой
quoted = «{ $text }»
foreign-by-sender = Написал отправитель ссылки

## Партия

board = Поле
zoom-nearer = Приблизить
zoom-farther = Отдалить
to-move = ход
thinking-depth = глубина { $depth }
thinking-nodes = узлов: { $nodes }
clock-left = { $side }: осталось { $left }
your-move = Ваш ход.
log-end = Здесь журнал { $genitive } заканчивается.
side-to-move = Ход { $genitive }.
side-thinks = { $side } { $number ->
    [many] думают
   *[other] думает
}.
side-thinks-of = { $side }: { $line }
shared-to-move = Ход { $genitive }. Партия по ссылке: вы играете за { $seats ->
    [2] обе стороны
   *[other] все стороны
}.
game-paused = Пауза. Ход { $genitive }.
suggesting = Движок ищет хороший ход.
suggestion-is = Хороший ход: { $move }.
move-at = { $turn } ({ $lower })
move-of = Ход { $ply } из { $length }.
start-of = Начало, до хода 1 из { $length }.
move-tried = Ход { $ply }: попробуйте свой.
    .title = Показан ход { $ply } из { $length }. Здесь можно попробовать ход: партия не изменится.
start-tried = Начало: попробуйте ход.
    .title = Показано начало партии, ходов в ней { $length }. Здесь можно попробовать ход: партия не изменится.
branch-of = Ветка { $from ->
    [0] от начала
   *[other] после хода { $from }
}: ход { $ply }.
    .title = Показана ветка, которая отходит от партии { $from ->
    [0] в самом начале
   *[other] после хода { $from }
}: ход { $ply }. Сама партия не меняется.
back-to-live = К партии
elsewhere = Партия открыта в другой вкладке, здесь её можно только смотреть.
take-over = Играть здесь
play-again = Ещё раз
ending-close = Закрыть
ending-see = Дальше
ending-share = Поделиться
first-turn = Как ходить
first-turn-learn = Научиться по шагам
new-game-explained = Другая партия: выберите игроков, начало и часы. Эта партия сохранится.
undo-explained = Отменяет ваш последний ход и ответ на него.
redo-explained = Повторяет отменённый ход.
suggest-explained = Движок показывает хороший ход. Партия будет отмечена как партия с советами движка.
flip-explained = Показывает поле с другой стороны.
share-explained = Создаёт ссылку, картинку или текст партии.
resign-explained = Вы сдаётесь и проигрываете; перед этим игра переспросит.
pause-explained = Останавливает движки, чтобы вы могли пробовать свои ходы.
step-explained = Даёт движкам сделать один ход.
confirm-turn = Сделать ход { $move }?
confirm-send = Пойти
over-look = Вернитесь к любому ходу или попробуйте другой.

curtain-turn = Ход { $genitive }
curtain-only = Остальным сейчас смотреть нельзя.
curtain-lift = Показать мою сторону
curtain-all = Показать всё
curtain-all-note = Или посмотрите всё, но без игры: в ссылке есть тайны всех сторон.
view-choice = Чьими глазами смотреть
view-all = Всё

board-changed = Поле тем временем изменилось. Нажмите ещё раз.
refuse-past = Это более ранняя позиция. Чтобы ходить, вернитесь к партии.
refuse-playing = Идёт просмотр партии. Чтобы ходить, остановите его.
refuse-other-view = Сейчас ход другой стороны. Чтобы попробовать ход, смотрите её глазами или выберите «{ view-all }».
refuse-branch-over = В этой ветке партия уже окончена.
refuse-log = Журнал программы можно только смотреть.
refuse-elsewhere = Партия открыта в другой вкладке. Сначала нажмите «{ take-over }».
refuse-undo-own = Вы ещё не ходили.
refuse-undo = То, что вы увидели, уже не забыть. Ходы можно отменять в учебной партии.

controls = Управление
new-game = Новая партия
undo = Отмена хода
redo = Повтор хода
flip = Вид с другой стороны
suggest = Совет движка
share = Поделиться: ссылка, файл
resign = Сдать партию
pause = Пауза
resume = Играть дальше
step = Сделать один ход
new-game-short = Новая
undo-short = Отмена
redo-short = Повтор
flip-short = Вид
suggest-short = Совет
share-short = Ссылка
resign-short = Сдать
pause-short = Пауза
resume-short = Дальше
step-short = Шаг
resign-sure = Сдать эту партию?

share-link = Скопировать ссылку
share-save = Сохранить в файл
share-copied = Ссылка скопирована.
share-text-copied = Текст скопирован.
share-saved = Сохранено в { $file }.
share-by-hand = Браузер не дал странице скопировать. Скопируйте отсюда:
share-code = QR-код ссылки
share-code-use = Отсканируйте, чтобы открыть партию на телефоне.

chat-against = {" — "}
chat-engine = { $side } (движок, уровень { $level })
chat-program = { $side } ({ $name })
chat-to = {":"}
chat-start = { $game }: { $players }, с самого начала.
chat-over = { $game }: { $players }. { $result }
chat-to-move = { $game }: { $players }. Счёт { $scores }, ход { $genitive }.
chat-move = { $game }: { $players }. Счёт { $scores } после хода { $ply } из { $length }.

## Задачи (всё остальное о них — в ru.puzzles.ftl)

puzzles-of = Задачи: { $game }

## Расстановка позиции (всё остальное о ней — в ru.editor.ftl)

edit = Расставить позицию
edit-this = Изменить вручную
edit-here = Расставить отсюда

## Итоги

verdict-resigns = { $you ->
    [lost] Вы сдались
   *[other] { $loser } { $losers ->
        [many] сдались
       *[other] сдался
    }
}. { $you ->
    [won] Вы победили
   *[other] { $winner } { $winners ->
        [many] победили
       *[other] победил
    }
}.
verdict-late = { $you ->
    [lost] У вас вышло время
   *[other] { $loser }: время вышло
}. { $you ->
    [won] Вы победили
   *[other] { $winner } { $winners ->
        [many] победили
       *[other] победил
    }
}.
verdict-illegal = { $you ->
    [lost] Ваш ход не по правилам
   *[other] { $loser }: ход не по правилам
}. { $you ->
    [won] Вы победили
   *[other] { $winner } { $winners ->
        [many] победили
       *[other] победил
    }
}.
verdict-illegal-why = { $you ->
    [lost] Ваш ход не по правилам
   *[other] { $loser }: ход не по правилам
}. { $why }. { $you ->
    [won] Вы победили
   *[other] { $winner } { $winners ->
        [many] победили
       *[other] победил
    }
}.
verdict-crashed = { $you ->
    [lost] Ваша программа остановилась
   *[other] { $loser }: программа остановилась
}. { $you ->
    [won] Вы победили
   *[other] { $winner } { $winners ->
        [many] победили
       *[other] победил
    }
}.
verdict-silent = { $you ->
    [lost] Ваша программа не ответила
   *[other] { $loser }: программа не ответила
}. { $you ->
    [won] Вы победили
   *[other] { $winner } { $winners ->
        [many] победили
       *[other] победил
    }
}.

## Панель

panel = Об этой партии
tab-moves = Ходы
tab-analysis = Анализ
tab-rules = Правила
tab-missing = Не удалось загрузить. Проверьте соединение.
moves-none = Ходов пока нет.
moves-list = Ходы
about-practice = Учебная партия: ходы можно было отменять.
about-helped = В партии были советы движка.
about-refused = Судья не принял этот ответ программы: { $answer }
contest-notation = Запись как в условии
move-title = Ход { $ply }, { $lower }: { $move }
moves-turn = Ход { $ply }, { $shown }: { $moves }
moves-part = { $lower }: { $move }
mark-idle = Стоит на месте: время вышло
mark-late = Дольше отведённого времени
mark-hung = Движок не ответил; сделан последний найденный им ход
mark-crashed = Движок остановился; сделан последний найденный им ход
branch = Ветка { $from ->
    [0] от начала
   *[other] после хода { $from }
}
branch-move = Ветка, ход { $ply }, { $lower }: { $move }
branch-turn = Ветка, ход { $ply }: { $move }
branch-leave = К партии
branch-delete = Удалить ветку { $from ->
    [0] от начала
   *[other] после хода { $from }
}
chart = Очки по ходам; { $ply ->
    [0] в начале
   *[other] после хода { $ply }
}: { $scores }
chart-after = { $ply ->
    [0] Начало
   *[other] Ход { $ply }
}: { $scores }
chart-score = { $lower } — { $points }
go-back = На ход назад
go-forward = На ход вперёд

playback = Просмотр партии
playback-play = Показать ход за ходом
playback-pause = Остановить
playback-scrubber = Ходы
playback-start = Начало, до хода 1 из { $length }
playback-turn = Ход { $ply } из { $length }, после { $move }
playback-speed = Скорость
playback-times = { $speed }×

seconds = { $seconds } с

## Неполадки и сообщения

dismiss = Закрыть
reload = Обновить
new-version = Готова новая версия.
unknown-address = По этому адресу ничего нет.
unknown-game = В этом браузере такой партии нет; возможно, она удалена.
unknown-project = Этого проекта в этом браузере нет.
unreadable-game = Эта партия хранится в браузере, но страница не может её прочитать. Ниже её можно сохранить в файл.
unreadable-link = Не удалось прочитать ссылку: { $reason }
unfinished-view = Не удалось показать партию. Проверьте соединение и попробуйте ещё раз. ({ $reason })
try-again = Повторить
file-refused = На запрос { $path } сайт ответил { $status }.
file-unloaded = Не удалось загрузить { $path }.
file-damaged = Файл { $path } повреждён.
wasm-refused = Играм нужен WebAssembly, а этот браузер его здесь не запускает. Возможно, WebAssembly выключен в настройках.
still-loading = Всё ещё загружается… Возможно, соединение медленное или прервалось.
words-wrong = В { $path } нет текстов страницы.
part-unloaded = Не удалось загрузить часть страницы.
worker-stopped = Часть страницы, которая это вычисляет, остановилась.
picture-missing = Не удалось загрузить картинку.

problem-found = «{ $found }». { $reason }
problem-link-none = это не ссылка Warren.
problem-link-newer = она сделана в более новой версии этой страницы. Обновите страницу.
problem-link-unknown-game = она для игры, которой на этой странице нет.
problem-link-other-game = она для другой игры.
problem-link-damaged = она повреждена или обрезана. Скопируйте ссылку целиком ещё раз.
problem-link-cut = у неё не хватает конца. Скопируйте ссылку целиком ещё раз.
illegal-game-over = Партия окончена.
illegal-not-your-turn = Сейчас не ваш ход.

engine-hung-played = Движок не ответил вовремя. Сделан последний найденный им ход, { $move }; дальше играет новый движок.
engine-crashed-played = Движок остановился. Сделан последний найденный им ход, { $move }; дальше играет новый движок.
engine-hung-restarted = Движок не ответил вовремя. Думает новый.
engine-crashed-restarted = Движок остановился. Думает новый.
stall-engine-unstarted = Движок не запустился.
stall-engine-stopped = Движок трижды остановился.
engine-hung-played-unseen = Движок не ответил вовремя. Сделан последний найденный им ход; дальше играет новый движок.
engine-crashed-played-unseen = Движок остановился. Сделан последний найденный им ход; дальше играет новый движок.
referee-restarted = Судья остановился. Новый продолжает с последнего сохранённого хода.
stall-referee-unstarted = Судья не запустился.
stall-referee-stopped = Судья трижды остановился.
stall-help = Партия ждёт, ничего не потеряно. Проверьте соединение и попробуйте ещё раз.
suggestion-failed = Не удалось найти хороший ход.
storage-unkept = Браузер больше не даёт странице ничего сохранять. То, что вы делаете сейчас, останется, пока открыта эта вкладка. Сохраните нужное файлом или ссылкой.
