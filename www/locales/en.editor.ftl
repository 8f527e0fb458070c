# The words of setting up a position, in English: loaded with it, for a first visit does not need them.

edit-title = Set up: { $game }
edit-tools = Tools
edit-edits = Edits
edit-undo = Take back the edit
edit-redo = Do it again
edit-empty = Clear
edit-usual = Usual start
edit-play = Play from here
edit-share = Share
edit-puzzle = Make a puzzle
edit-words = { $game }: a position to play from
edit-side = To move
edit-state = { $count ->
    [0] Ready to be played.
    [one] One thing is still wrong.
   *[other] { $count } things are still wrong.
}
edit-over = The game is over in this position.
edit-problems = What is wrong
edit-more-problems = and { $count } more
edit-nothing = That changes nothing here.
edit-nothing-there = There is nothing to take up.
edit-carried = Now press where it goes.
edit-pad = Cursor on the board
edit-step = { $heading ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
edit-use = Use
edit-text = As text: shows the position, and takes one
edit-text-none = The text is there when nothing is wrong.
edit-form = What the text holds
edit-form-position = The whole position
edit-copy = Copy
dots-tool-dot = { $side }
dots-tool-remove = Erase
dots-edit-ply = Moves played
dots-edit-note = Press a cell again for one more dot, or type how many. While no moves have been played, Red begins in the centre.
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
mice-tool-rocket = Rocket
mice-tool-door = Door
mice-tool-mouse = Mouse
mice-tool-cat = Cat
mice-tool-arrow = Arrow
mice-tool-turn = Turn
mice-tool-remove = Erase
mice-edit-seat = Whose rocket or arrow
mice-edit-heading = Which way
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
mice-edit-note = Before each arrow the animals take a step: set up where they stand before it. A door goes into the wall beside a cell at the edge.
mice-edit-board = The board, as the puzzle’s input begins
problem-mice-draft-rocket = Player { $player } has no rocket.
problem-mice-draft-rockets = Two rockets stand on { $cell }.
problem-mice-draft-doors = There are 1 to { $most } doors in the outer wall, not { $found }.
problem-mice-draft-door = Beside { $cell } there can be no door, or there are two.
problem-mice-draft-on-rocket = Beside the rocket nothing else stands on { $cell }.
problem-mice-draft-arrows = Two arrows stand on { $cell }.
problem-mice-draft-wall = The animals on { $cell } face the wall: turn them.
problem-mice-draft-animals = The animals on { $cell } are counted wrongly.
problem-mice-draft-count = There are at most { $most } animals.
problem-mice-draft-points = Player { $player } has at most { $most } points.
problem-mice-draft-turns = A game has 1 to { $most } turns.
problem-mice-draft-ply = No more arrows have been placed than there are turns, { $most }.
problem-mice-draft-pit = { $cell } is a pit, where nothing stands.
crossing-tool-token = { $side }
crossing-tool-height = Height
crossing-tool-pass = One turn on
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
problem-crossing-draft-height = The island in row { $row }, column { $column } has the height { $height }: there are 2 to 5.
problem-crossing-draft-phase = The island in row { $row }, column { $column } has the phase { $phase }: with its height there are { $least } to { $most }.
problem-crossing-draft-token = The token of player { $player } is not on the board.
problem-crossing-draft-goal = The token of player { $player } is on its goal, row { $row }, column { $column }, where tokens are taken off the board.
problem-crossing-draft-under = The token of player { $player } is in row { $row }, column { $column }, which is under water.
problem-crossing-draft-turn = A game has { $most } turns.
problem-crossing-draft-delivered = Player { $player } has delivered at most a token a turn, and { $turn } turns have been played.
fugitive-tool-car = Car road
fugitive-tool-train = Train
fugitive-tool-plane = Plane
fugitive-tool-detective = Detective
fugitive-tool-fugitive = Fugitive
fugitive-tool-move = Move
fugitive-tool-remove = Take the city away
fugitive-edit-add = One city more
fugitive-edit-lay = Lay it out anew
fugitive-edit-cities = Cities
fugitive-edit-ply = Moves played
fugitive-edit-note = A road goes from one city to another: press both, or drag; once more takes it away. Anyone who is in no city yet is placed in the game.
fugitive-edit-board = The map alone, connect.txt
fugitive-edit-city = City { $city }: { $what }
fugitive-edit-city-bare = City { $city }: no road
problem-fugitive-draft-ply = With everybody on the map { $least } to { $most } moves have been played.
problem-fugitive-draft-detectives = The detectives are placed all { $all } before the fugitive, or nobody is: { $missing } { $missing ->
    [one] is
   *[other] are
} missing.
problem-fugitive-draft-shared = Two detectives are in { $city }.
problem-fugitive-draft-roads = Every city has at least { $least } roads by car, but { $city } has { $found }.
problem-fugitive-draft-plane = Only cities with trains have planes, and { $city } has no train.
problem-fugitive-draft-apart = One can go from every city to every other by car, but not from 1 to { $city }.
problem-dots-draft-ply = With so many dots on the board at most { $most } moves can have been played.
