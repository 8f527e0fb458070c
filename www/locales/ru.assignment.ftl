# Russian texts of the Assignment tab.

assignment-run = Запустить на примере и на новых входных данных
assignment-run-others = Запустить на других данных
assignment-progress = Сколько входных данных пройдено
assignment-running = Входные данные { $number } из { $count }…
assignment-searching = Поиск хода, на котором счёт становится неверным: { $turn }…
assignment-cancelled = Остановлено.
assignment-all = Всё верно, входных данных: { $count }.
assignment-some = Верно { $right } из { $count }.
assignment-example = Пример из условия
assignment-right = Верно
assignment-wrong = Неверно
assignment-late = Слишком поздно
assignment-ended = Завершилась с ошибкой
assignment-limit = Программа не завершилась за { $seconds } секунд.
assignment-said = В стандартном потоке ошибок:
assignment-printed = Напечатано
assignment-expected = Верно
assignment-nothing = ничего
assignment-found = { $turn ->
    [1] Счёт неверен уже после первого хода.
   *[other] До хода { $before } включительно счёт верен, а с ходом { $turn } уже нет.
}
assignment-found-otherwise = Если оставить ходы до { $turn } включительно, программа ошибается иначе.
assignment-untried = Программа работает долго, поэтому некоторые из более ранних ходов не проверены.
assignment-board = Поле в конце этих ходов
assignment-open = Открыть партию на этом ходу
assignment-input = Копировать входные данные
assignment-output = Копировать верный ответ
assignment-input-copied = Входные данные скопированы.
assignment-output-copied = Верный ответ скопирован.
