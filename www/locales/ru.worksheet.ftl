# Russian texts of worksheets.

worksheet = Лист с заданиями
worksheet-count = Задач на странице
worksheet-lines = Строки для ответов
worksheet-solutions = Решения на отдельной странице
worksheet-print = Печать
worksheet-back = Назад
worksheet-name = Имя
worksheet-date = Дата
worksheet-answers = Решения
worksheet-drawing = Рисуем поля…
worksheet-solving = Найдено решений: { $done } из { $count }.
worksheet-pages = { $count ->
    [one] { $count } страница
    [few] { $count } страницы
   *[many] { $count } страниц
}
