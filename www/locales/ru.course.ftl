# Russian texts of a course file in a learning system.

course-items = Задания
course-item = Задание { $item }
course-titled-item = { $item }. { $title }
course-item-open = ещё не решено
course-item-solved = решено, баллы: { $points }
course-item-done = пройдено, баллы: { $points }
course-item-shown = решение показано
course-so-far = Готово { $done } из { $count }. Пока баллов: { $points } из 100.
course-passed = Готово. Баллы: { $points } из 100. Зачтено.
course-failed = Готово. Баллы: { $points } из 100. Для зачёта нужно { $pass }.
course-next = Дальше
course-leave = Закончить
course-closed = Ваша работа передана. Страницу можно закрыть.
course-ready = Ваша работа сохраняется в курсе.
course-saving = Сохраняется в курсе…
course-saved = Сохранено в курсе.
course-failed-to-save = Не сохранено в курсе: { $reason }
course-save-again = Сохранить ещё раз
course-unconnected = Страница открыта не из учебной системы, поэтому ваша работа не сохраняется.
course-read-only = Вы просматриваете этот курс. Ваша работа не сохраняется.
course-refused = Учебная система отказала в сеансе, поэтому ваша работа не сохраняется: { $reason }
