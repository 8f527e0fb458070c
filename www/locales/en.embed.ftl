# Words of boards in pages of somebody else's, in English.

embed-failed = This board cannot be shown: { $reason }
embed-loading = The board is being loaded.
embed-no-puzzle = the link holds no puzzle. Copy a puzzle’s link from its page, with “Share”.
embed-no-lesson = this link has no lesson.
embed-not-ready = The board is not ready yet.
embed-open = Open in Warren
embed-option = { $name } cannot be “{ $value }”. Allowed: { $allowed }.
embed-watched = You can only watch this game.
embed-games-alone = Programs play games. This link has a puzzle or a lesson.
stall-outside-position = A program cannot be told a start that was set up. Begin from a usual start.

## Handing it on

share-embed = Copy code to embed
share-embed-copied = Code copied. Paste it into a page, as HTML.
share-embed-how = How to put it into a page
share-lesson = Make a lesson of it
code-of-frame = Code for a frame

## In notebooks

notebook-waits = This board needs the notebook’s kernel, which has not answered yet. It may be busy with another cell. After a restart, run this cell again.
notebook-elsewhere = This board is shown in another place.
notebook-here = Show it here
