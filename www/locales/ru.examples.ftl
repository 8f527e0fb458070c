# Russian texts of the page of examples.

examples-title = Игровые поля на ваших страницах
examples-about = Партии и задачи можно поставить на страницу курса: во фрейме, который работает везде, или элементом, который становится частью страницы. Поля ничего не отправляют на сервер и ничего не сохраняют о читателе.
examples-code = Код для вставки
examples-frame = Во фрейме
examples-frame-about = Фрейм работает на любой странице, где разрешены фреймы. Он сообщает странице о каждом ходе, а высотой подстраивается под поле.
examples-frame-none = Ходов ещё не было.
examples-frame-move = Ход { $ply }: { $move }.
examples-element = Элементом
examples-element-about = Один скрипт на страницу и по элементу на каждое поле. Элемент берёт у страницы тему и язык.
examples-graded = Задача с оценкой
examples-graded-about = Поле сообщает, как решена задача: с какой попытки и со сколькими подсказками. Сколько это стоит, решает страница: здесь 100 баллов, минус 20 за каждую следующую попытку и 15 за каждую подсказку.
examples-graded-none = Ещё не решена.
examples-graded-is = Баллы: { $grade }. { $attempts ->
    [one] { $attempts } попытка
    [few] { $attempts } попытки
    [many] { $attempts } попыток
   *[other] { $attempts } попытки
}, { $hints ->
    [0] без подсказок
    [one] { $hints } подсказка
    [few] { $hints } подсказки
    [many] { $hints } подсказок
   *[other] { $hints } подсказки
}.
examples-many = Десять полей сразу
examples-many-about = Поля, которых не видно, не тратят ресурсов. У всех полей страницы общие модули и не больше четырёх рабочих потоков.
examples-paste = Как вставить
examples-paste-about = Кнопка «Поделиться» у каждой партии и задачи даёт код фрейма. Где скрипты разрешены, годится и элемент.
examples-paste-mkdocs = HTML пишется в Markdown как есть, с пустой строкой до и после.
examples-paste-sphinx = Директивой raw.
examples-paste-jupyter = Директивой raw в Jupyter Book 1; в Jupyter Book 2, который не пропускает HTML, — фреймом.
examples-paste-quarto = В блоке raw.
examples-paste-moodle = В редакторе откройте исходный код и вставьте фрейм. Скрипты там вырезаются.
examples-paste-canvas = В редакторе выберите «Вставить», «Встроить» и вставьте фрейм. Скрипты там вырезаются.
examples-paste-html = На собственной странице.
