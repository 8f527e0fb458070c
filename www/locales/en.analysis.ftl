# English texts of the Analysis tab.

## The best moves

analyse = Analyse
analysis-lines = How many moves
analysis-lines-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
analysis-lines-list = Best moves
analysis-arrows = Arrows
analysis-bar-even = The position is even.
analysis-bar-ahead = { $side } { $number ->
    [many] are
   *[one] is
} ahead by about { $points }.
analysis-bar-won = { $side } { $number ->
    [many] win
   *[one] wins
} by force.
analysis-line-move = Line { $rank }, move { $at }: { $move }
analysis-busy = The engine is still thinking.
analysis-done = There is nothing more to find.
analysis-gone = The engine stopped and could not be started again.
analysis-first = Best so far: { $move }. { $words }.
analysis-last = Best: { $move }. { $words }. The analysis is done.
analysis-seat = Whose move
analysis-knows = Judged by what { $side } { $number ->
    [many] know
   *[one] knows
}, not by what is hidden.
analysis-see = See what { $side } { $number ->
    [many] know
   *[one] knows
}
analysis-reviewing = The game is being reviewed. Then the analysis goes on.
analysis-not-live = You are playing. If you analyse now, the game is marked as played with hints.
analysis-not-clock = A game with a clock can be analysed only when it is over.
analysis-not-wait = The analysis goes on when it is your turn.
analysis-not-secret = While several people play, the analysis could give away secrets. You can have it when the game is over.
analysis-not-turn = The engine analyses only your own turns here, from what you knew at the time.
analysis-not-over = The game is over in this position: go to an earlier one.
analysis-not-view = It is { $side }{ $number ->
    [many] ’
   *[one] ’s
} move. Choose their view, or “{ view-all }”.
analysis-not-log = The program had no answer to give here: go to another move.
analysis-not-elsewhere = The game is open in another tab: it can be analysed there.

## What is expected

analysis-figure-win = Win
analysis-figure-loss = Loss

## The review

review = Review
review-start = Review the game
review-words = The engine judges every move by what its player could know.
review-failed = The review could not be finished: the engine stopped. Try it again.
review-progress = Moves reviewed
review-done-of = { $done } of { $count }
review-begins = The game is being reviewed.
review-done = The review is done.
review-chart = The list of moves has the same signs. The dotted line in its chart shows who was ahead: above the middle, { $lower }.
review-count-bad = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
review-count-weak = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-count-slight = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
review-mean = { $amount } lost per move
review-flaw-bad = Blunder
review-flaw-weak = Mistake
review-flaw-slight = Inaccuracy
review-worst = { $words }: { $loss }
review-loses = loses about { $amount }
review-loses-game = loses by force
review-misses-win = misses a sure win
review-move = { $ply }. { $move }
review-better = Better: { $move }
review-better-title = Better: { $move }. Show the line at move { $ply }.

## An engine that plays

analysis-engine = Engine
analysis-none = While an engine thinks, you see its lines here.
analysis-of = { $side }{ $number ->
    [many] ’
   *[one] ’s
} engine
analysis-depth = Depth
analysis-depth-is = { $depth ->
    [one] { $depth } move
   *[other] { $depth } moves
}
analysis-score = Evaluation
analysis-even = An even game
analysis-win = { $plies ->
    [0] { $side } { $number ->
        [many] have
       *[one] has
    } won
    [one] { $side } { $number ->
        [many] win
       *[one] wins
    } with the next move
   *[other] { $side } { $number ->
        [many] win
       *[one] wins
    } within { $plies } moves
}
analysis-loss = { $plies ->
    [0] { $side } { $number ->
        [many] have
       *[one] has
    } lost
    [one] { $side } { $number ->
        [many] lose
       *[one] loses
    } with the next move
   *[other] { $side } { $number ->
        [many] lose
       *[one] loses
    } within { $plies } moves
}
analysis-time = Time
analysis-nodes = Nodes
analysis-rate = Per second
analysis-line = Best line
analysis-words = Depth: how many moves ahead the engine has looked, counting both sides. Nodes: the number of positions that it has looked at.
analysis-suggestion = Suggestion
analysis-suggestion-none = When you ask for a suggestion, it is shown here and on the board.
ending-decided = The deciding move: { $ply }. { $move } ({ $lower }) { $loss }; { $better } was better.
