# English texts of the dialogs that begin or open a game.

new-game-title = New game: { $game }
seat-first = { $side }, first to move
seat-second = { $side }
level-of = Level of { $side }{ $number ->
    [many] ’
   *[one] ’s
} engine
new-game-practice = Practice: moves can be taken back
clock-none = No clock
clock-move = { $seconds ->
    [one] { $seconds } second per move
   *[other] { $seconds } seconds per move
}
clock-move-contest = { $seconds ->
    [one] { $seconds } second per move, as in the contest
   *[other] { $seconds } seconds per move, as in the contest
}
clock-lenient = If a player’s time runs out, the hedgehog holds for that turn. Nothing else is lost.
clock-game = { $minutes ->
    [one] { $minutes } minute per game
   *[other] { $minutes } minutes per game
}
clock-game-seconds = { $seconds ->
    [one] { $seconds } second per game
   *[other] { $seconds } seconds per game
}
another-board = Another one
making-range = Out of range: { $what }.
no-board = No board could be made: { $reason }
continue-title-here = Continue from here
continue-words = A new game begins { $ply ->
    [0] with the same start
   *[other] after move { $ply }
}; this one stays as it is.
open-record-text = A record, a puzzle’s input, a program’s log, or a link
open-record-file = Choose a file
open-record-large = The file is too large to be a game: it has { $kilobytes } kB.
open-record-unreadable = The file could not be read.
given-start = From the position that you set up.
