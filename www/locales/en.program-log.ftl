# English texts of a visitor’s program in a game.

stall-program-asleep = Your program plays in this game. It starts when you say so.
stall-program-gone = The program is no longer in this browser.
stall-program-faulty = The program could not be started: { $message }
stall-program-position = This game begins from a position that was set up. A program can only play from a usual start.
stall-program-unstarted = The program could not be started: { $message }
stall-program-slow = The program took more than 10 seconds for an answer that it has to repeat.
stall-program-differs = After a fresh start the program answers “{ $message }” where it played something else before.
stall-program-differs-unseen = After a fresh start the program answers differently from before.
stall-program-evicted = The browser has ended this program twice, perhaps because memory ran out. Nobody has lost.
stall-program-uncontrolled = This browser does not pass lines to the program. Close other tabs of this site and try again, or use a window that is not private.
stall-program-unloaded = The program needs its language, { $message } MB to load.
stall-program-load = Load it
stall-program-start = Start it
stall-program-go-on = Go on from there
stall-program-again = Try again

program-evicted = The browser ended the program. It was started again and has read the game so far.
program-uncontrolled = The browser cut the program off from its lines. It was started again and has read the game so far.

tab-program = Program
program-turn = Turn { $number }
program-time = { $took } of { $limit }
program-again = { $time }, repeated
program-milliseconds = { $ms } ms
program-times = Time of each answer
program-times-limited = Longest { $longest } (turn { $number }), median { $median }, limit { $limit }.
program-times-unlimited = Longest { $longest } (turn { $number }), median { $median }, no limit.
program-no-answer = no answer
program-no-answer-yet = no answer yet
program-none = The lines that the program reads and writes appear here, turn by turn.
program-secret = The program’s lines are secret until the game is over.
program-undrawn = { $unplaced ->
    [0] Lines of this turn that begin like a drawing and cannot be read: { $damaged }.
   *[other] Lines of this turn that are not drawn: { $damaged } cannot be read, { $unplaced } name no place of this game.
}
program-cut = (Standard error had more text than the page stores.)
program-partial = (no end of line yet)
program-copy-input = Copy input up to this turn
program-input-copied = { $number ->
    [one] Copied what the program had read by its first answer.
   *[other] Copied what the program had read by its answer number { $number }.
}
program-save = Save log
program-rerun = Run again from here
program-replay = Replay with the current source
program-test = Make it a test
program-edit = Edit program
program-at-line = (line { $line })
program-lost-late = The program lost by time: its answer number { $number } took { $took }, and { $limit } were allowed.
program-lost-silent = The program lost because it did not answer within { $limit }.
program-no-line-script = The page cannot estimate the line where it was, because browsers do not show where a running script is.
program-no-line-module = The page cannot estimate the line where it was, because browsers do not show where a running WebAssembly module is.
program-no-line-python = The page does not estimate the line where it was, because that makes Python about five times slower.
program-no-line-help = To find it, write to standard error before each step. Rest the pointer on a line of the log to see its time.
program-silence-buffered = No answer arrived in time; the answer was still in the program’s buffer: flush after each answer, { $how }.
program-silence-perhaps = It may have written its answer into a buffer: flush standard output after each answer, { $how }.
program-silence-unended = It wrote `{ $text }` without a line break: an answer ends with one.
program-flush-python = in Python with `print(move, flush=True)`
program-flush-cpp = in C++ with `cout << move << endl;`
program-flush-c = in C with `fflush(stdout);`
program-flush-javascript = in JavaScript with `console.log(move)`
program-flush-other = for example `print(move, flush=True)` in Python, `cout << move << endl;` in C++, `fflush(stdout);` in C
program-lost-illegal = The program lost by an illegal answer in turn { $number }: { $why }.
program-lost-crashed = The program lost because it had ended when an answer was due.
program-lost-resigns = The program’s side resigned.
program-ended-exit = The program has ended.
program-ended-error = The program stopped with an error.
program-ended-trap = The program crashed.
program-trap-abort = The program crashed: it called abort().
program-trap-assert = The program crashed: an assertion failed.
program-trap-call = The program crashed: it called a function by a wrong pointer.
program-trap-conversion = The program crashed: a number was too large for its new type.
program-trap-division = The program crashed: it divided by zero, or the quotient was too large.
program-trap-exception = The program crashed: it threw an exception and nothing caught it.
program-trap-memory = The program crashed: it used an address outside its memory.
program-trap-null = The program crashed: it used a null pointer.
program-trap-stack = The program crashed: its calls were nested too deeply.
program-trap-terminate = The program crashed: it called std::terminate().
program-trap-unreachable = The program crashed: it reached a place that it must never reach, such as the end of a function without a return.
program-ended-flood = The program wrote far more than was asked for.
program-ended-memory = The program used more memory than it may.
program-ended-unstarted = The program did not start.
program-failed-game = In its last game this source failed in line { $line }.
program-failed-games = In its last series of games this source failed in line { $line }.
program-show-line = Go to line { $line }

replay-playing = The current source plays this game again…
replay-result =
    Before: { $before }
    Now: { $now }
replay-differs = The program answers differently from turn { $number } on. Until then the opponent repeats its moves.
replay-same = The current source gives the same answers.
replay-before = Before
replay-now = Now
replay-no-answer = no answer
replay-back = One turn back
replay-on = One turn on
replay-from = Play again from turn { $number }
replay-test = Make turn { $number } a test
replay-open = Open the new game
