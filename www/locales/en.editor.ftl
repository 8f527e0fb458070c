# English texts of the position editor.

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
edit-problems = Problems
edit-more-problems = and { $count } more
edit-nothing = That changes nothing here.
edit-nothing-there = There is nothing to pick up here.
edit-carried = Now press its new place.
edit-pad = Cursor on the board
edit-step = { $heading ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
edit-use = Apply
edit-text = As text: copy the position, or paste one
edit-text-none = The text appears when every problem is solved.
edit-form = Contents of the text
edit-form-position = The whole position
edit-copy = Copy
