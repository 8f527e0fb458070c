# Persian texts of notes on the positions of a game.

note-on = یادداشت: { $position }
note-draw = رسم روی تخته
note-colour = رنگ رسم
note-colour-green = سبز
note-colour-red = قرمز
note-colour-blue = آبی
note-colour-yellow = زرد
note-colour-violet = بنفش
note-lines = رسم به شکل متن، مانند { "mark D4 red; arrow D4 E5" }
note-full = این وضعیت بیش از این جا ندارد.
note-done = تمام
