"""The board as a widget."""

import anywidget
import traitlets

from . import _files
from ._bots import Bot, ask, name_of, turn_of
from ._options import NAMES, checked

# The maximum number of characters of the bots' output; older ones are dropped.
MAX_OUTPUT = 20_000


class Board(anywidget.AnyWidget):
    """A board of Warren. As the last line of a cell it appears.

    The options are those of a board on a web page: `game` ("dots", "rabbits", "mice", "fugitive", "crossing"),
    `level` (1 to 12), `link` (of a game or a puzzle), `lesson`, `set`, `mode` ("play", "watch", "puzzle"), `people`
    (such as [1, 2], "all" or "none"), `engine`, `analysis`, `language` ("en", "ru", "fa"), `theme`
    ("light", "dark", "page"), `viewpoint`, `progress` (as reported by a board) and `hand_in`.

    These traits follow the board, and can be observed: `moves`, `solved`, `link`, `progress`, `state`, `result`,
    `error` and `output`.
    """

    _esm = _files.STATIC / "loader.js"

    moves = traitlets.List(traitlets.Unicode(), help="The known moves on the board.")
    solved = traitlets.Dict(
        allow_none=True,
        default_value=None,
        help="None, or attempts, hints and solution_shown once a puzzle is solved.",
    )
    link = traitlets.Unicode("", help="The code of the current game, or of the puzzle.")
    progress = traitlets.Unicode("", help="A text with which a board continues: `Board(progress=…)`.")
    state = traitlets.Dict(allow_none=True, default_value=None, help="The state of the board; None until it is shown.")
    result = traitlets.Dict(allow_none=True, default_value=None, help="None, or how the game ended.")
    error = traitlets.Unicode("", help="The last error that the board reported.")
    output = traitlets.Unicode("", help="The output of the bots, and their tracebacks.").tag(sync=True)

    _options = traitlets.Dict().tag(sync=True)

    def __init__(self, **options: object) -> None:
        self._bots: dict[int, Bot] = {}
        self._times_opened = 0
        checked_options = checked(options)
        super().__init__(_options=self._sent_options(checked_options))
        self.on_msg(self._on_board_message)

    def __repr__(self) -> str:
        arguments = (f"{name}={self._options[name]!r}" for name in NAMES if name in self._options)
        return f"Board({', '.join(arguments)})"

    def play(self, move: str) -> None:
        """Plays a move, as records write it, for the person whose turn it is. If that is impossible, `error` says why."""
        if not isinstance(move, str):
            raise TypeError(f"a move is a text such as 'E4N', not {move!r}")
        self.send({"type": "play", "move": move})

    def load(self, **options: object) -> None:
        """Shows something else on the board. Bots keep their seats."""
        checked_options = checked(options)
        self._reset_board_traits()
        self._options = self._sent_options(checked_options)

    def _assign_bots(self, bots: dict[int, Bot]) -> None:
        """Assigns bots to seats, from 1."""
        self._bots = dict(sorted(bots.items()))
        self._options = self._sent_options(
            {name: value for name, value in self._options.items() if name in NAMES}
        )

    def _sent_options(self, board_options: dict) -> dict:
        # The number makes the board open again even if the options are the same.
        self._times_opened += 1
        bots = [{"seat": seat, "name": name_of(bot)} for seat, bot in self._bots.items()]
        return {**board_options, "bots": bots, "opened": self._times_opened}

    def _reset_board_traits(self) -> None:
        self.state = self.solved = self.result = None
        self.link = self.progress = self.error = self.output = ""
        self.moves = []

    def _on_board_message(self, _widget: object, content: dict, _buffers: list) -> None:
        kind = content.get("type")
        if kind == "file":
            self._send_file(content.get("name"))
        elif kind == "ask":
            self._ask_bot(content)
        elif kind == "told":
            self._update_board_traits(content)

    def _send_file(self, name: object) -> None:
        try:
            content = _files.read(name)
        except (OSError, ValueError) as raised:
            self.send({"type": "file", "name": name, "error": str(raised)})
        else:
            self.send({"type": "file", "name": name}, buffers=[content])

    def _ask_bot(self, content: dict) -> None:
        request = content["request"]
        bots = list(self._bots.values())
        # The board may still ask for a bot of the previous game.
        if content["bot"] >= len(bots):
            return
        self.send({"type": "began", "request": request})
        answer = ask(bots[content["bot"]], turn_of(content["turn"]))
        printed = answer.printed + answer.fault
        if printed:
            self.output = (self.output + printed)[-MAX_OUTPUT:]
        if answer.lines is None:
            self.send({"type": "ended", "request": request, "message": answer.fault.strip()})
        else:
            self.send({"type": "answer", "request": request, "lines": answer.lines, "took": answer.took})

    def _update_board_traits(self, content: dict) -> None:
        event, detail = content["event"], content["detail"]
        if event == "error":
            self.error = detail["message"]
            return
        state = _with_snake_case_keys(detail["state"])
        self.state = state
        self.link = state["link"] or ""
        self.progress = state["progress"] or ""
        if event == "end":
            self.result = _with_snake_case_keys(detail["result"])
        elif not state["over"]:
            self.result = None
        if event == "ready":
            self.solved = None
        elif event == "solved":
            self.solved = _with_snake_case_keys(detail["solved"])
        # Last, so that an observer of the moves sees the other traits up to date.
        if self.moves != state["moves"]:
            self.moves = state["moves"]


def _with_snake_case_keys(value: object) -> object:
    """Returns a message of the board with the names of fields in Python's style."""
    if isinstance(value, list):
        return [_with_snake_case_keys(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name): _with_snake_case_keys(item)
        for name, item in value.items()
    }
