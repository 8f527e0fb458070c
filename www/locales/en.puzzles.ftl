# English texts of puzzles and sets.

puzzles-all = All games
puzzles-all-of = All puzzles: { $game }
puzzles-about = Every puzzle has a proved solution. Any move that keeps the goal within reach is right.
puzzles-solved = { $solved } of { $count } solved
puzzle-rating = difficulty { $count } of { $most }
puzzle-depth = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
puzzle-is-solved-alone = Solved
puzzle-is-solved-helped = Solved with hints
puzzle-new = New puzzle
puzzle-chat = { $game } puzzle. { $task }
puzzle-note-open = Nobody has proved that this can be done: the solver ran out of time.
puzzle-note-refuted = The solver has proved that this puzzle has no solution.
puzzle-task-against = { $task } Against the program at level { $level }.
puzzle-short-against = { $task }, against level { $level }
puzzle-place-program = Your move. The program replies, at level { $level }.
puzzle-place-stands-in = Your move. The engine replied, since the solver did not finish. A better reply may exist.
puzzle-place = Your move. The other side replies as well as it can.
puzzle-place-last = Your move. It decides.
puzzle-moves-left = { $left ->
    [one] { $left } move left
   *[other] { $left } moves left
}
puzzle-replying = The other side replies.
puzzle-wrong = That puts the goal out of reach.
puzzle-show-why = Show why
puzzle-refutation = This is how it goes on.
puzzle-refuted = The goal is out of reach.
puzzle-too-late = The quickest way takes { $turns ->
    [one] { $turns } more turn
   *[other] { $turns } more turns
}, but only { $left ->
    [one] { $left } is
   *[other] { $left } are
} left.
puzzle-stuck = The solver found no reply to this move.
puzzle-solver-failed = The solver stopped or could not be started.
puzzle-ask-again = Ask again
puzzle-shows = A solution is shown.
puzzle-took = It took { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
puzzle-missed = The goal was missed.
puzzle-over = This puzzle has ended. Try again, or go on to the next one.
puzzle-refuse-past = This is an earlier position. Go to the end to continue.
puzzle-refuse-wrong = The goal is out of reach. Take the move back first.
puzzle-lost-before = The goal is out of reach.
puzzle-script = Moves of this puzzle
puzzle-loading = Making a puzzle…
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
puzzle-back = Take the move back
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
puzzle-hint-move = { $move } is part of a solution.
puzzle-hint-rest = A solution from here: { $moves }.
puzzle-no-solution = The solver has not found a solution.
puzzle-to-find = to be found

## Making a puzzle

puzzle-make = Make a puzzle
puzzle-asked = The puzzle is for { $side }, the side to move.
puzzle-goal = Goal
puzzle-value = How many
puzzle-moves = Your moves
puzzle-against = Against
puzzle-against-best = The best replies
puzzle-against-level = The program at level { $level }
puzzle-check = Check
puzzle-proposing = Looking for a goal that can be reached…
puzzle-none-proposed = No goal like this one could be proved. Choose one yourself.
puzzle-share-anyway = Share anyway
puzzle-checking = The solver is working.
puzzle-checking-label = The solver is working
puzzle-cancelled = Not checked.
puzzle-open = Open it
puzzle-open-yet = Not proved: the solver did not finish. The puzzle’s page says so.
puzzle-refuted-made = This goal cannot be reached.
puzzle-refuted-by = One line that fails: { $moves }.
puzzle-proved = Proved: { $known }.
puzzle-first-moves = { $first ->
    [one] one first move keeps the goal in reach
   *[other] { $first } first moves keep the goal in reach
}
puzzle-solutions = { $count ->
    [one] one solution
   *[other] { $count } solutions
}

## Themes, difficulties, and what comes next

puzzles-more = More
puzzles-no-match = No puzzle matches. Remove a filter.
puzzle-filter = Which puzzles
puzzle-filter-theme = Theme
puzzle-filter-difficulty = Difficulty
puzzle-filter-state = Solved or not
puzzle-any-theme = All themes
puzzle-any-difficulty = Any difficulty
puzzle-any-state = Solved and not solved
puzzle-is-easy = Easy
puzzle-is-medium = Medium
puzzle-is-hard = Hard
puzzle-only-unsolved = Not solved
puzzle-only-solved = Solved
puzzle-themes = Themes
puzzle-themes-of = { $game }: themes of the puzzles
puzzle-no-themes = These puzzles have no themes yet.
puzzle-for-you = A puzzle for you
puzzle-next-for-you = Next for you

## Today's puzzles

puzzle-today-about = { $date }: one puzzle for each game, the same for everybody. Tomorrow there are new ones.
puzzle-day-none = There is no puzzle for { $date }. These are today’s puzzles.
puzzle-day-to-come = The puzzle of { $date } is still to come. These are today’s puzzles.
puzzle-sunday = Today is Sunday: the puzzles are harder.
puzzle-share-result = Copy the result
puzzle-result-copied = The result is copied. It does not give the solution away.
puzzle-shared-result = { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}, { $hints ->
    [0] no hints
    [one] { $hints } hint
   *[other] { $hints } hints
}
puzzle-shared-streak = 🔥 { $days }
puzzle-next-of-day = Next puzzle of the day
puzzle-day-solved = { $solved } of { $count } solved
puzzle-day-shown = solution seen
puzzle-day-open = not solved

## After a puzzle

puzzle-after = After the puzzle
puzzle-rated = Your rating in these puzzles: { $from } → { $to } ± { $range }
puzzle-rating-hidden = Finding your rating: { $count } of { $needed }
puzzle-tried = { $move } puts the goal out of reach.
puzzle-tried-answered = { $move } fails: the reply is { $answer }.
puzzle-play-on = Play on from here
puzzle-origin = From a game between engines of levels { $levels }, after move { $ply }.
puzzle-similar = Similar puzzles

## Sets that a teacher puts together

set-make = Make a set
set-name = Puzzle set
set-about = Choose puzzles, their order, and the help that you allow. Learners open your set by its link; at the end each has one result to hand in.
set-title = Title
set-game = Game
set-puzzle = Puzzle
set-add = Add
set-by-link = Link of a puzzle
set-add-link = Add by link
set-no-puzzle = the link holds no puzzle
set-prompt = Your text before the puzzle
set-wrong = Text after a wrong answer
set-earlier = Move puzzle { $puzzle } up
set-remove = Remove puzzle { $puzzle }
set-shuffled = Each learner gets a different order
set-hints = Hints and solutions are allowed
set-tries = Tries for each puzzle
set-any-tries = Any number
set-some-tries = { $tries }
set-make-link = Copy the link
set-link = Link of this set
set-link-copied = The link is copied.
set-link-made = Here is the link.
set-embed = Copy code to embed…
set-course = Save for a course
set-try = Try it out
set-print = Print a worksheet…
sheet-puzzle = Puzzle { $puzzle } · { $game }
sheet-missing = Puzzle { $puzzle }
set-save = Save as a file
set-open = Open a file
set-chosen = { $count ->
    [one] { $count } puzzle in the set
   *[other] { $count } puzzles in the set
}
set-full = A set holds at most { $count } puzzles.
set-untitled = Give the set a title.
set-empty = Add a puzzle first.
set-problem = That did not work: { $reason }
set-unreadable = its set of puzzles is damaged, or was made by a newer version of this page.
set-at = Puzzle { $at } of { $count }
set-solved = Solved: { $result }.
set-failed = Not solved: { $result }.
set-shown = Not solved, the solution was shown: { $result }.
set-left-out = Skipped.
set-line = Puzzle { $puzzle }. { $result }
set-result = Your result
set-copy-result = Copy your result
set-result-copied = Your result is copied. Hand it in as your teacher asked.
set-go-on = Go to the unsolved puzzles
set-to-result = To the result

## Questions: puzzles with hidden information

question-answer = Your answer
question-judging = The answer is being judged…
question-places = Or their numbers, with spaces
question-check = Check
question-back = Take back the last step
question-field-choices = Or as text, with spaces
question-field-plan = Or as letters
question-looking = Turns so far
question-earlier = Earlier
question-later = Later
question-turn = Turn { $turn } of { $turns }
question-mark = Press each place that fits the known turns, then “Check”.
question-move = { $worlds ->
    [one] One way
   *[other] { $worlds } ways
} to get here { $worlds ->
    [one] fits
   *[other] fit
} the known turns. Your move must hold in each.
question-marked = { $place } marked
question-unmarked = { $place } not marked
question-right = Right, in { $worlds ->
    [one] the only way
   *[other] each of the { $worlds } ways
} that { $worlds ->
    [one] fits
   *[other] fit
} the known turns.
question-told = The answer: { $answer }. { $worlds ->
    [one] One way fits
   *[other] { $worlds } ways fit
} the known turns.
question-impossible = Not possible: { $places }.
question-missed = { $count ->
    [one] One place is missing
   *[other] { $count } places are missing
}: the board shows a way that ends in one.
question-hint-count = The whole answer has { $wanted ->
    [one] one mark
   *[other] { $wanted } marks
}. You have { $right } right and { $wrong } wrong.
question-hint-wrong = Wrong: { $place }.
question-hint-missing = Missing: { $place }.
question-hint-off = Step { $step } leads the wrong way.
question-hint-step = A right next step: { $step }.
question-hint-answer = A right answer: { $answer }.
question-hint-done = All of it is right. Press “Check”.
question-here = This puzzle asks what can be known. It opens on Warren’s own page.

set-change = Change this set
