# The English texts of The Crossing. A heading with three marks begins the texts that load with that part of the page,
# locales/en.PART.ftl. The texts before the first such heading load at once.

crossing-name = The Crossing
crossing-sentence = Islands rise and sink. Bring hedgehogs across, seeing only the islands nearby. The player who brings more across wins.
crossing-seat-0 = Player 1
crossing-seat-1 = Player 2
crossing-won = { $winner } wins, { $most } delivered to { $least }.
crossing-you-won = You win, { $most } delivered to { $least }.
crossing-you-lost = You lose, { $least } delivered to { $most }.
crossing-draw = A draw, { $most } delivered each.
illegal-crossing-off-board = The step { $step } leads off the board.

### board

crossing-start = Board
crossing-start-new = New board
crossing-start-statement = The statement’s board
crossing-delivered = delivered
crossing-drowned = drowned
crossing-untold = delivered, shown at the end
crossing-untold-short = delivered
crossing-tally = { $delivered } delivered, { $drowned } drowned
crossing-turn = Press an island beside your hedgehog, a distant one for a route, or “Hold”. A cliff is land, waves are water, and every island rises or sinks by one each turn. Bring the hedgehog to your flag.

## The board

crossing-board = Board. Arrow keys step, H holds; with Shift, arrow keys look around.
crossing-tray = Steps and look ahead
crossing-cell = row { $row }, column { $column }: { $what }
crossing-start-of = { $who ->
    [you] your start
    [other] the other start
   *[side] start of { $player }
}
crossing-goal-of = { $who ->
    [you] your goal
    [other] the other goal
   *[side] goal of { $player }
}
crossing-token = { $who ->
    [you] you are here
    [other] { $lower } is here
   *[side] { $player } is here
}
crossing-island = island of height { $height }
crossing-height = height { $height }
crossing-now = now { $phase }
crossing-above = above water at { $phase }
crossing-at-level = at the water’s level
crossing-under = { $depth } under water
crossing-moves = { $direction ->
    [U] rising
   *[D] sinking
}
crossing-until-under = { $turns ->
    [one] under next turn
   *[other] under in { $turns } turns
}
crossing-until-above = { $turns ->
    [one] out next turn
   *[other] out in { $turns } turns
}
crossing-direction-unknown = rising or sinking
crossing-unknown = not seen yet
crossing-out-of-sight = out of sight
crossing-either = { $one } or { $other }
crossing-chance = { $chance ->
    [0] under water
    [1] above water
   *[other] perhaps above water
}
crossing-steps = Steps
crossing-step = { $step ->
    [N] North
    [E] East
    [S] South
    [W] West
   *[H] Hold
}
crossing-option = { $step }: { $fate }
crossing-fate = { $fate ->
    [stand] stays above water
    [sink] goes under
    [drown] drowns
    [cross] reaches the goal
   *[unknown] may go under
}
crossing-told = Row { $row }, column { $column }: { $what }.
crossing-told-step = { $step }: { $fate } ({ $what }).
crossing-moved = { $side }: { $step }, { $result }
crossing-result = { $fate ->
    [stand] stands in row { $row }, column { $column }.
    [sink] went under in row { $row }, column { $column }; back at the start.
    [drown] drowned in row { $row }, column { $column }; back at the start.
    [cross] crossed.
   *[unknown] went to row { $row }, column { $column }.
}
crossing-crossed = crossed: { $count } delivered.
crossing-move = { $step }{ $fate ->
    [sink] ×
    [drown] ×
    [cross] ✓
   *[other] {""}
}
crossing-hint = A solution begins with { $step }.
crossing-numbers = Show numbers
crossing-look-ahead = Number of turns to look ahead
crossing-way-turns = { $turns ->
    [one] { $turns } turn away
   *[other] { $turns } turns away
}
crossing-way = On the way to row { $row }, column { $column }: { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
crossing-way-kept = The route to row { $row }, column { $column } waits.
crossing-way-contradicted = The islands are not as expected. Another way takes { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
crossing-way-uncertain = The next step of the route may end in the water.
crossing-way-none = No way to row { $row }, column { $column } is known now.
crossing-way-go = Go
crossing-way-hand = { $turns ->
    [one] Send { $turns } step
   *[other] Send { $turns } steps
}
crossing-way-on = Go on
crossing-way-stop = Stop
crossing-turn-of = Turn { $turn } of { $count }
crossing-look-ahead-in = { $turns ->
    [0] The islands now
    [one] In 1 turn
   *[other] In { $turns } turns
}
crossing-look-ahead-less = One turn less ahead
crossing-look-ahead-more = One turn further ahead
crossing-results = Results
crossing-head-player = Player
crossing-head-delivered = Delivered
crossing-head-possible = Possible
crossing-head-drowned = Drowned
crossing-of-possible = { $player } delivered { $delivered } of { $possible } possible in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
crossing-routes = Routes
crossing-best-route = { $who ->
    [you] Your best route
    [other] Best route of { $lower }
   *[side] Best route of { $player }
}
crossing-whole = Whole game

### ending

crossing-story = { $side } lost { $lost ->
    [0] no hedgehog
    [one] { $lost } hedgehog
   *[other] { $lost } hedgehogs
} to the water in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
crossing-story-other = { $side } lost { $lost ->
    [0] none
   *[other] { $lost }
}.

### analysis

## Expected results

crossing-amount = { $points } { $count ->
    [one] hedgehog
   *[other] hedgehogs
}
crossing-expects = { $side } delivers about { $points } in all

### editor

crossing-tool-token = { $side }
crossing-tool-height = Height
crossing-tool-pass = One turn later
crossing-tool-turn = Direction
crossing-edit-turn = Turns played
crossing-edit-delivered = Delivered: { $side }
crossing-edit-note = An island’s number is its phase, in brackets its height. Keys on a cell: 2 to 5 for the height, + and − for the phase.
crossing-edit-board = The islands: heights, phases, directions
crossing-edit-island = height { $height }, phase { $phase }, { $direction ->
    [U] rising
   *[D] sinking
}
crossing-edit-corner = firm ground
problem-crossing-draft-height = The island in row { $row }, column { $column } has height { $height }: heights are 2 to 5.
problem-crossing-draft-phase = The island in row { $row }, column { $column } has phase { $phase }: at its height, phases are { $least } to { $most }.
problem-crossing-draft-token = The hedgehog of player { $player } is not on the board.
problem-crossing-draft-goal = The hedgehog of player { $player } is on its goal, row { $row }, column { $column }, where hedgehogs leave the board.
problem-crossing-draft-under = The hedgehog of player { $player } is in row { $row }, column { $column }, which is under water.
problem-crossing-draft-turn = A game has { $most } turns.
problem-crossing-draft-delivered = Player { $player } can have delivered at most one hedgehog per turn, and { $turn } turns have been played.

### keys

crossing-keys =
    Arrow keys | step
    H | hold
    Shift and arrow keys | look around
    Comma, full stop | look one turn less or further ahead
    P | numbers

### lessons

crossing-lesson-where = Your hedgehog sees only the islands around it. Where could it step now?
crossing-lesson-where-answer-0 = North: the island is under water
crossing-lesson-where-answer-1 = East: the island is above water
crossing-lesson-where-done = A cliff is land. A step into waves drowns, even if the island is coming up.
crossing-lesson-where-wrong = The island to the north has waves over it.
crossing-lesson-look = Islands rise or sink by one each turn. Hold and look: press the hedgehog.
crossing-lesson-look-done = Two looks tell which way an island moves. Small marks show it.
crossing-lesson-look-wrong = Not yet: hold, by { $hand ->
    [mouse] the button Hold or the key H.
   *[other] the button Hold.
}
crossing-lesson-next = The island to the north was 1 under water and is now level. And next turn?
crossing-lesson-next-answer-0 = Above water at 1
crossing-lesson-next-answer-1 = Under water by 1
crossing-lesson-next-done = It rises. It will go up to its height, 5, and down again.
crossing-lesson-next-wrong = It has just come up by one.
crossing-lesson-north = So it is safe. Step north: { $hand ->
    [mouse] press the island, or the arrow key.
   *[other] tap the island.
}
crossing-lesson-north-done = The island carries you up.
crossing-lesson-north-wrong = Step north, to the island that rises.
crossing-lesson-east = The island to the east has been seen twice, too, and is high. Step east.
crossing-lesson-east-wrong = Step east, to the island beside you.
crossing-lesson-once = You saw the next one once, at 1: it cannot go under next turn. Step east.
crossing-lesson-once-done = It rose.
crossing-lesson-once-wrong = Step east once more.
crossing-lesson-wait = The next is level with the water, seen once. If it sinks, you drown: hold.
crossing-lesson-wait-done = Now you know: it rises.
crossing-lesson-wait-wrong = Better not yet. Hold for a turn.
crossing-lesson-on = Step on to the east.
crossing-lesson-on-done = At the flag, top right, you get a point, and the next hedgehog sets out.
crossing-lesson-on-wrong = Step east.

### pictures

picture-token = { $player }: the hedgehog is in row { $row }, column { $column }.

### problems

problem-crossing-move = A move is two of the letters N, E, S, W and H (hold), one for each player, such as EN.
problem-crossing-step = A step is one of the letters N, E, S, W and H (hold).
problem-crossing-row = This line gives row { $row } of the { $what ->
    [heights] heights
    [phases] phases
   *[directions] directions
}, of eight.
problem-crossing-row-length = A row of the { $what ->
    [heights] heights
   *[phases] phases
} has { $size } numbers, not { $count }.
problem-crossing-number = A number is expected here.
problem-crossing-directions = A row of the directions is { $size } letters, U (up) or D (down).
problem-crossing-height = Row { $row }, column { $column }: an island has a height from { $least } to { $most }.
problem-crossing-corner-height = Row { $row }, column { $column }: a corner has the height { $corner }.
problem-crossing-phase = Row { $row }, column { $column }: an island of height { $height } has a phase from { $least } to { $height }.
problem-crossing-corner-phase = Row { $row }, column { $column }: a corner has the phase { $corner }.
problem-crossing-never = The island in row { $row }, column { $column } is never in this phase.
problem-crossing-parts = A position has five parts (heights, places in the cycle, hedgehogs, hedgehogs delivered, turns played), not { $count }.
problem-crossing-standpoint-parts = A player’s knowledge of the start has four parts (heights, hedgehog, hedgehogs delivered, turns played), not { $count }.
problem-crossing-heights-text = The heights are { $size } rows of { $size } characters, joined by /.
problem-crossing-height-digit = A height is a digit.
problem-crossing-places-text = The places in the cycle are { $size } rows of { $size } characters, joined by /.
problem-crossing-place-letter = A place in the cycle is a letter from a to { $last }; a corner has a full stop.
problem-crossing-token-cell = A hedgehog’s cell is its row and its column, 0 to 7, such as 7,0.
problem-crossing-two = The hedgehogs, and how many were delivered, are two each, joined by +.
problem-crossing-delivered-number = The number of hedgehogs delivered has to be written in digits.
problem-crossing-turns-number = The number of turns played has to be written in digits.
problem-crossing-turns = A game has { $most } turns.
problem-crossing-standpoint-turns = A game has { $most } turns, and at most one hedgehog is delivered in each.
problem-crossing-tokens = Each player has to have a hedgehog on the board.
problem-crossing-on-goal = The hedgehog of player { $number } in row { $row }, column { $column } has reached its goal and leaves the board.
problem-crossing-under-water = The hedgehog of player { $number } is in row { $row }, column { $column }, which is under water.
problem-crossing-delivered = Player { $number } has delivered more than one hedgehog per turn.
problem-crossing-player = After the heights comes the player’s number, 0 or 1.
problem-crossing-window = The phases of the nine cells around the hedgehog are expected here, from -9 to 9.
problem-crossing-window-edge = Number { $number } is a cell off the board, where the phase is { $phase }.
problem-crossing-window-corner = Number { $number } is a corner, whose phase is { $phase }.
problem-crossing-window-island = Number { $number } is the island in row { $row }, column { $column }, of height { $height }, which cannot be in this phase after the earlier observations.

## Puzzles

problem-crossing-goal = A goal is “cross” and the number of turns that it may take, such as “cross 17”. A question’s goal is “phases” or “dry” and an island, such as “phases 3,4”, or “safe” or “odds” and the most steps, such as “safe 9”.
problem-crossing-ask = The goal of a question is “phases” or “dry” and an island’s row and column, such as “phases 3,4”, or “safe” or “odds” and the most steps, such as “safe 9”.
problem-crossing-ask-corner = A corner never moves, so there is nothing to ask about it.
problem-crossing-ask-unseen = The island in row { $row }, column { $column } was never seen.
problem-crossing-ask-never = There is no turn in which this island is surely above water.
problem-crossing-answer-phases = An answer is phases of the island, each with U (rising) or D (sinking), such as -1U 3D.
problem-crossing-answer-turns = An answer is numbers of turns from 0 (now) to 13, such as 2 3 4.
problem-crossing-answer-plan = A plan is 1 to { $most } steps, each a letter N, E, S, W or H (hold), such as NNE.
problem-crossing-goal-turns = The hedgehog has 1 to { $left } turns to reach its goal, not { $found }.
problem-crossing-goal-other = The hedgehog of player 2 is in row { $row }, column { $column }, but has to hold on its start cell while a puzzle is solved.

### protocol

crossing-protocol-start =
    The program reads nine lines.
    - Eight lines with the heights of the islands: eight numbers each with spaces between, the top row first, from left to right. An island has `2` to `5`, a corner has `9`.
    - Its number. `0`: it is player 1 and goes from the bottom left to the top right. `1`: it is player 2 and goes from the bottom right to the top left.
crossing-protocol-turn =
    In each of the 180 turns the program reads a line and writes a line.
    - The line that it reads has nine numbers with spaces between: the phases of the nine cells around its hedgehog, row by row from the top left. The fifth is the hedgehog’s own cell. A cell off the board is `-9`, a corner is `9`.
    - Both programs answer at the same time. Neither learns what the other does, nor which way an island moves.
    - No line reports that the hedgehog has drowned or was delivered: in the next turn it stands on its start.
crossing-protocol-answer = An answer is one letter: `N` steps up, `E` to the right, `S` down, `W` to the left, and `H` holds. A step off the board is illegal. Any other step is legal, even onto an island under water.
crossing-protocol-end = The game is over after 180 answers. The program reads nothing more, and exits. If the other player loses early, the input ends.
crossing-protocol-time = Each answer may take 0.2 seconds.

### puzzles

puzzle-task-phases = Which phases can the marked island have now? Mark every one.
puzzle-short-phases = Which phases are possible?
puzzle-task-dry = In which of the next turns is the marked island surely above water? Mark every turn.
puzzle-short-dry = When is the island surely dry?
puzzle-task-safe = Plan a way to the top right corner on which you cannot drown: at most { $value ->
    [one] { $value } step
   *[other] { $value } steps
}.
puzzle-short-safe = A safe way in { $value ->
    [one] { $value } step
   *[other] { $value } steps
}
puzzle-task-odds = Plan the safest way to the top right corner: at most { $value ->
    [one] { $value } step
   *[other] { $value } steps
}.
puzzle-short-odds = The safest way in { $value ->
    [one] { $value } step
   *[other] { $value } steps
}
question-ask-phases = Look at the earlier turns. Then mark each phase that fits them, and “Check”.
question-ask-dry = Look at the earlier turns. Then mark each turn, counted from now, and “Check”.
question-ask-safe = Press cell after cell on the board, or the steps. { $worlds ->
    [one] One world fits what was seen.
   *[other] { $worlds } worlds fit what was seen. The way must hold in each.
}
question-ask-odds = Press cell after cell on the board, or the steps. { $worlds ->
    [one] One world fits what was seen.
   *[other] { $worlds } worlds fit what was seen. The more the way holds in, the better.
}
question-words-phases = Phases of the island
question-words-dry = Turns from now
question-words-safe = Steps
question-words-odds = Steps
question-impossible-dry = Not surely above water: { $places }. The board shows a world that fits, in the first of these turns.
question-missed-phases = { $count ->
    [one] One phase is missing
   *[other] { $count } phases are missing
}: the board shows a world that fits what was seen.
question-missed-dry = { $count ->
    [one] One turn is missing
   *[other] { $count } turns are missing
}.
question-failed-safe = { $count ->
    [0] Not so: this way does not reach the goal.
   *[other] Not safe: here is a world that fits what was seen, in which the hedgehog drowns at step { $count }.
}
question-failed-odds = Not the best: this way holds in { $count } % of the worlds, the best one in { $wanted } %. Here is a world that fits and in which only the best one holds.
question-right-odds = Right: this way holds in { $count } % of the worlds, and none in more.
crossing-word-turns = { $turns ->
    [0] now
   *[other] { $turns }
}
crossing-word-phase = { $phase } { $direction ->
    [U] ↑
   *[D] ↓
}
crossing-word-phase-said = { $phase }, { $direction ->
    [U] rising
   *[D] sinking
}
crossing-theme-along-the-edge = Along the edge
crossing-theme-along-the-edge-about = The way follows an edge of the board for four steps or more.
crossing-theme-best-odds = The best odds
crossing-theme-best-odds-about = No way is safe for certain; one is the most likely to succeed.
crossing-theme-dry-time = When is it dry?
crossing-theme-dry-time-about = From the observations, work out the turns in which an island is surely dry.
crossing-theme-just-up = Just risen
crossing-theme-just-up-about = Steps go onto islands that have only just come up, twice or more.
crossing-theme-last-moment = The last moment
crossing-theme-last-moment-about = Islands are left in the last moment before they go under, twice or more.
crossing-theme-patience = Patience
crossing-theme-patience-about = The hedgehog holds twice or more on the way.
crossing-theme-restraint = Restraint
crossing-theme-restraint-about = The step that seems the shortest loses the goal.
crossing-theme-safe-way = A safe way
crossing-theme-safe-way-about = The way is safe whatever the unseen islands are like.
crossing-theme-straight-on = Straight on
crossing-theme-straight-on-about = The shortest way is right, in the right turns.
crossing-theme-turn-back = Turning back
crossing-theme-turn-back-about = Two steps lead away from the goal.
crossing-theme-way-round = A way round
crossing-theme-way-round-about = The way is at least six steps longer than the shortest one.
crossing-theme-which-phase = Which phase?
crossing-theme-which-phase-about = From the observations, work out the possible phases of an island.
crossing-theme-whole-way = The whole way
crossing-theme-whole-way-about = From the start cell to the other corner.
puzzle-steps = { $moves ->
    [one] { $moves } step
   *[other] { $moves } steps
}
puzzle-short-cross = Cross in { $value ->
    [one] { $value } turn
   *[other] { $value } turns
}
puzzle-task-cross = Bring the hedgehog to the top right corner within { $value ->
    [one] { $value } turn
   *[other] { $value } turns
}. You see everything.
puzzle-place-crossing = Choose where to step, or hold.
puzzle-crossed = Across after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
puzzle-not-crossed = The goal was lost at step { $step }.
puzzle-next-kind-crossing = Difficulty
puzzle-kind-crossing-easy = easy
puzzle-kind-crossing-medium = medium
puzzle-kind-crossing-hard = hard

## Making a puzzle

puzzle-goal-cross = Cross

### rules

crossing-rules-swamp-title = The swamp
crossing-rules-swamp = Two families of hedgehogs cross a swamp of 8 by 8 cells. Player 1 starts bottom left and goes to the top right, player 2 starts bottom right and goes to the top left. The four corners are firm ground, with phase 9 at all times. Rows and columns are counted from the top left, from 0; north is up. You may step on every cell, even the other’s start and goal.
crossing-rules-swamp-picture = The statement’s board. Player 1 is a disc, player 2 a square; flags are goals. Numbers are phases, in brackets the heights.
crossing-rules-swamp-ours = A new board has heights and places in the cycle at random. They are chosen again until a player who sees everything could deliver the same number from either side.
crossing-rules-islands-title = The islands
crossing-rules-islands = Every island rises or sinks by one phase per turn, through eight phases up and down: after 14 turns all is as it was. Its height, 2 to 5, is its highest phase and known to both; its lowest is 7 less. An island of height 5 goes 0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0, −1, −2, −1, and begins again. At phase 0 or more you can stand on it; below that it is under water.
crossing-rules-islands-page = A small mark shows which way it moves next.
crossing-rules-islands-picture = The higher it is, the higher its cliff, with a line for each phase. Under water it is smaller and paler, with a wave over it for each phase that it is down. The last one has not been seen yet.
crossing-rules-turn-title = A turn
crossing-rules-turn = Both players move at once: north, east, south, west, or hold. Then every island goes on by one phase. The players never see or hinder each other, and may stand on the same island.
crossing-rules-turn-picture = After east and north. Islands seen twice are known, those seen once are guessed, hatched ones have not been seen yet.
crossing-rules-turn-ours = A step off the board is not allowed.
crossing-rules-water-title = Into the water
crossing-rules-water = A hedgehog that steps onto an island under water drowns, even if the island is about to come up. A hedgehog whose island goes under when the islands move drowns too. Either way it is back at its start for the next turn.
crossing-rules-goal-title = The goal
crossing-rules-goal = A hedgehog that reaches its goal is delivered, for one point, and the next one stands at the start.
crossing-rules-sight-title = What a player sees
crossing-rules-sight = The phases of its hedgehog’s cell and of the eight around it, but not which way they move. Two sightings of an island reveal its whole cycle, unless they are 7 turns apart, or 14 and so on. One sighting leaves two possibilities, unless it is of the highest or the lowest phase.
crossing-rules-sight-page = Where there are two possibilities, both are drawn small.
crossing-rules-sight-picture = The knowledge after seven turns. The frame shows the cells in sight; islands seen twice are known for good.
crossing-rules-ahead-title = Looking ahead
crossing-rules-ahead = A known island is known for every later turn.
crossing-rules-ahead-page = The look ahead shows the islands as they will be.
crossing-rules-ahead-picture = The same islands in four turns. If only the chance is known, the ground is filled in proportion to the chance that the island is above water.
crossing-rules-end-title = The end
crossing-rules-end = The game has 180 turns. The player who delivers more hedgehogs wins.
crossing-rules-end-page = You play without a clock unless you choose one; when it runs out, the hedgehog holds.
crossing-rules-notation-title = The turn in letters
crossing-rules-notation = N, E, S, W, and H for hold; a record has both players’ letters, EN.
crossing-rules-notation-page = On the board arrow keys step, H holds, comma and full stop look one turn less or further ahead, P shows the numbers.
