# English texts of the list of the visitor’s projects.

projects-title = Continue making
projects-all = Show all { $count }
projects-set = Set of puzzles
projects-course = Course file
projects-lesson = Lesson
projects-position = Position
projects-program = Program
projects-note = Notes on a game
projects-delete-this = Delete { $title }, { $when }
projects-delete-sure = Delete this project? This cannot be undone.
