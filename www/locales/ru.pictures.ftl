# Russian texts of pictures.

## Картинки

picture-title = Картинка: { $game }
picture-kind = Формат
picture-kind-png = PNG
picture-kind-svg = SVG
picture-kind-gif = GIF
picture-kind-png-hint = Картинка для чатов, документов и слайдов.
picture-kind-svg-hint = Рисунок, чёткий в любом размере: для печати и веб-страниц.
picture-kind-gif-hint = Партия ход за ходом, по кругу.
picture-pixels = Размер
picture-pixels-of = { $pixels } × { $pixels } пикселей
picture-theme = Цвета
picture-theme-light = Светлые
picture-theme-dark = Тёмные
picture-moves = Ходы
picture-moves-all = Вся партия
picture-moves-rest = С показанной позиции
picture-speed = Скорость
picture-speed-slow = Медленно
picture-speed-normal = Обычно
picture-speed-fast = Быстро
picture-making = Рисуем…
picture-file = { $kind }, { $pixels } × { $pixels } пикселей, { $size } кБ
picture-drawing = { $kind }, { $size } кБ
picture-frames = { $count ->
    [one] { $count } позиция, { $seconds } с.
    [few] { $count } позиции, { $seconds } с.
    [many] { $count } позиций, { $seconds } с.
   *[other] { $count } позиции, { $seconds } с.
}
picture-make = Создать GIF
picture-progress = Позиция { $done } из { $all }
picture-cancelled = Отменено. Ничего не сохранено.
picture-failed = Не удалось создать картинку: { $reason }
picture-no-png = Браузер не смог создать PNG такого размера. Выберите меньший.
picture-save = Сохранить
picture-copy = Скопировать
picture-copied = Картинка скопирована.
picture-copy-refused = Браузер не дал странице скопировать картинку. Сохраните её в файл.
picture-share = Отправить…
picture-words = Описание для тех, кто не видит картинки
picture-words-copy = Скопировать описание
picture-words-copied = Описание скопировано.
picture-words-refused = Браузер не дал странице скопировать. Описание выделено: скопируйте его вручную.
picture-after = { $ply ->
    [0] { $game }, начало.
   *[other] { $game }, после хода { $ply }.
}
picture-side = { $side }: { $words }.
picture-sentence = { $words }.
picture-semicolon = ;{" "}
