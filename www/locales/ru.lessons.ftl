# Слова уроков по-русски: загружаются с первым уроком.

lesson = Урок
lesson-title = Урок: { $game }
lesson-count = Шаг { $at } из { $count }
lesson-next = Дальше
lesson-show = Показать
lesson-back = Шаг назад
lesson-again = Сначала
lesson-right = Верно.
lesson-wrong = Не этот. Попробуйте другой ход.
lesson-wrong-answer = Не совсем. Попробуйте другой ответ.
lesson-shown = Ход: { $move }
lesson-asks = Сначала ответьте на вопрос.
lesson-go-on = Этот шаг сделан. Нажмите «Дальше».
lesson-done = Готово
lesson-over = Вот и всё. Теперь можно играть.
lesson-unreadable = урок из этой ссылки не читается. Возможно, его сделали в более новой версии страницы.
lesson-unmoved = на шаге { $step } этого урока нет хода.
