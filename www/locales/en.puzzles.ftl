# The words of puzzles, in English: loaded with them, for a first visit does not need them.

puzzles-all = All games
puzzles-all-of = All puzzles of { $game }
puzzles-about = Every puzzle is proved to have a solution. Any move that keeps the goal in reach is right.
puzzles-solved = { $solved } of { $count } solved
puzzle-rating = hard { $count } of { $most }
puzzle-depth = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
puzzle-is-solved-alone = Solved
puzzle-is-solved-helped = Solved with hints
puzzle-new = New puzzle
puzzle-chat = Puzzle of { $game }: { $task }
puzzle-note-open = Whether this can be done is not proved: the solver did not come to an end in its time.
puzzle-note-refuted = This puzzle has no solution, as the solver proves.
puzzle-task-against = { $task } Against the program at level { $level }.
puzzle-short-against = { $task }, against level { $level }
puzzle-place-program = { $number ->
    [many] { $side } are to move. The program replies, at level { $level }.
   *[one] { $side } is to move. The program replies, at level { $level }.
}
puzzle-place-stands-in = { $number ->
    [many] { $side } are to move. That reply was the engine’s: the solver did not come to an end, so none is proved to be the best.
   *[one] { $side } is to move. That reply was the engine’s: the solver did not come to an end, so none is proved to be the best.
}
puzzle-place = { $number ->
    [many] { $side } are to move. The other side replies as well as it can.
   *[one] { $side } is to move. The other side replies as well as it can.
}
puzzle-place-last = { $number ->
    [many] { $side } are to move. This move decides.
   *[one] { $side } is to move. This move decides.
}
puzzle-moves-left = { $left ->
    [one] { $left } move left
   *[other] { $left } moves left
}
puzzle-replying = The other side replies.
puzzle-wrong = That puts the goal out of reach.
puzzle-show-why = Show why
puzzle-refutation = So it goes on.
puzzle-refuted = The goal is out of reach.
puzzle-too-late = The quickest way takes { $turns ->
    [one] { $turns } more turn
   *[other] { $turns } more turns
}, and { $left ->
    [one] { $left } is
   *[other] { $left } are
} left.
puzzle-stuck = The solver knows no reply to this move.
puzzle-solver-failed = The solver stopped or could not be started.
puzzle-ask-again = Ask again
puzzle-shows = A solution is shown.
puzzle-took = It took { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
puzzle-missed = The goal is missed.
puzzle-over = This puzzle has ended. Try again, or go on to the next one.
puzzle-refuse-past = This is an earlier position. Go to the end to go on.
puzzle-refuse-wrong = The goal is out of reach. Take the move back first.
puzzle-lost-before = The goal is out of reach.
puzzle-script = Moves of this puzzle
puzzle-no-moves = No move has been played yet.
puzzle-loading = A puzzle is being made.
puzzle-none = There is no puzzle: { $reason }
puzzle-left = { $left ->
    [one] { $left } turn left
   *[other] { $left } turns left
}
puzzle-rest = The other arrows follow.
puzzle-earlier = This is an earlier position.
puzzle-skip = To the end
puzzle-go-on-here = Go on from here
puzzle-solved = Solved. { $result } { $help ->
    [hints] With hints.
   *[none] Without hints.
}
puzzle-failed = Not solved. { $result }
puzzle-solution = A solution: { $moves }. { $result }
puzzle-way = A solution: { $moves }.
puzzle-back = Back to before it
puzzle-back-short = Back
puzzle-again = Try again
puzzle-hint = Hint
puzzle-give-up = Give up
puzzle-next = Next
puzzle-again-short = Again
puzzle-hint-short = Hint
puzzle-give-up-short = Give up
puzzle-next-short = Next
puzzle-share = Share
puzzle-share-short = Share
puzzle-hint-move = A solution has { $move }.
puzzle-hint-rest = A way on from here: { $moves }.
puzzle-no-solution = The solver has not found a solution.
puzzle-to-find = to be found

## Making a puzzle

puzzle-make = Make a puzzle
puzzle-asked = The puzzle is for { $side }, whose turn it is.
puzzle-goal = Goal
puzzle-value = How many
puzzle-moves = Moves of one’s own
puzzle-against = Against
puzzle-against-best = The best replies
puzzle-against-level = The program at level { $level }
puzzle-check = Check
puzzle-checking = The solver is at it.
puzzle-checking-label = The solver is at it
puzzle-cancelled = It has not been checked.
puzzle-open = Open it
puzzle-open-yet = Not proved: the solver did not come to an end. Whoever opens it is told so.
puzzle-refuted-made = That cannot be done.
puzzle-refuted-by = It may go: { $moves }.
puzzle-proved = Proved: { $known }.
puzzle-first-moves = { $first ->
    [one] one first move keeps the goal
   *[other] { $first } first moves keep the goal
}
puzzle-solutions = { $count ->
    [one] one solution
   *[other] { $count } solutions
}
