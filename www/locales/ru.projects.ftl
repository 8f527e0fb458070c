# Russian texts of the list of the visitor’s projects.

projects-title = Продолжить работу
projects-all = Показать все: { $count }
projects-set = Набор задач
projects-course = Файл курса
projects-lesson = Урок
projects-position = Позиция
projects-program = Программа
projects-note = Заметки к партии
projects-delete-this = Удалить: { $title }, { $when }
projects-delete-sure = Удалить этот проект? Вернуть его будет нельзя.
