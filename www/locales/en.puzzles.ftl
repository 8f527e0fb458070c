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
puzzle-steps = { $moves ->
    [one] { $moves } step
   *[other] { $moves } steps
}
puzzle-is-solved-alone = Solved
puzzle-is-solved-helped = Solved with hints
puzzle-new = New puzzle
puzzle-chat = Puzzle of { $game }: { $task }
puzzle-note-open = Whether this can be done is not proved: the solver did not come to an end in its time.
puzzle-note-refuted = This puzzle has no solution, as the solver proves.
puzzle-short-points = { $side }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}
puzzle-short-ahead = { $side }: ahead by { $value }
puzzle-short-behind = { $side }: { $value ->
    [0] not behind
   *[other] behind by { $value } at most
}
puzzle-short-none-lost = { $side }: lose no mouse
puzzle-short-cross = Across within { $value ->
    [one] { $value } turn
   *[other] { $value } turns
}
puzzle-short-cells = { $missing ->
    [one] { $side }: { $value } cells now
   *[other] { $side }: { $value } cells in { $missing }
}
puzzle-short-lead = { $missing ->
    [one] { $side }: lead by { $value } now
   *[other] { $side }: lead by { $value } in { $missing }
}
puzzle-short-win = { $side }: win
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
puzzle-short-catch-fugitive = { $missing ->
    [one] Catch now
   *[other] Catch in { $missing }
}
puzzle-short-free = { $missing ->
    [one] Stay free now
   *[other] Stay free for { $missing }
}
puzzle-task-cells = { $side } to move: hold at least { $value ->
    [one] { $value } cell
   *[other] { $value } cells
} after { $missing ->
    [one] this move
   *[other] { $missing } moves of your own
}.
puzzle-task-lead = { $side } to move: be at least { $value ->
    [one] { $value } cell
   *[other] { $value } cells
} ahead after { $missing ->
    [one] this move
   *[other] { $missing } moves of your own
}.
puzzle-task-win = { $side } to move: win the game.
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
puzzle-task-catch-fugitive = Detectives to move: catch the fugitive { $missing ->
    [one] with this move
   *[other] within { $missing } moves
}. Both sides see everything.
puzzle-task-free = Fugitive to move: stay free{ $missing ->
    [one] , whatever the detectives reply
   *[other] {" "}for { $missing } moves
}. Both sides see everything.
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
dots-puzzle-hint = Look at { $cell }.
rabbits-puzzle-hint = Look at { $piece }.
rabbits-puzzle-hint-stay = All stay where they are.
fugitive-puzzle-hint = { $piece } goes to { $city }.
fugitive-puzzle-hint-kind = The fugitive goes by { $kind }.
puzzle-loading = A puzzle is being made.
puzzle-none = There is no puzzle: { $reason }
puzzle-task-points = { $side } to move: place { $missing ->
    [one] an arrow
   *[other] { $missing } arrows
} and have at least { $value ->
    [one] { $value } point
   *[other] { $value } points
} at the end.
puzzle-task-ahead = { $side } to move: place { $missing ->
    [one] an arrow
   *[other] { $missing } arrows
} and be at least { $value ->
    [one] { $value } point
   *[other] { $value } points
} ahead at the end.
puzzle-task-behind = { $side } to move: place { $missing ->
    [one] an arrow
   *[other] { $missing } arrows
} and { $value ->
    [0] do not be behind
    [one] be at most { $value } point behind
   *[other] be at most { $value } points behind
} at the end.
puzzle-task-none-lost = { $side } to move: place { $missing ->
    [one] an arrow
   *[other] { $missing } arrows
} so that no mouse is lost, to cats or in pits.
puzzle-task-cross = Bring the hedgehog to the top right corner within { $value ->
    [one] { $value } turn
   *[other] { $value } turns
}. You see everything.
puzzle-place-mice = { $left ->
    [one] { $side } has an arrow to place. The others are given.
   *[other] { $side } has { $left } arrows to place. The others are given.
}
puzzle-place-crossing = Choose where to step, or hold.
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
puzzle-points = { $side } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-ahead = { $side } is { $points ->
    [0] level
    [one] { $points } point ahead
   *[other] { $points } points ahead
}.
puzzle-behind = { $side } is { $points ->
    [one] { $points } point behind
   *[other] { $points } points behind
}.
puzzle-lost = { $lost ->
    [0] No mouse is lost.
    [one] 1 mouse is lost.
   *[other] { $lost } mice are lost.
}
puzzle-crossed = Across after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
puzzle-not-crossed = Step { $step } lost the goal.
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
puzzle-next-kind-mice = To find
puzzle-next-kind-crossing = Difficulty
puzzle-kind-mice-1 = one arrow
puzzle-kind-mice-2 = 2 arrows
puzzle-kind-crossing-easy = easy
puzzle-kind-crossing-medium = medium
puzzle-kind-crossing-hard = hard
mice-puzzle-hint = A solution has an arrow on { $cell }.

## Making a puzzle

puzzle-make = Make a puzzle
puzzle-asked = The puzzle is for { $side }, whose turn it is.
puzzle-goal = Goal
puzzle-value = How many
puzzle-moves = Moves of one’s own
puzzle-against = Against
puzzle-against-best = The best replies
puzzle-against-level = The program at level { $level }
puzzle-goal-lead = Be ahead by so many cells
puzzle-goal-cells = Hold so many cells
puzzle-goal-win = Win
puzzle-goal-eat = Eat so many cabbages
puzzle-goal-survive = Lose no rabbit
puzzle-goal-catch-rabbits = Catch so many rabbits
puzzle-goal-points = Have so many points
puzzle-goal-margin = Be ahead by so many points
puzzle-goal-none-lost = Lose no mouse
puzzle-goal-catch-fugitive = Catch the fugitive
puzzle-goal-free = Stay free
puzzle-goal-cross = Cross
puzzle-arrows = The { $count } arrows that follow, one a line: ? for one that is to be found, such as 2 2 N for one that is given
puzzle-arrows-note = The arrows given here are only to begin with: put those of your puzzle in their place.
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
