# Все слова страницы по-русски. Имя сообщения начинается с части страницы, как в en.ftl.
# У имён сторон есть: .number — число (many — множественное, иначе единственное, мужской род), .lower — имя внутри
# предложения, .genitive — родительный падеж. .short — короче, где мало места. Перед тире стоит неразрывный пробел.
# Краткое имя кнопки (…-short) — часть её полного имени, иначе её не назвать голосом.

site = Warren
list-comma = ,{" "}
home = На главную

## Игры

dots-name = Прыгающие точки
dots-sentence = Добавьте точку — и вся клетка прыгает в ряд; куда точки попали, то ваше. Побеждает тот, у кого больше клеток.
dots-seat-0 = Красные
    .number = many
    .lower = красные
    .genitive = красных
dots-seat-1 = Синие
    .number = many
    .lower = синие
    .genitive = синих
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
mice-you-lost = { $winner } победили: { $most ->
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

fugitive-name = Беглец и сыщики
fugitive-sentence = Беглец незаметно ездит по карте дорог. Четыре сыщика знают лишь, на чём, и только в каждом пятом раунде — куда.
fugitive-seat-0 = Сыщики
    .number = many
    .lower = сыщики
    .genitive = сыщиков
fugitive-seat-1 = Беглец
    .lower = беглец
    .genitive = беглеца
fugitive-start = Карта
fugitive-start-usual = 60 городов
fugitive-start-example = Пример из условия, 8 городов
fugitive-start-new = Новая карта
fugitive-start-own = Своя, из текста или файла
fugitive-making-cities = Города, { $least }–{ $most }
fugitive-own = Карта, как в файле { $file }
fugitive-own-example = 8 / C 1-2 / T 1-8 / … / END
fugitive-points = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
fugitive-worth = очков за поимку сейчас
fugitive-worth-short = за поимку
fugitive-turns = из { $turns ->
    [one] { $turns } раунда
    [few] { $turns } раундов
    [many] { $turns } раундов
   *[other] { $turns } раунда
}
fugitive-turns-short = из { $turns }
fugitive-tally = { $value } { $unit }
fugitive-won = { $winner } { $winners ->
    [many] победили
   *[other] победил
}: { $most ->
    [one] { $most } очко
    [few] { $most } очка
    [many] { $most } очков
   *[other] { $most } очка
} против { $least }.
fugitive-you-won = Вы победили: { $most ->
    [one] { $most } очко
    [few] { $most } очка
    [many] { $most } очков
   *[other] { $most } очка
} против { $least }.
fugitive-you-lost = Вы проиграли: { $least ->
    [one] { $least } очко
    [few] { $least } очка
    [many] { $least } очков
   *[other] { $least } очка
} против { $most }.
fugitive-forfeit = Счёт { $most } : { $least }.
fugitive-draw = Ничья: по { $most ->
    [one] { $most } очку
    [few] { $most } очка
    [many] { $most } очков
   *[other] { $most } очка
} у каждого.

crossing-name = Переправа
crossing-sentence = Острова поднимаются и тонут. Проведите по ним ёжиков, видя только ближние. Побеждает тот, кто провёл больше.
crossing-seat-0 = Игрок 1
    .lower = игрок 1
    .genitive = игрока 1
crossing-seat-1 = Игрок 2
    .lower = игрок 2
    .genitive = игрока 2
crossing-start = Поле
crossing-start-new = Новое поле
crossing-start-statement = Поле из условия
crossing-delivered = проведено
crossing-drowned = утонуло
crossing-untold = проведено: узнаем в конце партии
crossing-untold-short = узнаем в конце
crossing-tally = проведено { $delivered }, утонуло { $drowned }
figure-untold = ?
crossing-won = { $winner } победил: проведено { $most } против { $least }.
crossing-you-won = Вы победили: проведено { $most } против { $least }.
crossing-you-lost = Вы проиграли: проведено { $least } против { $most }.
crossing-draw = Ничья: оба провели по { $most }.

## Кто играет

you = Вы
person = Человек
engine = Движок
engine-level = Движок { $level }
players-between = {" — "}

## Верх страницы

language = Язык
theme-system = Тема: как в системе
theme-light = Тема: светлая
theme-dark = Тема: тёмная

## Главная

continue-title = Продолжение
continue = Продолжить
games-title = Игры
play = Играть
play-game = Играть: { $game }
stored-title = Ваши партии
stored-none = Партий пока нет. Начатая партия сохраняется здесь, в этом браузере.
stored-moves = { $count ->
    [0] ещё не начата
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
stored-line = { $when } · { $state }
delete-game = Удалить
delete-this-game = Удалить партию: { $players }, { $when }
stored-unreadable = Партия, которую нельзя прочитать
delete-unreadable = Удалить партию, которую нельзя прочитать
delete-sure = Удалить эту партию? Вернуть её будет нельзя.
courses-title = Для страниц курса
courses = Любую партию или задачу можно поставить на свою страницу, и страница сможет ставить оценки.
courses-examples = Доски на ваших страницах
about = О Warren
open-record = Открыть партию из текста
open-record-text = Запись партии, входные данные головоломки, журнал программы или ссылка
open-record-file = Выбрать файл
open-record-large = Файл слишком велик для партии: { $kilobytes } кБ.
open-record-unreadable = Не удалось прочитать файл.
open = Открыть
cancel = Отмена
close = Закрыть

## Новая партия

new-game-title = Новая партия: { $game }
seat-first = { $side }, { $number ->
    [many] ходят первыми
   *[other] ходит первым
}
seat-second = { $side }
level-of = Уровень движка { $genitive }
level = Уровень { $level }
level-lowest = Уровень { $level }, для начинающих
level-highest = Уровень { $level }, в полную силу
clock = Контроль времени для людей
clock-none = Без контроля времени
clock-move = { $seconds ->
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
    [many] { $seconds } секунд на ход
   *[other] { $seconds } секунды на ход
}
clock-move-contest = { $seconds ->
    [one] { $seconds } секунда на ход, как на соревновании
    [few] { $seconds } секунды на ход, как на соревновании
    [many] { $seconds } секунд на ход, как на соревновании
   *[other] { $seconds } секунды на ход, как на соревновании
}
clock-lenient = Если время вышло, фишка в этот ход стоит на месте; других потерь нет.
clock-game = { $minutes ->
    [one] { $minutes } минута на партию
    [few] { $minutes } минуты на партию
    [many] { $minutes } минут на партию
   *[other] { $minutes } минуты на партию
}
clock-game-seconds = { $seconds ->
    [one] { $seconds } секунда на партию
    [few] { $seconds } секунды на партию
    [many] { $seconds } секунд на партию
   *[other] { $seconds } секунды на партию
}
another-board = Сменить
making-range = Вне допустимых пределов: { $what }.
no-board = Поля нет: { $reason }
making-board = Подбирается поле с равными шансами.
making-map = Составляется карта.
start = Начать

continue-here = Играть отсюда
continue-title-here = Игра из этой позиции
continue-words = Начнётся новая партия { $ply ->
    [0] с тем же началом
   *[other] с позиции после хода { $ply }
}; эта останется как есть.

## Партия

board = Поле
to-move = ход
thinking-depth = глубина { $depth }
thinking-nodes = узлов: { $nodes }
clock-left = { $side }: осталось { $left }
your-move = Ваш ход.
log-end = Здесь журнал { $genitive } кончается.
side-to-move = Ход { $genitive }.
side-thinks = { $side } { $number ->
    [many] думают
   *[other] думает
}.
side-thinks-of = { $side } { $number ->
    [many] думают
   *[other] думает
}: { $line }
shared-to-move = Ход { $genitive }. Партия по ссылке: вы за { $seats ->
    [2] обоих
   *[other] всех
}.
game-paused = Пауза. Ход { $genitive }.
suggesting = Ищется хороший ход.
suggestion-is = Хороший ход: { $move }.
move-of = Ход { $ply } из { $length }.
start-of = Начало, до хода 1 из { $length }.
move-tried = Ход { $ply }: попробуйте свой.
    .title = Показан ход { $ply } из { $length }; ход, сделанный здесь, пробуется отдельно от партии.
start-tried = Начало: попробуйте ход.
    .title = Показано начало партии, ходов в ней { $length }; ход, сделанный здесь, пробуется отдельно от партии.
branch-of = Ветка { $from ->
    [0] от начала
   *[other] после хода { $from }
}: ход { $ply } из { $length }.
    .title = Показана ветка, которая отходит от партии { $from ->
    [0] в самом начале
   *[other] после хода { $from }
}: её ход { $ply } из { $length }. Сама партия не меняется.
back-to-live = К партии
elsewhere = Партия в другой вкладке, здесь — показ.
take-over = Играть здесь
play-again = Ещё раз

curtain-turn = Ход { $genitive }
curtain-only = Сейчас на экран смотрит только эта сторона.
curtain-lift = Показать мою сторону
curtain-all = Показать всё
curtain-all-note = Или посмотрите всё, но без игры: в ссылке тайны всех сторон.
view-choice = Чьими глазами смотреть
view-all = Всё

refuse-past = Это прошлая позиция: вернитесь к партии.
refuse-playing = Сначала остановите просмотр.
refuse-other-view = Ход { $genitive }: выберите { $number ->
    [many] их
   *[other] его
} или «Всё».
refuse-branch-over = В этой ветке игра уже окончена.
refuse-engine = Сейчас ход { $genitive }, за { $number ->
    [many] них
   *[other] него
} играет движок.
refuse-log = Журнал программы можно только смотреть.
refuse-elsewhere = Сначала нажмите «Играть здесь».

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
step = Шаг: один ход
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

share-title = Поделиться партией
share-start-only = Пока партия не окончена, в ней есть тайны: сейчас можно передать только её начало.
share-when-over = Начало — тайна до конца партии: поделиться партией можно будет потом.
share-link = Скопировать ссылку
share-chat = Скопировать для чата
share-text = Скопировать текстом
share-save = Сохранить в файл
share-picture = Картинка…
share-log-of = Журнал программы
share-log = Скопировать
share-log-copied = Журнал скопирован.
share-log-only = Это то, что прочитала и написала одна программа: передаётся текстом.
text-of-log = Журнал текстом
share-copied = Ссылка скопирована.
share-chat-copied = Строка и ссылка скопированы.
share-text-copied = Текст скопирован.
share-saved = Сохранено в { $file }.
share-by-hand = Браузер не дал скопировать. Скопируйте отсюда:
share-too-long = Длина ссылки в символах: { $length }. Не всякая программа передаёт целиком больше { $longest }, поэтому передайте партию файлом: на главной странице его читает «Открыть партию из текста».
share-code = QR-код ссылки
share-code-use = Отсканируйте, чтобы открыть партию на телефоне.
share-code-long = Ссылка слишком длинна для QR-кода, который прочтёт телефон.
share-code-missing = Не удалось загрузить QR-код.
link-of-game = Ссылка на эту партию
chat-of-game = Эта партия для чата
text-of-game = Эта партия текстом

chat-against = {" — "}
chat-engine = { $side } (движок, уровень { $level })
chat-to = {":"}
chat-start = { $game }: { $players }, с самого начала.
chat-over = { $game }: { $players }. { $result }
chat-to-move = { $game }: { $players }. Счёт { $scores }, ход { $genitive }.
chat-move = { $game }: { $players }. Счёт { $scores } после хода { $ply } из { $length }.

## Задачи (всё остальное о них — в ru.puzzles.ftl)

puzzles = Задачи
puzzles-of = Задачи: { $game }

## Расстановка позиции (всё остальное о ней — в ru.editor.ftl)

edit = Расставить позицию
edit-this = Изменить вручную
edit-here = Расставить отсюда
given-start = Из расставленной вами позиции.

## Итоги

verdict-resigns = { $loser } { $losers ->
    [many] сдались
   *[other] сдался
}. { $winner } { $winners ->
    [many] победили
   *[other] победил
}.
verdict-late = { $loser }: время вышло. { $winner } { $winners ->
    [many] победили
   *[other] победил
}.
verdict-illegal = { $loser }: ход не по правилам. { $winner } { $winners ->
    [many] победили
   *[other] победил
}.
verdict-illegal-why = { $loser }: ход не по правилам. { $why }. { $winner } { $winners ->
    [many] победили
   *[other] победил
}.
verdict-crashed = { $loser }: программа упала. { $winner } { $winners ->
    [many] победили
   *[other] победил
}.
verdict-silent = { $loser }: программа молчит. { $winner } { $winners ->
    [many] победили
   *[other] победил
}.

## Панель

panel = Об этой партии
tab-moves = Ходы
tab-analysis = Анализ
tab-rules = Правила
tab-missing = Не удалось загрузить. Проверьте соединение, откройте другую вкладку и вернитесь.
moves-none = Ходов пока нет.
moves-list = Ходы
move-title = Ход { $ply }, { $side }: { $move }
moves-turn = Ход { $ply }, { $shown }: { $moves }
moves-part = { $side }: { $move }
mark-idle = Стоит на месте: время вышло
mark-late = Дольше отведённого времени
mark-hung = Движок не ответил; сделан последний найденный им ход
mark-crashed = Движок остановился; сделан последний найденный им ход
branch = Ветка { $from ->
    [0] от начала
   *[other] после хода { $from }
}
branch-move = Ветка, ход { $ply }, { $side }: { $move }
branch-turn = Ветка, ход { $ply }: { $move }
branch-leave = К партии
branch-delete = Удалить ветку { $from ->
    [0] от начала
   *[other] после хода { $from }
}
chart = Очки по ходам; после хода { $ply }: { $scores }
chart-after = Ход { $ply }: { $scores }
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
failed-title = Страница не запустилась
failed-engine = Не удалось загрузить модуль игры: { $reason }
failed-help = Проверьте соединение и загрузите страницу ещё раз. Модулю нужен браузер с WebAssembly, 2023 года или новее.
reload = Загрузить снова
new-version = Готова новая версия.
unknown-game = В этом браузере такой партии нет; возможно, она удалена.
unreadable-game = Эта партия хранится в браузере, но прочитать её нельзя. Ниже её можно сохранить файлом.
unreadable-link = Не удалось прочитать ссылку: { $reason }
unfinished-view = Не удалось показать партию. Проверьте соединение и попробуйте ещё раз. ({ $reason })
try-again = Повторить
file-refused = На запрос { $path } сайт ответил { $status }.
file-unloaded = Не удалось загрузить { $path }.
words-wrong = Вместо текстов из { $path } сайт прислал что-то другое.
part-unloaded = Не удалось загрузить часть страницы.
worker-stopped = Часть страницы, которая это вычисляет, остановилась.
picture-missing = Не удалось загрузить картинку.

problem-found = «{ $found }». { $reason }
problem-link-none = это не ссылка Warren.
problem-link-newer = она сделана более новой версией этой страницы. Загрузите страницу заново.
problem-link-unknown-game = она для игры, которой на этой странице нет.
problem-link-other-game = она для другой игры.
problem-link-damaged = она повреждена или обрезана. Скопируйте ссылку целиком ещё раз.
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
suggestion-failed = Совет найти не удалось.
storage-full = Браузер не даёт сохранить эту партию: она пропадёт, когда страница закроется. Сохранить её можно ссылкой: «Поделиться».

## Прыгающие точки: поле

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
illegal-dots-not-yours = { $cell } — клетка соперника. Ходить можно в пустую или из своей.
illegal-dots-full = Клетка { $cell } заполнена: где 5 точек, больше не поместится.
illegal-dots-not-central = { $cell } не в центре: красные начинают в одной из девяти клеток от C3 до E5.

## Охота на кроликов: поле

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
rabbits-send-key = ↵
rabbits-choose = { $piece }: выберите шаг.
rabbits-progress = { $left ->
    [0] Выбраны все.
   *[other] Выбрано: { $chosen }; остальные стоят на месте.
}
rabbits-sentence-end = { $text }.
rabbits-send-waits = Ход будет сделан, как только придёт совет.
rabbits-all-stay = Никто не двигается. Если так и задумано, нажмите «Пойти» ещё раз.
rabbits-too-short = В ходе по букве на фишку, всего { $count }; здесь их { $typed }.
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
problem-rabbits-move = Ход — это буква N, E, S, W или - на каждую фишку: 8 у кроликов, 6 у охотников, например SWNNWSSE.
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
illegal-rabbits-same-cell = Фишки { $first } и { $second } встретились бы. В клетке помещается одна фишка стороны.

## Космические мыши: поле

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
} { $result }.
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
illegal-mice-off-board = Клетки { $cell } на поле нет: столбцы и строки — от 0 до { $last }.
illegal-mice-pit = В клетке { $cell } яма: стрелку туда не ставят.
illegal-mice-rocket = В клетке { $cell } ракета: стрелку туда не ставят.
illegal-mice-arrow = В клетке { $cell } уже стоит стрелка.
illegal-mice-puzzle-cell = Клетка { $cell } должна остаться свободной: на ходу { $turn } туда ставит стрелку игрок { $player }.

## Беглец и сыщики: поле

fugitive-drawing = Карта рисуется.
fugitive-not-drawn = Не удалось нарисовать карту. Проверьте соединение.
fugitive-draw-again = Попробовать ещё раз
fugitive-tray = Карта и ход
fugitive-turn = Ваш ход
fugitive-pieces = Фишки, которые ходят
fugitive-places = Кто где
fugitive-detective = Сыщик { $piece }
fugitive-piece-does = { $piece }: { $does }
fugitive-piece-in = { $piece } в городе { $city }
fugitive-not-chosen = не выбрано
fugitive-not-chosen-short = –
fugitive-roads-of = Дороги: { $piece }
fugitive-roads-all = Все города и их дороги
fugitive-kind = { $kind ->
    [C] автомобиль
    [T] поезд
   *[P] самолёт
}
fugitive-by-to = { $kind } { $city }
fugitive-target = { $city }: { $kinds }
fugitive-choose-kind = На чём добраться до города { $city }
fugitive-which-kind = В город { $city } ведут дороги разных видов. Выберите одну.
fugitive-text = Ход текстом
fugitive-text-example = { $stage ->
    [run] T 101
    [start] 100
   *[other] 25 75 125 175
}
fugitive-clear = Убрать
fugitive-send = Пойти
fugitive-choose-city = { $piece }: выберите город.
fugitive-choose-road = { $piece }: выберите дорогу.
fugitive-unreachable = { $piece }: в город { $city } отсюда не попасть, дороги туда из { $from } нет.
fugitive-must-move = { $piece } уже в городе { $city }, а стоять на месте нельзя.
fugitive-pointed = { $kind ->
    [C] Автомобилем
    [T] Поездом
   *[P] Самолётом
} в город { $city }.
fugitive-whole-turn = { $turn }: пойти так?
fugitive-closer = Там два города рядом: карта приближена. Выберите ещё раз.
fugitive-nearer = Ближе
fugitive-farther = Дальше
fugitive-whole = Вся карта
fugitive-download = Скачать карту
fugitive-log = Как ездил беглец
fugitive-log-none = Раунд { $turn }
fugitive-log-announces = Раунд { $turn }, объявление
fugitive-log-hidden = Раунд { $turn }: { $kind ->
    [C] автомобилем
    [T] поездом
   *[P] самолётом
}
fugitive-log-to = Раунд { $turn }: { $kind ->
    [C] автомобилем
    [T] поездом
   *[P] самолётом
} в город { $city }
fugitive-chart = { $count ->
    [0] города ещё неизвестны
    [one] беглец может быть в { $count } городе
    [few] беглец может быть в { $count } городах
    [many] беглец может быть в { $count } городах
   *[other] беглец может быть в { $count } города
}
fugitive-chart-end = беглец был в городе { $city }
fugitive-now = Раунд { $turn } из { $turns }. Поимка сейчас: { $detectives }:{ $fugitive }; с раунда { $next }: { $less }:{ $more }.
fugitive-now-last = Раунд { $turn } из { $turns }. Поимка сейчас: { $detectives }:{ $fugitive }.
fugitive-turns-played = Сыграно раундов: { $turn } из { $turns }.
fugitive-not-begun = Беглец ещё не начал.
fugitive-belief = { $count ->
    [1] Беглец в городе { $city }.
    [one] Беглец может быть в { $count } городе.
    [few] Беглец может быть в { $count } городах.
    [many] Беглец может быть в { $count } городах.
   *[other] Беглец может быть в { $count } города.
}
fugitive-belief-of-you = { $count ->
    [1] Сыщики знают, что вы в городе { $city }.
    [one] Сыщики знают, что вы в одном из { $count } города.
    [few] Сыщики знают, что вы в одном из { $count } городов.
    [many] Сыщики знают, что вы в одном из { $count } городов.
   *[other] Сыщики знают, что вы в одном из { $count } города.
}
fugitive-belief-cities = Это города { $cities }.
fugitive-ended = В конце беглец был в городе { $city }.
fugitive-ended-open = { $count ->
    [one] В конце беглец был в одном из { $count } города.
    [few] В конце беглец был в одном из { $count } городов.
    [many] В конце беглец был в одном из { $count } городов.
   *[other] В конце беглец был в одном из { $count } города.
}
fugitive-ended-unseen = Где беглец был в конце, неизвестно.
fugitive-moved = { $side }: { $result }.
fugitive-semicolon = ;{" "}
fugitive-placed = стоят в городах { $cities }
fugitive-starts = начинает в городе { $city }
fugitive-runs = { $kind ->
    [C] автомобилем
    [T] поездом
   *[P] самолётом
}
fugitive-runs-to = { $kind ->
    [C] автомобилем
    [T] поездом
   *[P] самолётом
} в город { $city }
fugitive-runs-announced = { $kind ->
    [C] автомобилем
    [T] поездом
   *[P] самолётом
} в город { $city }, это объявлено
fugitive-went = в города { $cities }
fugitive-catch = сыщик { $detective } ловит беглеца в городе { $city }
fugitive-stuck = не все сыщики могут пойти дальше
problem-fugitive-move = Ход — это четыре города сыщиков, например 25 75 125 175; или вид дороги, C, T или P, и город, например T 101; или первый город беглеца, например 100.
illegal-fugitive-no-city = Города { $city } нет: на карте города от 1 до { $last }.
illegal-fugitive-detective-road = Сыщик { $detective } ходит по дорогам, а из { $from } в { $to } дороги нет.
illegal-fugitive-same-city = В городе { $city } оказались бы два сыщика. Они должны быть в четырёх разных городах.
illegal-fugitive-road = { $kind ->
    [C] Автомобильной дороги
    [T] Железной дороги
   *[P] Авиалинии
} из { $from } в { $to } нет.
illegal-fugitive-detectives-turn = Здесь нужны четыре города сыщиков, например 25 75 125 175.
illegal-fugitive-start-turn = Здесь нужен первый город беглеца, например 100.
illegal-fugitive-run-turn = Здесь нужны вид дороги и город, например T 101.
illegal-fugitive-no-way = { $kind ->
    [C] Автомобилем
    [T] Поездом
   *[P] Самолётом
} беглец ехать не мог: оттуда, где он может быть, такой дороги нет.

## Переправа: поле

crossing-board = Поле. Стрелки — шаг, H — ждать; с Shift стрелками можно осмотреться.
crossing-tray = Шаги и взгляд вперёд
crossing-cell = строка { $row }, столбец { $column }: { $what }
crossing-start-of = старт { $genitive }
crossing-goal-of = финиш { $genitive }
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
    [stand] устоит
    [sink] уйдёт под воду
    [drown] утонет
    [cross] дойдёт до финиша
   *[unknown] может уйти под воду
}
crossing-told = Строка { $row }, столбец { $column }: { $what }.
crossing-told-step = { $step } — { $fate }: { $what }.
crossing-moved = { $side }. { $step }: { $result }
crossing-result = { $fate ->
    [stand] фишка в строке { $row }, столбце { $column }.
    [sink] остров в строке { $row }, столбце { $column } ушёл под воду, фишка снова на старте.
    [drown] фишка утонула в строке { $row }, столбце { $column } и снова на старте.
    [cross] фишка на финише.
   *[unknown] фишка пошла в строку { $row }, столбец { $column }.
}
crossing-crossed = фишка на финише, всего проведено { $count }.
crossing-move = { $step }{ $fate ->
    [sink] ×
    [drown] ×
    [cross] ✓
   *[other] {""}
}
crossing-hint = { $step } — так начинается решение.
crossing-numbers = Числа
crossing-look-ahead = На сколько ходов вперёд показаны острова
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
crossing-head-delivered = Проведено
crossing-head-possible = Возможно
crossing-head-drowned = Утонуло
crossing-of-possible = { $player }: проведено { $delivered } из { $possible } возможных за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}.
crossing-routes = Пути
crossing-best-route = Лучший путь { $genitive }
crossing-whole = Вся партия
illegal-crossing-off-board = Шаг { $step } ведёт за край поля.
