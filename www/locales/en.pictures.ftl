# English texts of pictures.

## Pictures

picture-title = Picture of { $game }
picture-kind = Format
picture-kind-png = PNG
picture-kind-svg = SVG
picture-kind-gif = GIF
picture-kind-png-hint = A picture for chats, documents and slides.
picture-kind-svg-hint = A drawing that stays sharp at any size, for print and web pages.
picture-kind-gif-hint = The game, move by move, in a loop.
picture-pixels = Size
picture-pixels-of = { $pixels } × { $pixels } pixels
picture-theme = Colours
picture-theme-light = Light
picture-theme-dark = Dark
picture-moves = Moves
picture-moves-all = The whole game
picture-moves-rest = From the position shown
picture-speed = Speed
picture-speed-slow = Slow
picture-speed-normal = Normal
picture-speed-fast = Fast
picture-making = Drawing…
picture-file = { $kind }, { $pixels } × { $pixels } pixels, { $size } kB
picture-drawing = { $kind }, { $size } kB
picture-frames = { $count ->
    [one] One position.
   *[other] { $count } positions, { $seconds } s.
}
picture-make = Make the GIF
picture-progress = Position { $done } of { $all }
picture-cancelled = Cancelled. Nothing was saved.
picture-failed = The picture could not be made: { $reason }
picture-no-png = The browser could not make a PNG of this size. Choose a smaller one.
picture-save = Save
picture-copy = Copy picture
picture-copied = Picture copied.
picture-copy-refused = The browser did not let the page copy the picture. Save it instead.
picture-share = Share…
picture-words = In words, for those who cannot see the picture
picture-words-copy = Copy words
picture-words-copied = Words copied.
picture-words-refused = The browser did not let the page copy. The words are selected: copy them by hand.
picture-after = { $ply ->
    [0] { $game }, at the start.
   *[other] { $game }, after move { $ply }.
}
picture-side = { $side }: { $words }.
picture-sentence = { $words }.
picture-semicolon = ;{" "}
