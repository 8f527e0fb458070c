# What only the command says of a game's rules and of a new program's folder, in English.

rules = Rules
new-statement = the rules, and what a program reads and writes
new-starter = a program that plays; change it
new-sessions = the first lines that a program reads and writes, one file per side
new-maze = the maze, a digit per cell
new-settings = how the program is compiled and run
new-try = Try it
new-try-where = Give these commands where you gave `warren new`.
new-build = Compile the program after each change:
new-check = See whether it keeps to the protocol and to the rules:
new-play = Let it play two games against the program that is built in, at its lowest level:
