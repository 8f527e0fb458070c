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
lesson-go-on = Этот шаг пройден. Нажмите «{ lesson-next }».
lesson-done = Готово
lesson-over = Вот и всё. Теперь можно играть.
lesson-unreadable = урок в этой ссылке не прочитать. Возможно, его сделали в более новой версии страницы.
lesson-unmoved = на шаге { $step } этого урока нет хода.

## Список уроков

lessons = Уроки
lessons-about = Каждый урок за несколько минут объясняет игру прямо на её поле.
lesson-new = Ещё не начат
lesson-finished = Пройден

## Написать урок

teach-title = Написать урок: { $game }
teach-what = Ученик делает ходы одной стороны, ходы остальных делаются сами. Объясните каждый ход и скажите, что сделать. Урок хранится в адресе этой страницы.
teach-name = Название урока
teach-seat = Сторона ученика
teach-step-move = Шаг { $step }: ход { $move }
teach-step-question = Шаг { $step }: вопрос
teach-say = Объяснение и задание
teach-question = Вопрос
teach-answers = Ответы, по одному в строке; перед верным — звёздочка
teach-accept = Другие подходящие ходы, по одному в строке (? — любой знак, * — любые знаки)
teach-done = Текст после верного хода (можно не писать)
teach-wrong = Текст после неверной попытки (можно не писать)
teach-ask = Сначала спросить
teach-remove = Убрать вопрос
teach-end = Закончить урок здесь
teach-try = Попробовать
teach-say-usual = Сделайте ход { $move }.
teach-question-usual = Вопрос
teach-answer-usual = Ответ { $number }
teach-kept = Урок готов. Ссылка содержит его целиком.
teach-no-moves = У этой стороны нет ходов в этой партии. Выберите другую сторону или сделайте урок из партии с ходами.
teach-no-title = У урока ещё нет названия.
teach-no-sentence = На шаге { $step } ещё нет текста.
teach-no-answers = Для вопроса на шаге { $step } нужно от двух до { $most } ответов.
teach-full = Шагов в уроке может быть не больше { $most }.
teach-change = Изменить этот урок
