# Russian texts of the page that collects hand-ins.

collect = Собрать работы
collect-what = Посмотрите, что ученики сдали с полей Warren. Файлы читает только эта страница: она ничего не отправляет и всё забудет, когда вы её закроете.
collect-no-proof = Такой текст может изменить любой, кто знает как. Он годится для упражнений и показывает, что классу трудно, но ничего не доказывает.
collect-bring = Перетащите сюда файлы: отдельные, папками или zip-архивом всех работ из учебной системы.
collect-choose = Выбрать файлы
collect-choose-folder = Выбрать папку
collect-paste = Или вставьте тексты, сколько угодно
collect-take = Прочитать текст
collect-pasted = вставленный текст
collect-reading = Читаем: { $count }
collect-read = { $rows ->
    [one] Прочитана { $rows } работа
    [few] Прочитано { $rows } работы
   *[many] Прочитано { $rows } работ
}. { $doubles ->
    [0] { "" }
   *[other] Повторов, которые не считаются: { $doubles }.
}
collect-troubles = Не удалось засчитать: { $count }
collect-nothing = в нём нет ничего из Warren.
collect-damaged = работа повреждена: часть пропала или изменена. Попросите прислать её ещё раз.
collect-large = он слишком велик для сданной работы.
collect-stop = Остановить
collect-many = в нём больше 2000 работ. Остальные страница не прочитала.
collect-many-of-learner = под этим именем больше 500 работ. Остальные страница не прочитала.
collect-full = работ больше 20 000. Остальные страница не прочитала. Чтобы прочитать другие, обновите её.
collect-unreadable = его не удалось прочитать.
collect-zip-damaged = архив или файл в нём не прочитать: он повреждён или закрыт паролем.
collect-zip-large = архив слишком велик, или в нём больше 5000 файлов.
collect-unknown-game = его игры в этой версии Warren нет. Обновите страницу.
collect-other-progress = его части не относятся друг к другу: его изменили.
collect-rules = его ходы нарушают правила или не сходятся с результатом: его изменили.
collect-unchecked = его не удалось проверить: часть сайта не загрузилась. Добавьте его ещё раз.
collect-table = Сданные работы
collect-filter = Задача
collect-all = Все задачи и партии
collect-save = Сохранить как CSV
collect-column-name = Имя
collect-column-subject = Задача или партия
collect-column-outcome = Решено
collect-column-attempts = Попытки
collect-column-hints = Подсказки
collect-column-suggestions = Советы
collect-column-solutionShown = Решение показано
collect-column-takenBack = Отмены ходов
collect-column-time = Время на экране
collect-column-date = Сдано
collect-column-open = Поле
collect-column-wrong = Неверные ответы
collect-column-link = Ссылка
collect-column-file = Файл
collect-solved = решено
collect-share = { $solved } из { $count }
collect-unsolved = не решено
collect-won = победа
collect-lost = поражение
collect-drawn = ничья
collect-ended = окончена
collect-unfinished = не окончена
collect-yes = да
collect-no = нет
collect-open = Открыть
collect-open-what = Открыть в новой вкладке: { $what }
collect-game = { $game }: партия
collect-lesson = { $game }: урок
collect-puzzle = { $game } · { $task }
collect-by = Имена ниже указали ученики, а названия наборов придумали их авторы.
collect-set = Набор: { $title }
collect-another = { $name } ({ $count })
collect-tried-wrong = Попытка { $attempt }: неверно, { $moves }
collect-tried-solved = Попытка { $attempt }: решено, { $moves }
collect-sums = По задачам и партиям
collect-sum = Решили { $solved } из { $count }.{ $median ->
    [none] { "" }
   *[other] { " " }Попыток у решивших, медиана: { $median }.
}
collect-sum-game = Сыграли { $count }, выиграли { $solved }.
collect-wrong = Неверные ответы, сначала самые частые
collect-wrong-count = { $moves }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
