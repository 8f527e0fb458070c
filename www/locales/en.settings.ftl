# English texts of the settings.

setting-theme = Theme
setting-theme-system = Same as the system
setting-theme-light = Light
setting-theme-dark = Dark
setting-language = Language
setting-contrast = Contrast
setting-contrast-usual = Usual
setting-contrast-high = High
setting-coordinates = Names of rows and columns
setting-motion = Motion
setting-motion-system = Same as the system
setting-motion-none = None
setting-motion-slow = Slow
setting-motion-usual = Usual
setting-motion-fast = Fast
setting-sound = Sounds
setting-vibration = Vibration
setting-confirm = Ask before a turn is sent
setting-one-tap = Play with one tap if there is nothing to choose
setting-rate-today = Today’s puzzles count in my rating
setting-digits = Digits of the language
