"""Asks bots: Python functions that play."""

import contextlib
import io
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field

Bot = Callable[["Turn"], "str | list[str]"]


@dataclass(frozen=True)
class Turn:
    """The argument of a bot: what it knows when it has to move.

    It holds what the contest's protocol sends to the seat's program, and no secret of another side.
    """

    seat: int
    """The bot's seat, from 1."""
    number: int
    """The number of the bot's answers in this game. It is 0 when a game begins, and falls after undo."""
    lines: list[str]
    """The lines since the bot's last answer, as `warren rules GAME` describes them."""
    heard: list[str]
    """All lines that the bot has received in this game."""
    said: list[str]
    """All lines that the bot has returned in this game."""
    moves: list[str] | None
    """All moves of the game so far. None in games with secrets."""
    position: str | None
    """The position, as records write it. None in games with secrets."""
    files: dict[str, str] = field(default_factory=dict)
    """The files that the game provides for its programs, by name, such as a map."""


@dataclass(frozen=True)
class Answer:
    """A bot's answer: its lines, or the reason why it stops playing; and its output."""

    lines: list[str] | None
    fault: str
    printed: str
    took: float


def turn_of(message: dict) -> Turn:
    """Returns the turn in a message of the board."""
    known = message["known"] or {"moves": None, "position": None}
    said = message["said"]
    return Turn(
        seat=message["seat"] + 1,
        number=message["number"],
        lines=list(message["lines"]),
        heard=[each["heard"] for each in said if "heard" in each],
        said=[line for each in said if "answered" in each for line in each["answered"]],
        moves=known["moves"],
        position=known["position"],
        files={each["name"]: each["text"] for each in message["files"]},
    )


def ask(bot: Bot, turn: Turn) -> Answer:
    """Asks a bot for its answer. An exception of the bot becomes a part of the answer."""
    printed = io.StringIO()
    lines, fault = None, ""
    start_time = time.perf_counter()
    try:
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            returned = bot(turn)
        lines = lines_of(returned)
        if lines is None:
            fault = (
                f"{name_of(bot)} returned {_shortened(returned)}. "
                'A bot returns its move as text, such as "E4N", or a list of lines.\n'
            )
    # An interrupt of the kernel ends the bot, not the board.
    except (Exception, KeyboardInterrupt, SystemExit) as raised:
        # Omits this module's own call.
        frames_of_bot = raised.__traceback__ and raised.__traceback__.tb_next
        fault = "".join(traceback.format_exception(type(raised), raised, frames_of_bot))
    took = (time.perf_counter() - start_time) * 1000
    return Answer(lines, fault, printed.getvalue(), took)


def lines_of(returned: object) -> list[str] | None:
    """Returns the lines of a bot's answer; None if the value is not an answer."""
    if isinstance(returned, str):
        return returned.splitlines() or None
    if isinstance(returned, (list, tuple)) and returned:
        if all(isinstance(line, str) and "\n" not in line for line in returned):
            return list(returned)
    return None


def name_of(bot: Bot) -> str:
    """Returns the bot's name on the board."""
    return getattr(bot, "__name__", type(bot).__name__)


def _shortened(value: object) -> str:
    text = f"{value!r}"
    return text if len(text) <= 200 else f"{text[:200]}…"
