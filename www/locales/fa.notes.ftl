# Persian texts of notes on the positions of a game.

note-on = یادداشت: { $position }
note-draw = رسم روی صفحه
note-colour = رنگ رسم
note-colour-green = سبز
note-colour-red = قرمز
note-colour-blue = آبی
note-colour-yellow = زرد
note-colour-violet = بنفش
note-lines = رسم به صورت متن، مانند «mark A red; arrow A B»
note-full = بیش از آن است که یک وضعیت جا دارد.
note-done = تمام
