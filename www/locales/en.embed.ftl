# Words of boards in pages of somebody else's, in English.

embed-failed = This board cannot be shown: { $reason }
embed-loading = The board is being loaded.
embed-no-puzzle = the link holds no puzzle. Copy a puzzle’s link from its page, with “Share”.
embed-no-lesson = this link has no lesson.
embed-not-ready = The board is not ready yet.
embed-open = Open in Warren
embed-option = { $name } cannot be “{ $value }”. Allowed: { $allowed }.
embed-progress-allowed = what this same board has told as its progress, in full
embed-watched = You can only watch this game.

## Handing it on

share-embed = Copy code to embed
share-embed-copied = Code copied. Paste it into a page, as HTML.
share-embed-how = How to put it into a page
share-lesson = Make a lesson of it
code-of-frame = Code for a frame
