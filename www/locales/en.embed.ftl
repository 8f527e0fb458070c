# English texts of boards in other pages.

embed-failed = This board cannot be shown: { $reason }
embed-loading = The board is being loaded.
embed-no-puzzle = the link holds no puzzle. Copy a puzzle’s link from its page, with “Share”.
embed-no-lesson = this link has no lesson.
embed-not-ready = The board is not ready yet.
embed-open = Open in Warren
foreign-by-page = Written by the author of this page
embed-option = { $name } cannot be “{ $value }”. Allowed: { $allowed }.
embed-progress-allowed = the complete progress that this same board reported
embed-restored = You are back where you left off.
embed-start-afresh = Not you? Start afresh
embed-new-game = A new game has begun.
embed-back = Go back
embed-unkept = The browser does not let this board store your work. Closing or reloading the page loses it. Hand in before you leave.
embed-watched = You can only watch this game.
embed-games-alone = Programs play games. This link has a puzzle or a lesson.
stall-outside-position = A program cannot read a start that was set up. Begin from a usual start.

## Handing in

hand-in = Hand in
hand-in-short = Hand in
hand-in-what = Your work here becomes a text. Copy it or save it as a file, and give it to the person who asked for it. The page sends nothing.
hand-in-name = The name or number that you were asked for
hand-in-copy = Copy
hand-in-save = Save as file
hand-in-text = What you hand in
hand-in-first = Warren: hand-in of { $name }
hand-in-unnamed = First enter a name or number.
hand-in-copied = Copied. Paste it where you were asked to.
hand-in-saved = Saved as { $file }.
hand-in-not-copied = This page does not let the board copy. Copy the text here:
hand-in-perhaps-saved = Saved as { $file }. If there is no such file, this page does not let the board save one: copy the text here.
hand-in-no-proof = Anyone with the skill can change such a text, so it does not prove who did this, or how.

## In notebooks

notebook-waits = This board needs the notebook’s kernel, which has not answered yet. It may be busy with another cell. After a restart, run this cell again.
notebook-elsewhere = This board is shown in another place.
notebook-here = Show it here
