# The English texts of Jumping Dots. A heading with three marks begins the texts that load with that part of the page,
# locales/en.PART.ftl. The texts before the first such heading load at once.

dots-name = Jumping Dots
dots-sentence = Add a dot: the dots of its cell jump in a row, and each cell they land on is yours. The side with more cells wins.
dots-seat-0 = Red
dots-seat-1 = Blue
dots-won = { $winner } wins, { $most } cells to { $least }.
dots-you-won = You win, { $most } cells to { $least }.
dots-you-lost = You lose, { $least ->
    [one] { $least } cell
   *[other] { $least } cells
} to { $most }.
dots-draw = A draw, { $most } cells each.
illegal-dots-not-yours = { $cell } is the other side’s. Play on an empty cell or from one of your own.
illegal-dots-full = { $cell } is full: a cell with 5 dots takes no more.
illegal-dots-not-central = { $cell } is not in the centre: red begins on one of the nine cells C3 to E5.

### board

dots-cells = { $count ->
    [one] cell
   *[other] cells
}
dots-dots = { $count ->
    [one] dot
   *[other] dots
}
dots-tally = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, { $dots ->
    [one] { $dots } dot
   *[other] { $dots } dots
}
dots-turn = Press an empty cell to put a dot there. Or press a stack of yours, then a direction: its dots jump that way, and each cell they land on is yours.

## The board

dots-cell = { $cell }, { $side }, { $dots ->
    [one] { $dots } dot
   *[other] { $dots } dots
}
dots-cell-full = { $cell }, { $side }, full
dots-cell-empty = { $cell }, empty
dots-choose-direction = { $cell }: choose a direction.
dots-directions-of = Directions from { $cell }
dots-handle = { $direction ->
    [N] North
    [E] East
    [S] South
   *[W] West
}: { $move }
dots-tap-again = { $cell }: tap again to play.
dots-play-cell = Play { $cell }
dots-takes = { $count ->
    [one] takes { $count } cell
   *[other] takes { $count } cells
}
dots-spreads = { $count ->
    [one] spreads to { $count } empty cell
   *[other] spreads to { $count } empty cells
}
dots-back = { $count ->
    [one] { $count } dot comes back
   *[other] { $count } dots come back
}
dots-preview = { $move }: { $result }.
dots-preview-none = { $move }: takes nothing.
dots-moved = { $side }: { $move }.
dots-moved-result = { $side }: { $move }, { $result }.

### ending

dots-story-difference = The difference is { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}.
dots-story-capture = The last capture was { $who ->
    [you] yours
   *[side] { $lower }’s
}: move { $row }, { $move }, took { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}.

### analysis

## Expected results

dots-amount = { $points } { $count ->
    [one] cell
   *[other] cells
}
dots-ahead = { $side } ahead by about { $points } { $count ->
    [one] cell
   *[other] cells
}
dots-behind = { $side } behind by about { $points } { $count ->
    [one] cell
   *[other] cells
}

### editor

dots-tool-dot = { $side }
dots-tool-remove = Erase
dots-edit-ply = Moves played
dots-edit-note = Press a cell again for one more dot, or type a number. If no moves have been played, Red begins in the centre.
problem-dots-draft-ply = With so many dots on the board at most { $most } moves can have been played.

### keys

dots-keys =
    Arrow keys | from cell to cell; with a chosen stack, its direction
    Enter | choose the cell, play the direction
    { "D4N" } | a typed move
    Esc | choose another cell

### lessons

dots-lesson-add = You play red. A move adds one dot. { $hand ->
    [careful] Tap the empty cell D4 twice.
   *[other] Press the empty cell D4.
}
dots-lesson-add-done = D4 is yours now, with one dot.
dots-lesson-add-wrong = That is a move, too. For this step { $hand ->
    [careful] tap D4, in the middle, twice.
   *[other] press D4, in the middle.
}
dots-lesson-jump = Add to your own cell, and its dots jump. Press B2, then the east arrow.
dots-lesson-jump-done = With the new dot there were three: one stayed, two jumped in a row, to C2 and D2.
dots-lesson-jump-wrong = Play from B2, at the bottom, to the east.
dots-lesson-take = Where your dot lands, the whole cell becomes yours. Take Blue’s F4 from F2.
dots-lesson-take-done = F4 has changed sides, with its three dots and yours.
dots-lesson-take-wrong = F4 lies two cells north of F2, and F2 will have three dots.
dots-lesson-full = D6 has five dots: it is full. What can Blue do to it?
dots-lesson-full-answer-0 = Take it
dots-lesson-full-answer-1 = Add a dot
dots-lesson-full-answer-2 = Nothing
dots-lesson-full-done = A full cell takes no dot, never changes sides and cannot be played from.
dots-lesson-full-wrong = There is no room for another dot on D6.
dots-lesson-over = A full cell sends a dot back, and the next flies on. Play B6 to the east.
dots-lesson-over-done = One dot landed on C6, one came back from D6, and one took E6 from Blue.
dots-lesson-over-wrong = Play from B6, near the top, to the east.
dots-lesson-edge = You play G4, at the edge, to the east. What happens to the dot that jumps?
dots-lesson-edge-answer-0 = It is lost
dots-lesson-edge-answer-1 = It comes back
dots-lesson-edge-done = No dot ever leaves the board.
dots-lesson-edge-wrong = Dots that would leave the board do the same as those that meet a full cell.
dots-lesson-two = Now find a move that takes two of Blue’s cells at once.
dots-lesson-two-done = B4 and C4 are yours. The side with more cells at the end wins.
dots-lesson-two-wrong = Look for two blue cells in a row, and for a stack with enough dots to reach them.

### pictures

picture-board-empty = The board is empty.

### problems

problem-dots-move = A move is a column A to G, a row 1 to 7 and a direction N, E, S or W, such as E4N.
problem-dots-parts = A position is seven rows joined by /, a space, and the number of moves played.
problem-dots-ply = After the space comes the number of moves played, from 0.
problem-dots-rows = A position has seven rows, not { $count }.
problem-dots-row = Row { $row } holds seven cells: A to E red, a to e blue, a digit for empty cells.
problem-dots-ply-most = With so many dots on the board at most { $most } moves can have been played.
problem-dots-player = 0 plays red and moves first, 1 plays blue.

## Puzzles

problem-dots-goal = A goal is “cells” or “lead”, how many, “in” and the number of your own moves, such as “lead 5 in 3”; or “win”.
problem-dots-goal-cells = The board has { $most } cells, not { $found }.

### protocol

dots-protocol-start =
    The program reads one line, its number.
    - `0`: it plays red and moves first.
    - `1`: it plays blue.
dots-protocol-turn = Red begins, then the sides move in turn. The program writes its own move and reads the other side’s, one move per line. It does not read its own moves.
dots-protocol-answer =
    A move has exactly three characters, such as `C4W`: a column `A` to `G`, a row `1` to `7`, and a direction `N`, `E`, `S` or `W`.
    - Column `A` is on the left, row `1` at the bottom. `N` leads up, `E` to the right, `S` down, `W` to the left.
    - The cell is empty, or it is your own and has fewer than 5 dots.
    - On an empty cell all four directions mean the same, but one is required.
    - Red’s first move is on one of the nine cells `C3` to `E5`.
dots-protocol-end = The game is over when the side to move has no move. The program must detect this itself and exit; it reads no line about it. If the other side loses early, the input ends.
dots-protocol-time = Each move may take 1 second.

### puzzles

puzzle-missed-lead = You have { $held ->
    [one] { $held } cell
   *[other] { $held } cells
} to { $other }, { $short } too few.
puzzle-missed-cells = You hold { $held ->
    [one] { $held } cell
   *[other] { $held } cells
}, { $short } too few.
puzzle-short-cells = { $side }: hold { $value ->
    [one] { $value } cell
   *[other] { $value } cells
} { $missing ->
    [one] this turn
   *[other] in { $missing } moves
}
puzzle-short-lead = { $side }: lead by { $value } { $missing ->
    [one] this turn
   *[other] in { $missing } moves
}
puzzle-short-win = { $side }: win the game
puzzle-task-cells = You are { $side }: hold at least { $value ->
    [one] { $value } cell
   *[other] { $value } cells
} after { $missing ->
    [one] this move
   *[other] your next { $missing } moves
}.
puzzle-task-lead = You are { $side }: be at least { $value ->
    [one] { $value } cell
   *[other] { $value } cells
} ahead after { $missing ->
    [one] this move
   *[other] your next { $missing } moves
}.
puzzle-task-win = You are { $side }: win the game.
dots-puzzle-hint = Look at { $cell }.

## Making a puzzle

puzzle-goal-lead = Be ahead by this many cells
puzzle-goal-cells = Hold this many cells
puzzle-goal-win = Win

## Themes

dots-theme-big-catch = A big catch
dots-theme-big-catch-about = One move takes three cells or more from the other side.
dots-theme-capacity = Saving room
dots-theme-capacity-about = A dot comes back to its own cell, so that the stack keeps its room.
dots-theme-capture-chain = Catch after catch
dots-theme-capture-chain-about = Two moves or more take two cells each.
dots-theme-corner = The corner
dots-theme-corner-about = A corner is won.
dots-theme-fortress = A full cell
dots-theme-fortress-about = The first move fills a cell, which can then never be captured.
dots-theme-last-move = The last move
dots-theme-last-move-about = The end of the game is near, and the last moves decide it.
dots-theme-quiet = A quiet move
dots-theme-quiet-about = The first move captures nothing, but prepares the next ones.
dots-theme-recapture = Taking back
dots-theme-recapture-about = The reply captures a cell, and you take it back.
dots-theme-restraint = Restraint
dots-theme-restraint-about = The move that looks best loses; a smaller one reaches the goal.
dots-theme-row = A wide jump
dots-theme-row-about = A move lays dots on three cells or more at once.
dots-theme-strike = A strike
dots-theme-strike-about = The obvious move is the right one.

### rules

dots-rules-start-title = The board
dots-rules-start = Red and blue play in turn on 7 by 7 cells. The columns are A to G from the left, the rows 1 to 7 from the bottom; north is up. A cell holds up to 5 dots of one side, and belongs to that side. Red moves first, on one of the nine cells in the centre, C3 to E5.
dots-rules-start-picture = The start. Red moves first, on one of the nine cells in the centre.
dots-rules-start-ours = Red starts with a dot on each of C3 and E5, blue on C5 and E3: the statement’s picture is lost, and this fits its example.
dots-rules-move-title = A move
dots-rules-move = Add a dot to an empty cell: that is the move. Or add one to a cell of yours that is not full, and name a direction: one dot stays, the others go one by one to the next cells in a row.
dots-rules-move-picture = B3E: with the new dot there are four. One stays, three jump east.
dots-rules-capture-title = Capture
dots-rules-capture = A cell on which your dot lands becomes yours, with all its dots.
dots-rules-capture-picture = B3E takes D3 from blue.
dots-rules-full-title = Full cells
dots-rules-full = A cell of 5 dots is full. Only the number of dots before the move counts. A full cell takes no dot, never changes sides and cannot be played from. A dot that would land there comes back, and the next one goes on beyond it.
dots-rules-full-picture = B3E passes over D3; one dot comes back to B3.
dots-rules-edge-title = The edge
dots-rules-edge = Dots that would leave the board come back too, to the cell from which the move began.
dots-rules-edge-picture = E3E: two dots find room, two come back.
dots-rules-end-title = The end
dots-rules-end = The game ends when the side to move has no move. The side with more cells wins; with 49 cells, one side always has more.
dots-rules-notation-title = Notation
dots-rules-notation = A move is written as cell and direction: E4N is E4 to the north. On an empty cell the direction does not matter.
dots-rules-notation-page = With the focus on the board you can type a move. You play without a clock unless you choose one.
