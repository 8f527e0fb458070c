# English texts of the dialogs that share something.

share-title = Share this game
share-title-puzzle = Share this puzzle
share-link-about = Anyone who opens it sees the same board.
share-more = More
share-start-only = This game has secrets until it is over. For now only its start is shared.
share-when-over = The start is secret until the game is over. You can share the game then.
share-chat = Copy for a chat
share-text = Copy as text
share-picture = Picture…
share-picture-about = An image or an animation of the board.
share-log-of = Log of a program
share-log = Copy log
share-log-copied = Log copied.
share-log-only = This is what one program read and wrote. It is shared as text.
text-of-log = The log as text
share-chat-copied = Text and link copied.
share-too-long = The link has { $length } characters. Some programs cut off links longer than { $longest }, so share the game as a file. “Open a game from text” on the home page opens it.
link-of-game = Link to this game
chat-of-game = This game for a chat
text-of-game = This game as text
share-embed = Copy code to embed…
share-embed-about = A board for your own web page.
share-course = Save for a course
share-change = Change this puzzle
share-words = Add your own words
share-lesson = Make a lesson of it

## A board in another page

embedding-title = A board on your page
embedding-use = Visitors
embedding-watch = step through the game
embedding-play = play on from this position
embedding-level = Engine
embedding-language = Language
embedding-language-visitor = The visitor’s
embedding-analysis-play = Visitors may ask for a good move
embedding-analysis-puzzle = Visitors may ask for hints and the solution
embedding-hand-in = With a button to hand in the work
embedding-copy = Copy code
embedding-preview = Preview of the frame
share-embed-copied = Code copied. Paste it into a page, as HTML.
share-embed-how = How to put it into a page
code-of-frame = Code for a frame
share-code-long = The link is too long for a QR code that a phone can read.
share-code-missing = The QR code could not be loaded.
