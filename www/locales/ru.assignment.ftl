# Russian texts of the Assignment tab.

assignment-run = Запустить на примере и на сгенерированных данных
assignment-run-others = Запустить на других данных
assignment-progress = Пройдено наборов данных
assignment-running = Набор данных { $number } из { $count }…
assignment-searching = Ищем ход, на котором счёт становится неверным: { $turn }…
assignment-cancelled = Отменено.
assignment-all = Все ответы верны, наборов данных: { $count }.
assignment-some = Верных ответов: { $right } из { $count }.
assignment-example = Пример из условия
assignment-right = Верно
assignment-wrong = Неверно
assignment-late = Слишком поздно
assignment-ended = Завершилась с ошибкой
assignment-limit = Программа не завершилась за { $seconds } секунд.
assignment-said = В стандартном потоке ошибок:
assignment-printed = Напечатано
assignment-expected = Ожидалось
assignment-nothing = ничего
assignment-found = { $turn ->
    [1] Счёт неверен уже после первого хода.
   *[other] До хода { $before } включительно счёт верен, а с ходом { $turn } уже нет.
}
assignment-found-otherwise = Если оставить только ходы до { $turn } включительно, программа ошибается иначе.
assignment-untried = Программа работает долго, поэтому некоторые более ранние ходы не проверены.
assignment-board = Поле после этих ходов
assignment-open = Открыть партию на этом ходу
assignment-input = Скопировать входные данные
assignment-output = Скопировать верный ответ
assignment-input-copied = Входные данные скопированы.
assignment-output-copied = Верный ответ скопирован.
