# The texts that only the command uses, about a game’s rules and a new program’s folder, in English.

rules = Rules
new-statement = the rules, and what a program reads and writes
new-starter = a program that plays; change it
new-sessions = the first lines that a program reads and writes, one file per side
new-maze = the maze, one digit per cell
new-settings = how the program is compiled and run
new-try = Try it
new-try-where = Run these commands in the folder where you ran `warren new`.
new-build = Compile the program after each change:
new-check = Check whether it follows the protocol and the rules:
new-play = Let it play two games against the built-in program at its lowest level:
