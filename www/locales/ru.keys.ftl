# Russian texts of the list of keys.

keys-title = Клавиши
keys-board = Поле: { $game }
keys-page = Страница
keys-of-page =
    ? | этот список
    ← → | ход назад и ход вперёд, вне поля
    Пробел | показать партию ход за ходом, если ходить нельзя
    Tab | к следующему элементу
    Esc | отменить выбор, закрыть окно
