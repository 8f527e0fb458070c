# Russian texts of the settings.

setting-theme = Тема
setting-theme-system = Как в системе
setting-theme-light = Светлая
setting-theme-dark = Тёмная
setting-language = Язык
setting-contrast = Контраст
setting-contrast-usual = Обычный
setting-contrast-high = Высокий
setting-coordinates = Строки и столбцы на поле
setting-motion = Движение
setting-motion-system = Как в системе
setting-motion-none = Без движения
setting-motion-slow = Медленное
setting-motion-usual = Обычное
setting-motion-fast = Быстрое
setting-sound = Звуки
setting-vibration = Вибрация
setting-confirm = Спрашивать, прежде чем сделать ход
setting-one-tap = Ход одним касанием, если выбирать нечего
setting-digits = Цифры языка
