# The words of what the visitor makes, on the home page, in English.

making-range = Out of range: { $what }.
making-title = Continue making
making-all = Show all { $count }
making-set = Set of puzzles
making-course = Course file
making-lesson = Lesson
making-position = Position
making-program = Program
making-note = Notes on a game
making-delete-this = Delete { $title }, { $when }
making-delete-sure = Delete this project? This cannot be undone.
