# Russian texts of the position editor.

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
    [one] Осталось исправить { $count } ошибку.
    [few] Осталось исправить { $count } ошибки.
    [many] Осталось исправить { $count } ошибок.
   *[other] Осталось исправить { $count } ошибки.
}
edit-over = В этой позиции партия уже окончена.
edit-problems = Что исправить
edit-more-problems = и ещё { $count }
edit-nothing = Здесь это ничего не меняет.
edit-nothing-there = Здесь брать нечего.
edit-carried = Теперь нажмите на новое место.
edit-pad = Перемещение по полю
edit-step = { $heading ->
    [N] На север
    [E] На восток
    [S] На юг
   *[W] На запад
}
edit-use = Применить
edit-text = Позиция текстом: скопируйте её или вставьте свою
edit-text-none = Текст появится, когда всё будет исправлено.
edit-form = Содержание текста
edit-form-position = Вся позиция
edit-copy = Скопировать
