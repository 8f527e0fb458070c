# Слова досок на чужих страницах, по-русски.

embed-failed = Это поле показать нельзя: { $reason }
embed-loading = Поле загружается.
embed-no-puzzle = по ссылке нет задачи. Ссылку на задачу копируют на её странице кнопкой «Поделиться».
embed-no-lesson = в этой ссылке нет урока.
embed-not-ready = Поле ещё не готово.
embed-open = Открыть в Warren
embed-option = Значение { $name } не может быть «{ $value }». Допустимо: { $allowed }.
embed-progress-allowed = то, что это же поле сообщило как progress, целиком
embed-watched = Эту партию можно только смотреть.

## Как передать

share-embed = Скопировать код для страницы
share-embed-copied = Код скопирован. Вставьте его в страницу как HTML.
share-embed-how = Как вставить код на страницу
share-lesson = Сделать урок
code-of-frame = Код фрейма
