# The English texts of Rabbit Hunt. A heading with three marks begins the texts that load with that part of the page,
# locales/en.PART.ftl. The texts before the first such heading load at once.

rabbits-name = Rabbit Hunt
rabbits-sentence = Eight rabbits eat cabbages, six hunters catch them in a maze. All pieces of a side move at once.
rabbits-seat-0 = Rabbits
    .number = many
rabbits-seat-1 = Hunters
    .number = many
rabbits-won = { $winner } win, { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $least }.
rabbits-you-won = You win, { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $least }.
rabbits-you-lost = You lose, { $least ->
    [one] { $least } point
   *[other] { $least } points
} to { $most }.
rabbits-draw = A draw, { $most ->
    [one] { $most } point
   *[other] { $most } points
} each.
illegal-rabbits-count = It is { $side ->
    [white] the rabbits’ turn, of 8 letters
   *[black] the hunters’ turn, of 6 letters
}: one for each piece.
illegal-rabbits-caught = Rabbit { $piece } is caught: its letter is -.
illegal-rabbits-wall = Piece { $piece } cannot go { $direction ->
    [N] north
    [E] east
    [S] south
   *[W] west
}: there is a wall.
illegal-rabbits-same-cell = Pieces { $first } and { $second } would end on the same cell. A cell holds one piece of a side.
problem-rabbits-move = A turn is a letter N, E, S, W or - for each piece, 8 for the rabbits, 6 for the hunters, such as SWNNWSSE.

### board

rabbits-limit = Moves per side, { $least } to { $most }
rabbits-cabbages = { $count ->
    [one] cabbage
   *[other] cabbages
}
rabbits-captures-short = { $count ->
    [0] points
   *[other] = { $count } × { $each }
}
rabbits-captures = { $count ->
    [0] points, no captures
    [one] = 1 capture × { $each }
   *[other] = { $count } captures × { $each }
}
rabbits-turns-left = { $count ->
    [one] turn left
   *[other] turns left
}
rabbits-tally = { $points } { $unit }, { $turns } { $left }
rabbits-tally-end = { $points } { $unit }
rabbits-turn-0 = Press a rabbit, then a cell near or far. “{ rabbits-send }” moves them all. Eat cabbages, and keep out of a hunter’s reach.
rabbits-turn-1 = Press a hunter, then a cell near or far. “{ rabbits-send }” moves them all. A hunter that comes to a rabbit’s cell catches it.

## The board

rabbits-piece-0 = Rabbit { $piece }
rabbits-piece-1 = Hunter { $piece }
rabbits-step = { $letter ->
    [N] north
    [E] east
    [S] south
    [W] west
   *[stay] stays
}
rabbits-not-chosen = not chosen
rabbits-is-caught = caught
rabbits-piece-does = { $piece }: { $does }
rabbits-piece-at = { $piece }: row { $row }, column { $column }
rabbits-piece-label = { $piece }, row { $row }, column { $column }: { $does }. Open: { $ways }.
rabbits-way-cabbage = { $way } with cabbage
rabbits-pieces-all = Pieces
rabbits-turn = Your turn
rabbits-pieces = Pieces to move
rabbits-directions = Step of the chosen piece
rabbits-letters = The turn in letters
rabbits-letters-example = { $count ->
    [6] NE--W-
   *[other] NE--W-SS
}
rabbits-suggest = Suggest the rest
rabbits-clear = Clear
rabbits-send = Send
rabbits-send-turn = Send ({ $does })
rabbits-go-on = { $count } on the way
rabbits-move = { $count ->
    [one] { $count } moves
   *[other] { $count } move
}
rabbits-stay = { $count ->
    [one] { $count } stays
   *[other] { $count } stay
}
rabbits-stopped = { $count ->
    [one] { $pieces } stops: a hunter is near.
   *[other] Stopped because a hunter is near: { $pieces }.
}
rabbits-send-key = Enter
rabbits-choose = { $piece }: press where it goes, near or far.
rabbits-progress = { $left ->
    [0] All chosen.
   *[other] { $chosen } chosen; the others stay.
}
rabbits-sentence-end = { $text }.
rabbits-send-waits = The turn will be sent when the suggestion arrives.
rabbits-none-moves = all stay
rabbits-all-stay = No piece moves. If that is what you want, press “{ rabbits-send }” again.
rabbits-too-short = A turn has { $count } letters, one for each piece; you typed { $typed }.
rabbits-moved = { $side }: { $result }.
rabbits-semicolon = ;{" "}
rabbits-group = { $way } { $pieces }
rabbits-eaten = { $count ->
    [one] 1 cabbage eaten
   *[other] { $count } cabbages eaten
}
rabbits-catch = hunter { $hunter } catches rabbit { $rabbit }

### ending

rabbits-story = { $you ->
    [hunters] You caught { $caught ->
        [0] no rabbit
        [one] { $caught } rabbit
       *[other] { $caught } rabbits
    }; the rabbits ate { $eaten ->
        [0] no cabbage
        [one] { $eaten } cabbage
       *[other] { $eaten } cabbages
    }.
    [rabbits] You ate { $eaten ->
        [0] no cabbage
        [one] { $eaten } cabbage
       *[other] { $eaten } cabbages
    } and lost { $caught ->
        [0] no rabbit
        [one] { $caught } rabbit
       *[other] { $caught } rabbits
    }.
   *[none] The rabbits ate { $eaten ->
        [0] no cabbage
        [one] { $eaten } cabbage
       *[other] { $eaten } cabbages
    }; the hunters caught { $caught ->
        [0] no rabbit
        [one] { $caught } rabbit
       *[other] { $caught } rabbits
    }.
}

### analysis

## Expected results

rabbits-amount = { $points } { $count ->
    [one] point
   *[other] points
}
rabbits-ahead = { $side } ahead by about { $points } { $count ->
    [one] point
   *[other] points
}
rabbits-behind = { $side } behind by about { $points } { $count ->
    [one] point
   *[other] points
}

### editor

rabbits-tool-piece = { $seat ->
    [0] Rabbit
   *[other] Hunter
}
rabbits-tool-move = Move
rabbits-tool-cabbage = Cabbage
rabbits-tool-remove = Erase
rabbits-edit-cell = row { $row }, column { $column }: { $what ->
    [cabbage] cabbage
   *[nothing] empty
}
rabbits-edit-ply = Moves played
rabbits-edit-limit = Moves per side
rabbits-edit-points = Points: { $side }
rabbits-edit-all = Cabbages everywhere
rabbits-edit-none = No cabbages
rabbits-edit-note = The maze is always the same. A rabbit that is not in it has been caught.
problem-rabbits-draft-hunters = All { $all } hunters have to be on the board: { $missing } { $missing ->
    [one] is
   *[other] are
} missing.
problem-rabbits-draft-shared = Only one piece can be on cell { $cell } (row, column).
problem-rabbits-draft-cabbage = There can be no cabbage on cell { $cell } (row, column): the rabbit there would have eaten it.
problem-rabbits-draft-eaten = The rabbits have at most one point for each cell without a cabbage, here { $most }.
problem-rabbits-draft-caught = The hunters have { $each } points for each rabbit that they caught, here at most { $most }.
problem-rabbits-draft-limit = Each side has 1 to { $most } moves.
problem-rabbits-draft-ply = With this limit at most { $most } moves can have been played.

### keys

rabbits-keys =
    { "1–8" } | choose a piece
    Arrow keys, N E S W | its step
    - | it stays
    Backspace | take back the last step
    R | suggest the rest
    Enter | send
    +, Shift − | zoom

### lessons

rabbits-lesson-eat = You have the rabbits. Press rabbit 1, then the cabbage just below it, then Send.
rabbits-lesson-eat-done = Eaten: one point. A hunter that reaches a rabbit catches it, for 75 points.
rabbits-lesson-eat-wrong = That was another move. Send rabbit 1 one cell south, to the cabbage.
rabbits-lesson-wall = Hunter 1 is in row 11, above the wall. Can it come straight down to row 12?
rabbits-lesson-wall-answer-0 = Yes
rabbits-lesson-wall-answer-1 = No, the wall is between
rabbits-lesson-wall-done = Pieces go one cell a turn, and never through a wall.
rabbits-lesson-wall-wrong = Look at the thick line between the two rows.
rabbits-lesson-both = Pieces move together. Send rabbit 1 one cell west, rabbit 2 one cell east.
rabbits-lesson-both-done = Two rabbits, two cabbages, one turn. Then the hunters move.
rabbits-lesson-both-wrong = Rabbit 1 goes west and rabbit 2 goes east, before you press Send.
rabbits-lesson-flee = Hunter 2 comes near. Bring rabbit 2 where no hunter reaches it in one step.
rabbits-lesson-flee-done = Out of reach.
rabbits-lesson-flee-wrong = Not far enough. East or south leads away from the hunter.
rabbits-lesson-swap = Two rabbits may not end on one cell. May they change places?
rabbits-lesson-swap-answer-0 = Yes
rabbits-lesson-swap-answer-1 = No
rabbits-lesson-swap-done = All move at once, so they may.
rabbits-lesson-swap-wrong = Think of both moving in the same moment.
rabbits-lesson-into = A rabbit goes to a hunter’s cell. What happens?
rabbits-lesson-into-answer-0 = The hunter is caught
rabbits-lesson-into-answer-1 = The rabbit is caught
rabbits-lesson-into-done = It is caught, and eats nothing.
rabbits-lesson-into-wrong = Hunters are never caught.
rabbits-lesson-feast = Now eat with both rabbits in one turn, and end beside no hunter.
rabbits-lesson-feast-done = Both have eaten, and none is caught. The side with more points at the end wins.
rabbits-lesson-feast-wrong = Rabbit 1 has one cabbage beside it, rabbit 2 has two; one of those is beside hunter 2.

### pictures

picture-cabbages = { $count ->
    [0] No cabbages are left.
    [one] One cabbage is left.
   *[other] { $count } cabbages are left.
}

### problems

problem-rabbits-limit-line = This line gives the number of moves of each side, “limit 1” to “limit { $most }”.
problem-rabbits-limit = A side has 1 to { $most } moves.
problem-rabbits-limit-told = A side has 1 to { $most } moves, in the contest 120 to 240.
problem-rabbits-parts = A position has seven parts (cabbages, rabbits, hunters, the points of the rabbits, the points of the hunters, moves played, limit), not { $count }.
problem-rabbits-points = { $side ->
    [white] The points of the rabbits
   *[black] The points of the hunters
} have to be written in digits.
problem-rabbits-rabbit = Rabbit { $number } is a cell such as 13,10, or - when it is caught; rows and columns are 0 to 23.
problem-rabbits-hunter = Hunter { $number } is a cell such as 10,10; rows and columns are 0 to 23.
problem-rabbits-rabbits = There are { $most } rabbits, not { $found }.
problem-rabbits-hunters = There are { $most } hunters, not { $found }.
problem-rabbits-cabbage-rows = The cabbages are given in 24 rows, not { $count }.
problem-rabbits-cabbage-row = Row { $row } of the cabbages is six hexadecimal digits.
problem-rabbits-one-cell = Only one piece can be on cell { $cell } (row, column).
problem-rabbits-on-cabbage = There can be no cabbage on cell { $cell } (row, column): the rabbit there would have eaten it.
problem-rabbits-white-points = The rabbits have at most one point for each cell without a cabbage.
problem-rabbits-black-points = The hunters have { $capture } points for each caught rabbit, and no more than for the rabbits that are missing.
problem-rabbits-played = With a limit of { $limit } at most { $most } moves can have been played.
problem-rabbits-player = 0 plays the rabbits and moves first, 1 plays the hunters.

## Puzzles

problem-rabbits-goal = A goal is “eat” or “catch”, how many, “in” and the number of your own moves, such as “eat 5 in 4”; or “survive” and the number of your own moves.
problem-rabbits-goal-rabbits = The goal is one for the rabbits, but it is the hunters’ turn.
problem-rabbits-goal-hunters = The goal is one for the hunters, but it is the rabbits’ turn.
problem-rabbits-goal-cabbages = There are { $most } cabbages: the goal asks for 1 to { $most }, not { $found }.
problem-rabbits-goal-running = There are { $most } rabbits left: the goal asks for 1 to { $most }, not { $found }.

### protocol

rabbits-protocol-start =
    The program reads two lines.
    - The number of moves that each side has, `120` to `240`.
    - Its own number. `0`: it plays the rabbits and moves first. `1`: it plays the hunters.
rabbits-protocol-turn = The rabbits begin, then the sides move in turn. The program writes its own move and reads the other side’s, one move per line. It does not read its own moves.
rabbits-protocol-answer =
    A move has one character per piece, in the order of the numbers: 8 for the rabbits, such as `SWNNWSSE`, and 6 for the hunters, such as `WSESWE`.
    - `N`, `E`, `S`, `W`: the piece goes one cell up, to the right, down or to the left.
    - `-`: the piece stays. A caught rabbit has `-` from then on; the others keep their places in the line.
    - No piece goes through a wall, and no two pieces of the side go to or stay on the same cell.
rabbits-protocol-end = The program counts the moves, the cabbages and the rabbits itself, detects the end of the game and exits; it reads no line about it. After the last move of the rabbits the hunters still make theirs, and the rabbits’ program may read it. If the other side loses early, the input ends.
rabbits-protocol-time = Each move may take 0.25 seconds.

### puzzles

puzzle-missed-catch-rabbits = { $caught ->
    [0] None was caught: rabbit { $number } got away.
   *[other] You caught { $caught }, but rabbit { $number } got away.
}
puzzle-missed-survive = Rabbit { $number } was caught here.
puzzle-missed-eat = You ate { $eaten ->
    [0] no cabbage
    [one] { $eaten } cabbage
   *[other] { $eaten } cabbages
}, { $short } too few.
puzzle-short-eat = Eat { $value ->
    [one] a cabbage
   *[other] { $value } cabbages
} { $missing ->
    [one] this turn
   *[other] in { $missing } moves
}
puzzle-short-catch-rabbits = Catch { $value ->
    [one] a rabbit
   *[other] { $value } rabbits
} { $missing ->
    [one] this turn
   *[other] in { $missing } moves
}
puzzle-short-survive = Lose no rabbit { $missing ->
    [one] this turn
   *[other] in { $missing } moves
}
puzzle-task-eat = You are the rabbits: eat { $value ->
    [one] a cabbage
   *[other] { $value } cabbages
} { $missing ->
    [one] this turn
   *[other] within { $missing } moves
}.
puzzle-task-catch-rabbits = You are the hunters: catch { $value ->
    [one] a rabbit
   *[other] { $value } rabbits
} { $missing ->
    [one] this turn
   *[other] within { $missing } moves
}.
puzzle-task-survive = You are the rabbits: move so that the hunters catch none of you { $missing ->
    [one] in reply
   *[other] in the next { $missing } moves
}.
rabbits-puzzle-hint = Look at { $piece }.
rabbits-puzzle-hint-stay = All stay where they are.

## Making a puzzle

puzzle-goal-eat = Eat this many cabbages
puzzle-goal-survive = Lose no rabbit
puzzle-goal-catch-rabbits = Catch this many rabbits

## Themes

rabbits-theme-ambush = An ambush
rabbits-theme-ambush-about = The hunter that catches the rabbit stands still at first.
rabbits-theme-chase = The chase
rabbits-theme-chase-about = The hunters go straight for a rabbit.
rabbits-theme-circle = There and back
rabbits-theme-circle-about = A rabbit returns to a cell that it has left.
rabbits-theme-crossroads = The crossroads
rabbits-theme-crossroads-about = A rabbit flees to a cell with three ways or more.
rabbits-theme-daring = Under their noses
rabbits-theme-daring-about = A rabbit eats within two steps of a hunter.
rabbits-theme-detour = A detour
rabbits-theme-detour-about = A hunter first goes away from the rabbit.
rabbits-theme-double = Two rabbits
rabbits-theme-double-about = Two rabbits are caught.
rabbits-theme-drive = Driven along
rabbits-theme-drive-about = The rabbit is caught two steps or more from where it was.
rabbits-theme-escape = Escape
rabbits-theme-escape-about = The rabbits run away from the hunters.
rabbits-theme-feast = A feast
rabbits-theme-feast-about = Every move eats.
rabbits-theme-fork = Two targets
rabbits-theme-fork-about = After the first move two rabbits are in danger at once.
rabbits-theme-freeze = Standing still
rabbits-theme-freeze-about = A rabbit in danger stays where it is.
rabbits-theme-harvest = Eating together
rabbits-theme-harvest-about = Two rabbits or more eat.
rabbits-theme-passage = The passage
rabbits-theme-passage-about = The rabbit is caught where only two ways lead out.
rabbits-theme-patience = Patience
rabbits-theme-patience-about = One of the moves eats nothing.
rabbits-theme-pincer = Pincers
rabbits-theme-pincer-about = Two hunters close in from two sides.
rabbits-theme-sacrifice = A sacrifice
rabbits-theme-sacrifice-about = A rabbit is lost, but the goal is still reached.
rabbits-theme-scatter = Each its own way
rabbits-theme-scatter-about = Rabbits flee in different directions.
rabbits-theme-slip-past = Toward the hunters
rabbits-theme-slip-past-about = A rabbit steps nearer to the hunters and is safe there.

### rules

rabbits-rules-start-title = The field
rabbits-rules-start = A maze of 24 by 24 cells. Rows are counted from the top, columns from the left, both from 0; north is up. A cabbage grows on every cell where no piece stands at the start, 562 in all. One side has eight rabbits, the other six hunters; the rabbits move first.
rabbits-rules-start-picture = The start: rabbits are discs, hunters squares.
rabbits-rules-start-ours = Rabbits 1 to 4 start in row 13 and rabbits 5 to 8 in row 14, in columns 10 to 13 from left to right. Hunters 1 to 4 start in row 10, columns 10 to 13, and hunters 5 and 6 in row 9 (columns 11 and 12). The statement’s picture is lost; this start was recovered, and the statement’s example plays from it without breaking a rule.
rabbits-rules-move-title = A move
rabbits-rules-move = Each piece of the side stays where it is or goes to the next cell, if there is no wall between. All move at once, so two may also change places. A rabbit that comes to a cabbage eats it, for one point.
rabbits-rules-move-picture = 1 and 2 change places, 3 goes south and eats.
rabbits-rules-cell-title = One cell, one piece
rabbits-rules-cell = Two pieces of a side may not be on one cell after the move.
rabbits-rules-cell-picture = Not allowed: 1 and 2 would meet.
rabbits-rules-cell-ours = This is also so if a hunter stands on the cell.
rabbits-rules-catch-title = Capture
rabbits-rules-catch = A hunter that comes to a rabbit’s cell catches it, for 75 points. The rabbit leaves the field.
rabbits-rules-catch-picture = Hunter 1 catches rabbit 3. Hunter 2 comes near rabbit 4, and does not catch it yet.
rabbits-rules-catch-ours = The statement’s example counts 70 points for a caught rabbit and cabbages on starting cells. Its rules say otherwise, and they were followed.
rabbits-rules-walks-in-title = Into a hunter’s arms
rabbits-rules-walks-in = A rabbit that goes to a hunter’s cell is caught too, and eats nothing.
rabbits-rules-walks-in-picture = Rabbit 5 goes to hunter 1.
rabbits-rules-end-title = The end
rabbits-rules-end = The game ends when no cabbage is left after a move of the rabbits, when no rabbit is left after a move of the hunters, or when both sides have made all their moves. Each side has 120 to 240 moves; the programs learn the number before the game. The side with more points wins. If the rabbits lose their last rabbit on their own move, the hunters still reply.
rabbits-rules-notation-title = The turn in letters
rabbits-rules-notation = A turn has one letter per piece, in the order of their numbers: N, E, S, W, and - for a piece that stays or is caught. SWNNWSSE is a turn of the rabbits, WSESWE one of the hunters.
rabbits-rules-notation-page = On the board a digit picks a piece and an arrow or a letter its step; - lets it stay, Backspace undoes, R suggests the rest, Enter sends. A press on a distant cell, or a drag, sends a piece there turn by turn; a frame, Shift or two resting fingers choose several. The wheel, a pinch, a double tap, + and Shift with − zoom; when zoomed in, a drag moves the board, and Shift with a drag draws the frame. You play without a clock unless you choose one.
rabbits-rules-maze-title = The maze as text
rabbits-rules-maze = The maze is the same in every game. It has 24 lines from the top, with 24 hexadecimal digits each from the left. A digit is the sum of a cell’s walls: 1 in the north, 2 in the east, 4 in the south and 8 in the west. So 9 is a cell with walls in the north and the west.
rabbits-rules-maze-ours = Ten lines of the statement’s table have lost or gained digits. Here they are repaired: every wall agrees with its neighbour’s, the border is closed, and every cell can be reached.
