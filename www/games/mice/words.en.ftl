# The English texts of Space Mice. A heading with three marks begins the texts that load with that part of the page,
# locales/en.PART.ftl. The texts before the first such heading load at once.

mice-name = Space Mice
mice-sentence = Mice run where the arrows point. Lead them to your own rocket, and the cats to the rockets of the others.
mice-seat-0 = Red
mice-seat-1 = Blue
mice-seat-2 = Gold
mice-seat-3 = Violet
mice-won = { $winner } wins, { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $others }.
mice-you-won = You win, { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $others }.
mice-you-lost = { $winner } { $winners ->
    [many] win
   *[one] wins
} with { $most ->
    [one] { $most } point
   *[other] { $most } points
}. You have { $mine }.
mice-draw = A draw. { $sides } have { $most ->
    [one] { $most } point
   *[other] { $most } points
} each.
illegal-mice-off-board = { $cell } is not on the board: columns and rows are 0 to { $last }.
illegal-mice-pit = { $cell } is a pit, which takes no arrow.
illegal-mice-rocket = { $cell } is a rocket, which takes no arrow.
illegal-mice-arrow = An arrow stands on { $cell } already.
illegal-mice-puzzle-cell = { $cell } must stay free: in turn { $turn } player { $player } places an arrow there.

### board

mice-start = Board
mice-start-two = 2 players, 9 × 9, 40 arrows
mice-start-three = 3 players, 11 × 11, 45 arrows
mice-start-four = 4 players, 11 × 11, 48 arrows
mice-start-example = 2 players, the statement’s example, 8 arrows
mice-start-new = New board
mice-making-size = Size, { $least } to { $most }
mice-making-players = Players, { $least } to { $most }
mice-making-doors = Doors, { $least } to { $most }
mice-making-turns = Arrows, { $least } to { $most }
mice-points = { $count ->
    [one] point
   *[other] points
}
mice-arrows-left = { $count ->
    [one] arrow left
   *[other] arrows left
}
mice-tally = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $arrows ->
    [one] { $arrows } arrow left
   *[other] { $arrows } arrows left
}
mice-tally-end = { $points } { $unit }
mice-turn = Press a cell, then where the arrow points. Animals that come to it turn. Bring mice to your rocket for a point each, and cats to the others: a cat costs ten.

## New game

making-board = Looking for a fair board…

## The board

mice-cell = { $cell }: { $what }
mice-empty = empty
mice-pit = pit
mice-rocket = { $side }’s rocket
mice-door = door in the { $wall ->
    [N] north
    [E] east
    [S] south
   *[W] west
} wall
mice-arrow = { $side }’s arrow pointing { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
}{ $left ->
    [1] , the next to go
   *[other] {""}
}
mice-mice = { $count ->
    [one] 1 mouse
   *[other] { $count } mice
} going { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
mice-cats = { $count ->
    [one] 1 cat
   *[other] { $count } cats
} going { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
mice-choose-heading = { $cell }: choose where the arrow points.
mice-headings-of = Headings of an arrow on { $cell }
mice-handle = { $heading ->
    [N] North
    [E] East
    [S] South
   *[W] West
}: { $cell } { $heading }
mice-cell-pad = Move the chosen cell
mice-cell-chosen = Cell { $cell }
mice-move-cell = Cell to the { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
mice-place = Place
mice-gain = { $side } { $points }
mice-preview = { $move }: { $result } in { $turns } turns.
mice-preview-ways = { $move }: turns animals, but scores nothing in { $turns } turns.
mice-preview-none = { $move }: changes nothing in { $turns } turns.
mice-preview-blind = { $move }: place it there?
mice-moved = { $side }: { $move }.
mice-moved-result = { $side }: { $move }. { $result }.
mice-rescued = { $count ->
    [one] 1 mouse
   *[other] { $count } mice
} into { $side }’s rocket
mice-raided = { $count ->
    [one] 1 cat
   *[other] { $count } cats
} into { $side }’s rocket
mice-eaten = { $count ->
    [one] 1 mouse
   *[other] { $count } mice
} eaten

### ending

mice-story = { $who ->
    [you] Your
   *[side] { $side }’s
} rocket took in { $mice ->
    [0] no mouse
    [one] { $mice } mouse
   *[other] { $mice } mice
} and { $cats ->
    [0] no cat
    [one] { $cats } cat
   *[other] { $cats } cats
}.

### analysis

## Expected results

mice-amount = { $points } { $count ->
    [one] point
   *[other] points
}
mice-ahead = { $side } ahead by about { $points } { $count ->
    [one] point
   *[other] points
}
mice-behind = { $side } behind by about { $points } { $count ->
    [one] point
   *[other] points
}

### assignment

mice-assignment = The statement asks for a simulator: it reads a finished game and prints each player’s score. Here it runs on the statement’s example and on games that reveal mistakes, with 10 seconds for each.
mice-assignment-input = { $size } by { $size }, { $players } players, { $doors ->
    [one] 1 door
   *[other] { $doors } doors
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}

### editor

mice-tool-rocket = Rocket
mice-tool-door = Door
mice-tool-mouse = Mouse
mice-tool-cat = Cat
mice-tool-arrow = Arrow
mice-tool-turn = Turn
mice-tool-remove = Erase
mice-edit-seat = Whose rocket or arrow
mice-edit-heading = Direction
mice-edit-heading-value = { $value ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
mice-edit-size = Size
mice-edit-players = Players
mice-edit-turns = Turns
mice-edit-ply = Arrows placed
mice-edit-points = Points: { $side }
mice-edit-note = The animals take a step before each arrow: set them up as they stand before that step. A door goes into the wall beside a cell at the edge.
mice-edit-board = The board, as at the start of the puzzle’s input
problem-mice-draft-rocket = Player { $player } has no rocket.
problem-mice-draft-rockets = Two rockets stand on { $cell }.
problem-mice-draft-doors = There are 1 to { $most } doors in the outer wall, not { $found }.
problem-mice-draft-door = The door beside { $cell } is impossible, or there are two.
problem-mice-draft-on-rocket = On { $cell } there is a rocket: nothing else can be there.
problem-mice-draft-arrows = Two arrows stand on { $cell }.
problem-mice-draft-wall = The animals on { $cell } face the wall: turn them.
problem-mice-draft-animals = The number of animals on { $cell } is wrong.
problem-mice-draft-count = There are at most { $most } animals.
problem-mice-draft-points = Player { $player } has at most { $most } points.
problem-mice-draft-turns = A game has 1 to { $most } turns.
problem-mice-draft-ply = There are { $most } turns: no more arrows than that can have been placed.
problem-mice-draft-pit = { $cell } is a pit, where nothing can be.

### keys

mice-keys =
    Arrow keys | from cell to cell; on a chosen cell, where the arrow points
    N E S W | where the arrow points
    Enter | choose the cell, place the arrow
    { "+ − 0" } | zoom
    Esc | choose another cell

### lessons

mice-lesson-turn = Turn the mice to your red rocket: press 1 3, then the east arrow{ $hand ->
    [mouse] .
   *[other] , then Place.
}
mice-lesson-turn-done = Mice on the arrow now turn east. A mouse in your rocket is one point.
mice-lesson-turn-wrong = Not there. Press 1 3, which is column 1, row 3.
mice-lesson-worth = The large dark animal on row 1 is a cat. What is a cat worth in your rocket?
mice-lesson-worth-answer-0 = One point
mice-lesson-worth-answer-1 = Ten points less
mice-lesson-worth-answer-2 = Nothing
mice-lesson-worth-done = So a cat belongs in another player’s rocket.
mice-lesson-worth-wrong = Cats eat mice. Nobody wants one.
mice-lesson-cat = Send the cat to Blue’s rocket: an arrow on 5 1, pointing south.
mice-lesson-cat-done = In three turns the cat will be there.
mice-lesson-cat-wrong = Not there. Blue’s rocket is in column 5, below the cat’s row.
mice-lesson-second = More mice come along row 5. Find the arrow that turns them into your rocket.
mice-lesson-second-done = Two streams of mice run to you now.
mice-lesson-second-wrong = Look in row 5, below your rocket.
mice-lesson-fourth = You have three arrows on the board. What happens when you place a fourth?
mice-lesson-fourth-answer-0 = It is refused
mice-lesson-fourth-answer-1 = Your oldest arrow goes
mice-lesson-fourth-answer-2 = Blue’s oldest arrow goes
mice-lesson-fourth-done = The dashed arrow is the oldest: it goes next.
mice-lesson-fourth-wrong = Each player has three arrows at most, but places one on every turn.
mice-lesson-eaten = A mouse and a cat come to the same cell. What happens?
mice-lesson-eaten-answer-0 = They pass each other
mice-lesson-eaten-answer-1 = The mouse is eaten
mice-lesson-eaten-done = It is eaten, too, if the two change places.
mice-lesson-eaten-wrong = It is a cat, after all.
mice-lesson-last = A new arrow removes the one on 1 3. Now turn its mice to you along row 5.
mice-lesson-last-done = East on 1 5, north on 3 5, and home. At the end, the most points win.
mice-lesson-last-wrong = Turn the mice where column 1 meets row 5. Your arrow on 3 5 does the rest.

### pictures

picture-size = A board of { $columns } by { $rows }.

### problems

problem-mice-move = An arrow is a column and a row from 0 to 24 and N, E, S or W, such as 2 0 W.
problem-mice-size-line = This line gives the width and the height of the board, such as 9 9.
problem-mice-players-line = This line gives the number of players, 2 to 4.
problem-mice-doors-line = This line gives the number of doors, 1 to 16.
problem-mice-turns-line = This line gives the number of turns, 1 to 100.
problem-mice-rocket-line = This line gives the rocket of player { $number }: its column and its row.
problem-mice-door-line = This line gives a door: its column or row and its wall, N, E, S or W, such as 2 E.
problem-mice-size = A board is square, 5 by 5 to 25 by 25.
problem-mice-players = There are 2 to 4 players.
problem-mice-doors = There are 1 to 16 doors.
problem-mice-turns = There are 1 to 100 turns.
problem-mice-rocket-place = A rocket goes on a cell of the board, not in a corner and not where there is one already.
problem-mice-door-place = A door goes in the wall of a row or column of the board, not at a corner, and only one in a place.
problem-mice-rockets = Each player has to have a rocket.
problem-mice-parts = A position has eight parts (size, turns, rockets, doors, arrows placed, points, arrows, animals), not { $count }.
problem-mice-rocket-text = A rocket is expected here, such as 1,2.
problem-mice-door-text = A door is expected here, such as 2E.
problem-mice-arrow-text = An arrow is expected here, such as 2,0W.
problem-mice-points-text = Points are expected here, a number.
problem-mice-animals-text = Animals are expected here, such as 3,1N2m1c.
problem-mice-size-number = The size has to be written in digits.
problem-mice-turns-number = The number of turns has to be written in digits.
problem-mice-placed-number = The number of arrows placed has to be written in digits.
problem-mice-placed = No more arrows can have been placed than there are turns.
problem-mice-points = Each player has points, 0 to { $most }.
problem-mice-arrows = Each player has at most { $most } arrows.
problem-mice-animal-place = No animal can be on { $cell }, which is off the board, a pit or a rocket.
problem-mice-animal-wall = No animal on { $cell } can face the wall: it would have turned left.
problem-mice-animal-twice = Animals on { $cell } with the same heading are counted together.
problem-mice-animal-none = There has to be at least one animal on { $cell }.
problem-mice-animals = There are at most { $most } animals.

## Puzzles

problem-generate-walls = the walls have room for { $most } doors at most.
problem-generate-puzzle = A puzzle lacks 1 or 2 arrows on a board of at most 13 by 13, or 3 on a board of at most 7 by 7, and has 4 to 24 turns left.
problem-mice-goal = A goal is “points” or “margin” and how many, such as “points 12”, or “none-lost”.
problem-mice-goal-arrow = An arrow is expected here, a column and a row from 0 to 24 and N, E, S or W, such as 2 0 W; or ? for one that is missing.
problem-mice-goal-length = { $found } turns are given, but { $wanted } are left in the game.
problem-mice-goal-open = 1 to { $most } arrows are missing, not { $found }.
problem-mice-goal-player = All missing arrows must be one player’s, but the arrow of turn { $turn } is of another.

### protocol

mice-protocol-start =
    The program reads the puzzle’s input as far as the doors, then its own number.
    - The width and the height of the board, such as `13 13`. They are the same, 5 to 25.
    - The number of players, `2` to `4`.
    - The number of doors, `1` to `16`.
    - The number of turns, `1` to `100`. All players together place this many arrows.
    - For each player a line with the column and the row of its rocket, such as `4 6`, player `0` first.
    - For each door a line with its place and its wall, such as `10 E`. The place is the column in the walls `N` and `S`, and the row in the walls `E` and `W`.
    - The program’s own number, from `0`.
mice-protocol-start-ours = The statement has no programs that play, so this protocol is ours.
mice-protocol-turn = Player `0` places the first arrow, then player `1`, and so on; after the last player it is player `0`’s turn again. The program writes its own arrow when it is its turn. It reads each arrow that another player places, one per line. It does not read its own arrows.
mice-protocol-answer =
    An arrow is a column, a row and a heading with a space between, such as `6 2 W`.
    - Column and row are counted from `0` in the north-west corner, which is at the top left.
    - The heading is `N`, `E`, `S` or `W`.
    - The cell is on the board and has no arrow, no rocket and no pit. An arrow that this one would take away is still there.
mice-protocol-end = The game is over when as many arrows have been placed as there are turns. After its own last arrow the program may still read the others’. Then the input ends. It also ends when a player loses early.
mice-protocol-time = Each arrow may take 1 second.

### puzzles

puzzle-short-points = { $side }: get { $value ->
    [one] { $value } point
   *[other] { $value } points
}
puzzle-short-ahead = { $side }: finish { $value ->
    [one] { $value } point
   *[other] { $value } points
} ahead
puzzle-short-behind = { $side }: { $value ->
    [0] do not finish behind
    [one] at most { $value } point behind
   *[other] at most { $value } points behind
}
puzzle-short-none-lost = { $side }: lose no mouse
puzzle-task-points = You are { $side }: place { $missing ->
    [one] an arrow
   *[other] { $missing } arrows
} so that you have at least { $value ->
    [one] { $value } point
   *[other] { $value } points
} at the end.
puzzle-task-ahead = You are { $side }: place { $missing ->
    [one] an arrow
   *[other] { $missing } arrows
} so that you are at least { $value ->
    [one] { $value } point
   *[other] { $value } points
} ahead at the end.
puzzle-task-behind = You are { $side }: place { $missing ->
    [one] an arrow
   *[other] { $missing } arrows
} so that you are { $value ->
    [0] not behind
    [one] at most { $value } point behind
   *[other] at most { $value } points behind
} at the end.
puzzle-task-none-lost = You are { $side }: place { $missing ->
    [one] an arrow
   *[other] { $missing } arrows
} so that no mouse is lost, to cats or in pits.
puzzle-place-mice = { $left ->
    [one] Place one arrow. The others are given.
   *[other] Place { $left } arrows. The others are given.
}
puzzle-points = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-ahead = You are { $points ->
    [0] level
    [one] { $points } point ahead
   *[other] { $points } points ahead
}.
puzzle-behind = You are { $points ->
    [one] { $points } point behind
   *[other] { $points } points behind
}.
puzzle-lost = { $lost ->
    [0] No mouse is lost.
    [one] 1 mouse is lost.
   *[other] { $lost } mice are lost.
}
puzzle-next-kind-mice = To find
puzzle-kind-mice-1 = one arrow
puzzle-kind-mice-2 = 2 arrows
mice-puzzle-hint = A solution has an arrow on { $cell }.

## Making a puzzle

puzzle-goal-points = Have this many points
puzzle-goal-margin = Be ahead by this many points
puzzle-goal-none-lost = Lose no mouse
puzzle-arrows = The next { $count } arrows, one per line: ? for one that is to be found, or for example 2 2 N for one that is given
puzzle-arrows-note = These arrows are only an example: replace them with those of your puzzle.

## Themes

mice-theme-borrowed-arrow = A borrowed arrow
mice-theme-borrowed-arrow-about = An arrow of another player leads the mice on.
mice-theme-cat-raid = A cat for the others
mice-theme-cat-raid-about = A cat is sent into another player’s rocket.
mice-theme-crossroads = A crossroads
mice-theme-crossroads-about = One arrow turns animals that come from two sides.
mice-theme-crowd = A crowd
mice-theme-crowd-about = Eight mice or more come home only because of your arrows.
mice-theme-guard = Guarding the rocket
mice-theme-guard-about = A cat is kept out of your own rocket.
mice-theme-just-in-time = Just in time
mice-theme-just-in-time-about = Mice that are needed come home in the very last step.
mice-theme-loop = A circle
mice-theme-loop-about = The arrows make animals run in a circle.
mice-theme-old-arrow = An older arrow
mice-theme-old-arrow-about = An arrow that you placed before leads the mice on.
mice-theme-order = The order
mice-theme-order-about = The same arrows in another order fail.
mice-theme-pit = Off the pit
mice-theme-pit-about = Mice that would fall into a pit are led elsewhere.
mice-theme-prey = Prey
mice-theme-prey-about = Mice on their way into another player’s rocket run into a cat.
mice-theme-relay = From arrow to arrow
mice-theme-relay-about = Two of the missing arrows lead the same animals.
mice-theme-rescue = A rescue
mice-theme-rescue-about = Mice that a cat would eat stay alive.
mice-theme-signpost = A signpost
mice-theme-signpost-about = An arrow in the right place shows the mice the way home.
mice-theme-theft = Theft
mice-theme-theft-about = Mice on their way into another player’s rocket come into yours.
mice-theme-wall = Off the wall
mice-theme-wall-about = A wall turns the mice in the right direction.

### rules

mice-rules-board-title = The board
mice-rules-board = A square of 5 by 5 to 25 by 25 cells for two to four players, each with a rocket. A cell is named by its column from the west and its row from the north, both from 0; north is up. The corners are pits: animals that fall in are lost.
mice-rules-board-picture = The statement’s example after six arrows. Mice are small and light, cats large and dark; a number tells how many share a cell.
mice-rules-doors-title = Doors
mice-rules-doors = Doors are in the outer walls, never at a corner. Every turn an animal comes in at each door and runs straight ahead: nine mice, then a cat, and so on, at every door.
mice-rules-walls-title = Walls
mice-rules-walls = An animal that faces a wall turns left, by a quarter turn. Nothing leaves by a door: from inside it is a wall.
mice-rules-walls-ours = An arrow turns an animal first; then, if it faces a wall, it turns left.
mice-rules-arrows-title = Arrows
mice-rules-arrows = The players take turns to place an arrow, on a cell without an arrow, rocket or pit. An animal that comes to it runs on where it points. A player has three arrows at most: the fourth takes the first away, the fifth the second.
mice-rules-arrows-page = The pips on an arrow count how many of its owner’s turns it stays; a dashed one goes next.
mice-rules-arrows-ours = A cell is taken as long as an arrow is on it, even an arrow that would go this turn.
mice-rules-cats-title = Cats
mice-rules-cats = A mouse on a cell with a cat is eaten, and so is one that changes places with a cat. Animals that enter a rocket or fall into a pit in this turn are gone before that.
mice-rules-points-title = Points
mice-rules-points = A mouse in your rocket is 1 point, a cat takes 10 away, but no player has less than 0. When all arrows have been placed, the player with more points than each of the others wins.
mice-rules-turn-title = A turn
mice-rules-turn = A turn has these steps. A new animal waits behind each door; all animals go one cell forward; mice are counted, then cats; mice are eaten; arrows and walls turn the remaining animals; then an arrow is placed. After the last arrow the animals move once more and are counted. An arrow is written as column, row and heading: `2 0 W`.
mice-rules-turn-page = With the focus on a cell, a letter or Enter and an arrow key choose the heading; Enter places the arrow. The wheel, a pinch, a double tap, +, − and 0 zoom; when zoomed in, a drag moves the board, and a drag from the chosen cell gives the heading. You play without a clock unless you choose one.
mice-rules-turn-ours = The statement is a puzzle: count the points of a game already played. Playing it in turns is our decision, and so is the time of 1 second per arrow.
