# Every word on the page, in English. Names of messages: the part of the page first.

site = Warren
list-comma = ,{" "}
home = Home

## Games

dots-name = Jumping Dots
dots-sentence = Add a dot; the whole cell jumps in a row, and what it lands on is yours. More cells win.
dots-seat-0 = Red
dots-seat-1 = Blue
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

dots-won = { $winner } wins, { $most } cells to { $least }.
dots-you-won = You win, { $most } cells to { $least }.
dots-you-lost = You lose, { $least ->
    [one] { $least } cell
   *[other] { $least } cells
} to { $most }.
dots-draw = A draw, { $most } cells each.

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

mice-name = Space Mice
mice-sentence = Mice run as the arrows point. Lead them to your rocket, and the cats to the others’.
mice-seat-0 = Red
mice-seat-1 = Blue
mice-seat-2 = Gold
mice-seat-3 = Violet
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
mice-won = { $winner } wins, { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $others }.
mice-you-won = You win, { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $others }.
mice-you-lost = { $winner } wins with { $most ->
    [one] { $most } point
   *[other] { $most } points
}. You have { $mine }.
mice-draw = A draw: { $sides } have { $most ->
    [one] { $most } point
   *[other] { $most } points
} each.

fugitive-name = Fugitive and Detectives
fugitive-sentence = A fugitive travels unseen over a map of roads. Four detectives know only how, and in every fifth turn where.
fugitive-seat-0 = Detectives
    .number = many
fugitive-seat-1 = Fugitive
fugitive-start = Map
fugitive-start-usual = 60 cities
fugitive-start-example = The statement’s example, 8 cities
fugitive-start-new = New map
fugitive-start-own = Your own, from text or file
fugitive-making-cities = Cities, { $least } to { $most }
fugitive-own = The map, as in { $file }
fugitive-own-example = 8 / C 1-2 / T 1-8 / … / END
fugitive-points = { $count ->
    [one] point
   *[other] points
}
fugitive-worth = points for a capture now
fugitive-worth-short = for a capture
fugitive-turns = of { $turns } turns
fugitive-turns-short = of { $turns } turns
fugitive-tally = { $value } { $unit }
fugitive-won = { $winner } { $winners ->
    [many] win
   *[one] wins
}, { $most } points to { $least }.
fugitive-you-won = You win, { $most } points to { $least }.
fugitive-you-lost = You lose, { $least ->
    [one] { $least } point
   *[other] { $least } points
} to { $most }.
fugitive-draw = A draw, { $most } points each.
fugitive-forfeit = { $most } points to { $least }.

crossing-name = The Crossing
crossing-sentence = Islands rise and sink. Bring hedgehogs over them, seeing only those nearby. More crossings win.
crossing-seat-0 = Player 1
crossing-seat-1 = Player 2
crossing-start = Board
crossing-start-new = New board
crossing-start-statement = The statement’s board
crossing-delivered = delivered
crossing-drowned = drowned
crossing-untold = delivered: told after the end
crossing-untold-short = after the end
crossing-tally = { $delivered } delivered, { $drowned } drowned
figure-untold = ?
crossing-won = { $winner } wins, { $most } delivered to { $least }.
crossing-you-won = You win, { $most } delivered to { $least }.
crossing-you-lost = You lose, { $least } delivered to { $most }.
crossing-draw = A draw, { $most } delivered each.

## Who plays

you = You
person = Person
engine = Engine
engine-level = Engine, level { $level }
players-between = {" – "}

## Header

language = Language
theme-system = Theme: as the system
theme-light = Theme: light
theme-dark = Theme: dark

## Home

continue-title = Continue
continue = Continue
games-title = Games
play = Play
play-game = Play { $game }
stored-title = Your games
stored-none = No games yet. A game that you start is kept here, in this browser.
stored-moves = { $count ->
    [0] not begun
    [one] { $count } move
   *[other] { $count } moves
}
stored-line = { $when } · { $state }
delete-game = Delete
delete-this-game = Delete the game { $players }, { $when }
stored-unreadable = A stored game that cannot be read
delete-unreadable = Delete the game that cannot be read
delete-sure = Delete this game? It cannot be brought back.
courses-title = For course pages
courses = Any game or puzzle can stand on a page of your own, and the page can grade.
courses-examples = Boards on your own pages
about = About Warren
open-record = Open a game from text
open-record-text = A record, a puzzle’s input, a program’s log, or a link
open-record-file = Choose a file
open-record-large = The file is too large to be a game: it has { $kilobytes } kB.
open-record-unreadable = The file could not be read.
open = Open
cancel = Cancel
close = Close

## New game

new-game-title = New game: { $game }
seat-first = { $side }, first to move
seat-second = { $side }
level-of = Level of { $side }{ $number ->
    [many] ’
   *[one] ’s
} engine
level = Level { $level }
level-lowest = Level { $level }, beginner
level-highest = Level { $level }, full strength
clock = Clock for people
clock-none = No clock
clock-move = { $seconds ->
    [one] { $seconds } second a move
   *[other] { $seconds } seconds a move
}
clock-move-contest = { $seconds ->
    [one] { $seconds } second a move, as in the contest
   *[other] { $seconds } seconds a move, as in the contest
}
clock-lenient = A player who runs out of time holds for that turn, and loses nothing else.
clock-game = { $minutes ->
    [one] { $minutes } minute a game
   *[other] { $minutes } minutes a game
}
clock-game-seconds = { $seconds ->
    [one] { $seconds } second a game
   *[other] { $seconds } seconds a game
}
another-board = Another one
making-range = Out of range: { $what }.
no-board = There is no board: { $reason }
making-board = A fair board is being looked for.
making-map = A map is being made.
start = Start

continue-here = Continue from here
continue-title-here = Continue from here
continue-words = A new game begins { $ply ->
    [0] with the same start
    [one] after { $ply } move
   *[other] after { $ply } moves
}; this one stays as it is.

## The game

board = Board
to-move = to move
thinking-depth = depth { $depth }
thinking-nodes = { $nodes } nodes
clock-left = { $side }{ $number ->
    [many] ’
   *[one] ’s
} clock: { $left }
your-move = Your move.
log-end = The log of { $side } ends here.
side-to-move = { $side } to move.
side-thinks = { $side } { $number ->
    [many] are
   *[one] is
} thinking.
side-thinks-of = { $side } { $number ->
    [many] are
   *[one] is
} thinking: { $line }
shared-to-move = A shared game: { $side } to move. You play for { $seats ->
    [2] both
   *[other] all
}.
game-paused = Paused. { $side } { $number ->
    [many] are
   *[one] is
} to move.
suggesting = Looking for a good move.
suggestion-is = A good move: { $move }.
move-of = Move { $ply } of { $length }.
start-of = The start, before move 1 of { $length }.
move-tried = Move { $ply }: try a move here.
    .title = You look at move { $ply } of { $length }; a move here is tried beside the game.
start-tried = Start: try a move here.
    .title = You look at the start of { $length ->
    [one] { $length } move
   *[other] { $length } moves
}; a move here is tried beside the game.
branch-of = Branch after { $from ->
    [0] start
   *[other] { $from }
}: move { $ply } of { $length }.
    .title = You look at a branch that leaves the game after { $from ->
    [0] the start
   *[other] move { $from }
}: its move { $ply } of { $length }. The game is not touched by it.
back-to-live = Back to game
elsewhere = Open in another tab. Here it is only shown.
take-over = Play here
play-again = Play again

curtain-turn = { $side }{ $number ->
    [many] ’
   *[one] ’s
} turn.
curtain-only = Only they should look now.
curtain-lift = Show my side
curtain-all = See everything
curtain-all-note = Or look at all of it, without playing on: the link holds every side’s secrets.
view-choice = Whose view
view-all = Everything

refuse-past = This is an earlier position. Go back to the game to move.
refuse-playing = The game is being played through. Stop it to move.
refuse-other-view = It is { $side }{ $number ->
    [many] ’
   *[one] ’s
} move. Choose their view, or Everything, to try one.
refuse-branch-over = This branch has come to the game’s end.
refuse-engine = It is { $side }{ $number ->
    [many] ’
   *[one] ’s
} move, and the engine has it.
refuse-log = This is a log of a program: it is looked at, not played.
refuse-elsewhere = The game is open in another tab. Choose Play here first.

controls = Controls
new-game = New game
undo = Undo
redo = Redo
flip = Turn the board
suggest = Suggest a move
share = Share
resign = Resign
pause = Pause
resume = Go on
step = Step one move
new-game-short = New
undo-short = Undo
redo-short = Redo
flip-short = Turn
suggest-short = Suggest
share-short = Share
resign-short = Resign
pause-short = Pause
resume-short = Go on
step-short = Step
resign-sure = Resign this game?

share-title = Share this game
share-start-only = The game has secrets until it is over: only its start is shared now.
share-when-over = The start is a secret until the game is over: the game can be shared then.
share-link = Copy link
share-chat = Copy for a chat
share-text = Copy as text
share-save = Save as file
share-picture = Picture…
share-log-of = Log of a program
share-log = Copy log
share-log-copied = Log copied.
share-log-only = This is what one program read and wrote: it is handed on as text.
text-of-log = The log as text
share-copied = Link copied.
share-chat-copied = Line and link copied.
share-text-copied = Text copied.
share-saved = Saved as { $file }.
share-by-hand = The browser did not let the page copy. Copy it here:
share-too-long = The link has { $length } characters. Not every program passes on more than { $longest } whole, so hand on the game as a file: Open a game from text, on the home page, reads it.
share-code = QR code of the link
share-code-use = Scan to open the game on a phone.
share-code-long = The link is too long for a QR code that a phone could read.
share-code-missing = The QR code could not be loaded.
link-of-game = Link to this game
chat-of-game = This game for a chat
text-of-game = This game as text

chat-against = {" "}against{" "}
chat-engine = { $side } (engine, level { $level })
chat-to = {" "}to{" "}
chat-start = { $game }: { $players }, from the start.
chat-over = { $game }: { $players }. { $result }
chat-to-move = { $game }: { $players }. { $scores }, { $side } to move.
chat-move = { $game }: { $players }. { $scores } after { $ply } of { $length } moves.

## Puzzles (all else of them: en.puzzles.ftl)

puzzles = Puzzles
puzzles-of = Puzzles of { $game }

## Setting up a position (all else of it: en.editor.ftl)

edit = Set up a position
edit-this = Change it by hand
edit-here = Set up from here
given-start = From the position that you set up.

## Results

verdict-resigns = { $loser } { $losers ->
    [many] resign
   *[one] resigns
}. { $winner } { $winners ->
    [many] win
   *[one] wins
}.
verdict-late = { $loser } ran out of time. { $winner } { $winners ->
    [many] win
   *[one] wins
}.
verdict-illegal = { $loser } made an illegal move. { $winner } { $winners ->
    [many] win
   *[one] wins
}.
verdict-illegal-why = { $loser } made an illegal move: { $why }. { $winner } { $winners ->
    [many] win
   *[one] wins
}.
verdict-crashed = { $loser }{ $losers ->
    [many] ’
   *[one] ’s
} program stopped. { $winner } { $winners ->
    [many] win
   *[one] wins
}.
verdict-silent = { $loser }{ $losers ->
    [many] ’
   *[one] ’s
} program did not answer. { $winner } { $winners ->
    [many] win
   *[one] wins
}.

## Panel

panel = About this game
tab-moves = Moves
tab-analysis = Analysis
tab-rules = Rules
tab-missing = This could not be loaded. Check the connection, go to another tab and come back.
moves-none = No moves yet.
moves-list = Moves
move-title = Move { $ply }, { $side }: { $move }
moves-turn = Turn { $ply }, { $shown }: { $moves }
moves-part = { $side } { $move }
mark-idle = Held: out of time
mark-late = Later than its limit
mark-hung = The engine hung; its last reported move was played
mark-crashed = The engine stopped; its last reported move was played
branch = Branch after { $from ->
    [0] the start
   *[other] move { $from }
}
branch-move = Branch, move { $ply }, { $side }: { $move }
branch-turn = Branch, turn { $ply }: { $move }
branch-leave = Back to the game
branch-delete = Delete the branch after { $from ->
    [0] the start
   *[other] move { $from }
}
chart = The points over the moves; after move { $ply }: { $scores }
chart-after = After move { $ply }: { $scores }
chart-score = { $side } { $points }
go-back = One move back
go-forward = One move forward

playback = Playback
playback-play = Play through
playback-pause = Stop here
playback-scrubber = Turns
playback-start = Start, before turn 1 of { $length }
playback-turn = Turn { $ply } of { $length }, after { $move }
playback-speed = Speed
playback-times = { $speed }×

seconds = { $seconds } s

## Errors and notices

dismiss = Dismiss
failed-title = The page could not start
failed-engine = The game module could not be loaded: { $reason }
failed-help = Check the connection and load the page again. The module needs a browser with WebAssembly, from 2023 or later.
reload = Load again
new-version = A new version is ready.
unknown-game = This game is not stored in this browser; it may have been deleted.
unreadable-game = It is stored in this browser, but this page cannot read it. You can save it as a file below.
unreadable-link = The link could not be read: { $reason }
unfinished-view = The game could not be shown. Check the connection and try again. ({ $reason })
try-again = Try again
file-refused = The site answered { $status } for { $path }.
file-unloaded = { $path } could not be loaded.
words-wrong = { $path } has come without the words.
part-unloaded = A part of the page could not be loaded.
worker-stopped = The part of the page that works this out has stopped.
picture-missing = The picture could not be loaded.

problem-found = “{ $found }”: { $reason }
problem-link-none = it is not a Warren link.
problem-link-newer = it was made by a newer version of this page. Load the page again.
problem-link-unknown-game = it is for a game that this page does not have.
problem-link-other-game = it is for another game.
problem-link-damaged = it is damaged or cut short. Copy the whole link again.
illegal-game-over = The game is over.
illegal-not-your-turn = It is not your move.

engine-hung-played = The engine did not answer in time. Its last reported move, { $move }, was played; a fresh engine goes on.
engine-crashed-played = The engine stopped. Its last reported move, { $move }, was played; a fresh engine goes on.
engine-hung-restarted = The engine did not answer in time. A fresh one thinks again.
engine-crashed-restarted = The engine stopped. A fresh one thinks again.
stall-engine-unstarted = The engine did not start.
stall-engine-stopped = The engine stopped three times.
engine-hung-played-unseen = The engine did not answer in time. Its last reported move was played; a fresh engine goes on.
engine-crashed-played-unseen = The engine stopped. Its last reported move was played; a fresh engine goes on.
referee-restarted = The referee stopped. A fresh one goes on from the last move stored.
stall-referee-unstarted = The referee did not start.
stall-referee-stopped = The referee stopped three times.
stall-help = The game waits, and nothing is lost. Check the connection and try again.
suggestion-failed = No suggestion could be found.
storage-full = The browser does not let the page store this game: it is lost when the page is closed. Share keeps it as a link.

## Jumping Dots: the board

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
illegal-dots-not-yours = { $cell } is the other side’s. Play on an empty cell or from one of your own.
illegal-dots-full = { $cell } is full: a cell with 5 dots takes no more.
illegal-dots-not-central = { $cell } is not in the centre: red begins on one of the nine cells C3 to E5.

## Rabbit Hunt: the board

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

## Space Mice: the board

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
mice-arrow = { $side }’s arrow { $heading ->
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
mice-preview = { $move }: in { $turns } turns it makes { $result }.
mice-preview-ways = { $move }: turns animals, and makes no points in { $turns } turns.
mice-preview-none = { $move }: changes nothing in { $turns } turns.
mice-preview-blind = { $move }: place it there?
mice-moved = { $side }: { $move }.
mice-moved-result = { $side }: { $move }. { $result }.
mice-rescued = { $count ->
    [one] 1 mouse
   *[other] { $count } mice
} to { $side }
mice-raided = { $count ->
    [one] 1 cat
   *[other] { $count } cats
} to { $side }
mice-eaten = { $count ->
    [one] 1 mouse
   *[other] { $count } mice
} eaten
illegal-mice-off-board = { $cell } is not on the board: columns and rows are 0 to { $last }.
illegal-mice-pit = { $cell } is a pit, which takes no arrow.
illegal-mice-rocket = { $cell } is a rocket, which takes no arrow.
illegal-mice-arrow = An arrow stands on { $cell } already.
illegal-mice-puzzle-cell = { $cell } must stay free: in turn { $turn } player { $player } places an arrow there.

## Fugitive and Detectives: the board

fugitive-drawing = The map is being drawn.
fugitive-not-drawn = The map could not be drawn. Check the connection.
fugitive-draw-again = Try again
fugitive-tray = The map and the turn
fugitive-turn = Your turn
fugitive-pieces = Pieces to move
fugitive-places = Who is where
fugitive-detective = Detective { $piece }
fugitive-piece-does = { $piece }: { $does }
fugitive-piece-in = { $piece } in { $city }
fugitive-not-chosen = not chosen
fugitive-not-chosen-short = –
fugitive-roads-of = Roads of { $piece }
fugitive-roads-all = All cities and their roads
fugitive-kind = { $kind ->
    [C] car
    [T] train
   *[P] plane
}
fugitive-by-to = { $kind } { $city }
fugitive-target = { $city } by { $kinds }
fugitive-choose-kind = To { $city } by
fugitive-which-kind = Several kinds of roads lead to { $city }. Choose one.
fugitive-text = The turn as text
fugitive-text-example = { $stage ->
    [run] such as T 101
    [start] such as 100
   *[other] such as 25 75 125 175
}
fugitive-clear = Clear
fugitive-send = Send
fugitive-choose-city = { $piece }: choose a city.
fugitive-choose-road = { $piece }: choose a road.
fugitive-unreachable = { $piece } cannot reach { $city } from here: no road leads there from { $from }.
fugitive-must-move = { $piece } is in { $city } already and has to move on.
fugitive-pointed = { $kind ->
    [C] Car
    [T] Train
   *[P] Plane
} to { $city }.
fugitive-whole-turn = { $turn }: send it?
fugitive-closer = Two are close together there: now the map is nearer. Choose again.
fugitive-nearer = Nearer
fugitive-farther = Farther
fugitive-whole = Whole map
fugitive-download = Save map
fugitive-log = How the fugitive travelled
fugitive-log-none = Turn { $turn }
fugitive-log-announces = Turn { $turn }, an announcement
fugitive-log-hidden = Turn { $turn }: by { $kind ->
    [C] car
    [T] train
   *[P] plane
}
fugitive-log-to = Turn { $turn }: by { $kind ->
    [C] car
    [T] train
   *[P] plane
} to { $city }
fugitive-chart = { $count ->
    [0] no city known yet
    [one] the fugitive can be in { $count } city
   *[other] the fugitive can be in { $count } cities
}
fugitive-chart-end = the fugitive was in { $city }
fugitive-now = Turn { $turn } of { $turns }. A capture now: { $detectives } : { $fugitive }; from turn { $next } on: { $less } : { $more }.
fugitive-now-last = Turn { $turn } of { $turns }. A capture now: { $detectives } : { $fugitive }.
fugitive-turns-played = { $turn } of { $turns } turns were played.
fugitive-not-begun = The fugitive has not begun.
fugitive-belief = { $count ->
    [one] The fugitive is in { $city }.
   *[other] The fugitive can be in { $count } cities.
}
fugitive-belief-of-you = { $count ->
    [one] The detectives know that you are in { $city }.
   *[other] The detectives know that you are in one of { $count } cities.
}
fugitive-belief-cities = These are { $cities }.
fugitive-ended = At the end the fugitive was in { $city }.
fugitive-ended-open = At the end the fugitive was in one of { $count } cities.
fugitive-ended-unseen = Where the fugitive was at the end is not known.
fugitive-moved = { $side }: { $result }.
fugitive-semicolon = ;{" "}
fugitive-placed = placed in { $cities }
fugitive-starts = begins in { $city }
fugitive-runs = by { $kind ->
    [C] car
    [T] train
   *[P] plane
}
fugitive-runs-to = by { $kind ->
    [C] car
    [T] train
   *[P] plane
} to { $city }
fugitive-runs-announced = by { $kind ->
    [C] car
    [T] train
   *[P] plane
} to { $city }, which is announced
fugitive-went = to { $cities }
fugitive-catch = detective { $detective } catches the fugitive in { $city }
fugitive-stuck = the detectives cannot all go on
problem-fugitive-move = A turn is the detectives’ four cities, such as 25 75 125 175; or a kind of road, C, T or P, and a city, such as T 101; or the fugitive’s first city, such as 100.
illegal-fugitive-no-city = There is no city { $city }: the map has the cities 1 to { $last }.
illegal-fugitive-detective-road = Detective { $detective } goes along a road, and none leads from { $from } to { $to }.
illegal-fugitive-same-city = Two detectives would be in { $city }. They are in four different cities.
illegal-fugitive-road = No road by { $kind ->
    [C] car
    [T] train
   *[P] plane
} leads from { $from } to { $to }.
illegal-fugitive-detectives-turn = Here the detectives’ four cities are wanted, such as 25 75 125 175.
illegal-fugitive-start-turn = Here the fugitive’s first city is wanted, such as 100.
illegal-fugitive-run-turn = Here a kind of road and a city are wanted, such as T 101.
illegal-fugitive-no-way = The fugitive cannot have gone by { $kind ->
    [C] car
    [T] train
   *[P] plane
}: no such road leads from where it can be.

## The Crossing: the board

crossing-board = Board. Arrow keys step, H holds; with Shift arrow keys look around.
crossing-tray = Steps and look ahead
crossing-cell = row { $row }, column { $column }: { $what }
crossing-start-of = start of { $player }
crossing-goal-of = goal of { $player }
crossing-token = { $player } is here
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
    [stand] stands
    [sink] sinks
    [drown] drowns
    [cross] reaches the goal
   *[unknown] may sink
}
crossing-told = Row { $row }, column { $column }: { $what }.
crossing-told-step = { $step } { $fate }: { $what }.
crossing-moved = { $side }: { $step }, { $result }
crossing-result = { $fate ->
    [stand] stands on row { $row }, column { $column }.
    [sink] sank on row { $row }, column { $column }, back at the start.
    [drown] drowned on row { $row }, column { $column }, back at the start.
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
crossing-hint = It begins with { $step }.
crossing-numbers = Numbers
crossing-look-ahead = How many turns ahead the islands are shown
crossing-look-ahead-in = { $turns ->
    [0] The islands now
    [one] In 1 turn
   *[other] In { $turns } turns
}
crossing-look-ahead-less = A turn less ahead
crossing-look-ahead-more = A turn more ahead
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
crossing-best-route = Best of { $player }
crossing-whole = Whole game
illegal-crossing-off-board = The step { $step } leads off the board.
