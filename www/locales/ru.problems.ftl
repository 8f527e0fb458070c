# Что не так с тем, что приносят, по-русски: загружается там, где может понадобиться, при первом посещении не нужно.

## Где это

problem-line = Строка { $line }. { $reason }
problem-line-found = Строка { $line }, «{ $found }». { $reason }

## Тексты, записи и журналы

problem-fault = Ошибка страницы. Загрузите её заново.
problem-text-long = Текст слишком длинный: читается не больше { $most } знаков.
problem-text-none = Текста нет.
problem-unknown-game = Такой игры нет. Есть: { $games }.
problem-record-head = Запись начинается с «warren 1» и названия игры, например «warren 1 dots».
problem-record-version = Эта страница читает записи версии 1.
problem-record-other-game = Здесь нужна запись другой игры: { $game }.
problem-record-start = Начальная позиция описана до этой строки.
problem-record-after-end = После строки «end { $seat } { $reason }» ничего быть не может.
problem-record-end = Конец партии записывают так: «end», номер стороны от 0 до { $last } и причина, одна из { $reasons }.
problem-log-long = Для журнала это слишком много: читается не больше { $most } байт.
problem-log-head = Журнал начинается с «warren 1», названия игры и слова «log», например «warren 1 dots log».
problem-log-none = Здесь не хватает строки, которую программа прочла, «>> …», или написала, «<< …».
problem-log-seat = За «start …» следует «seat» и номер стороны, от 0.
problem-log-file = Не хватает файла { $file } с картой: вставьте его строки перед первой строкой журнала.
problem-log-side-first = До первого ответа программе сообщают, за какую сторону она играет.
problem-log-side = Здесь не хватает строки, из которой программа узнаёт свою сторону.
problem-out-of-turn = Эта строка не вовремя.
problem-flooded = Программа написала намного больше, чем нужно.
problem-player = Номера игроков — от 0 до { $last }.
problem-moves-played = Сделанные ходы — это число.

## Прыгающие точки

problem-dots-move = Ход — это столбец от A до G, строка от 1 до 7 и направление N, E, S или W, например E4N.
problem-dots-parts = Позиция — это семь рядов через /, пробел и число сделанных ходов.
problem-dots-ply = После пробела стоит число сделанных ходов, от 0.
problem-dots-rows = В позиции семь рядов, а здесь { $count }.
problem-dots-row = В ряду { $row } семь клеток: от A до E — красные, от a до e — синие, цифра — пустые.
problem-dots-ply-most = При стольких точках на поле ходов сделано не больше { $most }.
problem-dots-player = 0 играет красными и начинает, 1 играет синими.

## Охота на кроликов

problem-rabbits-limit-line = Здесь стоит, сколько ходов у каждой стороны: от «limit 1» до «limit { $most }».
problem-rabbits-limit = Ходов у каждой стороны от 1 до { $most }.
problem-rabbits-limit-told = Ходов у каждой стороны от 1 до { $most }, на соревновании от 120 до 240.
problem-rabbits-parts = В позиции семь частей (капуста, кролики, охотники, очки кроликов, очки охотников, сделанные ходы, лимит ходов), а здесь { $count }.
problem-rabbits-points = Очки { $side ->
    [white] кроликов
   *[black] охотников
} — это число.
problem-rabbits-rabbit = Кролик { $number } — это клетка, например 13,10, или -, если он пойман; строки и столбцы от 0 до 23.
problem-rabbits-hunter = Охотник { $number } — это клетка, например 10,10; строки и столбцы от 0 до 23.
problem-rabbits-rabbits = Кроликов { $most }, а здесь { $found }.
problem-rabbits-hunters = Охотников { $most }, а здесь { $found }.
problem-rabbits-cabbage-rows = У капусты 24 ряда, а здесь { $count }.
problem-rabbits-cabbage-row = Ряд капусты { $row } — это шесть шестнадцатеричных цифр.
problem-rabbits-one-cell = В клетке { $cell } может стоять только одна фишка.
problem-rabbits-on-cabbage = В клетке { $cell } кролик, капусты там быть не может: он бы её съел.
problem-rabbits-white-points = У кроликов не больше очка за каждую клетку без капусты.
problem-rabbits-black-points = У охотников по { $capture } за пойманного кролика, и не больше, чем за всех, кого нет на поле.
problem-rabbits-played = При лимите ходов { $limit } сделано не больше { $most }.
problem-rabbits-player = 0 играет за кроликов и начинает, 1 — за охотников.

## Космические мыши

problem-mice-move = Стрелка — это столбец и строка от 0 до 24 и N, E, S или W, например 2 0 W.
problem-mice-size-line = Здесь стоят ширина и высота поля, например 9 9.
problem-mice-players-line = Здесь стоит число игроков, от 2 до 4.
problem-mice-doors-line = Здесь стоит число дверей, от 1 до 16.
problem-mice-turns-line = Здесь стоит число ходов, от 1 до 100.
problem-mice-rocket-line = Здесь стоит ракета игрока { $number }: её столбец и строка.
problem-mice-door-line = Здесь стоит дверь: её столбец или строка и её стена, N, E, S или W, например 2 E.
problem-mice-size = Поле квадратное, от 5 × 5 до 25 × 25.
problem-mice-players = Игроков от 2 до 4.
problem-mice-doors = Дверей от 1 до 16.
problem-mice-turns = Ходов от 1 до 100.
problem-mice-rocket-place = Ракета стоит в клетке поля, не в углу и не там, где уже есть ракета.
problem-mice-door-place = Дверь стоит в стене у строки или столбца поля, не у угла, и не две в одном месте.
problem-mice-rockets = У каждого игрока есть ракета.
problem-mice-parts = В позиции восемь частей (размер, ходы, ракеты, двери, поставленные стрелки, очки, стрелки, звери), а здесь { $count }.
problem-mice-rocket-text = Здесь нужна ракета, например 1,2.
problem-mice-door-text = Здесь нужна дверь, например 2E.
problem-mice-arrow-text = Здесь нужна стрелка, например 2,0W.
problem-mice-points-text = Здесь нужны очки, число.
problem-mice-animals-text = Здесь нужны звери, например 3,1N2m1c.
problem-mice-size-number = Размер — это число.
problem-mice-turns-number = Сколько всего ходов — это число.
problem-mice-placed-number = Сколько стрелок поставлено — это число.
problem-mice-placed = Стрелок поставлено не больше, чем ходов.
problem-mice-points = У каждого игрока есть очки, от 0 до { $most }.
problem-mice-arrows = У каждого игрока не больше { $most } стрелок.
problem-mice-animal-place = В клетке { $cell } звери стоять не могут: она за полем, яма или ракета.
problem-mice-animal-wall = Звери в клетке { $cell } не смотрят в стену: они уже повернули налево.
problem-mice-animal-twice = Звери в клетке { $cell }, идущие в одну сторону, считаются вместе.
problem-mice-animal-none = В клетке { $cell } хотя бы один зверь.
problem-mice-animals = Зверей не больше { $most }.

## Беглец и сыщики

problem-fugitive-cities-line = Здесь стоит число городов, от 4 до 200.
problem-fugitive-road-line = Здесь стоит дорога, например C 1-2, или END после последней.
problem-fugitive-road-ends = После вида дороги стоят два города, например { $kind } 1-2.
problem-fugitive-road-kind = «{ $kind }» — не вид дороги: есть C (автомобиль), T (поезд) и P (самолёт); END кончает карту.
problem-fugitive-map-count = На карте от { $least } до { $most } городов, а здесь { $found }.
problem-fugitive-map-loop = Дорога соединяет два разных города, а эта ведёт из { $city } в него же.
problem-fugitive-map-roads = У каждого города не меньше { $least } автодорог (C), а у города { $city } их { $found }.
problem-fugitive-map-apart = На автомобиле (C) можно доехать из любого города в любой, но не из 1 в { $city }.
problem-fugitive-map-plane = Самолёты (P) летают только в города с поездами (T), а в городе { $city } поездов нет.
problem-fugitive-map-end = После строки END ничего нет.
problem-fugitive-map-file = Карта лежит в папке программы под этим именем.
problem-fugitive-parts = В позиции пять частей (города, дороги, сыщики, беглец, сделанные ходы), а здесь { $count }.
problem-fugitive-cities-number = Сколько городов — это число.
problem-fugitive-road-text = Здесь нужна дорога, например C1-2.
problem-fugitive-detectives = Сыщики стоят в четырёх городах, например 1,2,3,4.
problem-fugitive-fugitive = Беглец стоит в городе, например 100.
problem-fugitive-placed-first = Первым ходом ставят сыщиков, всех четырёх, вторым — беглеца.
problem-fugitive-played = Когда на карте все, ходов сделано от 2 до { $most }.
problem-fugitive-not-on-map = Города { $city } на карте нет.
problem-fugitive-two-in = В городе { $city } два сыщика.
problem-fugitive-cities = Здесь нужны четыре города сыщиков, по одному в строке или все в одной, например 25 75 125 175.
problem-fugitive-side = Первая строка — Fugitive или Detectives.
problem-fugitive-kind-told = Здесь нужен вид дороги, C, T или P: где беглец, объявляют в каждом пятом раунде.

## Переправа

problem-crossing-move = Ход — это две буквы из N, E, S, W и H (ждать), по одной на игрока, например EN.
problem-crossing-step = Шаг — это одна из букв N, E, S, W и H (ждать).
problem-crossing-row = Здесь стоит ряд { $row } { $what ->
    [heights] высот
    [phases] фаз
   *[directions] направлений
}, всего восемь.
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
problem-crossing-parts = В позиции пять частей (высоты, места в цикле, фишки, проведённые фишки, сделанные ходы), а здесь { $count }.
problem-crossing-standpoint-parts = В том, что игрок знает сначала, четыре части (высоты, фишка, проведённые фишки, сделанные ходы), а здесь { $count }.
problem-crossing-heights-text = Высоты — это ряды через /, их { $size }, по { $size } знаков.
problem-crossing-height-digit = Высота — это цифра.
problem-crossing-places-text = Места в цикле — это ряды через /, их { $size }, по { $size } знаков.
problem-crossing-place-letter = Место в цикле — это буква от a до { $last }; у угла точка.
problem-crossing-token-cell = Клетка фишки — это её строка и столбец, от 0 до 7, например 7,0.
problem-crossing-two = Фишки и сколько их проведено — это по два значения через +.
problem-crossing-delivered-number = Сколько фишек проведено — это число.
problem-crossing-turns-number = Сколько ходов сделано — это число.
problem-crossing-turns = Ходов в партии: { $most }.
problem-crossing-standpoint-turns = Ходов в партии: { $most }, и за каждый проводят не больше одной фишки.
problem-crossing-tokens = У каждого игрока на поле есть фишка.
problem-crossing-on-goal = Фишка игрока { $number } в строке { $row }, столбце { $column } дошла до финиша, и её снимают с поля.
problem-crossing-under-water = Фишка игрока { $number } стоит в строке { $row }, столбце { $column }, а там вода.
problem-crossing-delivered = Игрок { $number } провёл больше одной фишки за ход.
problem-crossing-player = После высот стоит номер игрока, 0 или 1.
problem-crossing-window = Здесь нужны фазы девяти клеток вокруг фишки, от -9 до 9.
problem-crossing-window-edge = Число { $number } — за краем поля, там { $phase }.
problem-crossing-window-corner = Число { $number } — угол, его фаза { $phase }.
problem-crossing-window-island = Число { $number } — остров в строке { $row }, столбце { $column }, высотой { $height }: в этой фазе он после увиденного быть не может.

## Задачи

problem-generate-luck = достаточно хорошее не нашлось. Попробуйте ещё раз или возьмите больше дверей или ходов.
problem-generate-walls = дверей в стенах помещается не больше { $most }.
problem-generate-puzzle = В задаче не хватает 1 или 2 стрелок на поле не больше 13 × 13 или 3 на поле не больше 7 × 7, и остаётся от 4 до 24 ходов.
problem-goal = Здесь стоит цель, например «goal { $example }».
problem-goal-end = Задача кончается начальной позицией.
problem-goal-reached = Цель достигнута с самого начала.
problem-goal-over = В начальной позиции партия уже окончена.
problem-goal-level = Уровень — от 1 до { $most }, а здесь { $found }.
problem-goal-against = Уровень программы — это «against» и число от 1 до { $most }.
problem-goal-moves = Цель должна быть достижима за 1–{ $most } ходов, а здесь { $found }.
problem-dots-goal = Цель — это «cells» или «lead», сколько, «in» и число своих ходов, например «lead 5 in 3», или «win».
problem-dots-goal-cells = Клеток на поле { $most }, а здесь { $found }.
problem-rabbits-goal = Цель — это «eat» или «catch», сколько, «in» и число своих ходов, например «eat 5 in 4», или «survive» и число своих ходов.
problem-rabbits-goal-rabbits = Задача для кроликов, а ход охотников.
problem-rabbits-goal-hunters = Задача для охотников, а ход кроликов.
problem-rabbits-goal-cabbages = Капусты на поле { $most }: цель — от 1 до { $most }, а не { $found }.
problem-rabbits-goal-running = Кроликов на поле { $most }: цель — от 1 до { $most }, а не { $found }.
problem-mice-goal = Цель — это «points» или «margin» и сколько, например «points 12», или «none-lost».
problem-mice-goal-arrow = Здесь нужна стрелка, столбец и строка от 0 до 24 и N, E, S или W, например 2 0 W; или ?, если её нет.
problem-mice-goal-length = Ходов дано { $found }, а до конца партии их { $wanted }.
problem-mice-goal-open = Стрелок не хватает от 1 до { $most }, а здесь { $found }.
problem-mice-goal-player = На ходу { $turn } не хватает стрелки другого игрока, не того, чьей не хватает первой.
problem-fugitive-goal = Цель — это «catch» и число ходов сыщиков или «free» и число ходов беглеца, например «catch 4».
problem-fugitive-goal-cities = На карте задачи не больше { $most } городов, а здесь { $found }.
problem-fugitive-goal-placed = Задача начинается, когда обе стороны уже на карте.
problem-fugitive-goal-detectives = Задача для сыщиков, а ход беглеца.
problem-fugitive-goal-fugitive = Задача для беглеца, а ход сыщиков.
problem-crossing-goal = Цель — это «cross» и за сколько ходов, например «cross 17».
problem-crossing-goal-turns = У фишки от 1 до { $left } ходов до финиша, а здесь { $found }.
problem-crossing-goal-other = Фишка игрока 2 в строке { $row }, столбце { $column }, а пока решают задачу, она ждёт на старте.
