# What is wrong with what somebody brings, in English: loaded where it can be told, for a first visit does not need it.

## Where it is

problem-line = Line { $line }: { $reason }
problem-line-found = Line { $line }, “{ $found }”: { $reason }

## Texts, records and logs

problem-fault = The page has made a mistake. Load it again.
problem-text-long = The text is too long: at most { $most } characters are read.
problem-text-none = There is no text.
problem-unknown-game = This is not a game. There are: { $games }.
problem-record-head = A record begins with “warren 1” and the game’s name, such as “warren 1 dots”.
problem-record-version = This page reads records of version 1.
problem-record-other-game = A record of another game, { $game }, is wanted here.
problem-record-start = The start is described before this line.
problem-record-after-end = Nothing may follow the line “end { $seat } { $reason }”.
problem-record-end = A game’s end is “end SEAT REASON”, the seat from 0 to { $last }, the reason one of { $reasons }.
problem-log-long = This is too long for a log: at most { $most } bytes are read.
problem-log-head = A log begins with “warren 1”, the game’s name and “log”, such as “warren 1 dots log”.
problem-log-none = A line that the program read, “>> …”, or wrote, “<< …”, is missing here.
problem-log-seat = After “start …” comes “seat” and its number, from 0.
problem-log-file = The file { $file } with the map is missing: put its lines before the first line of the log.
problem-log-side-first = Before its first answer a program is told which side it plays.
problem-log-side = The line that tells the program which side it plays is missing here.
problem-out-of-turn = This line is out of turn.
problem-flooded = Its program wrote far more than it was asked for.
problem-player = The numbers of players are 0 to { $last }.
problem-moves-played = The moves played are a number.

## Jumping Dots

problem-dots-move = A move is a column A to G, a row 1 to 7 and a direction N, E, S or W, such as E4N.
problem-dots-parts = A position is seven rows joined by /, a space and the moves played.
problem-dots-ply = Behind the space come the moves played, a number from 0.
problem-dots-rows = A position has seven rows, not { $count }.
problem-dots-row = Row { $row } holds seven cells: A to E red, a to e blue, a digit for empty cells.
problem-dots-ply-most = With so many dots on the board at most { $most } moves can have been played.
problem-dots-player = 0 plays red and moves first, 1 plays blue.

## Rabbit Hunt

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

## Space Mice

problem-mice-move = An arrow is a column and a row from 0 to 24 and N, E, S or W, such as 2 0 W.
problem-mice-size-line = Here stand the width and the height of the board, such as 9 9.
problem-mice-players-line = Here stands how many play, 2 to 4.
problem-mice-doors-line = Here stands how many doors there are, 1 to 16.
problem-mice-turns-line = Here stands how many turns are played, 1 to 100.
problem-mice-rocket-line = Here stands the rocket of player { $number }: its column and its row.
problem-mice-door-line = Here stands a door: its column or row and its wall, N, E, S or W, such as 2 E.
problem-mice-size = A board is square, 5 by 5 to 25 by 25.
problem-mice-players = There are 2 to 4 players.
problem-mice-doors = There are 1 to 16 doors.
problem-mice-turns = There are 1 to 100 turns.
problem-mice-rocket-place = A rocket is on a cell of the board, in no corner, and on none that has one.
problem-mice-door-place = A door is in the wall of a row or column of the board, at no corner, and there once.
problem-mice-rockets = Each player has a rocket.
problem-mice-parts = A position has eight parts (size, turns, rockets, doors, arrows placed, points, arrows, animals), not { $count }.
problem-mice-rocket-text = Here a rocket is wanted, such as 1,2.
problem-mice-door-text = Here a door is wanted, such as 2E.
problem-mice-arrow-text = Here an arrow is wanted, such as 2,0W.
problem-mice-points-text = Here points are wanted, a number.
problem-mice-animals-text = Here animals are wanted, such as 3,1N2m1c.
problem-mice-size-number = The size is a number.
problem-mice-turns-number = How many turns there are is a number.
problem-mice-placed-number = How many arrows are placed is a number.
problem-mice-placed = No more arrows are placed than there are turns.
problem-mice-points = Each player has points, 0 to { $most }.
problem-mice-arrows = Each player has at most { $most } arrows.
problem-mice-animal-place = No animal stands on { $cell }, which is off the board, a pit or a rocket.
problem-mice-animal-wall = No animal on { $cell } faces the wall: it has turned left.
problem-mice-animal-twice = Animals on { $cell } with one heading are counted together.
problem-mice-animal-none = On { $cell } there is at least one animal.
problem-mice-animals = There are at most { $most } animals.

## Fugitive and Detectives

problem-fugitive-cities-line = Here stands how many cities there are, 4 to 200.
problem-fugitive-road-line = Here stands a road such as C 1-2, or END after the last.
problem-fugitive-road-ends = After a road’s kind come two cities, such as { $kind } 1-2.
problem-fugitive-road-kind = “{ $kind }” is no kind of road: there are C (car), T (train) and P (plane); END ends the map.
problem-fugitive-map-count = A map has { $least } to { $most } cities, not { $found }.
problem-fugitive-map-loop = A road joins two different cities, and this one leads from { $city } to itself.
problem-fugitive-map-roads = Every city has at least { $least } roads by car (C), but { $city } has { $found }.
problem-fugitive-map-apart = One can go from every city to every other by car (C), but not from 1 to { $city }.
problem-fugitive-map-plane = Only cities with trains (T) have planes (P), and { $city } has none.
problem-fugitive-map-end = Nothing follows the line END.
problem-fugitive-map-file = The map lies in the program’s folder under this name.
problem-fugitive-parts = A position has five parts (cities, roads, detectives, fugitive, moves played), not { $count }.
problem-fugitive-cities-number = How many cities there are is a number.
problem-fugitive-road-text = Here a road is wanted, such as C1-2.
problem-fugitive-detectives = The detectives are in four cities, such as 1,2,3,4.
problem-fugitive-fugitive = The fugitive is in a city, such as 100.
problem-fugitive-placed-first = The detectives are placed by the first move, all four, the fugitive by the second.
problem-fugitive-played = With everybody on the map 2 to { $most } moves have been played.
problem-fugitive-not-on-map = There is no city { $city } on the map.
problem-fugitive-two-in = Two detectives are in { $city }.
problem-fugitive-cities = Here the detectives’ four cities are wanted, a line each or all on one, such as 25 75 125 175.
problem-fugitive-side = The first line is Fugitive or Detectives.
problem-fugitive-kind-told = Here a kind of road is wanted, C, T or P: where the fugitive is, is announced every fifth turn.

## The Crossing

problem-crossing-move = A move is two of the letters N, E, S, W and H (hold), one for each player, such as EN.
problem-crossing-step = A step is one of the letters N, E, S, W and H (hold).
problem-crossing-row = Here stands row { $row } of the { $what ->
    [heights] heights
    [phases] phases
   *[directions] directions
}, of eight.
problem-crossing-row-length = A row of the { $what ->
    [heights] heights
   *[phases] phases
} has { $size } numbers, not { $count }.
problem-crossing-number = Here a number is wanted.
problem-crossing-directions = A row of the directions is { $size } letters, U (up) or D (down).
problem-crossing-height = Row { $row }, column { $column }: an island has a height from { $least } to { $most }.
problem-crossing-corner-height = Row { $row }, column { $column }: a corner has the height { $corner }.
problem-crossing-phase = Row { $row }, column { $column }: an island of height { $height } has a phase from { $least } to { $height }.
problem-crossing-corner-phase = Row { $row }, column { $column }: a corner has the phase { $corner }.
problem-crossing-never = The island in row { $row }, column { $column } is never in this phase.
problem-crossing-parts = A position has five parts (heights, places in the cycle, tokens, tokens delivered, turns played), not { $count }.
problem-crossing-standpoint-parts = What a player knows at the start has four parts (heights, token, tokens delivered, turns played), not { $count }.
problem-crossing-heights-text = The heights are { $size } rows of { $size } characters, joined by /.
problem-crossing-height-digit = A height is a digit.
problem-crossing-places-text = The places in the cycle are { $size } rows of { $size } characters, joined by /.
problem-crossing-place-letter = A place in the cycle is a letter from a to { $last }; a corner has a full stop.
problem-crossing-token-cell = A token’s cell is its row and its column, 0 to 7, such as 7,0.
problem-crossing-two = The tokens, and how many were delivered, are two each, joined by +.
problem-crossing-delivered-number = How many tokens were delivered is a number.
problem-crossing-turns-number = How many turns were played is a number.
problem-crossing-turns = A game has { $most } turns.
problem-crossing-standpoint-turns = A game has { $most } turns, and at most a token is delivered in each.
problem-crossing-tokens = Each player has a token on the board.
problem-crossing-on-goal = The token of player { $number } in row { $row }, column { $column } has reached its goal and is taken off the board.
problem-crossing-under-water = The token of player { $number } is in row { $row }, column { $column }, which is under water.
problem-crossing-delivered = Player { $number } has delivered more than a token a turn.
problem-crossing-player = After the heights comes the player’s number, 0 or 1.
problem-crossing-window = Here the phases of the nine cells around the token are wanted, from -9 to 9.
problem-crossing-window-edge = Number { $number } is a cell off the board, where the phase is { $phase }.
problem-crossing-window-corner = Number { $number } is a corner, whose phase is { $phase }.
problem-crossing-window-island = Number { $number } is the island in row { $row }, column { $column }, of height { $height }, which cannot be in this phase after what was seen of it.

## Puzzles

problem-generate-luck = none was found that is good enough. Try again, or choose more doors or turns.
problem-generate-walls = the walls have room for { $most } doors at most.
problem-generate-puzzle = A puzzle has 1 or 2 missing arrows and a board of at most 13 by 13, or 3 and one of at most 7 by 7, and 4 to 24 turns left.
problem-goal = Here stands what has to be reached, such as “goal { $example }”.
problem-goal-end = A puzzle ends with its start.
problem-goal-reached = The goal is reached from the start.
problem-goal-over = The game is over at the start.
problem-goal-level = A level is 1 to { $most }, not { $found }.
problem-goal-against = A program’s level is “against” and a number from 1 to { $most }.
problem-goal-moves = A goal is to be reached within 1 to { $most } moves, not { $found }.
problem-dots-goal = A goal is “cells” or “lead”, how many, “in” and the own moves, such as “lead 5 in 3”, or “win”.
problem-dots-goal-cells = The board has { $most } cells, not { $found }.
problem-rabbits-goal = A goal is “eat” or “catch”, how many, “in” and the own moves, such as “eat 5 in 4”, or “survive” and the own moves.
problem-rabbits-goal-rabbits = The rabbits are asked, but it is the hunters’ turn.
problem-rabbits-goal-hunters = The hunters are asked, but it is the rabbits’ turn.
problem-rabbits-goal-cabbages = { $most } cabbages stand: the goal asks for 1 to { $most }, not { $found }.
problem-rabbits-goal-running = { $most } rabbits run: the goal asks for 1 to { $most }, not { $found }.
problem-mice-goal = A goal is “points” or “margin” and how many, such as “points 12”, or “none-lost”.
problem-mice-goal-arrow = Here an arrow is wanted, a column and a row from 0 to 24 and N, E, S or W, such as 2 0 W; or ?, if it is missing.
problem-mice-goal-length = { $found } turns are given, but { $wanted } are left in the game.
problem-mice-goal-open = 1 to { $most } arrows are missing, not { $found }.
problem-mice-goal-player = The arrow of turn { $turn } is missing, but another player places it than the first that is missing.
problem-fugitive-goal = A goal is “catch” and the detectives’ moves, or “free” and the fugitive’s, such as “catch 4”.
problem-fugitive-goal-cities = A puzzle’s map has at most { $most } cities, not { $found }.
problem-fugitive-goal-placed = A puzzle begins when both sides have been placed.
problem-fugitive-goal-detectives = The detectives are asked, but it is the fugitive’s turn.
problem-fugitive-goal-fugitive = The fugitive is asked, but it is the detectives’ turn.
problem-crossing-goal = A goal is “cross” and the turns that it may take, such as “cross 17”.
problem-crossing-goal-turns = The token has 1 to { $left } turns to reach its goal, not { $found }.
problem-crossing-goal-other = The token of player 2 is in row { $row }, column { $column }, but holds on its start cell while a puzzle is solved.
