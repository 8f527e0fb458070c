# English texts of the visitor’s programs.

## The list

programs-none = Write a program that plays
programs-what = It reads and writes lines as in the contest, with the same time limit, and plays here, in your browser. Begin with a game: you get a small program that already plays, and improve it.
programs-new = New program
programs-language = Language
programs-language-javascript = JavaScript
programs-language-python = Python
programs-language-cpp = C++
programs-language-wasi = WebAssembly
programs-write = Write a program for { $game }
programs-no-starters = There is no starter program in this language. Bring a file, or check the connection and load the page again.
programs-simulator-what = The statement of { $game } asks for something else: a simulator, which reads a whole game and prints its scores.
programs-simulator = Begin with a simulator
programs-simulator-name = { $game }: simulator
programs-facts = { $language } · { $game } · { $when }
programs-ladder = { $passed } of { $levels } levels passed.
programs-batch = Against { $opponent }: { $won } won, { $drawn } drawn, { $lost } lost.
programs-level = level { $level }
programs-no-results = No results yet.
programs-play-name = Play with { $name }
programs-more = More
programs-more-name = More for { $name }
programs-files = All programs
programs-here = Programs are stored in this browser only. Save them as a file to take them to another browser, or as a backup. Each program keeps { $versions } versions, or fewer if they are large. Versions with a name stay longest.
programs-room = Games and logs of programs take { $used } of { $limit } MB. The oldest are deleted when there is no room.
programs-room-label = Room for games and logs
programs-clear = Delete games and logs
programs-clear-sure = Delete all stored games and logs of all programs? The programs and their versions stay.
programs-save-all = Save all as a file
programs-load = Load a file
programs-loaded = Loaded { $count ->
    [one] { $count } program
   *[other] { $count } programs
}.
programs-not-loaded = { $file } has no programs of Warren.
programs-unread = These could not be read in { $file }: { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
programs-later = A newer version of this page has stored the programs in this browser. Load the page again to see them. Anything you write before that is lost when you close this tab.
programs-unknown = There is no such program in this browser. It may have been deleted, or be in another browser.
programs-full = This browser stores { $most } programs, and has no room for more. Delete some, or save them as a file first.

## Bringing files

programs-bring-title = Bring a program
programs-bring-what = Drop files here, or choose them: { $endings }. A .wasm file is a program for WASI, built from Rust, C, C++, Go, Zig or another language.
programs-bring = Choose files
programs-brought = Added { $count ->
    [one] { $count } program
   *[other] { $count } programs
}.
programs-which-game = Which game does { $file } play?
programs-refused-kind = { $file } is not a program that can run here. Files may end in { $endings }.
programs-refused-language = { $file }: programs in { $language } cannot run here yet.
programs-refused-large = { $file } is too large: a program may have { $most } kB.
programs-refused-text = { $file } is not a text. Save it as UTF-8.
programs-refused-unreadable = { $file } could not be read. Choose it again.
programs-refused-none = { $file } is not a WebAssembly module. Build it for wasm32-wasip1.
programs-refused-broken = { $file } is a WebAssembly module that this browser cannot read. Build it for wasm32-wasip1.
programs-refused-startless = { $file } is a WebAssembly module without _start, so it is not a program for WASI. Build it as a program, not as a library, for wasm32-wasip1.
programs-refused-needy = { $file } needs “{ $needs }”, which is not there. A program may use WASI preview 1 only: build it for wasm32-wasip1.

## What one may do with a program

programs-name = Name of the program
programs-games = Games and ladder
programs-rename = Rename
programs-rename-title = Rename the program
programs-copy = Copy
programs-copy-name = { $name } (copy)
programs-copied = Copied as “{ $name }”.
programs-share = Share
programs-save = Save as file
programs-delete = Delete
programs-delete-sure = Delete “{ $name }”? This cannot be undone.
programs-deleted = “{ $name }” is deleted.
programs-find = Find and replace

## Writing

programs-about = { $language } · { $game }
programs-source = Source of { $name }
programs-panel = About this program
tab-source = Source
tab-last-game = Last game
tab-assignment = Assignment
tab-versions = Versions
programs-state-saved = Saved
programs-state-saving = Saving…
programs-state-unkept = Until this tab is closed
programs-state-failed = Not saved
programs-clash = Another tab has saved a different version of this program.
programs-take-theirs = Take that version
programs-keep-mine = Keep what is here
programs-removed = This program was deleted in another tab.
programs-to-list = All programs
programs-elsewhere = This program is being written in another tab, so here you can only read it.
programs-write-here = Write here
programs-faulty = The program cannot run yet: { $message }
programs-faulty-line = The program cannot run yet. Line { $line }: { $message }
programs-ready-title = Getting the program ready
programs-ready-loading = Loading…
programs-ready-starting = Starting…
programs-ready-compiling = Compiling…
programs-unoffered = You can write it, and save it as a file.
programs-obstacle-browser = Programs in { $language } cannot run in this browser. The newest versions of Chrome, Edge and Firefox run them.
programs-obstacle-site = This site was set up without { $language }, so programs in it cannot run here.
programs-obstacle-unknown = Programs in { $language } cannot run now: the site did not say what they need. Check the connection.
programs-module = A WebAssembly module of { $kilobytes } kB.
programs-module-what = Its source is not here. Build it on your computer, and bring the new file.
programs-replace = Replace the file
programs-replaced = { $file } is the program now.

programs-against = Level { $level } · { $side }
programs-against-title = Play against whom?
programs-against-level = Engine
programs-against-side = Side of the program
programs-against-done = Done

programs-no-game = This program has not played yet. Press “{ play }” to see its game here.
programs-open-game = Open the game

code-keys = Tab indents. To leave the editor by keys, press Escape and then Tab.
code-not-understood = Syntax error.
code-find = Find
code-replacement = Replace with
code-next = Next
code-previous = Previous
code-all = All
code-case = Match case
code-regexp = Regular expression
code-words = Whole words
code-replace = Replace
code-replace-all = Replace all
code-close = Close
code-match = current match
code-on-line = on line
code-go-to-line = Go to line
code-go = Go
code-diagnostics = Mistakes
code-no-diagnostics = No mistakes

## Sharing

programs-share-title = Share this program
programs-share-what = The link holds the whole source, and the page sends nothing to a server. Anyone who opens it sees the source before anything runs.
programs-share-long = The link would have { $length } characters. Some programs cut off links longer than { $longest }, so share the program as a file.
programs-share-large = The program is too large for a link. Share it as a file.
programs-share-text = Text to copy
programs-share-words = { $name }: a program for { $game } in { $language }
programs-shared = A shared program
programs-shared-what = Somebody else wrote this program. Nothing runs before you say so. When it runs, it reaches neither the network nor your data.
programs-shared-unoffered = Somebody else wrote this program.
programs-keep = Keep a copy
programs-play-it = Play it
programs-link-damaged = The link’s program is damaged or incomplete. Ask for the link again, or for the file.
programs-link-later = The link was made by a later version of Warren. Load the page again, or ask for the file.

## The native command

programs-native = On your own computer
programs-native-what = The native command referees programs in any language. These lines build it from the source and play a game against the engine at level 3:
programs-records = It stores a record of each game, which “{ open-record }” shows on the board. This line lists what else it can do:

# Loading a language

programs-load-title = Load { $language }?
programs-load-what = Programs in { $language } need { $megabytes } MB, which come from this site once and are then kept in this browser.
programs-load-it = Load { $megabytes } MB
programs-loading = Loading
programs-loaded-of = { $done } of { $whole } MB
programs-not-loaded-language = It could not be loaded. Check the connection and try again. { $reason }
programs-share-challenge = Copy a link to beat it
programs-challenge-copied = Link copied. Anyone who opens it plays against this program.
challenge-title = Beat this program
challenge-what = Play against it yourself, or let one of your programs play it.
challenge-play = Play against it
challenge-own = Your program
challenge-set = Let them play
challenge-write = Write a program
