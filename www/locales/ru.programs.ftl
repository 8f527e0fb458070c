# Russian texts of the visitor’s programs.

## Список

programs-none = Напишите программу, которая играет
programs-what = Она читает и пишет строки, как на соревновании, времени у неё столько же, а играет она здесь, в вашем браузере. Начните с игры: вы получите небольшую программу, которая уже играет, и сделаете её сильнее.
programs-new = Новая программа
programs-language = Язык
programs-language-javascript = JavaScript
programs-language-python = Python
programs-language-cpp = C++
programs-language-wasi = WebAssembly
programs-write = Написать программу для игры «{ $game }»
programs-no-starters = На этом языке начать не с чего. Принесите файл или проверьте соединение и загрузите страницу снова.
programs-simulator-what = Условие игры «{ $game }» требует другого: симулятор, который читает партию целиком и печатает её счёт.
programs-simulator = Начать с симулятора
programs-simulator-name = { $game }: симулятор
programs-facts = { $language } · { $game } · { $when }
programs-ladder = Пройдено уровней: { $passed } из { $levels }.
programs-batch = { $opponent }: побед { $won }, ничьих { $drawn }, поражений { $lost }.
programs-level = Уровень { $level }
programs-no-results = Результатов ещё нет.
programs-play-name = Играть программой «{ $name }»
programs-more = Ещё
programs-more-name = Ещё о программе «{ $name }»
programs-files = Все программы
programs-here = Программы хранятся только в этом браузере. Файл перенесёт их в другой и сохранит, если данные браузера удалят. У каждой программы хранятся последние версии, игравшие серию или лестницу: не более { $versions }, больших — меньше.
programs-save-all = Сохранить все в файл
programs-load = Загрузить файл
programs-loaded = { $count ->
    [one] Загружена { $count } программа.
    [few] Загружены { $count } программы.
    [many] Загружено { $count } программ.
   *[other] Загружено { $count } программы.
}
programs-not-loaded = В файле { $file } нет программ Warren.
programs-unread = В { $file } не читается: { $names }{ $more ->
    [0] .
   *[other] {" "}и ещё { $more }.
}
programs-later = Программы в этом браузере хранит более новая версия страницы. Загрузите страницу снова, чтобы их увидеть. То, что вы напишете до этого, пропадёт, когда вы закроете эту вкладку.
programs-unknown = Такой программы в этом браузере нет. Её могли удалить, или она в другом браузере.
programs-full = Программ уже { $most }, больше не поместится. Удалите лишние, а прежде сохраните их в файл.

## Файлы

programs-bring-title = Принести программу
programs-bring-what = Перетащите файлы сюда или выберите их: { $endings }. Файл { ".wasm" } — это программа для WASI, собранная из Rust, C, C++, Go, Zig или другого языка.
programs-bring = Выбрать файлы
programs-brought = { $count ->
    [one] Добавлена { $count } программа.
    [few] Добавлены { $count } программы.
    [many] Добавлено { $count } программ.
   *[other] Добавлено { $count } программы.
}
programs-which-game = В какую игру играет { $file }?
programs-refused-kind = { $file } — не программа, которую можно запустить здесь. Имя файла может кончаться на { $endings }.
programs-refused-language = { $file }: программы на языке { $language } здесь пока не запустить.
programs-refused-large = Файл { $file } слишком велик: в программе может быть { $most } кБ.
programs-refused-text = { $file } — не текст. Сохраните его в UTF-8.
programs-refused-unreadable = Файл { $file } не удалось прочитать. Выберите его ещё раз.
programs-refused-none = { $file } — не модуль WebAssembly. Соберите его для { "wasm32-wasip1" }.
programs-refused-broken = { $file } — модуль WebAssembly, который этот браузер прочитать не может. Соберите его для { "wasm32-wasip1" }.
programs-refused-startless = В модуле { $file } нет { "_start" }, значит, это не программа для WASI. Соберите его как программу, а не как библиотеку, для { "wasm32-wasip1" }.
programs-refused-needy = Модулю { $file } нужен «{ $needs }», а его здесь нет. Программе доступен только WASI preview 1: соберите её для { "wasm32-wasip1" }.

## Что можно сделать с программой

programs-name = Название программы
programs-games = Партии и лестница
programs-rename = Переименовать
programs-rename-title = Переименовать программу
programs-copy = Копировать
programs-copy-name = { $name } (копия)
programs-copied = «{ $name }» — копия.
programs-share = Поделиться
programs-save = Сохранить в файл
programs-delete = Удалить
programs-delete-sure = Удалить программу «{ $name }»? Вернуть её будет нельзя.
programs-deleted = Программа «{ $name }» удалена.
programs-find = Найти и заменить

## Редактор

programs-about = { $language } · { $game }
programs-source = Исходный код: { $name }
programs-panel = Об этой программе
tab-source = Код
tab-last-game = Партия
tab-assignment = Задание
programs-state-saved = Сохранено
programs-state-saving = Сохраняется…
programs-state-unkept = Пока открыта эта вкладка
programs-state-failed = Не сохранено
programs-clash = Другая вкладка сохранила другой текст этой программы.
programs-take-theirs = Взять тот текст
programs-keep-mine = Оставить этот
programs-removed = Эту программу удалили в другой вкладке.
programs-to-list = Все программы
programs-elsewhere = Эту программу пишут в другой вкладке, а здесь её можно только читать.
programs-write-here = Писать здесь
programs-faulty = Программу пока не запустить: { $message }
programs-faulty-line = Программу пока не запустить. Строка { $line }: { $message }
programs-ready-title = Программа готовится
programs-ready-loading = Загружается…
programs-ready-starting = Запускается…
programs-ready-compiling = Компилируется…
programs-unoffered = Программу можно писать и сохранить в файл.
programs-obstacle-browser = Программы на языке { $language } в этом браузере не запустить. Их запускают новые версии Chrome, Edge и Firefox.
programs-obstacle-site = Этот сайт собран без языка { $language }, поэтому программы на нём здесь не запустить.
programs-obstacle-unknown = Программы на языке { $language } сейчас не запустить: не удалось узнать у сайта, что им нужно. Проверьте соединение.
programs-module = Модуль WebAssembly, { $kilobytes } кБ.
programs-module-what = Исходного кода здесь нет. Соберите программу на своём компьютере и принесите новый файл.
programs-replace = Заменить файл
programs-replaced = Теперь программа — это { $file }.

programs-against = Уровень { $level } · { $side }
programs-against-title = С кем играть?
programs-against-level = Движок
programs-against-side = Сторона программы
programs-against-done = Готово

programs-no-game = Эта программа ещё не играла. Нажмите «Играть», и её последняя партия появится здесь.
programs-open-game = Открыть партию

code-keys = Клавиша Tab делает отступ. Чтобы выйти из редактора с клавиатуры, нажмите Escape, затем Tab.
code-not-understood = Здесь непонятно, что написано.
code-find = Найти
code-replacement = Заменить на
code-next = Дальше
code-previous = Назад
code-all = Все
code-case = С учётом регистра
code-regexp = Регулярное выражение
code-words = Слова целиком
code-replace = Заменить
code-replace-all = Заменить все
code-close = Закрыть
code-match = найдено здесь
code-on-line = в строке
code-go-to-line = К строке
code-go = Перейти
code-diagnostics = Ошибки
code-no-diagnostics = Ошибок нет

## Поделиться

programs-share-title = Поделиться программой
programs-share-what = В ссылке весь исходный код, на сервер ничего не отправляется. Кто откроет её, сначала увидит код, и только потом сможет его запустить.
programs-share-long = В ссылке было бы { $length } знаков. Некоторые программы обрезают ссылки длиннее { $longest }, поэтому поделитесь файлом.
programs-share-large = Для ссылки программа слишком велика. Поделитесь файлом.
programs-share-text = Текст для копирования
programs-share-words = { $name }: программа для игры «{ $game }» на языке { $language }
programs-shared = Чужая программа
programs-shared-what = Эту программу написал кто-то другой. Ничего не запустится, пока вы не скажете. Когда она работает, ей недоступны ни сеть, ни ваши данные.
programs-shared-unoffered = Эту программу написал кто-то другой.
programs-keep = Взять копию
programs-play-it = Сыграть
programs-link-damaged = Программа в ссылке повреждена или неполна. Попросите ссылку ещё раз или файл.
programs-link-later = Ссылка сделана более новой версией Warren. Загрузите страницу снова или попросите файл.

## Команда

programs-native = На своём компьютере
programs-native-what = Команда warren судит программы на любом языке. Она собирается из исходного кода и здесь проводит партию против движка уровня 3:
programs-records = Каждую партию она записывает; на поле её покажет «Открыть партию из текста». Что ещё умеет команда, скажет она сама:

# Loading a language

programs-load-title = Загрузить { $language }?
programs-load-what = Программам на { $language } нужно { $megabytes } МБ. Они один раз загружаются с этого сайта и остаются в браузере.
programs-load-it = Загрузить { $megabytes } МБ
programs-loading = Загрузка
programs-loaded-of = { $done } из { $whole } МБ
programs-not-loaded-language = Загрузить не удалось. Проверьте соединение и попробуйте ещё раз. { $reason }
programs-share-challenge = Скопировать ссылку-вызов
programs-challenge-copied = Ссылка скопирована. Кто её откроет, сыграет против этой программы.
challenge-title = Победите эту программу
challenge-what = Сыграйте против неё сами или выставьте против неё свою программу.
challenge-play = Сыграть против неё
challenge-own = Ваша программа
challenge-set = Выставить против этой
challenge-write = Написать программу
