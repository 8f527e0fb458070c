# Russian texts of the visitor’s programs.

## Список

programs-none = Напишите программу, которая играет
programs-what = Она читает и пишет строки, как на соревновании, времени у неё столько же, но играет она здесь, в вашем браузере. Начните с игры: вы получите небольшую программу, которая уже играет, и улучшите её.
programs-new = Новая программа
programs-language = Язык
programs-language-javascript = JavaScript
programs-language-python = Python
programs-language-cpp = C++
programs-language-wasi = WebAssembly
programs-write = Написать программу для игры «{ $game }»
programs-no-starters = Готовой программы на этом языке нет. Добавьте свой файл или проверьте соединение и обновите страницу.
programs-simulator-what = Условие игры «{ $game }» требует другого: симулятора, который читает партию целиком и печатает её счёт.
programs-simulator = Начать с симулятора
programs-simulator-name = { $game }: симулятор
programs-facts = { $language } · { $game } · { $when }
programs-ladder = Пройдено уровней: { $passed } из { $levels }.
programs-batch = { $opponent }: побед { $won }, ничьих { $drawn }, поражений { $lost }.
programs-level = Уровень { $level }
programs-no-results = Результатов ещё нет.
programs-play-name = Играть программой «{ $name }»
programs-more = Ещё
programs-more-name = Ещё: программа «{ $name }»
programs-files = Все программы
programs-here = Программы хранятся только в этом браузере. Сохраните их в файл, чтобы перенести в другой браузер или иметь копию. У каждой программы хранится до { $versions } версий, а если они велики — меньше. Версии с названием хранятся дольше всего.
programs-room = Партии и журналы программ занимают { $used } из { $limit } МБ. Когда места не хватает, удаляются самые старые.
programs-room-label = Место для партий и журналов
programs-clear = Удалить партии и журналы
programs-clear-sure = Удалить все сохранённые партии и журналы всех программ? Программы и их версии останутся.
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
programs-later = Программы в этом браузере сохранила более новая версия страницы. Обновите страницу, чтобы их увидеть. То, что вы напишете до этого, пропадёт, когда вы закроете эту вкладку.
programs-unknown = Такой программы в этом браузере нет. Её могли удалить, или она в другом браузере.
programs-full = Программ в этом браузере уже { $most }, места для новых нет. Удалите лишние или сначала сохраните их в файл.

## Файлы

programs-bring-title = Добавить программу
programs-bring-what = Перетащите файлы сюда или выберите их: { $endings }. Файл { ".wasm" } — это программа для WASI, собранная из Rust, C, C++, Go, Zig или другого языка.
programs-bring = Выбрать файлы
programs-brought = { $count ->
    [one] Добавлена { $count } программа.
    [few] Добавлены { $count } программы.
    [many] Добавлено { $count } программ.
   *[other] Добавлено { $count } программы.
}
programs-which-game = В какую игру играет { $file }?
programs-refused-kind = Файл { $file } — не программа, которую можно запустить здесь. Имя файла может заканчиваться на { $endings }.
programs-refused-language = { $file }: программы на языке { $language } здесь пока не запустить.
programs-refused-large = Файл { $file } слишком велик: программа может занимать до { $most } кБ.
programs-refused-text = { $file } — не текст. Сохраните его в UTF-8.
programs-refused-unreadable = Файл { $file } не удалось прочитать. Выберите его ещё раз.
programs-refused-none = { $file } — не модуль WebAssembly. Соберите его для { "wasm32-wasip1" }.
programs-refused-broken = { $file } — модуль WebAssembly, который этот браузер не может прочитать. Соберите его для { "wasm32-wasip1" }.
programs-refused-startless = В модуле { $file } нет { "_start" }, значит, это не программа для WASI. Соберите его как программу, а не как библиотеку, для { "wasm32-wasip1" }.
programs-refused-needy = Модулю { $file } нужен «{ $needs }», а его здесь нет. Программе доступен только WASI preview 1: соберите её для { "wasm32-wasip1" }.

## Что можно сделать с программой

programs-name = Название программы
programs-games = Партии и лестница
programs-rename = Переименовать
programs-rename-title = Переименовать программу
programs-copy = Создать копию
programs-copy-name = { $name } (копия)
programs-copied = Создана копия «{ $name }».
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
tab-versions = Версии
programs-state-saved = Сохранено
programs-state-saving = Сохраняется…
programs-state-unkept = Пока открыта эта вкладка
programs-state-failed = Не сохранено
programs-clash = В другой вкладке сохранена другая версия этой программы.
programs-take-theirs = Взять ту версию
programs-keep-mine = Оставить эту
programs-removed = Эту программу удалили в другой вкладке.
programs-to-list = Все программы
programs-elsewhere = Программа открыта в другой вкладке, здесь её можно только читать.
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
programs-module-what = Исходного кода здесь нет. Соберите программу на своём компьютере и добавьте новый файл.
programs-replace = Заменить файл
programs-replaced = Файл заменён: теперь программа — { $file }.

programs-against = Уровень { $level } · { $side }
programs-against-title = С кем играть?
programs-against-level = Движок
programs-against-side = Сторона программы
programs-against-done = Готово

programs-no-game = Эта программа ещё не играла. Нажмите «{ play }», и здесь появится её партия.
programs-open-game = Открыть партию

code-keys = Клавиша Tab делает отступ. Чтобы выйти из редактора с клавиатуры, нажмите Escape, затем Tab.
code-not-understood = Синтаксическая ошибка.
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
programs-share-what = В ссылке весь исходный код; страница ничего не отправляет на сервер. Каждый, кто откроет ссылку, увидит код, прежде чем что-нибудь запустится.
programs-share-long = В ссылке было бы { $length } знаков. Некоторые программы обрезают ссылки длиннее { $longest }, поэтому поделитесь файлом.
programs-share-large = Для ссылки программа слишком велика. Поделитесь файлом.
programs-share-text = Текст для копирования
programs-share-words = { $name }: программа для игры «{ $game }» на языке { $language }
programs-shared = Чужая программа
programs-shared-what = Эту программу написал кто-то другой. Без вашего разрешения ничего не запустится. Когда она работает, ей недоступны ни сеть, ни ваши данные.
programs-shared-unoffered = Эту программу написал кто-то другой.
programs-keep = Сохранить копию
programs-play-it = Сыграть
programs-link-damaged = Программа в ссылке повреждена или неполна. Попросите прислать ссылку ещё раз или файл.
programs-link-later = Ссылка сделана в более новой версии Warren. Обновите страницу или попросите прислать файл.

## Команда

programs-native = На своём компьютере
programs-native-what = Команда warren судит партии программ на любом языке. Вот как собрать её из исходного кода и сыграть партию против движка уровня 3:
programs-records = Она сохраняет запись каждой партии; на поле запись покажет «{ open-record }». Вот как узнать, что ещё она умеет:

# Loading a language

programs-load-title = Загрузить { $language }?
programs-load-what = Программам на { $language } нужно { $megabytes } МБ. Они загружаются с этого сайта один раз и остаются в браузере.
programs-load-it = Загрузить { $megabytes } МБ
programs-loading = Загрузка
programs-loaded-of = { $done } из { $whole } МБ
programs-not-loaded-language = Не удалось загрузить. Проверьте соединение и попробуйте ещё раз. { $reason }
programs-share-challenge = Скопировать ссылку-вызов
programs-challenge-copied = Ссылка скопирована. Каждый, кто её откроет, сыграет против этой программы.
challenge-title = Победите эту программу
challenge-what = Сыграйте против неё сами или пусть сыграет одна из ваших программ.
challenge-play = Сыграть против неё
challenge-own = Ваша программа
challenge-set = Пусть сыграют
challenge-write = Написать программу
