# Russian texts of moving to the visitor’s other devices.

moving-home = На главную
moving-title = Другие ваши устройства
moving-what = Всё хранится только в этом браузере. Перенесите всё в другой браузер: оно добавится к тому, что там есть, и ничего не заменит.
moving-save = Сохранить в файл
moving-open = Открыть файл
moving-link = Скопировать ссылку
moving-codes = Показать QR-коды
moving-nothing = Переносить пока нечего.
moving-saved = Сохранено в { $file }: { $what }.
moving-not-file = В файле { $file } нет ничего из Warren.
moving-link-copied = Ссылка скопирована. В ней { $what }. Отправьте её только себе: содержимое увидит каждый, кто её откроет.
moving-code-use = Отсканируйте код другим устройством и откройте ссылку. Перенесётся: { $what }.
moving-codes-use = Отсканируйте другим устройством все коды ({ $count }) в любом порядке и откройте каждую ссылку. Перенесётся: { $what }.
moving-code-of = Код { $at } из { $count }
moving-choose = Что перенести
moving-choose-link = Скопировать эту ссылку
moving-choose-codes = Показать эти коды
moving-too-long-link = Чтобы перенести всё, нужна ссылка в { $length } знаков. Некоторые программы обрезают ссылки длиннее { $longest }. Выберите, что перенести.
moving-too-long-codes = Для всего не хватит и { $most } QR-кодов. Выберите, что перенести.
moving-file-holds = В файл помещается всё.
moving-too-much = Вместе это не поместится. Выберите меньше или сохраните всё в файл.
moving-size = { $kilobytes } кБ
moving-part-progress = успехи в задачах и уроках
moving-part-results = { $count ->
    [one] { $count } результат
    [few] { $count } результата
    [many] { $count } результатов
   *[other] { $count } результата
}
moving-part-choices = настройки
moving-part-projects = { $count ->
    [one] { $count } проект
    [few] { $count } проекта
    [many] { $count } проектов
   *[other] { $count } проекта
}
moving-part-programs = { $count ->
    [one] { $count } программа
    [few] { $count } программы
    [many] { $count } программ
   *[other] { $count } программы
}
moving-part-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
moving-arrived = С вашего другого устройства
moving-come = Добавьте то, что пришло с вашего другого устройства: { $what }.
moving-stays = Здесь ничего не заменится. Добавляйте только то, что отправили сами.
moving-join = Добавить
moving-some = Получено кодов: { $here } из { $count }. Отсканируйте остальные.
moving-missing = Не хватает: { $codes }
moving-joined = Добавлено: { $what }.
moving-joined-nothing = Нового нет: всё уже было здесь.
moving-full = Не хватило места: { $what }.
moving-unread = Не удалось прочитать: { $what }.
moving-unread-names = Названия: { $names }.
moving-your-games = Ваши партии
moving-damaged = Ссылка повреждена или неполна. Скопируйте её ещё раз целиком или отсканируйте коды заново.
moving-later = Ссылка сделана в более новой версии Warren. Обновите страницу, чтобы получить последнюю версию.
