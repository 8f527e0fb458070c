# English texts of a program’s drawings, for screen readers.

drawings = Drawn on the board
drawing-mark = { $place } marked { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [violet] violet
    [grey] grey
   *[green] green
}
drawing-mark-weak = { $place } marked { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [violet] violet
    [grey] grey
   *[green] green
}, strength { $strength } of 100
drawing-arrow = { $colour ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [violet] Violet
    [grey] Grey
   *[green] Green
} arrow from { $from } to { $to }
drawing-arrow-weak = { $colour ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [violet] Violet
    [grey] Grey
   *[green] Green
} arrow from { $from } to { $to }, strength { $strength } of 100
drawing-text = “{ $text }” at { $place }
