# The words of the page, in English; those of one game alone are in its folder. Names of messages: the part of the page first.

site = Warren
list-comma = ,{" "}
home = Home

## Games

figure-untold = ?

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
