# English texts of the end of a game.
