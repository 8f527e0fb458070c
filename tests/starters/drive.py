"""Drives the board of a starter in Python: `drive.py STARTER`.

Standard input has games as JSON: each is a list of calls with the names of the states to report. Prints the states as JSON.
"""

import json
import re
import sys

with open(sys.argv[1]) as file:
    source = file.read().split("\n# ---- The program ----\n")[0]
scope = {}
exec(compile(source, sys.argv[1], "exec"), scope)


def in_python(name):
    """The name of a method or property in Python: playFugitive is play_fugitive."""
    return re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name)


def state_of(board, name):
    if name == "text":
        return str(board)
    value = getattr(board, in_python(name))
    return value() if callable(value) else value


def states(steps):
    board = None
    for (method, argument), names in steps:
        if method == "new":
            board = scope["Board"](*([] if argument is None else [argument]))
        else:
            # Programs think on copies, so a copy must be whole, and must leave its original alone.
            original, before = board, str(board)
            board = board.copy()
            getattr(board, in_python(method))(argument)
            assert str(original) == before, "playing on a copy changes its original"
        yield {name: state_of(board, name) for name in names}


json.dump([list(states(steps)) for steps in json.load(sys.stdin)], sys.stdout)
