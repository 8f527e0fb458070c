# Russian texts of lessons.

lesson = Урок
lesson-title = Урок: { $game }
lesson-count = Шаг { $at } из { $count }
lesson-next = Дальше
lesson-show = Показать
lesson-back = Шаг назад
lesson-again = Сначала
lesson-right = Верно.
lesson-read = Читать дальше
lesson-wrong = Не этот. Попробуйте другой ход.
lesson-wrong-answer = Не совсем. Попробуйте другой ответ.
lesson-shown = Ход: { $move }
lesson-asks = Сначала ответьте на вопрос.
lesson-go-on = Этот шаг сделан. Нажмите «Дальше».
lesson-done = Готово
lesson-over = Вот и всё. Теперь можно играть.
lesson-unreadable = урок из этой ссылки не читается. Возможно, его сделали в более новой версии страницы.
lesson-unmoved = на шаге { $step } этого урока нет хода.

## Написать урок

teach-title = Написать урок: { $game }
teach-what = Ученик делает ходы одной стороны, остальные следуют сами. Скажите на каждом ходу, что нужно знать и что сделать. Урок хранится в адресе этой страницы.
teach-name = Название урока
teach-seat = Сторона ученика
teach-step-move = Шаг { $step }: ход { $move }
teach-step-question = Шаг { $step }: вопрос
teach-say = Что нужно знать и сделать
teach-question = Вопрос
teach-answers = Ответы, по одному в строке; перед верным — звёздочка
teach-accept = Другие подходящие ходы, по одному в строке (? — любой знак, * — любые знаки)
teach-done = Что сказать, когда сделано (можно не писать)
teach-wrong = Что сказать после ошибки (можно не писать)
teach-ask = Сначала спросить
teach-remove = Убрать вопрос
teach-end = Закончить урок здесь
teach-try = Попробовать
teach-say-usual = Сделайте ход { $move }.
teach-question-usual = Вопрос
teach-answer-usual = Ответ { $number }
teach-kept = Урок готов. В его ссылке есть всё.
teach-no-moves = У этой стороны нет ходов в этой партии. Выберите другую сторону или сделайте урок из партии с ходами.
teach-no-title = У урока ещё нет названия.
teach-no-sentence = На шаге { $step } ещё ничего не сказано.
teach-no-answers = На шаге { $step } нужно от двух до { $most } ответов.
teach-full = В уроке не больше { $most } шагов.
teach-change = Изменить этот урок
