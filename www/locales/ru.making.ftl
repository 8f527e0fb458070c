# Слова о том, что посетитель делает сам, на главной странице, по-русски.

making-range = Вне допустимых пределов: { $what }.
making-title = Продолжить работу
making-all = Показать все: { $count }
making-set = Набор задач
making-course = Файл курса
making-lesson = Урок
making-position = Позиция
making-program = Программа
making-note = Заметки к партии
making-delete-this = Удалить: { $title }, { $when }
making-delete-sure = Удалить этот проект? Вернуть его будет нельзя.
