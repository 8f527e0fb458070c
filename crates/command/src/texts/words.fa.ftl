# The texts that only the command uses, about a game’s rules and a new program’s folder, in Persian.

rules = قوانین
new-statement = قوانین، و آنچه برنامه می‌خواند و می‌نویسد
new-starter = برنامه‌ای که بازی می‌کند؛ آن را تغییر دهید
new-sessions = نخستین خط‌هایی که برنامه می‌خواند و می‌نویسد، برای هر طرف یک پرونده
new-maze = هزارتو، برای هر خانه یک رقم
new-settings = برنامه چگونه کامپایل و اجرا می‌شود
new-try = امتحان کنید
new-try-where = این فرمان‌ها را همان جایی اجرا کنید که `{ "warren new" }` را اجرا کردید.
new-build = پس از هر تغییر، برنامه را کامپایل کنید:
new-check = ببینید آیا به قرار ورودی و خروجی و به قوانین پایبند است:
new-play = بگذارید دو بازی با برنامهٔ داخلی در پایین‌ترین سطح انجام دهد:
