# English texts of the rules pages.

## Jumping Dots: the rules

rules-ours = our decision
rules-ours-why = Marked rules are ours: the contest’s statement leaves them open.
rules-play = Play it
protocol = For programs
protocol-missing = This could not be loaded. Check the connection, close this part and open it again.
