# English texts of problems in texts, records, logs and puzzles.

## Where it is

open-record-as = Read as { $game }. { $reason }
problem-line = Line { $line }: { $reason }
problem-line-found = Line { $line }, “{ $found }”: { $reason }

## Texts, records and logs

problem-fault = Something went wrong on this page. Load it again.
problem-text-long = The text is too long: at most { $most } characters are read.
problem-text-none = There is no text.
problem-unknown-game = There is no such game. The games are: { $games }.
problem-record-head = A record begins with “warren 1” and the game’s name, such as “warren 1 dots”.
problem-record-version = This page reads records of version 1.
problem-record-other-game = This has to be a record of another game: { $game }.
problem-record-start = The start is described before this line.
problem-record-after-end = Nothing may follow the line “end { $seat } { $reason }”.
problem-record-end = A game’s end is “end SEAT REASON”, the seat from 0 to { $last }, the reason one of { $reasons }.
problem-log-long = This is too long for a log: at most { $most } bytes are read.
problem-log-head = A log begins with “warren 1”, the game’s name and “log”, such as “warren 1 dots log”.
problem-log-none = A line that the program read, “>> …”, or wrote, “<< …”, is missing here.
problem-log-seat = After “start …” comes “seat” and its number, from 0.
problem-log-file = The file { $file } with the map is missing: put its lines before the first line of the log.
problem-log-side-first = A program learns which side it plays before its first answer.
problem-log-side = The line with the program’s side is missing here.
problem-log-refused = A log ends with an answer that did not count.
problem-out-of-turn = This line is out of turn.
problem-flooded = Its program wrote far more than it was asked for.
problem-player = Players are numbered from 0 to { $last }.
problem-moves-played = The number of moves played has to be written in digits.

## Puzzles

problem-generate-luck = no puzzle was good enough. Try again, or choose more doors or turns.
problem-goal = This line gives the goal, such as “goal { $example }”.
problem-goal-end = A puzzle ends with its start.
problem-goal-reached = The goal is already reached at the start.
problem-goal-over = The game is over at the start.
problem-goal-level = A level is 1 to { $most }, not { $found }.
problem-goal-edition = The versions of this program are 1 to { $most }, not { $found }.
problem-goal-against = A program’s level is “against” and a number from 1 to { $most }.
problem-goal-moves = A goal has to be in reach within 1 to { $most } moves, not { $found }.
