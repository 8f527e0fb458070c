# Russian texts of the settings.

setting-theme = Тема
setting-theme-system = Как в системе
setting-theme-light = Светлая
setting-theme-dark = Тёмная
setting-language = Язык
setting-contrast = Контраст
setting-contrast-usual = Обычный
setting-contrast-high = Высокий
setting-coordinates = Обозначения строк и столбцов
setting-motion = Анимация
setting-motion-system = Как в системе
setting-motion-none = Без анимации
setting-motion-slow = Медленная
setting-motion-usual = Обычная
setting-motion-fast = Быстрая
setting-sound = Звуки
setting-vibration = Вибрация
setting-confirm = Спрашивать, прежде чем сделать ход
setting-one-tap = Ход одним касанием, если выбирать нечего
setting-rate-today = Учитывать задачи дня в рейтинге
setting-digits = Цифры языка
