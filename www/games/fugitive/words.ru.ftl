# Russian texts of Fugitive and Detectives. A heading with three marks begins the texts that load with that part of the page,
# locales/ru.PART.ftl. The texts before the first such heading load at once. The rules are at the top of locales/ru.ftl.

fugitive-name = Беглец и сыщики
fugitive-sentence = Беглец незаметно ездит по карте дорог. Четыре сыщика знают лишь, на чём, и только в каждом пятом раунде — куда.
fugitive-seat-0 = Сыщики
    .number = many
    .lower = сыщики
    .genitive = сыщиков
fugitive-seat-1 = Беглец
    .lower = беглец
    .genitive = беглеца
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
fugitive-draw = Ничья: по { $most ->
    [one] { $most } очку
    [few] { $most } очка
    [many] { $most } очков
   *[other] { $most } очка
} у каждого.
fugitive-forfeit = Счёт { $most } : { $least }.
illegal-fugitive-no-city = Города { $city } нет: на карте города от 1 до { $last }.
illegal-fugitive-detective-road = Сыщик { $detective } ходит по дорогам, а из { $from } в { $to } дороги нет.
illegal-fugitive-same-city = В городе { $city } оказались бы два сыщика. Они должны быть в четырёх разных городах.
illegal-fugitive-road = { $kind ->
    [C] Автомобильной дороги
    [T] Железной дороги
   *[P] Авиалинии
} из { $from } в { $to } нет.
illegal-fugitive-detectives-turn = Здесь нужны четыре города сыщиков, например 1 2 3 4.
illegal-fugitive-start-turn = Здесь нужен первый город беглеца, например 3.
illegal-fugitive-run-turn = Здесь нужны вид дороги и город, например T 3.
illegal-fugitive-no-way = { $kind ->
    [C] Автомобилем
    [T] Поездом
   *[P] Самолётом
} беглец ехать не мог: оттуда, где он может быть, такой дороги нет.
problem-fugitive-move = Ход — это четыре города сыщиков, например 1 2 3 4; или вид дороги, C, T или P, и город, например T 3; или первый город беглеца, например 3.

### board

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
fugitive-turn-0 = Поставьте четырёх сыщиков, а потом каждый раунд ведите каждого по дороге: нажимайте города по очереди, затем «{ fugitive-send }». Свечение показывает, где может быть беглец.
fugitive-turn-1 = Нажмите город, куда ведёт дорога из вашего. Сыщики узнают, по дороге какого вида вы едете, и лишь каждый пятый раунд — где вы.

## Новая партия

making-map = Создаём карту…

## Поле

fugitive-drawing = Рисуем карту…
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
fugitive-example = например { $turn }
fugitive-clear = Убрать
fugitive-send = Пойти
fugitive-send-turn = Пойти { $turn }
fugitive-choose-city = { $piece }: нажмите на город, с которого начать.
fugitive-choose-road = { $piece }: нажмите на город, близкий или далёкий.
fugitive-pinch = Карту можно увеличить двумя пальцами.
fugitive-on-way = { $step }, по пути в { $city }
fugitive-route-arrived = { $piece } уже в городе { $city }.
fugitive-route-stopped = { $piece } в этом раунде не может приблизиться к городу { $city }, его маршрут снят.
fugitive-find = Найти город
fugitive-city = Город { $city }
fugitive-seen = Город { $city }, где беглеца видели в последний раз
fugitive-go = { $piece } в город { $city }
fugitive-unreachable = { $piece }: в город { $city } отсюда не попасть, дороги туда из { $from } нет.
fugitive-must-move = { $piece } уже в городе { $city }, а стоять на месте нельзя.
fugitive-pointed = { $kind ->
    [C] Автомобилем
    [T] Поездом
   *[P] Самолётом
} в город { $city }.
fugitive-whole-turn = { $turn }: пойти так?
fugitive-closer = Там два города рядом: карта увеличена. Выберите ещё раз.
fugitive-whole = Вся карта
fugitive-download = Скачать карту
fugitive-log = Как ездил беглец
fugitive-log-none = Раунд { $turn }
fugitive-log-announces = Раунд { $turn }: город объявляют
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
fugitive-belief-cities = Города: { $cities }.
fugitive-ended = В конце беглец был в городе { $city }.
fugitive-ended-open = { $count ->
    [one] В конце беглец был в одном из { $count } города.
    [few] В конце беглец был в одном из { $count } городов.
    [many] В конце беглец был в одном из { $count } городов.
   *[other] В конце беглец был в одном из { $count } города.
}
fugitive-ended-unseen = Последний город беглеца неизвестен.
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

### ending

fugitive-story-caught = { $you ->
    [detectives] Вы поймали беглеца
    [fugitive] { $side } поймал вас
   *[none] Сыщики поймали беглеца
} в городе { $city }, в раунде { $turn }: { $you ->
    [fugitive] вы прибыли
   *[none] он прибыл
} туда { $kind ->
    [C] автомобилем
    [T] поездом
   *[P] самолётом
} из { $from }.
fugitive-story-start = { $you ->
    [detectives] Вы поймали беглеца
    [fugitive] { $side } поймал вас
   *[none] Сыщики поймали беглеца
} в городе { $city }, в самом начале.
fugitive-story-free = { $you ->
    [detectives] Беглец ушёл от вас: за
    [fugitive] Вы ушли: за
   *[none] Беглец ушёл: за
} { $turns ->
    [one] { $turns } раунд
    [few] { $turns } раунда
    [many] { $turns } раундов
   *[other] { $turns } раунда
} { $you ->
    [fugitive] вас никто не поймал, в конце вы были
   *[none] его не поймали, в конце он был
} в городе { $city }.
fugitive-story-stuck = { $you ->
    [fugitive] Вы ушли
   *[none] Беглец ушёл
}: в раунде { $turn } не все { $you ->
    [detectives] ваши сыщики
   *[none] сыщики
} могли пойти дальше.

### analysis

## Ожидаемый результат

fugitive-amount = { $points } { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
fugitive-expects = { $side } { $number ->
    [many] получат
   *[other] получит
} около { $points } из 20 очков

### editor

fugitive-tool-car = Автодорога
fugitive-tool-train = Поезд
fugitive-tool-plane = Самолёт
fugitive-tool-detective = Сыщик
fugitive-tool-fugitive = Беглец
fugitive-tool-move = Перенести
fugitive-tool-remove = Убрать город
fugitive-edit-add = Добавить город
fugitive-edit-lay = Разложить заново
fugitive-edit-cities = Городов
fugitive-edit-ply = Сделано ходов
fugitive-edit-note = Чтобы провести дорогу, нажмите на два города или протяните от одного к другому; повторите, чтобы её убрать. Фишки, которых нет на карте, ставят в самой игре.
fugitive-edit-board = Только карта, connect.txt
fugitive-edit-city = Город { $city }: { $what }
fugitive-edit-city-bare = Город { $city }: без дорог
problem-fugitive-draft-ply = Когда на карте все фишки, ходов сделано от { $least } до { $most }.
problem-fugitive-draft-detectives = Сыщиков ставят раньше беглеца, всех сразу (их { $all }) или ни одного: не хватает { $missing }.
problem-fugitive-draft-shared = В городе { $city } два сыщика.
problem-fugitive-draft-roads = У каждого города не меньше { $least } автодорог, а у города { $city } их { $found }.
problem-fugitive-draft-plane = Самолёты летают только в города с поездами, а в городе { $city } поездов нет.
problem-fugitive-draft-apart = Из любого города в любой другой должен быть путь на автомобиле, а из 1 в { $city } его нет.

### keys

fugitive-keys =
    { "1–4" } | выбрать сыщика
    Стрелки | с дороги на дорогу
    Enter | выбрать дорогу; пойти, когда все выбраны
    Backspace | отменить последний выбор
    { "+ − 0" } | масштаб

### lessons

fugitive-lesson-place = Вы — сыщики. Нажмите города 1, 2, 9 и 10 по порядку, затем «Пойти».
fugitive-lesson-place-done = Теперь беглец выбирает, где начать, и вы узнаёте город: 5.
fugitive-lesson-place-wrong = В этом уроке они стоят в 1, 2, 9 и 10, в таком порядке.
fugitive-lesson-glow = Беглец незаметно уехал из 5 на автомобиле. Какие города светятся?
fugitive-lesson-glow-answer-0 = 4 и 6
fugitive-lesson-glow-answer-1 = 2 и 9
fugitive-lesson-glow-answer-2 = Только 5
fugitive-lesson-glow-done = Автодороги ведут из 5 в 4 и 6. Вы узнаёте вид дороги, но не город.
fugitive-lesson-glow-wrong = Найдите свечение или автодороги из 5.
fugitive-lesson-close = Идти обязаны все. Нажмите по очереди C 2, C 3, C 8 и C 9, затем «Пойти».
fugitive-lesson-close-done = Сыщики ездят по дорогам любого вида.
fugitive-lesson-close-wrong = Сыщик 1 идёт в 2, сыщик 2 — в 3, сыщик 3 — в 8, сыщик 4 — в 9.
fugitive-lesson-again = Снова автомобиль, а сыщиков в 3 и в 8 беглец не встретил. Где он?
fugitive-lesson-again-answer-0 = 5 или 7
fugitive-lesson-again-answer-1 = 4 или 6
fugitive-lesson-again-answer-2 = 9 или 10
fugitive-lesson-again-done = Осталось два города.
fugitive-lesson-again-wrong = Он был в 4 или в 6. Проследите автодороги оттуда.
fugitive-lesson-catch = Вы достаёте до обоих: один сыщик — в 5, поездом, другой — в 7.
fugitive-lesson-catch-done = Пойман в 7: десять очков и по одному за неиспользованные объявления.
fugitive-lesson-catch-wrong = Сыщик 3 доедет до 7 на автомобиле. Поезд в 5 идёт из 2 и из 9.
fugitive-lesson-told = Раз в несколько раундов вы узнаёте и город. Когда?
fugitive-lesson-told-answer-0 = В раундах 5, 10 и так далее
fugitive-lesson-told-answer-1 = Никогда
fugitive-lesson-told-answer-2 = В каждом раунде
fugitive-lesson-told-done = Если беглеца не поймали за 50 раундов, он получает все 20 очков.
fugitive-lesson-told-wrong = Не так часто и не так редко.

### pictures

picture-map = Карта: городов — { $cities }, дорог — { $roads }.

### problems

problem-fugitive-cities-line = В этой строке — число городов, от 4 до 200.
problem-fugitive-road-line = В этой строке — дорога, например C 1-2, или END после последней.
problem-fugitive-road-ends = После вида дороги стоят два города, например { $kind } 1-2.
problem-fugitive-road-kind = Вида дороги «{ $kind }» нет: есть C (автомобиль), T (поезд) и P (самолёт); END стоит в конце карты.
problem-fugitive-map-count = На карте от { $least } до { $most } городов, а здесь { $found }.
problem-fugitive-map-loop = Дорога соединяет два разных города, а эта ведёт из { $city } в него же.
problem-fugitive-map-roads = У каждого города не меньше { $least } автодорог (C), а у города { $city } их { $found }.
problem-fugitive-map-apart = Из любого города в любой другой должен быть путь на автомобиле (C), а из 1 в { $city } его нет.
problem-fugitive-map-plane = Самолёты (P) летают только в города с поездами (T), а в городе { $city } поездов нет.
problem-fugitive-map-end = После строки END ничего быть не может.
problem-fugitive-map-file = Карта лежит в папке программы под этим именем.
problem-fugitive-parts = В позиции пять частей (города, дороги, сыщики, беглец, сделанные ходы), а здесь { $count }.
problem-fugitive-cities-number = Число городов нужно записать цифрами.
problem-fugitive-road-text = Здесь нужна дорога, например C1-2.
problem-fugitive-detectives = Сыщики стоят в четырёх городах, например 1,2,3,4.
problem-fugitive-fugitive = Беглец стоит в городе, например 3.
problem-fugitive-placed-first = Первым ходом ставят сыщиков, всех четырёх, вторым — беглеца.
problem-fugitive-played = Когда на карте все фишки, ходов сделано от 2 до { $most }.
problem-fugitive-not-on-map = Города { $city } на карте нет.
problem-fugitive-two-in = В городе { $city } два сыщика.
problem-fugitive-cities = Здесь нужны четыре города сыщиков, по одному в строке или все в одной, например 1 2 3 4.
problem-fugitive-side = Первая строка — Fugitive или Detectives.
problem-fugitive-kind-told = Здесь нужен вид дороги, C, T или P: где беглец, объявляют в каждом пятом раунде.

## Задачи

problem-fugitive-goal = Цель — это «catch» и число ходов сыщиков или «free» и число ходов беглеца, например «catch 4». Цель вопроса — это «where», «net» или «place» и число ходов сыщиков, «fewest» или «slip» и число городов.
problem-fugitive-goal-cities = На карте задачи не больше { $most } городов, а здесь { $found }.
problem-fugitive-goal-placed = Задача начинается, когда обе стороны уже на карте.
problem-fugitive-goal-detectives = Задача для сыщиков, а ход беглеца.
problem-fugitive-goal-fugitive = Задача для беглеца, а ход сыщиков.
problem-fugitive-ask = Цель вопроса — это «where», «net» или «place» и число ходов сыщиков, «fewest» или «slip» и число городов.
problem-fugitive-ask-begun = Задача о первых городах сыщиков начинается до игры.
problem-fugitive-ask-announced = Здесь нечего считать: это последний раунд, или в следующем объявят город беглеца.
problem-fugitive-ask-cities = На этой карте спрятаться можно в 1–{ $most } городах, а здесь { $found }.
problem-fugitive-answer = Ответ — один или несколько городов, например 3 5 8.
problem-fugitive-told = Известный ход — это четыре города сыщиков (например 1 2 3 4). Или это вид дороги, C, T или P, с городом, если его объявили (например T или T 3). Первый ход беглеца — это его первый город (например 3).
problem-fugitive-told-city = Город этого хода объявили, поэтому здесь он нужен, например C 3.
problem-fugitive-told-kind = Об этом ходе известен только вид дороги: C, T или P.
problem-fugitive-told-caught = Здесь беглеца ловят. Вопрос должен кончиться раньше.

### protocol

fugitive-protocol-file =
    Карта лежит в файле `connect.txt`, в папке, в которой работает программа. В другой партии карта может быть другой.
    - Первая строка — число городов, от `4` до `200`. Город — это номер от 1 до этого числа.
    - Каждая следующая строка — дорога: её вид, пробел и два города через дефис, например `C 1-14`. Виды: `C` — автомобиль, `T` — поезд, `P` — самолёт. Дорога ведёт в обе стороны.
    - Последняя строка — `END`.
fugitive-protocol-start = Программа читает одну строку — сторону, за которую играет: `Detectives` (сыщики) или `Fugitive` (беглец).
fugitive-protocol-turn =
    Начинают сыщики. Перед 50 раундами обе стороны выбирают, где начать.
    - Программа сыщиков пишет четыре города, где они начинают, и читает город беглеца. Дальше в каждом раунде она читает, как переехал беглец, и пишет четыре новых города.
    - Она читает только вид дороги, например `T`. В раундах 5, 10 и так далее до 50 она читает и город, например `T 101`.
    - Программа беглеца читает четыре города сыщиков, по одному в строке, и пишет город, где начинает. Дальше в каждом раунде она пишет свой ход и читает четыре новых города сыщиков, по одному в строке.
fugitive-protocol-answer =
    - Сыщики пишут четыре строки, по городу в каждой, в порядке своих номеров. Все четыре города разные. Каждый сыщик переехал по дороге любого вида, никто не остался на месте.
    - Беглец пишет одну строку: вид дороги, пробел и город, например `T 101`. Туда ведёт дорога этого вида. В начале он пишет только город.
fugitive-protocol-end = Когда партия кончается, обе программы читают `Quit` вместо очередной строки и завершают работу. Так бывает после поимки, после недопустимого или опоздавшего ответа, когда стороне некуда ходить, и после раунда 50. После своего ответа в раунде 50 программа может завершиться, не дожидаясь этого. Последнего хода сыщиков беглец не узнаёт.
fugitive-protocol-time = На все ответы партии вместе даётся 5 секунд. Считается только время от чтения до ответа.

### puzzles

puzzle-missed-free = Вас поймали в городе { $city }.
puzzle-missed-catch-fugitive = Беглец ушёл: он в городе { $city }.
puzzle-task-where = Где сейчас может быть беглец? Отметьте все такие города.
puzzle-short-where = Где может быть беглец?
puzzle-task-net = Вы сыщики: поймайте беглеца { $value ->
    [1] этим ходом
    [one] не более чем за { $value } ход
    [few] не более чем за { $value } хода
   *[many] не более чем за { $value } ходов
}, где бы он ни был и что бы ни делал.
puzzle-short-net = Замкнуть сеть { $value ->
    [1] за ход
    [one] за { $value } ход
    [few] за { $value } хода
   *[many] за { $value } ходов
}
puzzle-task-place = Расставьте сыщиков так, чтобы они поймали беглеца { $value ->
    [1] первым же ходом
    [one] не более чем за { $value } ход
    [few] не более чем за { $value } хода
   *[many] не более чем за { $value } ходов
}, где бы он ни начал и что бы ни делал.
puzzle-short-place = Расставить сеть на { $value ->
    [1] один ход
    [one] { $value } ход
    [few] { $value } хода
   *[many] { $value } ходов
}
puzzle-task-fewest = Вы сыщики: оставьте беглецу как можно меньше городов, где он может оказаться после своего следующего хода.
puzzle-short-fewest = Оставить меньше городов
puzzle-task-slip = Уйдите так, чтобы сыщики не могли узнать, где вы: у них должно остаться не меньше { $value ->
    [2] двух возможных городов
    [3] трёх возможных городов
    [one] { $value } возможного города
    [few] { $value } возможных городов
   *[many] { $value } возможных городов
}.
puzzle-short-slip = Оставить { $value ->
    [one] { $value } возможный город
    [few] { $value } возможных города
   *[many] { $value } возможных городов
}
question-failed-net = Нет: вот ход событий, который согласуется с известным и в котором беглец уходит.
question-move-place = Выберите город каждому сыщику и отправьте ход. Беглец начнёт после этого, где захочет.
question-right-place = Верно: где бы беглец ни начал, его поймают.
question-told-place = Ответ: { $answer }. Где бы беглец ни начал, его поймают.
question-failed-place = Нет: вот ход событий, в котором беглец уходит.
question-failed-fewest = Остаётся городов: { $count }; можно оставить { $wanted }. Вот ход событий, который согласуется с известным.
question-failed-slip = Нет: у сыщиков осталось бы возможных городов: { $count }.
puzzle-short-catch-fugitive = Поймать беглеца { $missing ->
    [1] за ход
    [one] за { $missing } ход
    [few] за { $missing } хода
    [many] за { $missing } ходов
   *[other] за { $missing } хода
}
puzzle-short-free = { $missing ->
    [1] Ускользнуть этим ходом
    [one] Продержаться { $missing } ход
    [few] Продержаться { $missing } хода
    [many] Продержаться { $missing } ходов
   *[other] Продержаться { $missing } хода
}
puzzle-task-catch-fugitive = Вы сыщики: поймайте беглеца { $missing ->
    [1] этим ходом
    [one] не более чем за { $missing } ход
    [few] не более чем за { $missing } хода
    [many] не более чем за { $missing } ходов
   *[other] не более чем за { $missing } хода
}. Обе стороны видят всё.
puzzle-task-free = Вы беглец: { $missing ->
    [1] останьтесь на свободе, что бы ни ответили сыщики
    [one] продержитесь на свободе { $missing } ход
    [few] продержитесь на свободе { $missing } хода
    [many] продержитесь на свободе { $missing } ходов
   *[other] продержитесь на свободе { $missing } хода
}. Обе стороны видят всё.
fugitive-puzzle-hint = { $piece }: в город { $city }.
fugitive-puzzle-hint-kind = Беглец выбирает { $kind }.

## Составление задачи

puzzle-goal-catch-fugitive = Поймать беглеца
puzzle-goal-free = Остаться на свободе

fugitive-theme-announcement = После объявления
fugitive-theme-announcement-about = Город беглеца объявили совсем недавно.
fugitive-theme-crossroads = Перекрёсток
fugitive-theme-crossroads-about = Беглец бежит в город, у которого пять соседей или больше.
fugitive-theme-cut-off = Отрезать путь
fugitive-theme-cut-off-about = Первый ход оставляет беглецу один город.
fugitive-theme-dead-end = Тупик
fugitive-theme-dead-end-about = Решает город, у которого не больше двух соседей.
fugitive-theme-elimination = Исключение
fugitive-theme-elimination-about = В городах, которые сыщики обыскали, беглеца нет.
fugitive-theme-hiding = Остаться скрытым
fugitive-theme-hiding-about = У беглеца остаётся несколько возможных городов.
fugitive-theme-narrowing = Меньше городов
fugitive-theme-narrowing-about = Ход оставляет скрытому беглецу меньше всего городов.
fugitive-theme-net = Сеть
fugitive-theme-net-about = Беглеца не видно, но его наверняка поймают, что бы он ни делал.
fugitive-theme-only-way = Верный путь
fugitive-theme-only-way-about = Хитрость не нужна, нужен только верный ход.
fugitive-theme-patience = Терпение
fugitive-theme-patience-about = Ход, который кажется лучшим, проигрывает; к цели ведёт ход, который кажется хуже.
fugitive-theme-placing = Расставить сеть
fugitive-theme-placing-about = Сыщики выбирают, откуда начать, чтобы беглец не спасся, где бы ни начал.
fugitive-theme-rails = Поезда и самолёты
fugitive-theme-rails-about = Фишка должна попасть туда, куда не ведёт автодорога.
fugitive-theme-relay = Смена
fugitive-theme-relay-about = Сыщики идут в города, откуда уходят другие сыщики.
fugitive-theme-where = Где он?
fugitive-theme-where-about = По известным ходам нужно вычислить все города, где может быть беглец.

### rules

fugitive-rules-map-title = Карта
fugitive-rules-map = На карте от 4 до 200 городов, а между ними дороги трёх видов, открытые в обе стороны. Автомобили ездят повсюду, поезда — дальше, но не во все города, самолёты — дальше всего и в немногие города. У каждого города хотя бы две автомобильные дороги, и на автомобиле можно попасть из любого города в любой. Самолёты есть только там, где есть поезда. Два города могут соединять дороги нескольких видов. Дороги одного вида можно начертить так, что они не пересекаются.
fugitive-rules-map-picture = Карта из примера условия. Где стоят города, в файле не сказано: рисунок составлен по дорогам.
fugitive-rules-start-title = Начало
fugitive-rules-start = Сыщики выбирают четыре города. Беглец узнаёт их и выбирает, откуда начать; этот город сыщики узнают.
fugitive-rules-start-ours = Четыре города разные. Беглец, начавший в городе сыщика, сразу пойман, 20:0.
fugitive-rules-start-picture = Сыщики — щиты с номерами, беглец — квадрат с маской.
fugitive-rules-run-title = Ход беглеца
fugitive-rules-run = В каждом из 50 раундов беглец переезжает по дороге в другой город. Оставаться на месте нельзя. Сыщики узнают только, на чём: на автомобиле, поезде или самолёте.
fugitive-rules-run-picture = Он уехал из 4 на автомобиле. Свечение показывает, где он может быть, как это знают сыщики; пунктирный квадрат — где его видели в последний раз.
fugitive-rules-chase-title = Ход сыщиков
fugitive-rules-chase = Затем каждый сыщик переезжает по дороге любого вида. Оставаться на месте нельзя, и после хода все четверо в разных городах. Беглец всегда знает, где они.
fugitive-rules-chase-ours = Сыщики ходят одновременно, поэтому двое могут поменяться местами. Кому ходить некуда, тот проигрывает, 20:0.
fugitive-rules-announcement-title = Объявления
fugitive-rules-announcement = В раундах 5, 10 и так далее до 50 сыщики узнают и город.
fugitive-rules-capture-title = Поимка
fugitive-rules-capture = Беглец пойман, когда сыщик приезжает в его город или он сам — в город сыщика. На этом игра кончается.
fugitive-rules-capture-picture = Сыщик 2 ловит беглеца в 3.
fugitive-rules-capture-ours = За недопустимый ход — проигрыш, 20:0.
fugitive-rules-points-title = Очки
fugitive-rules-points = Стороны делят 20 очков. За поимку сыщики получают 10 и ещё по одному за каждое неиспользованное объявление, беглец — остальное. Объявление, при котором беглец попался своим же ходом, не использовано. Беглец, которого за 50 раундов не поймали, получает все 20.
fugitive-rules-notation-title = Ход текстом
fugitive-rules-notation = У сыщиков — четыре города в порядке номеров, `25 75 125 175`; у беглеца — вид дороги и город, `T 101` (C — автомобиль, T — поезд, P — самолёт).
fugitive-rules-notation-page = На карте цифры от 1 до 4 выбирают сыщика, стрелки перебирают его дороги, Enter берёт дорогу, а когда все выбраны — завершает ход; Backspace отменяет; +, − и 0 меняют масштаб. Партия идёт без контроля времени, если вы его не выбрали.
