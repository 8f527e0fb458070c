# English texts of the page that makes course files.

course-file = Save for a course
course-file-what = A course file is a zip for a learning system such as Moodle or Canvas. Learners solve the puzzles and lessons that you choose, and the system stores their scores. The file needs nothing from outside.
course-file-untried = It was tried with free test systems, not with Moodle or Canvas themselves.
course-file-title = Title of the course
course-file-items = Puzzles and lessons
course-file-none = You have not chosen anything yet.
course-file-chosen =
    { $count ->
        [one] { $count } chosen.
       *[other] { $count } chosen.
    }
course-file-full = A course holds at most { $most } items.
course-file-item-title = Title of item { $item }
course-file-up = Move item { $item } up
course-file-down = Move item { $item } down
course-file-remove = Remove item { $item }
course-file-add = Add
course-file-lesson-of = Lesson: { $game }
course-file-puzzle-of = { $game }: puzzle
course-file-puzzle-number = { $game }: puzzle { $puzzle }
course-file-links = Links to other puzzles and lessons, one in each line
course-file-take = Add links
course-file-game-link = Line { $line }: this link shows a game. A course holds puzzles and lessons.
course-file-not-read = Line { $line }: { $reason }
course-file-how = How it is scored
course-file-rule = Each item is worth 100 points. The score of the course is the average.
course-file-attempt = Points off for each further attempt
course-file-hint = Points off for each hint
course-file-solution = Points off if the solution was shown
course-file-pass = Needed to pass
course-file-help = Learners may ask for hints and the solution
course-file-language = Language
course-file-language-learner = The learner’s language
course-file-format = Format
course-file-format-usual = { $format } (Moodle, Canvas and most others)
course-file-save = Save the file
course-file-saved = Saved as { $file }, { $size } kB. Upload it to the learning system as a package of this format.
course-file-making = Making the file…
course-file-untitled = The course needs a title.
course-file-points = Points are numbers from 0 to 100.
course-file-failed = The file could not be made: { $reason }

course-file-open = Open a course
course-file-not-opened = { $file } cannot be opened. { $reason }
course-file-unreadable = It is not a course file that Warren has made, or it is damaged.
