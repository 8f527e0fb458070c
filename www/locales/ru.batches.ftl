# Russian texts of many games and the ladder.

batches-title = Партии программы «{ $name }»
batches-back = К программе
batches-unknown = В этом браузере нет такой программы.

batch-title = Серия партий
batch-what-drawn = Партии идут парами: обе на одном поле, стороны меняются. У каждой пары новое поле. Времени столько же, сколько на соревновании.
batch-what-usual = Партии идут парами, стороны меняются. Начало у всех обычное; различаются только случайные числа игроков. Времени столько же, сколько на соревновании.
batch-opponents = Соперники
batch-levels = Уровни движка
batch-programs = Другие ваши программы
batch-versions = Прежние версии
batch-version = Версия { $version }, { $date }
batch-version-name = { $name } ({ $version })
batch-games = Партий с каждым
batch-games-range = Чётное число от { $least } до { $most }
batch-start = Начать
batch-nobody = Выберите соперника.
batch-goes-on = Партии продолжаются, пока вы на других страницах этого сайта. Если закрыть или обновить страницу, они остановятся. Сыгранные партии браузер сохранит, остальные можно будет доиграть.
batch-level = Уровень { $level }

batches-cancel = Прервать
batches-preparing = Подготовка…
batches-progress = Сыграно партий: { $done } из { $total }.
batches-left-seconds = Осталось около { $count ->
    [one] { $count } секунды
    [few] { $count } секунд
    [many] { $count } секунд
   *[other] { $count } секунды
}.
batches-left-minutes = Осталось около { $count ->
    [one] { $count } минуты
    [few] { $count } минут
    [many] { $count } минут
   *[other] { $count } минуты
}.
batches-bar = Сыгранные партии
batches-done = Все партии сыграны: { $total }.
batches-cancelled = Прервано. Сыграно партий: { $done } из { $total }.
batches-interrupted = Серия прервана. Сыграно партий: { $done } из { $total }.
batches-go-on = Продолжить
batches-other-tab = Эти партии идут в другой вкладке.
batches-gone = Этих партий больше нет в этом браузере.
batches-when = Когда сыграно
batches-run = { $date }, партий: { $done } из { $total }
batches-failed = Партии пришлось остановить: { $reason }
batches-elsewhere = Сейчас идут партии программы «{ $name }». Новые можно начать, когда они закончатся.
batches-cancel-those = Прервать те партии
batches-hindered-faulty = в программе «{ $name }» ошибка: { $message }
batches-hindered-gone = программы «{ $name }» больше нет.
batches-hindered-other = программу «{ $name }» не удалось запустить: { $message }
batches-left-out = Не засчитано партий: { $count }. В них отказал сам движок Warren.

batch-results = Результаты
batch-opponent = Соперник
batch-won = Победы
batch-drawn = Ничьи
batch-lost = Поражения
batch-rate = Доля побед
batch-points = Очки за партию
batch-lead = Перевес за партию
batch-slowest = Самый долгий ответ
batch-faults = Ошибки
batch-range = от { $low } до { $high }
batch-to = { $mine } : { $theirs }
batch-none = нет
batch-fault-count = { $fault }: { $count }
batch-their-faults = Ошибки соперника «{ $name }»: { $faults }
batch-notes = Под каждым значением — его доверительный интервал (95 %). Ничья считается за половину победы. Самый долгий ответ выбран без первых ответов каждой партии: в них входит запуск программы.
batch-by-pairs = Победы, ничьи и поражения здесь считаются по парам партий: решает сумма очков обеих партий.
batch-alike = Против соперника «{ $name }» разных партий только { $different } из { $games }. Без случайности новые партии ничего не добавят.
batch-better = Сильнее, чем «{ $name }»: доля побед { $rate }, перевес в очках за партию { $lead }.
batch-worse = Слабее, чем «{ $name }»: доля побед { $rate }, перевес в очках за партию { $lead }.
batch-even = Сильнее или слабее, чем «{ $name }»? После { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
} это ещё не ясно: доля побед { $rate }, перевес в очках за партию { $lead }.

fault-late = опоздание
fault-silent = нет ответа
fault-illegal = недопустимый ход
fault-flood = слишком много вывода
fault-exit = завершилась раньше времени
fault-error = ошибка
fault-trap = аварийная остановка
fault-memory = не хватило памяти

batches-games = Партии
batches-all-records = Сохранить все записи в файл
batches-filter = Показать
batches-filter-all = Все партии
batches-filter-lost = Проигранные партии
batches-filter-faults = Партии с ошибками
batches-against = Соперник
batches-against-all = Все соперники
batches-none-such = Таких партий нет.
batches-more = Показать ещё
batches-game = Партия { $number } ({ $side }), соперник: { $name }
batches-game-won = Победа { $score }, { $moves }
batches-game-drawn = Ничья { $score }, { $moves }
batches-game-lost = Поражение { $score }, { $moves }
batches-game-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
batches-my-fault = { $name }: { $fault }
batches-seed = Начальное число { $seed }

comparison-title = Стала ли программа лучше?
comparison-what = Текущая программа играет с прежней версией парами партий, стороны меняются. Партии заканчиваются, как только ответ ясен: лучше на { $elo } пунктов Эло, то есть { $rate } побед, или не лучше. Каждый из этих ответов ошибочен не чаще чем в { $error } таких проверок. После { $most } партий вопрос остаётся открытым.
comparison-earlier = Прежняя версия
comparison-start = Играть, пока не станет ясно
comparison-none = Прежних версий пока нет. Сыграйте несколько партий, потом измените программу.
comparison-question = Лучше ли версия { $new }, чем версия { $old }?
comparison-run = Версия { $new } против { $old }, { $date }
comparison-progress = Сыграно партий: { $games }.
comparison-cancelled = Прервано.
comparison-interrupted = Проверка прервана.
comparison-better = Версия { $new } лучше версии { $old }: { $rate } побед (от { $low } до { $high }) в { $games ->
    [one] { $games } партии
    [few] { $games } партиях
    [many] { $games } партиях
   *[other] { $games } партии
}.
comparison-hardly-better = Версия { $new } разве что немного лучше версии { $old }: { $rate } побед (от { $low } до { $high }) в { $games ->
    [one] { $games } партии
    [few] { $games } партиях
    [many] { $games } партиях
   *[other] { $games } партии
}.
comparison-not-better = Версия { $new } не лучше версии { $old }: { $rate } побед (от { $low } до { $high }) в { $games ->
    [one] { $games } партии
    [few] { $games } партиях
    [many] { $games } партиях
   *[other] { $games } партии
}.
comparison-worse = Версия { $new } слабее версии { $old }: { $rate } побед (от { $low } до { $high }) в { $games ->
    [one] { $games } партии
    [few] { $games } партиях
    [many] { $games } партиях
   *[other] { $games } партии
}.
comparison-open = Пока неясно, лучше ли версия { $new }, чем версия { $old }: { $rate } побед (от { $low } до { $high }) в { $games ->
    [one] { $games } партии
    [few] { $games } партиях
    [many] { $games } партиях
   *[other] { $games } партии
}.
evidence-not-better = не лучше
evidence-better = лучше
evidence-text = Логарифм отношения правдоподобия: { $value }. Проверка заканчивается на { $low } или { $high }.
version-dated = от { $date }

versions-title = Версии одна за другой
versions-what = Рейтинг по всем партиям с уровнями движка. У первого уровня { $first } очков, у каждого следующего на { $step } больше. Вертикальные линии — доверительные интервалы (95 %).
version-named = Версия { $version }
matrix-title = Результаты всех версий
matrix-version = Версия
matrix-rating = Рейтинг
matrix-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
matrix-notes = Доля побед во всех сохранённых партиях. Под каждым значением — его доверительный интервал (95 %).

ladder-title = Лестница
ladder-what = До какого уровня движка поднимется программа? С каждым уровнем она играет до десяти пар партий, всегда на одних и тех же полях, и проходит его, если выиграет больше половины пар; ничья — половина победы. Подъём заканчивается на первом непройденном уровне. Засчитывается последний подъём.
ladder-climb = Начать подъём
ladder-anew = Начать новый подъём
ladder-rungs = Уровни, начиная с высшего
ladder-passed = пройден
ladder-failed = не пройден
ladder-playing = идёт игра
ladder-pairs = { $won } из { $played ->
    [one] { $played } пары
    [few] { $played } пар
    [many] { $played } пар
   *[other] { $played } пары
}
ladder-result = { $passed ->
    [0] Уровень 1 ещё не пройден.
   *[other] Пройдено уровней: { $passed } из { $levels }.
}
ladder-at = Последний подъём: { $date }.
ladder-progress = Идёт уровень { $level }. Сыграно партий: { $count }.
ladder-cancelled = Прервано. Неоконченный подъём пока не считается, но его можно продолжить.
ladder-interrupted = Подъём прерван. Неоконченный подъём пока не считается, но его можно продолжить.
ladder-run = { $date }, уровней: { $passed } из { $levels }
ladder-none = Подъёмов ещё не было.
ladder-unplayed = не удалось сыграть ни одной пары партий, потому что движок Warren не запустился
