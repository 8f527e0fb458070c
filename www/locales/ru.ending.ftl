# Russian texts of the end of a game.
