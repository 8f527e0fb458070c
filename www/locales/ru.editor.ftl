# Слова расстановки позиции по-русски: загружаются вместе с ней, при первом посещении они не нужны.

edit-title = Расстановка: { $game }
edit-tools = Инструменты
edit-edits = Правки
edit-undo = Отменить правку
edit-redo = Повторить правку
edit-empty = Очистить
edit-usual = Обычное начало
edit-play = Играть отсюда
edit-share = Поделиться
edit-puzzle = Составить задачу
edit-words = { $game }: позиция для игры
edit-side = Чей ход
edit-state = { $count ->
    [0] Можно играть.
    [one] Осталось исправить { $count } неувязку.
    [few] Осталось исправить { $count } неувязки.
    [many] Осталось исправить { $count } неувязок.
   *[other] Осталось исправить { $count } неувязки.
}
edit-over = В этой позиции игра уже окончена.
edit-problems = Что не так
edit-more-problems = и ещё { $count }
edit-nothing = Здесь это ничего не меняет.
edit-nothing-there = Здесь брать нечего.
edit-carried = Теперь нажмите, куда перенести.
edit-pad = Перемещение по полю
edit-step = { $heading ->
    [N] На север
    [E] На восток
    [S] На юг
   *[W] На запад
}
edit-use = Сделать
edit-text = Позиция текстом; можно вставить свою
edit-text-none = Текст появится, когда всё будет в порядке.
edit-form = Что содержит текст
edit-form-position = Вся позиция
edit-copy = Скопировать
dots-tool-dot = { $side }
dots-tool-remove = Стереть
dots-edit-ply = Сделано ходов
dots-edit-note = Нажмите на клетку ещё раз, чтобы добавить точку, или наберите, сколько их. Пока не сделано ни одного хода, красные начинают в центре.
rabbits-tool-piece = { $seat ->
    [0] Кролик
   *[other] Охотник
}
rabbits-tool-move = Перенести
rabbits-tool-cabbage = Капуста
rabbits-tool-remove = Стереть
rabbits-edit-cell = { $row }, { $column }: { $what ->
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
problem-rabbits-draft-shared = В клетке { $cell } может стоять только одна фишка.
problem-rabbits-draft-cabbage = В клетке { $cell } кролик, капусты там быть не может: он бы её съел.
problem-rabbits-draft-eaten = У кроликов не больше очка за каждую клетку без капусты, то есть не больше { $most }.
problem-rabbits-draft-caught = У охотников за каждого пойманного кролика по { $each }, здесь не больше { $most }.
problem-rabbits-draft-limit = Ходов у каждой стороны от 1 до { $most }.
problem-rabbits-draft-ply = При таком лимите ходов сделано не больше { $most }.
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
mice-edit-note = Перед каждой стрелкой звери делают шаг: расставьте их так, как они стоят до него. Дверь встаёт в стену рядом с крайней клеткой.
mice-edit-board = Поле, как в начале входных данных головоломки
problem-mice-draft-rocket = У игрока { $player } нет ракеты.
problem-mice-draft-rockets = В клетке { $cell } две ракеты.
problem-mice-draft-doors = Дверей в наружной стене от 1 до { $most }, а не { $found }.
problem-mice-draft-door = Рядом с клеткой { $cell } двери быть не может, или их там две.
problem-mice-draft-on-rocket = В клетке { $cell } ракета, больше там ничего не стоит.
problem-mice-draft-arrows = В клетке { $cell } две стрелки.
problem-mice-draft-wall = Звери в клетке { $cell } смотрят в стену: поверните их.
problem-mice-draft-animals = Звери в клетке { $cell } подсчитаны неверно.
problem-mice-draft-count = Зверей не больше { $most }.
problem-mice-draft-points = У игрока { $player } не больше { $most } очков.
problem-mice-draft-turns = Ходов в партии от 1 до { $most }.
problem-mice-draft-ply = Стрелок поставлено не больше, чем ходов, а их { $most }.
problem-mice-draft-pit = В клетке { $cell } яма, там ничего не стоит.
crossing-tool-token = { $side }
crossing-tool-height = Высота
crossing-tool-pass = На ход вперёд
crossing-tool-turn = Направление
crossing-edit-turn = Сделано ходов
crossing-edit-delivered = { $side }: проведено
crossing-edit-note = Число на острове — его фаза, в скобках высота. Клавиши в клетке: от 2 до 5 — высота, + и − — фаза.
crossing-edit-board = Острова: высоты, фазы, направления
crossing-edit-island = высота { $height }, фаза { $phase }, { $direction ->
    [U] поднимается
   *[D] опускается
}
crossing-edit-corner = твёрдая земля
problem-crossing-draft-height = У острова в строке { $row }, столбце { $column } высота { $height }, а бывает от 2 до 5.
problem-crossing-draft-phase = У острова в строке { $row }, столбце { $column } фаза { $phase }, а при его высоте бывает от { $least } до { $most }.
problem-crossing-draft-token = Фишки игрока { $player } нет на поле.
problem-crossing-draft-goal = Фишка игрока { $player } стоит на своём финише, в строке { $row }, столбце { $column }, а оттуда фишки снимают с поля.
problem-crossing-draft-under = Фишка игрока { $player } стоит в строке { $row }, столбце { $column }, а там вода.
problem-crossing-draft-turn = Ходов в партии: { $most }.
problem-crossing-draft-delivered = Игрок { $player } проводит не больше фишки за ход, а ходов сделано { $turn }.
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
fugitive-edit-note = Дорога ведёт из города в город: нажмите на оба или протяните; ещё раз — и её нет. Кто ещё не на карте, того поставят в самой игре.
fugitive-edit-board = Только карта, connect.txt
fugitive-edit-city = Город { $city }: { $what }
fugitive-edit-city-bare = Город { $city }: без дорог
problem-fugitive-draft-ply = Когда на карте все, ходов сделано от { $least } до { $most }.
problem-fugitive-draft-detectives = Сыщиков ставят раньше беглеца, всех сразу (их { $all }) или никого: не хватает { $missing }.
problem-fugitive-draft-shared = В городе { $city } два сыщика.
problem-fugitive-draft-roads = У каждого города не меньше { $least } автодорог, а у города { $city } их { $found }.
problem-fugitive-draft-plane = Самолёты летают только в города с поездами, а в городе { $city } поездов нет.
problem-fugitive-draft-apart = На автомобиле можно доехать из любого города в любой, но не из 1 в { $city }.
problem-dots-draft-ply = При стольких точках на поле ходов сделано не больше { $most }.
