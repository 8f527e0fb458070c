# English texts of many games and the ladder.

batches-title = Games of { $name }
batches-back = Back to the program
batches-unknown = There is no such program in this browser.

batch-title = Many games
batch-what-drawn = Games come in pairs: both on the same board, with the sides swapped. Each pair gets a new board. The contest’s time limits apply.
batch-what-usual = Games come in pairs, with the sides swapped. All begin at the usual start; only the players’ random numbers differ. The contest’s time limits apply.
batch-opponents = Opponents
batch-levels = Levels of the engine
batch-programs = Your other programs
batch-versions = Earlier versions
batch-version = Version { $version }, { $date }
batch-version-name = { $name } ({ $version })
batch-games = Games against each
batch-games-range = An even number from { $least } to { $most }
batch-start = Start
batch-nobody = Choose an opponent.
batch-goes-on = The games go on while you use other pages of this site. They stop when you close or reload the page. This browser stores finished games, and you can resume the rest.
batch-level = Level { $level }

batches-cancel = Cancel
batches-preparing = Getting ready…
batches-progress = { $done } of { $total } games are over.
batches-left-seconds = About { $count ->
    [one] { $count } second
   *[other] { $count } seconds
} left.
batches-left-minutes = About { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} left.
batches-bar = Games that are over
batches-done = All { $total } games are over.
batches-cancelled = Cancelled. { $done } of { $total } games were over by then.
batches-interrupted = Interrupted. { $done } of { $total } games are over.
batches-go-on = Go on
batches-other-tab = These games are being played in another tab.
batches-gone = These games are no longer in this browser.
batches-when = Played on
batches-run = { $date }, { $done } of { $total } games
batches-failed = The games could not go on: { $reason }
batches-elsewhere = Games of { $name } are being played. Others can start when they are over.
batches-cancel-those = Cancel those games
batches-hindered-faulty = { $name } has an error: { $message }
batches-hindered-gone = { $name } is no longer there.
batches-hindered-other = { $name } could not be started: { $message }
batches-left-out = { $count ->
    [one] { $count } game does not count, because Warren’s own engine failed in it.
   *[other] { $count } games do not count, because Warren’s own engine failed in them.
}

batch-results = Results
batch-opponent = Opponent
batch-won = Won
batch-drawn = Drawn
batch-lost = Lost
batch-rate = Wins
batch-points = Points per game
batch-lead = Lead per game
batch-slowest = Slowest answer
batch-faults = Faults
batch-range = { $low } to { $high }
batch-to = { $mine } to { $theirs }
batch-none = none
batch-fault-count = { $fault }: { $count }
batch-their-faults = Faults of { $name }: { $faults }
batch-notes = Below each value is its 95 % confidence interval. A draw counts as half a win. The slowest answer leaves out the first of each game, which includes the program’s start.
batch-by-pairs = Won, drawn and lost are pairs of games here: the points of both games decide.
batch-alike = Against { $name }, only { $different } of { $games } games were different. Without randomness, more games add nothing.
batch-better = Stronger than { $name }: { $rate } of the wins, { $lead } points per game.
batch-worse = Weaker than { $name }: { $rate } of the wins, { $lead } points per game.
batch-even = Stronger or weaker than { $name }? After { $games ->
    [one] { $games } game
   *[other] { $games } games
} that is not certain yet: { $rate } of the wins, { $lead } points per game.

fault-late = late answer
fault-silent = no answer
fault-illegal = illegal move
fault-flood = far too much output
fault-exit = ended too soon
fault-error = error
fault-trap = crash
fault-memory = out of memory

batches-games = The games
batches-all-records = Save all records as a file
batches-filter = Show
batches-filter-all = All games
batches-filter-lost = Games lost
batches-filter-faults = Games with faults
batches-against = Against
batches-against-all = All opponents
batches-none-such = There is no such game.
batches-more = Show more
batches-game = Game { $number } as { $side } against { $name }
batches-game-won = Won { $score }, { $moves }
batches-game-drawn = Draw { $score }, { $moves }
batches-game-lost = Lost { $score }, { $moves }
batches-game-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
batches-my-fault = { $name }: { $fault }
batches-seed = Seed { $seed }

comparison-title = Is the new one better?
comparison-what = The current source plays an earlier version, in pairs of games with the sides swapped. The games end as soon as the answer is clear: better by { $elo } Elo, which is { $rate } of the wins, or no better. Either answer is wrong in at most { $error } of such tests. After { $most } games the question stays open.
comparison-earlier = Earlier version
comparison-start = Play until it is clear
comparison-none = There is no earlier version yet. Play some games, then change the program.
comparison-question = Is version { $new } better than version { $old }?
comparison-run = Version { $new } against { $old }, { $date }
comparison-progress = { $games ->
    [one] { $games } game is over.
   *[other] { $games } games are over.
}
comparison-cancelled = Cancelled.
comparison-interrupted = Interrupted.
comparison-better = Version { $new } is better than version { $old }: { $rate } of { $games } games ({ $low } to { $high }).
comparison-hardly-better = Version { $new } is at most a little better than version { $old }: { $rate } of { $games } games ({ $low } to { $high }).
comparison-not-better = Version { $new } is not better than version { $old }: { $rate } of { $games } games ({ $low } to { $high }).
comparison-worse = Version { $new } is worse than version { $old }: { $rate } of { $games } games ({ $low } to { $high }).
comparison-open = It is not clear yet whether version { $new } is better than version { $old }: { $rate } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} ({ $low } to { $high }).
evidence-not-better = not better
evidence-better = better
evidence-text = Log-likelihood ratio { $value }. The test ends at { $low } or { $high }.
version-dated = of { $date }

versions-title = Versions over time
versions-what = Ratings by all games against the engine’s levels. Level 1 has { $first } points, and each further level { $step } more. The vertical lines are 95 % confidence intervals.
version-named = Version { $version }
matrix-title = Results of all versions
matrix-version = Version
matrix-rating = Rating
matrix-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
matrix-notes = The share of wins in all stored games. Below each value is its 95 % confidence interval.

ladder-title = The ladder
ladder-what = How far up the engine’s levels does the program get? It plays each level in up to ten pairs of games, on boards that are always the same, and passes it by winning more than half of the pairs; a draw counts as half a win. At the first level that it does not pass, the climb ends. The last climb counts.
ladder-climb = Climb
ladder-anew = Start a new climb
ladder-rungs = Levels, the highest first
ladder-passed = passed
ladder-failed = not passed
ladder-playing = being played
ladder-pairs = { $won } of { $played ->
    [one] { $played } pair
   *[other] { $played } pairs
}
ladder-result = { $passed ->
    [0] Level 1 is not passed yet.
    [one] { $passed } of { $levels } levels is passed.
   *[other] { $passed } of { $levels } levels are passed.
}
ladder-at = Last climb on { $date }.
ladder-progress = Level { $level } is being played. { $count ->
    [one] { $count } game is over.
   *[other] { $count } games are over.
}
ladder-cancelled = Cancelled. An unfinished climb does not count yet, but it can go on.
ladder-interrupted = Interrupted. An unfinished climb does not count yet, but it can go on.
ladder-run = { $date }, { $passed } of { $levels } levels
ladder-none = Not climbed yet.
ladder-unplayed = no pair of games could be played, because Warren’s engine did not run
