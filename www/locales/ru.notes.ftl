# Russian texts of notes on the positions of a game.

note-on = Заметка: { $position }
note-draw = Рисовать на поле
note-colour = Цвет рисунка
note-colour-green = Зелёный
note-colour-red = Красный
note-colour-blue = Синий
note-colour-yellow = Жёлтый
note-colour-violet = Лиловый
note-lines = Рисунок текстом, например «mark D4 red; arrow D4 E5»
note-full = В этой позиции больше нет места.
note-done = Готово
