# The words about programs on the home page, in English: loaded when they are asked for.

programs-title = Write a program
programs-what = A program plays as in the contest: it reads lines, answers with lines, and has the contest’s time. The native command referees it on your computer. It is built from the source and plays, here, a game against the engine of level 3:
programs-records = It keeps a record of each game, which “Open a game from text” shows on the board. The command tells what else it can do:
programs-protocol = What a program reads and writes is told in the contest’s statement, and under Rules in each game.
