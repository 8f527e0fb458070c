# English texts of the page. A game’s own texts are in its folder. A message’s name begins with the part of the page.

site = Warren
list-comma = ,{" "}

## Games

figure-untold = ?
figure-zero = 0

## Who plays

you = You
    .lower = you
    .number = many
the-engine = The engine
    .lower = the engine
person = Person
engine = Engine
engine-level = Engine, level { $level }
program = Program
program-of = Program for { $side }
players-between = {" – "}

## Header

site-parts = Parts of the site
part-play = Play
part-puzzles = Puzzles
part-learn = Learn
part-programs = Programs
part-teach = Teach
back = Back
settings = Settings

## Home

continue-title = Continue
continue = Continue
continue-lesson = Lesson, step { $step }
continue-learning = Continue the lesson: { $game }
welcome-what = Five games from programming contests: play them, solve a puzzle a day, or write a program that plays.
welcome-play = Play now: { $game }
welcome-write = Write a program
puzzle-today = Today’s puzzles
today-solved = { $solved ->
    [0] one for each game, new every day
   *[other] { $solved } of { $count } solved
}
today-month = { $month }: { $days ->
    [0] no puzzle solved yet
    [one] puzzles solved on { $days } day
   *[other] puzzles solved on { $days } days
}
puzzle-today-done = Today’s puzzle is solved.
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
games-title = Games
play = Play
play-game = Play { $game }
learn-game = Learn { $game }
reached-level = Level { $level }
reached-lesson = Lesson done
reached-puzzles = { $count ->
    [one] { $count } puzzle solved
   *[other] { $count } puzzles solved
}
options = Options
options-of = Options for { $game }
stored-title = Your games
stored-results = Results and strength
stored-moves = { $count ->
    [0] no moves yet
    [one] { $count } move
   *[other] { $count } moves
}
stored-line = { $when } · { $state }
delete-game = Delete
delete-this-game = Delete { $game }: { $players }, { $when }
stored-unreadable = A stored game that cannot be read
delete-unreadable = Delete the game that cannot be read
delete-sure = Delete this game? This cannot be undone.
about = About Warren
open-record = Open a game from text
open = Open
cancel = Cancel
close = Close

## New game

level-beginner = Level { $level }, beginner
level-easy = Level { $level }, easy
level-medium = Level { $level }, medium
level-hard = Level { $level }, hard
level-expert = Level { $level }, expert
level-full = Level { $level }, full strength
clock = Clock for people
start = Start

continue-here = Continue from here
note = Note
note-there = With a note
quoted = “{ $text }”
foreign-by-sender = Written by the sender of this link

## The game

board = Board
zoom-nearer = Zoom in
zoom-farther = Zoom out
to-move = to move
thinking-depth = depth { $depth }
thinking-nodes = nodes { $nodes }
clock-left = { $side }: { $left } left
your-move = Your move.
log-end = The log of { $side } ends here.
side-to-move = { $side } to move.
side-thinks = { $side } { $number ->
    [many] are
   *[one] is
} thinking.
side-thinks-of = { $side }: { $line }
shared-to-move = A shared game: { $side } to move. You play { $seats ->
    [2] both sides
   *[other] all sides
}.
game-paused = Paused. { $side } { $number ->
    [many] are
   *[one] is
} to move.
suggesting = Looking for a good move.
suggestion-is = A good move: { $move }.
move-at = { $turn } ({ $lower })
move-of = Move { $ply } of { $length }.
start-of = The start, before move 1 of { $length }.
move-tried = Move { $ply }: try a move here.
    .title = You are looking at move { $ply } of { $length }. A move tried here does not change the game.
start-tried = Start: try a move here.
    .title =
        You are looking at the start of a game of { $length ->
            [one] { $length } move
           *[other] { $length } moves
        }. A move tried here does not change the game.
branch-of = Branch after { $from ->
    [0] start
   *[other] { $from }
}: move { $ply }.
    .title =
        You are looking at a branch that leaves the game after { $from ->
            [0] the start
           *[other] move { $from }
        }: move { $ply }. The game itself does not change.
back-to-live = Back to game
elsewhere = Open in another tab. You can only watch here.
take-over = Play here
play-again = Play again
ending-close = Close
ending-see = What’s next
ending-share = Share
first-turn = How to move
first-turn-learn = Learn it step by step
new-game-explained = Another game: choose the players, the start and a clock. This game stays stored.
undo-explained = Takes back your last move and the reply.
redo-explained = Plays the undone move again.
suggest-explained = The engine shows a good move. The game is then marked as played with hints.
flip-explained = Shows the board from the other side.
share-explained = Gives a link, a picture or a text of the game.
resign-explained = You give up and lose. You are asked first.
pause-explained = Stops the engines. Then you can try moves yourself.
step-explained = Lets the engines play one move.
confirm-turn = Play { $move }?
confirm-send = Play
over-look = Go back through the moves, or try others.

curtain-turn = { $side }{ $number ->
    [many] ’
   *[one] ’s
} turn.
curtain-only = Nobody else should look now.
curtain-lift = Show my side
curtain-all = See everything
curtain-all-note = Or look at everything, without playing on. The link holds the secrets of every side.
view-choice = Whose view
view-all = Everything

board-changed = The board has changed meanwhile. Press again.
refuse-past = This is an earlier position. Go back to the game to move.
refuse-playing = The game is being replayed. Stop the replay to move.
refuse-other-view = The other side is to move. To try a move, choose its view or “{ view-all }”.
refuse-branch-over = The game is over in this branch.
refuse-log = This is a program’s log. You can look at it, but not play.
refuse-elsewhere = The game is open in another tab. Choose “{ take-over }” first.
refuse-undo-own = You have not moved yet.
refuse-undo = You cannot forget what you have seen. In a practice game, moves can be taken back.

controls = Controls
new-game = New game
undo = Undo
redo = Redo
flip = Flip the board
suggest = Suggest a move
share = Share
resign = Resign
pause = Pause
resume = Go on
step = Play one move
new-game-short = New
undo-short = Undo
redo-short = Redo
flip-short = Flip
suggest-short = Suggest
share-short = Share
resign-short = Resign
pause-short = Pause
resume-short = Go on
step-short = Step
resign-sure = Resign this game?

share-link = Copy link
share-save = Save as file
share-copied = Link copied.
share-text-copied = Text copied.
share-saved = Saved as { $file }.
share-by-hand = The browser did not let the page copy. Copy it here:
share-code = QR code of the link
share-code-use = Scan to open the game on a phone.

chat-against = {" "}against{" "}
chat-engine = { $side } (engine, level { $level })
chat-program = { $side } ({ $name })
chat-to = {" "}to{" "}
chat-start = { $game }: { $players }, from the start.
chat-over = { $game }: { $players }. { $result }
chat-to-move = { $game }: { $players }. { $scores }, { $side } to move.
chat-move = { $game }: { $players }. { $scores } after move { $ply } of { $length }.

## Puzzles (all else of them: en.puzzles.ftl)

puzzles-of = { $game } puzzles

## Setting up a position (all else of it: en.editor.ftl)

edit = Set up a position
edit-this = Change it by hand
edit-here = Set up from here

## Results

verdict-resigns = { $you ->
    [lost] You resigned
   *[other] { $loser } { $losers ->
        [many] resign
       *[one] resigns
    }
}. { $you ->
    [won] You win
   *[other] { $winner } { $winners ->
        [many] win
       *[one] wins
    }
}.
verdict-late = { $you ->
    [lost] You
   *[other] { $loser }
} ran out of time. { $you ->
    [won] You win
   *[other] { $winner } { $winners ->
        [many] win
       *[one] wins
    }
}.
verdict-illegal = { $you ->
    [lost] You
   *[other] { $loser }
} made an illegal move. { $you ->
    [won] You win
   *[other] { $winner } { $winners ->
        [many] win
       *[one] wins
    }
}.
verdict-illegal-why = { $you ->
    [lost] You
   *[other] { $loser }
} made an illegal move: { $why }. { $you ->
    [won] You win
   *[other] { $winner } { $winners ->
        [many] win
       *[one] wins
    }
}.
verdict-crashed = { $you ->
    [lost] Your program
    [won] { $loser }
   *[other] { $loser }{ $losers ->
        [many] ’
       *[one] ’s
    } program
} stopped. { $you ->
    [won] You win
   *[other] { $winner } { $winners ->
        [many] win
       *[one] wins
    }
}.
verdict-silent = { $you ->
    [lost] Your program
    [won] { $loser }
   *[other] { $loser }{ $losers ->
        [many] ’
       *[one] ’s
    } program
} did not answer. { $you ->
    [won] You win
   *[other] { $winner } { $winners ->
        [many] win
       *[one] wins
    }
}.

## Panel

panel = About this game
tab-moves = Moves
tab-analysis = Analysis
tab-rules = Rules
tab-missing = This could not be loaded. Check the connection.
moves-none = No moves yet.
moves-list = Moves
about-practice = A practice game: moves could be taken back.
about-helped = This game was played with hints from the engine.
about-refused = The referee refused this answer of a program: { $answer }
contest-notation = Contest notation
move-title = Move { $ply }, { $lower }: { $move }
moves-turn = Turn { $ply }, { $shown }: { $moves }
moves-part = { $lower } { $move }
mark-idle = Held: out of time
mark-late = Took longer than allowed
mark-hung = The engine did not answer; its last reported move was played
mark-crashed = The engine stopped; its last reported move was played
branch = Branch after { $from ->
    [0] the start
   *[other] move { $from }
}
branch-move = Branch, move { $ply }, { $lower }: { $move }
branch-turn = Branch, turn { $ply }: { $move }
branch-leave = Back to the game
branch-delete = Delete the branch after { $from ->
    [0] the start
   *[other] move { $from }
}
chart = Points after each move; { $ply ->
    [0] at the start
   *[other] after move { $ply }
}: { $scores }
chart-after = { $ply ->
    [0] At the start
   *[other] After move { $ply }
}: { $scores }
chart-score = { $lower } { $points }
go-back = One move back
go-forward = One move forward

playback = Replay
playback-play = Replay the moves
playback-pause = Stop the replay
playback-scrubber = Turns
playback-start = Start, before move 1 of { $length }
playback-turn = Move { $ply } of { $length }, after { $move }
playback-speed = Speed
playback-times = { $speed }×

seconds = { $seconds } s

## Errors and notices

dismiss = Dismiss
reload = Load again
new-version = A new version is ready.
unknown-address = There is no page at this address.
unknown-game = This game is not stored in this browser; it may have been deleted.
unknown-project = This project is not in this browser.
unreadable-game = This game is stored in this browser, but this page cannot read it. You can save it as a file below.
unreadable-link = The link could not be read: { $reason }
unfinished-view = The game could not be shown. Check the connection and try again. ({ $reason })
try-again = Try again
file-refused = The site answered { $status } for { $path }.
file-unloaded = { $path } could not be loaded.
file-damaged = { $path } is damaged.
wasm-refused = The games need WebAssembly, which this browser does not run here. It may be turned off in its settings.
still-loading = Still loading… The connection may be slow or lost.
words-wrong = { $path } came without the page’s texts.
part-unloaded = A part of the page could not be loaded.
worker-stopped = The part of the page that computes this stopped.
picture-missing = The picture could not be loaded.

problem-found = “{ $found }”: { $reason }
problem-link-none = it is not a Warren link.
problem-link-newer = it was made by a newer version of this page. Load the page again.
problem-link-unknown-game = it is for a game that this page does not have.
problem-link-other-game = it is for another game.
problem-link-damaged = it is damaged or cut short. Copy the whole link again.
problem-link-cut = its end is missing. Copy all of it again.
illegal-game-over = The game is over.
illegal-not-your-turn = It is not your move.

engine-hung-played = The engine did not answer in time. Its last reported move, { $move }, was played. A new engine goes on.
engine-crashed-played = The engine stopped. Its last reported move, { $move }, was played. A new engine goes on.
engine-hung-restarted = The engine did not answer in time. A new one is thinking.
engine-crashed-restarted = The engine stopped. A new one is thinking.
stall-engine-unstarted = The engine did not start.
stall-engine-stopped = The engine stopped three times.
engine-hung-played-unseen = The engine did not answer in time. Its last reported move was played. A new engine goes on.
engine-crashed-played-unseen = The engine stopped. Its last reported move was played. A new engine goes on.
referee-restarted = The referee stopped. A new one goes on from the last stored move.
stall-referee-unstarted = The referee did not start.
stall-referee-stopped = The referee stopped three times.
stall-help = The game waits; nothing is lost. Check the connection and try again.
suggestion-failed = No good move was found.
storage-unkept = This browser does not let the page store anything more. Anything you do now lasts until you close this tab. Save what you need as a file or a link.
