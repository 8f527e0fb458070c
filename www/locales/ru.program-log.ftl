# Russian texts of a visitor’s program in a game.

stall-program-asleep = В этой партии играет ваша программа. Она начнёт, когда вы её запустите.
stall-program-gone = Этой программы больше нет в браузере.
stall-program-faulty = Программу не удалось запустить: { $message }
stall-program-position = Партия начинается с расставленной позиции. Программа может играть только с обычного начала.
stall-program-unstarted = Программу не удалось запустить: { $message }
stall-program-slow = Программа думала больше 10 секунд над ответом, который должна была повторить.
stall-program-differs = После нового запуска программа отвечает «{ $message }», а раньше сыграла иначе.
stall-program-differs-unseen = После нового запуска программа отвечает не так, как раньше.
stall-program-evicted = Браузер дважды завершил эту программу — возможно, не хватило памяти. Никто не проиграл.
stall-program-uncontrolled = Браузер не передаёт программе строки. Закройте другие вкладки этого сайта и попробуйте ещё раз или откройте сайт не в приватном окне.
stall-program-unloaded = Программе нужен её язык. Объём загрузки — { $message } МБ.
stall-program-load = Загрузить
stall-program-start = Запустить
stall-program-go-on = Продолжить с этого места
stall-program-again = Попробовать ещё раз

program-evicted = Браузер завершил программу. Она запущена заново и прочитала партию до этого места.
program-uncontrolled = Браузер перестал передавать программе строки. Она запущена заново и прочитала партию до этого места.

tab-program = Программа
program-turn = Ход { $number }
program-time = { $took } из { $limit }
program-again = { $time }, повтор
program-milliseconds = { $ms } мс
program-times = Время каждого ответа
program-times-limited = Самый долгий ответ { $longest } (ход { $number }), медиана { $median }, предел { $limit }.
program-times-unlimited = Самый долгий ответ { $longest } (ход { $number }), медиана { $median }, без предела.
program-no-answer = ответа нет
program-no-answer-yet = ответа пока нет
program-none = Здесь появятся, ход за ходом, строки, которые программа читает и пишет.
program-secret = Строки программы остаются тайной до конца партии.
program-undrawn = { $unplaced ->
    [0] Строк этого хода, похожих на рисунок, но непонятных: { $damaged }.
   *[other] Строк этого хода не нарисовано: непонятных { $damaged }, без места на поле { $unplaced }.
}
program-cut = (В стандартном потоке ошибок больше текста, чем хранит страница.)
program-partial = (строка не закончена)
program-copy-input = Скопировать ввод до этого хода
program-input-copied = Скопировано всё, что программа прочитала до своего ответа номер { $number }.
program-save = Сохранить журнал
program-rerun = Запустить отсюда снова
program-replay = Переиграть с текущим кодом
program-test = Сделать проверку
program-edit = Изменить программу
program-at-line = (строка { $line })
program-lost-late = Программа проиграла по времени: ответ номер { $number } занял { $took }, а разрешено { $limit }.
program-lost-silent = Программа проиграла: она не ответила за { $limit }.
program-no-line-script = Определить строку, на которой она работала, нельзя: браузеры не показывают, где сейчас выполняется скрипт.
program-no-line-module = Определить строку, на которой она работала, нельзя: браузеры не показывают, где сейчас выполняется модуль WebAssembly.
program-no-line-python = Строку, на которой она работала, страница не определяет: Python стал бы от этого медленнее примерно в пять раз.
program-no-line-help = Чтобы найти её, пишите перед каждым шагом в стандартный поток ошибок. Наведите указатель на строку журнала, и появится её время.
program-silence-buffered = Ответ не пришёл вовремя: он остался в буфере программы. Сбрасывайте буфер после каждого ответа, { $how }.
program-silence-perhaps = Возможно, ответ остался в буфере программы: сбрасывайте стандартный вывод после каждого ответа, { $how }.
program-silence-unended = Программа написала `{ $text }` без перевода строки, а ответ должен им заканчиваться.
program-flush-python = в Python так: `print(move, flush=True)`
program-flush-cpp = в C++ так: `cout << move << endl;`
program-flush-c = в C так: `fflush(stdout);`
program-flush-javascript = в JavaScript так: `console.log(move)`
program-flush-other = например, `print(move, flush=True)` в Python, `cout << move << endl;` в C++, `fflush(stdout);` в C
program-lost-illegal = Программа проиграла из-за недопустимого ответа на ходу { $number }: { $why }.
program-lost-crashed = Программа проиграла: она завершилась, когда от неё ждали ответа.
program-lost-resigns = Сторона программы сдалась.
program-ended-exit = Программа завершилась.
program-ended-error = Программа остановилась с ошибкой.
program-ended-trap = Программа аварийно завершилась.
program-trap-abort = Программа аварийно завершилась: она вызвала abort().
program-trap-assert = Программа аварийно завершилась: условие в assert не выполнено.
program-trap-call = Программа аварийно завершилась: вызов функции по неверному указателю.
program-trap-conversion = Программа аварийно завершилась: число не помещается в новый тип.
program-trap-division = Программа аварийно завершилась: деление на ноль или слишком большое частное.
program-trap-exception = Программа аварийно завершилась: исключение никто не перехватил.
program-trap-memory = Программа аварийно завершилась: обращение за пределы памяти.
program-trap-null = Программа аварийно завершилась: обращение по нулевому указателю.
program-trap-stack = Программа аварийно завершилась: слишком много вложенных вызовов.
program-trap-terminate = Программа аварийно завершилась: она вызвала std::terminate().
program-trap-unreachable = Программа аварийно завершилась: она дошла до места, куда попасть нельзя, например до конца функции без return.
program-ended-flood = Программа написала намного больше, чем требовалось.
program-ended-memory = Программа заняла больше памяти, чем разрешено.
program-ended-unstarted = Программа не запустилась.
program-failed-game = В последней партии этот код дал сбой в строке { $line }.
program-failed-games = В последней серии партий этот код дал сбой в строке { $line }.
program-show-line = К строке { $line }

replay-playing = Текущий код играет эту партию снова…
replay-result =
    Раньше: { $before }
    Теперь: { $now }
replay-differs = С хода { $number } программа отвечает иначе. До него соперник повторяет свои ходы.
replay-same = Текущий код даёт те же ответы.
replay-before = Раньше
replay-now = Теперь
replay-no-answer = нет ответа
replay-back = На ход назад
replay-on = На ход вперёд
replay-from = Переиграть с хода { $number }
replay-test = Сделать ход { $number } тестом
replay-open = Открыть новую партию
