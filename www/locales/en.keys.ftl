# English texts of the list of keys.

keys-title = Keys
keys-board = The board: { $game }
keys-page = The page
keys-of-page =
    ? | this list
    ← → | one move back, one move forward, outside the board
    Space | replay the game, where nothing can be moved
    Tab | to the next control
    Esc | cancel a choice, close a dialog
