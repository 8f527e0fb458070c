# English texts of notes on the positions of a game.

note-on = Note on: { $position }
note-draw = Draw on the board
note-colour = Colour to draw with
note-colour-green = Green
note-colour-red = Red
note-colour-blue = Blue
note-colour-yellow = Yellow
note-colour-violet = Violet
note-lines = Drawings as text, such as “mark D4 red; arrow D4 E5”
note-full = There is no room for more in this position.
note-done = Done
