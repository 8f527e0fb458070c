# English texts of the page that collects hand-ins.

collect = Collect
collect-what = See what learners handed in from Warren’s boards. Only this page reads the files. It uploads nothing and forgets everything when you leave.
collect-no-proof = Anyone with the skill can change such a text. It suits practice and shows what a class finds hard, but it proves nothing.
collect-bring = Drop the files here: single files, folders, or the zip of all submissions from a learning management system.
collect-choose = Choose files
collect-choose-folder = Choose a folder
collect-paste = Or paste the texts, as many as you like
collect-take = Read the text
collect-pasted = pasted text
collect-reading = Reading: { $count }
collect-read = { $rows ->
    [one] { $rows } hand-in read
   *[other] { $rows } hand-ins read
}. { $doubles ->
    [0] { "" }
    [one] { $doubles } came twice and counts once.
   *[other] { $doubles } came twice and count once.
}
collect-troubles = { $count ->
    [one] { $count } file or part could not be counted
   *[other] { $count } files or parts could not be counted
}
collect-nothing = it holds nothing from Warren.
collect-damaged = the hand-in is damaged: a part is missing or was changed. Ask for it again.
collect-large = it is too large to be a hand-in.
collect-stop = Stop
collect-many = it holds more than 2,000 hand-ins. The page did not read the rest.
collect-many-of-learner = more than 500 hand-ins have this name. The page did not read the rest.
collect-full = there are more than 20,000 hand-ins. The page did not read the rest. Load it again to read others.
collect-unreadable = it could not be read.
collect-zip-damaged = this zip, or the file in it, cannot be read: it is damaged, or has a password.
collect-zip-large = this zip is too large, or has more than 5,000 files.
collect-unknown-game = this Warren does not have its game. Reload the page.
collect-other-progress = its parts do not belong together: it was changed.
collect-rules = its moves break the rules, or do not match its result: it was changed.
collect-unchecked = it could not be checked, since a part of the site did not load. Add it again.
collect-table = Hand-ins
collect-filter = Puzzle
collect-all = All puzzles and games
collect-save = Save as CSV
collect-column-name = Name
collect-column-subject = Puzzle or game
collect-column-outcome = Solved
collect-column-attempts = Attempts
collect-column-hints = Hints
collect-column-suggestions = Suggestions
collect-column-solutionShown = Solution shown
collect-column-takenBack = Taken back
collect-column-time = Time seen
collect-column-date = Handed in
collect-column-open = Board
collect-column-wrong = Wrong answers
collect-column-link = Link
collect-column-file = File
collect-solved = solved
collect-share = { $solved } of { $count }
collect-unsolved = not solved
collect-won = won
collect-lost = lost
collect-drawn = draw
collect-ended = over
collect-unfinished = not over
collect-yes = yes
collect-no = no
collect-open = Open
collect-open-what = Open in a new tab: { $what }
collect-game = { $game }: game
collect-lesson = { $game }: lesson
collect-puzzle = { $game } · { $task }
collect-by = Learners entered the names below; authors of sets wrote the titles.
collect-set = Set: { $title }
collect-another = { $name } ({ $count })
collect-tried-wrong = Attempt { $attempt }: wrong, { $moves }
collect-tried-solved = Attempt { $attempt }: solved, { $moves }
collect-sums = By puzzle and game
collect-sum = Solved by { $solved } of { $count }.{ $median ->
    [none] { "" }
   *[other] { " " }Median attempts of those who solved it: { $median }.
}
collect-sum-game = Played by { $count }, won by { $solved }.
collect-wrong = Wrong answers, the most frequent first
collect-wrong-count = { $moves }: { $count ->
    [one] { $count } time
   *[other] { $count } times
}
