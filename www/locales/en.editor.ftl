# The words of setting up a position, in English: loaded with it, for a first visit does not need them.

edit-title = Set up: { $game }
edit-tools = Tools
edit-edits = Edits
edit-undo = Undo the edit
edit-redo = Redo the edit
edit-empty = Clear
edit-usual = Usual start
edit-play = Play from here
edit-share = Share
edit-puzzle = Make a puzzle
edit-words = { $game }: a position to play from
edit-side = To move
edit-state = { $count ->
    [0] Ready to be played.
    [one] One thing is still wrong.
   *[other] { $count } things are still wrong.
}
edit-over = The game is over in this position.
edit-problems = What is wrong
edit-more-problems = and { $count } more
edit-nothing = That changes nothing here.
edit-nothing-there = There is nothing to pick up here.
edit-carried = Now press where it goes.
edit-pad = Cursor on the board
edit-step = { $heading ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
edit-use = Use
edit-text = As text: copy the position, or paste one
edit-text-none = The text appears when nothing is wrong.
edit-form = What the text holds
edit-form-position = The whole position
edit-copy = Copy
