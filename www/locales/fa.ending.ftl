# Persian texts of the end of a game.
