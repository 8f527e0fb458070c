# Russian texts of problems in texts, records, logs and puzzles.

## Где это

open-record-as = Прочитано как «{ $game }». { $reason }
problem-line = Строка { $line }. { $reason }
problem-line-found = Строка { $line }, «{ $found }». { $reason }

## Тексты, записи и журналы

problem-fault = На странице произошла ошибка. Обновите страницу.
problem-text-long = Текст слишком длинный: читается не больше { $most } знаков.
problem-text-none = Текста нет.
problem-unknown-game = Такой игры нет. Есть: { $games }.
problem-record-head = Запись начинается с «warren 1» и названия игры, например «warren 1 dots».
problem-record-version = Эта страница читает записи версии 1.
problem-record-other-game = Здесь должна быть запись другой игры: { $game }.
problem-record-start = Начальная позиция описана до этой строки.
problem-record-after-end = После строки «end { $seat } { $reason }» ничего быть не может.
problem-record-end = Конец партии записывают так: «end», номер стороны от 0 до { $last } и причина, одна из { $reasons }.
problem-log-long = Для журнала это слишком много: читается не больше { $most } байт.
problem-log-head = Журнал начинается с «warren 1», названия игры и слова «log», например «warren 1 dots log».
problem-log-none = Здесь не хватает строки, которую программа прочла, «>> …», или написала, «<< …».
problem-log-seat = За «start …» следует «seat» и номер стороны, от 0.
problem-log-file = Не хватает файла { $file } с картой: вставьте его строки перед первой строкой журнала.
problem-log-side-first = Программа узнаёт, за какую сторону играет, до своего первого ответа.
problem-log-side = Здесь не хватает строки со стороной программы.
problem-log-refused = После ответа, который судья не принял, журнал заканчивается.
problem-out-of-turn = Эта строка стоит не в свою очередь.
problem-flooded = Программа написала намного больше, чем нужно.
problem-player = Номера игроков — от 0 до { $last }.
problem-moves-played = Число сделанных ходов нужно записать цифрами.

## Задачи

problem-generate-luck = достаточно хорошей задачи не нашлось. Попробуйте ещё раз или возьмите больше дверей или ходов.
problem-goal = В этой строке задают цель, например «goal { $example }».
problem-goal-end = Задача заканчивается начальной позицией.
problem-goal-reached = Цель достигнута уже в начальной позиции.
problem-goal-over = В начальной позиции партия уже окончена.
problem-goal-level = Уровень — от 1 до { $most }, а здесь { $found }.
problem-goal-edition = Версии этой программы — от 1 до { $most }, а здесь { $found }.
problem-goal-against = Уровень программы — это «against» и число от 1 до { $most }.
problem-goal-moves = Цель должна быть достижима за 1–{ $most } ходов, а здесь { $found }.
