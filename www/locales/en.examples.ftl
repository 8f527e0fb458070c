# English texts of the page of examples.

examples-title = Boards on your own pages
examples-about = You can put games and puzzles on a course page: in a frame, which works everywhere, or as an element, which is part of the page. The boards send nothing to a server and store nothing about the reader.
examples-code = Code to paste
examples-frame = In a frame
examples-frame-about = A frame works on every page that allows frames. It reports every move to the page, and becomes as high as its board.
examples-frame-none = No move has been played yet.
examples-frame-move = Move { $ply } was { $move }.
examples-element = As an element
examples-element-about = One script for the page, and an element for each board. It takes the theme and the language of the page.
examples-graded = A graded puzzle
examples-graded-about = The board reports how a puzzle was solved: on which attempt and with how many hints. The page decides what that is worth: here 100 points, less 20 for each further attempt and 15 for each hint.
examples-graded-none = Not solved yet.
examples-graded-is = { $grade } points, in { $attempts ->
    [one] { $attempts } attempt
   *[other] { $attempts } attempts
} with { $hints ->
    [0] no hints
    [one] { $hints } hint
   *[other] { $hints } hints
}.
examples-many = Ten boards at once
examples-many-about = Boards out of sight cost nothing. All boards on a page share their modules and at most four workers.
examples-paste = How to paste it
examples-paste-about = “Share” beside every game and puzzle gives you the code for a frame. Where scripts are allowed, an element works too.
examples-paste-mkdocs = HTML goes into Markdown as it is, with an empty line before and after it.
examples-paste-sphinx = With the “raw” directive.
examples-paste-jupyter = In Jupyter Book 1, with the “raw” directive; in Jupyter Book 2, which does not allow HTML, in a frame.
examples-paste-quarto = In a raw block.
examples-paste-moodle = In the editor choose “View source” and paste a frame. Scripts are removed there.
examples-paste-canvas = In the Rich Content Editor choose “Insert”, “Embed” and paste a frame. Scripts are removed there.
examples-paste-html = On your own page.
