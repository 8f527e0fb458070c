# Russian texts of the dialogs that share something.

share-title = Поделиться партией
share-title-puzzle = Поделиться задачей
share-link-about = Кто её откроет, увидит то же поле.
share-more = Ещё
share-start-only = Пока партия не окончена, в ней есть тайны. Сейчас можно передать только её начало.
share-when-over = До конца партии её начало — тайна. Поделиться партией можно будет потом.
share-chat = Скопировать для чата
share-text = Скопировать как текст
share-picture = Картинка…
share-picture-about = Изображение или анимация поля.
share-log-of = Журнал программы
share-log = Скопировать
share-log-copied = Журнал скопирован.
share-log-only = Это то, что прочитала и написала одна программа. Журнал передают как текст.
text-of-log = Журнал текстом
share-chat-copied = Текст и ссылка скопированы.
share-too-long = Знаков в ссылке: { $length }. Некоторые программы обрезают ссылки длиннее { $longest }, поэтому сохраните партию в файл: на главной странице его откроет «Открыть партию из текста».
link-of-game = Ссылка на эту партию
chat-of-game = Эта партия для чата
text-of-game = Эта партия текстом
share-embed = Скопировать код для страницы…
share-embed-about = Поле на вашей веб-странице.
share-course = Сохранить для курса
share-change = Изменить эту задачу
share-words = Добавить свой текст
share-lesson = Сделать урок

## Поле на другой странице

embedding-title = Поле на вашей странице
embedding-use = Посетители
embedding-watch = просматривают партию
embedding-play = играют с этой позиции
embedding-level = Движок
embedding-language = Язык
embedding-language-visitor = Язык посетителя
embedding-analysis-play = Посетители могут спросить хороший ход
embedding-analysis-puzzle = Посетители могут смотреть подсказки и решение
embedding-hand-in = С кнопкой, чтобы сдать работу
embedding-copy = Скопировать код
embedding-preview = Так выглядит фрейм
share-embed-copied = Код скопирован. Вставьте его в страницу как HTML.
share-embed-how = Как вставить код на страницу
code-of-frame = Код фрейма
share-code-long = Ссылка слишком длинна для QR-кода, который мог бы прочесть телефон.
share-code-missing = Не удалось загрузить QR-код.
