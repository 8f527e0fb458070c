// The Python code that runs before a program, and around it. It becomes the module `_warren`, which programs cannot find.

/** The modules that contest programs use most: a snapshot contains them, so they load instantly. */
const USUAL =
  "array bisect collections contextlib copy dataclasses datetime decimal enum fractions functools heapq itertools json math " +
  "operator pickle pprint queue random re statistics string struct threading time timeit traceback typing";

export const BOOT = `
import atexit, builtins, io, linecache, os, sys, traceback, types
import random as _random
import ${USUAL.replaceAll(" ", ", ")}
from pyodide.ffi import run_sync

NAME = "program.py"

class _Input(io.RawIOBase):
    """Standard input. A read waits until there is a line, and gets all that has come."""

    name = "<stdin>"

    def __init__(self, next_lines):
        self._next_lines = next_lines
        self._rest = b""

    def readable(self):
        return True

    def fileno(self):
        return 0

    def isatty(self):
        return False

    def readinto(self, buffer):
        if not self._rest:
            lines = self._next_lines()
            if not isinstance(lines, str):
                # Not standard output: what a program has not flushed waits as it does before a pipe.
                sys.stderr.flush()
                lines = run_sync(lines)
            self._rest = lines.encode()
        size = min(len(buffer), len(self._rest))
        buffer[:size] = self._rest[:size]
        self._rest = self._rest[size:]
        return size

    def close(self):
        pass

def _is_input(file):
    return type(file) is int and file == 0 or file == "/dev/stdin"

def _install(raw):
    sys.stdin = sys.__stdin__ = io.TextIOWrapper(io.BufferedReader(raw), encoding="utf-8")
    # As before a pipe. The function input() flushes it by itself.
    sys.stdout.reconfigure(line_buffering=False, write_through=False)

    own_open, own_read = io.open, os.read

    def open(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, *others, **named):
        if not _is_input(file):
            return own_open(file, mode, buffering, encoding, errors, newline, *others, **named)
        if "b" in mode:
            return raw if buffering == 0 else io.BufferedReader(raw)
        return io.TextIOWrapper(io.BufferedReader(raw), encoding, errors, newline)

    def read(fd, length, /):
        if fd != 0:
            return own_read(fd, length)
        buffer = bytearray(length)
        return bytes(buffer[: raw.readinto(buffer)])

    builtins.open = io.open = open
    os.read = read

def _places(trace):
    """The lines of the program in a traceback, the innermost first."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename == NAME:
            name = "" if code.co_name == "<module>" else code.co_name
            position = list(code.co_positions())[trace.tb_lasti // 2]
            column = position[2] + 1 if position[0] == trace.tb_lineno and position[2] is not None else 0
            found.append((trace.tb_lineno, column, name))
        trace = trace.tb_next
    return found[::-1][:50]

def _own_trace(error, seen=()):
    """Leaves what is not the program's own out of a traceback, and out of those of what caused it."""
    if error is None or error in seen:
        return error
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename == __file__:
        trace = trace.tb_next
    _own_trace(error.__cause__, (*seen, error))
    _own_trace(error.__context__, (*seen, error))
    return error.with_traceback(trace)

def _message(error):
    return "".join(traceback.format_exception_only(type(error), error)[-1:]).strip()

def _failed(error):
    places = _places(error.__traceback__)
    if isinstance(error, SyntaxError) and error.filename == NAME:
        places = [(error.lineno or 1, error.offset or 0, "")]
        message = f"{type(error).__name__}: {error.msg}"
    else:
        message = _message(error)
    kind = "memory" if isinstance(error, MemoryError) else "error"
    return kind, message, places, 1

def _exit_code(error):
    if error.code is None or isinstance(error.code, int):
        return (error.code or 0) & 0xFF
    print(error.code, file=sys.stderr)
    return 1

def _guarded(call):
    """How a part of the program ended, or None if it just returned."""
    try:
        call()
    except SystemExit as error:
        return "exit", "", [], _exit_code(error)
    except BaseException as error:
        try:
            sys.stdout.flush()
            sys.excepthook(type(error), _own_trace(error), error.__traceback__)
            return _failed(error)
        except BaseException as another:
            return _failed(another)

def prepare(source, files, next_lines):
    """All before the program's first statement. What it returns runs the program."""
    import random

    _install(_Input(next_lines))
    random.seed()
    folder = "/program"
    os.makedirs(folder, exist_ok=True)
    os.chdir(folder)
    for name, content in (*files, (NAME, source)):
        with io.open(name, "w" if isinstance(content, str) else "wb") as file:
            file.write(content)
    sys.argv = [NAME]
    sys.path[0] = folder
    main = types.ModuleType("__main__")
    main.__file__ = NAME
    main.__builtins__ = builtins
    sys.modules["__main__"] = main
    sys.modules.pop("_warren", None)

    def body():
        exec(compile(source, NAME, "exec", dont_inherit=True), main.__dict__)

    def run():
        ended = _guarded(body)
        return _guarded(atexit._run_exitfuncs) or _guarded(sys.stdout.flush) or ended or ("exit", "", [], 0)

    return run
`;
