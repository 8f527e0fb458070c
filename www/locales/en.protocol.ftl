# English texts of the protocols. Each line of a message is a paragraph or, after a hyphen, a list item. Text between
# `marks` is code.

protocol-file-title = The file
protocol-start-title = What the program reads first
protocol-turn-title = How the game goes
protocol-answer-title = What the program writes
protocol-end-title = The end
protocol-time-title = Time
protocol-time = The clock starts when the program has been sent its last line, and stops when its answer is complete. The first answer may take 2 seconds more, since the program has to start.
protocol-lines-title = Lines
protocol-lines =
    The program reads from standard input and writes to standard output.
    - Every line ends with a newline.
    - Flush the output after every answer, or the line stays in a buffer: `print(move, flush=True)` in Python, `cout << move << endl` in C++.
    - Text on standard error does not count as an answer.
protocol-lost-title = What loses the game
protocol-lost =
    - The answer comes too late, or does not come.
    - The answer cannot be read, or breaks a rule.
    - The program ends, or closes its output, while the referee waits for its answer.
    - The program writes too much: more than 64 lines that nobody asked for, or a line of more than 8 KiB.
protocol-session-title = A sample session
protocol-session = The program reads the lines after `>>` and writes those after `<<`. The marks are not part of the lines. A session that ends with `…` is only the beginning of a game.
