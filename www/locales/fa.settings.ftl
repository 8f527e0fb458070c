# Persian texts of the settings.

setting-theme = پوسته
setting-theme-system = مانند سیستم
setting-theme-light = روشن
setting-theme-dark = تیره
setting-language = زبان
setting-contrast = تضاد رنگ‌ها
setting-contrast-usual = معمولی
setting-contrast-high = زیاد
setting-coordinates = نام سطرها و ستون‌ها
setting-motion = پویانمایی
setting-motion-system = مانند سیستم
setting-motion-none = بدون پویانمایی
setting-motion-slow = آهسته
setting-motion-usual = معمولی
setting-motion-fast = تند
setting-sound = صداها
setting-vibration = لرزش
setting-confirm = پیش از فرستادن نوبت پرسیده شود
setting-one-tap = حرکت با یک لمس، جایی که انتخابی نیست
setting-rate-today = معماهای امروز در ریتینگ من حساب شود
setting-digits = رقم‌های فارسی
