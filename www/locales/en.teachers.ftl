# English texts of the page for teachers.

teachers-about = Nobody needs an account. Everything you make is a link or a file, and the page stores your drafts in this browser.
teachers-set = A set of puzzles
teachers-set-what = Choose puzzles, give them points, and share one link. Learners solve them in order and hand in a result. A set can also be printed as a worksheet.
teachers-set-begin = Make a set
teachers-lesson = A lesson
teachers-lesson-what = Explain a game move by move, with questions between. Open the game and choose Share: there you make a lesson of it.
teachers-boards = Boards on your own pages
teachers-boards-what = Put any game or puzzle on your page. The board reports how a puzzle was solved, so your page can grade it.
teachers-boards-begin = See examples
teachers-course = A file for a learning system
teachers-course-what = Moodle, Canvas and other systems read the file, show its puzzles and lessons, and store the scores.
teachers-course-begin = Make a course file
teachers-collect = Results of a class
teachers-collect-what = Bring the results that learners handed in. The page shows who solved what, and which puzzles were hard.
teachers-collect-begin = Collect results
