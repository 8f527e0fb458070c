# Persian texts of problems in texts, records, logs and puzzles.

## Where it is

open-record-as = به‌عنوان { $game } خوانده شد. { $reason }
problem-line = خط { $line }: { $reason }
problem-line-found = خط { $line }، «{ $found }»: { $reason }

## Texts, records and logs

problem-fault = خطایی در خود صفحه رخ داد. آن را دوباره بارگذاری کنید.
problem-text-long = متن بیش از حد بلند است: حداکثر { $most } نویسه خوانده می‌شود.
problem-text-none = متنی نیست.
problem-unknown-game = چنین بازی‌ای نیست. بازی‌ها: { $games }.
problem-record-head = متن بازی با { "warren 1" } و نام بازی شروع می‌شود، مانند { "warren 1 dots" }.
problem-record-version = این صفحه متن‌های نسخهٔ ۱ را می‌خواند.
problem-record-other-game = اینجا باید متن بازی دیگری باشد: { $game }.
problem-record-start = وضعیت آغازین پیش از این خط توصیف شده است.
problem-record-after-end = پس از خط ⁦end { $seat } { $reason }⁩ نباید چیزی بیاید.
problem-record-end = پایان بازی چنین نوشته می‌شود: { "end" }، شمارهٔ طرف از صفر تا { $last } و علت، یکی از { $reasons }.
problem-log-long = این برای گزارش بیش از حد بلند است: حداکثر { $most } بایت خوانده می‌شود.
problem-log-head = گزارش با { "warren 1" }، نام بازی و { "log" } شروع می‌شود، مانند { "warren 1 dots log" }.
problem-log-none = اینجا خطی کم است که برنامه خوانده، { ">> …" }، یا نوشته باشد، { "<< …" }.
problem-log-seat = پس از { "start" }، { "seat" } و شمارهٔ طرف، از صفر، می‌آید.
problem-log-file = فایل { $file } که نقشه دارد کم است: خط‌های آن را پیش از نخستین خط گزارش بگذارید.
problem-log-side-first = برنامه پیش از نخستین پاسخش باخبر می‌شود که کدام طرف است.
problem-log-side = خطی که طرف برنامه را می‌گوید اینجا کم است.
problem-log-refused = پس از پاسخی که داور نپذیرفته است، گزارش تمام می‌شود.
problem-out-of-turn = اکنون نوبت این خط نیست.
problem-flooded = برنامه‌اش بسیار بیش از آنچه لازم بود نوشت.
problem-player = شمارهٔ بازیکنان از صفر تا { $last } است.
problem-moves-played = تعداد حرکت‌های انجام‌شده را باید با رقم نوشت.

## Puzzles

problem-generate-luck = هیچ معمایی به‌اندازهٔ کافی خوب نبود. دوباره امتحان کنید، یا دریچه یا نوبت بیشتری انتخاب کنید.
problem-goal = این خط هدف را می‌گوید، مانند ⁦goal { $example }⁩.
problem-goal-end = معما با وضعیت آغازینش تمام می‌شود.
problem-goal-reached = در همان وضعیت آغازین به هدف رسیده‌اید.
problem-goal-over = بازی در وضعیت آغازین تمام شده است.
problem-goal-level = سطح از ۱ تا { $most } است، نه { $found }.
problem-goal-edition = نسخه‌های این برنامه از ۱ تا { $most } است، نه { $found }.
problem-goal-against = سطح برنامه { "against" } و عددی از ۱ تا { $most } است.
problem-goal-moves = باید در ۱ تا { $most } حرکت به هدف رسید، نه { $found } حرکت.
