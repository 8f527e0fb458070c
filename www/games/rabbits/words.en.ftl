# The words of Rabbit Hunt, in English. Those under a heading with three marks come with the words of that part of
# the page, locales/en.PART.ftl; those before the first of these come at once.

rabbits-name = Rabbit Hunt
rabbits-sentence = Eight rabbits eat cabbages, six hunters catch them in a maze. All pieces of a side move at once.
rabbits-seat-0 = Rabbits
    .number = many
rabbits-seat-1 = Hunters
    .number = many
rabbits-limit = Moves a side, { $least } to { $most }
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
rabbits-send-key = Enter
rabbits-choose = { $piece }: choose its step.
rabbits-progress = { $left ->
    [0] All chosen.
   *[other] { $chosen } chosen; the others stay.
}
rabbits-sentence-end = { $text }.
rabbits-send-waits = The turn is sent when the suggestion is there.
rabbits-all-stay = Nobody moves. Send once more if that is meant.
rabbits-too-short = A turn has { $count } letters, one for each piece; here are { $typed }.
rabbits-moved = { $side }: { $result }.
rabbits-semicolon = ;{" "}
rabbits-group = { $way } { $pieces }
rabbits-eaten = { $count ->
    [one] 1 cabbage eaten
   *[other] { $count } cabbages eaten
}
rabbits-catch = hunter { $hunter } catches rabbit { $rabbit }
problem-rabbits-move = A turn is a letter N, E, S, W or - for each piece, 8 for the rabbits, 6 for the hunters, such as SWNNWSSE.
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
illegal-rabbits-same-cell = Pieces { $first } and { $second } would be on one cell. A cell holds one piece of a side.

### analysis

## What is expected

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
rabbits-edit-cell = { $row }, { $column }: { $what ->
    [cabbage] cabbage
   *[nothing] empty
}
rabbits-edit-ply = Moves played
rabbits-edit-limit = Moves a side
rabbits-edit-points = Points: { $side }
rabbits-edit-all = Cabbages everywhere
rabbits-edit-none = No cabbages
rabbits-edit-note = The maze is always the same. A rabbit that does not stand in it has been caught.
problem-rabbits-draft-hunters = All { $all } hunters stand on the board: { $missing } { $missing ->
    [one] is
   *[other] are
} missing.
problem-rabbits-draft-shared = Only one piece stands on { $cell }.
problem-rabbits-draft-cabbage = No cabbage stands where a rabbit is, as on { $cell }: it would have eaten it.
problem-rabbits-draft-eaten = The rabbits have at most a point for each cell without a cabbage, { $most }.
problem-rabbits-draft-caught = The hunters have { $each } points for each rabbit that they caught, here at most { $most }.
problem-rabbits-draft-limit = Each side has 1 to { $most } moves.
problem-rabbits-draft-ply = With this limit at most { $most } moves have been played.

### pictures

picture-cabbages = { $count ->
    [0] No cabbages are left.
    [one] One cabbage is left.
   *[other] { $count } cabbages are left.
}

### problems

problem-rabbits-limit-line = Here stand the moves that each side has, “limit 1” to “limit { $most }”.
problem-rabbits-limit = A side has 1 to { $most } moves.
problem-rabbits-limit-told = A side has 1 to { $most } moves, in the contest 120 to 240.
problem-rabbits-parts = A position has seven parts (cabbages, rabbits, hunters, the points of the rabbits, the points of the hunters, moves played, limit), not { $count }.
problem-rabbits-points = { $side ->
    [white] The points of the rabbits
   *[black] The points of the hunters
} are a number.
problem-rabbits-rabbit = Rabbit { $number } is a cell such as 13,10, or - when it is caught; rows and columns are 0 to 23.
problem-rabbits-hunter = Hunter { $number } is a cell such as 10,10; rows and columns are 0 to 23.
problem-rabbits-rabbits = There are { $most } rabbits, not { $found }.
problem-rabbits-hunters = There are { $most } hunters, not { $found }.
problem-rabbits-cabbage-rows = Cabbages have 24 rows, not { $count }.
problem-rabbits-cabbage-row = Row { $row } of the cabbages is six hexadecimal digits.
problem-rabbits-one-cell = Only one piece stands on { $cell }.
problem-rabbits-on-cabbage = No cabbage stands on { $cell }, where a rabbit is: it would have eaten it.
problem-rabbits-white-points = The rabbits have at most a point for each cell without a cabbage.
problem-rabbits-black-points = The hunters have { $capture } points for each caught rabbit, at most that for each missing one.
problem-rabbits-played = With a limit of { $limit } at most { $most } moves are played.
problem-rabbits-player = 0 plays the rabbits and moves first, 1 plays the hunters.

## Puzzles

problem-rabbits-goal = A goal is “eat” or “catch”, how many, “in” and the own moves, such as “eat 5 in 4”, or “survive” and the own moves.
problem-rabbits-goal-rabbits = The rabbits are asked, but it is the hunters’ turn.
problem-rabbits-goal-hunters = The hunters are asked, but it is the rabbits’ turn.
problem-rabbits-goal-cabbages = { $most } cabbages stand: the goal asks for 1 to { $most }, not { $found }.
problem-rabbits-goal-running = { $most } rabbits run: the goal asks for 1 to { $most }, not { $found }.

### puzzles

puzzle-short-eat = { $missing ->
    [one] Eat { $value } now
   *[other] Eat { $value } in { $missing }
}
puzzle-short-catch-rabbits = { $missing ->
    [one] Catch { $value } now
   *[other] Catch { $value } in { $missing }
}
puzzle-short-survive = { $missing ->
    [one] Survive now
   *[other] Survive { $missing }
}
puzzle-task-eat = Rabbits to move: eat { $value ->
    [one] a cabbage
   *[other] { $value } cabbages
} { $missing ->
    [one] with this move
   *[other] within { $missing } moves
}.
puzzle-task-catch-rabbits = Hunters to move: catch { $value ->
    [one] a rabbit
   *[other] { $value } rabbits
} { $missing ->
    [one] with this move
   *[other] within { $missing } moves
}.
puzzle-task-survive = Rabbits to move: lose no rabbit{ $missing ->
    [one] , whatever the hunters reply
   *[other] {" "}in { $missing } moves
}.
rabbits-puzzle-hint = Look at { $piece }.
rabbits-puzzle-hint-stay = All stay where they are.

## Making a puzzle

puzzle-goal-eat = Eat so many cabbages
puzzle-goal-survive = Lose no rabbit
puzzle-goal-catch-rabbits = Catch so many rabbits

### rules

rabbits-rules-start-title = The field
rabbits-rules-start = A maze of 24 by 24 cells. A cabbage grows on every cell where no piece stands at the start. One side has eight rabbits, the other six hunters; the rabbits move first.
rabbits-rules-start-picture = The start: rabbits are discs, hunters squares. Rows are counted from the top, columns from the left, both from 0; north is up.
rabbits-rules-start-ours = The statement’s picture of the start is lost, and its table of the maze has damaged rows. Both were recovered: every wall agrees with its neighbour’s, and the statement’s example plays without breaking a rule.
rabbits-rules-move-title = A move
rabbits-rules-move = Each piece of the side stays or goes to the next cell, if no wall is between: all at once, so two may also change places. A rabbit that comes to a cabbage eats it, for one point.
rabbits-rules-move-picture = 1 and 2 change places, 3 goes south and eats.
rabbits-rules-cell-title = One cell, one piece
rabbits-rules-cell = Two pieces of a side may not be on one cell after the move.
rabbits-rules-cell-picture = Not allowed: 1 and 2 would meet.
rabbits-rules-cell-ours = This is so even where a hunter stands on the cell.
rabbits-rules-catch-title = Capture
rabbits-rules-catch = A hunter that comes to a rabbit’s cell catches it, for 75 points. The rabbit leaves the field.
rabbits-rules-catch-picture = Hunter 1 catches rabbit 3. Hunter 2 comes near rabbit 4, and does not catch it yet.
rabbits-rules-walks-in-title = Into a hunter’s arms
rabbits-rules-walks-in = A rabbit that goes to a hunter’s cell is caught too, and eats nothing.
rabbits-rules-walks-in-picture = Rabbit 5 goes to hunter 1.
rabbits-rules-end-title = The end
rabbits-rules-end = The game ends when no cabbage is left after a move of the rabbits, when no rabbit is left after a move of the hunters, or when both sides have made all their moves. More points win. A side that loses its last rabbit on its own move is still answered by the hunters.
rabbits-rules-notation-title = The turn in letters
rabbits-rules-notation = A turn is a letter a piece, in the order of their numbers: N, E, S, W, and - for one that stays or is caught. SWNNWSSE is a turn of the rabbits, WSESWE one of the hunters. On the board a digit picks a piece, an arrow or a letter its step, - lets it stay, Backspace takes back, R asks for the rest, Enter sends.
rabbits-rules-notation-ours = A contest game has 120 to 240 moves a side, and a program 0.25 seconds a move. People have no clock here unless they choose one.
rabbits-rules-sources = Where the statement’s text and its example differ, the text was followed: a caught rabbit counts 75, and no cabbage grows where pieces start.
