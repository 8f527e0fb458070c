# Words of the page of examples, in English.

examples-title = Boards on your own pages
examples-about = Games and puzzles can stand in a course page: in a frame, which works everywhere, or as an element, which is part of the page. Nothing is sent to a server, and nothing is kept of who reads the page.
examples-code = Code to paste
examples-frame = In a frame
examples-frame-about = A frame works on every page that allows frames. The page hears of every move, and the frame becomes as high as its board.
examples-frame-none = No move has been played yet.
examples-frame-move = Move { $ply } was { $move }.
examples-element = As an element
examples-element-about = One script for the page, and an element for each board. It takes the theme and the language of the page.
examples-graded = A graded puzzle
examples-graded-about = The page is told how a puzzle was solved: in which attempt, with how many hints. What that is worth is for the page to say; here it counts 100 points, less 20 for each further attempt and 15 for each hint.
examples-graded-none = Not solved yet.
examples-graded-is = { $grade } points, in { $attempts ->
    [one] { $attempts } attempt
   *[other] { $attempts } attempts
} with { $hints ->
    [0] no hint
    [one] { $hints } hint
   *[other] { $hints } hints
}.
examples-many = Ten boards at once
examples-many-about = Boards that nobody sees cost nothing. All boards of a page share their modules and at most four workers.
examples-paste = How to paste it
examples-paste-about = “Share” beside every game and puzzle gives the code of a frame for it. Where scripts are allowed, an element does as well.
examples-paste-mkdocs = HTML stands in Markdown as it is, with an empty line before and after it.
examples-paste-sphinx = With the “raw” directive.
examples-paste-jupyter = The “raw” directive in Jupyter Book 1; in Jupyter Book 2, which lets no HTML through, a frame.
examples-paste-quarto = In a raw block.
examples-paste-moodle = In the editor choose “View source” and paste a frame. Scripts are taken out there.
examples-paste-canvas = In the Rich Content Editor choose “Insert”, “Embed” and paste a frame. Scripts are taken out there.
examples-paste-html = On a page of one’s own.
