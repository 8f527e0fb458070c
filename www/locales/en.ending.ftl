# English texts of the end of a game.

ending-again = { play-again }
ending-sides = Change sides
ending-harder = Next level: { $level }
ending-easier = Easier: level { $level }
ending-place = You came { $place ->
    [2] second
    [3] third
   *[4] fourth
} of { $count ->
    [3] three
   *[4] four
}.
ending-pair-offer = One side has the harder task. Change sides, and the points of both games add up.
ending-pair = Both games together: you { $mine }, your opponent { $theirs }. { $standing ->
    [ahead] The pair is yours.
    [behind] The pair goes to your opponent.
   *[even] The pair is drawn.
}
ending = End of the game
review-open = Review
ending-catch = Before the capture, on turn { $row }.
ending-lead = { $who ->
    [you] You
   *[side] { $side }
} led from move { $row } to the end.
ending-to-moment = Show this position
ending-next = { ending-see }
