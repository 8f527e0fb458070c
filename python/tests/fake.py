"""A board without a browser: what it sends is kept, and messages come as from its front end."""

import warren


class Heard(list):
    """What a board has sent, without files' contents."""

    def of(self, kind: str) -> list[dict]:
        return [content for content, _ in self if content["type"] == kind]


def watched(board: warren.Board) -> Heard:
    """Keeps what a board sends from now on."""
    heard = Heard()
    board.send = lambda content, buffers=None: heard.append((content, buffers or []))
    return heard


def say(board: warren.Board, **content: object) -> None:
    """A message from the front end."""
    board._handle_custom_msg(content, [])


STATE = {
    "mode": "play",
    "game": "dots",
    "moves": [],
    "shown": 0,
    "position": "7/7 1",
    "due": [1],
    "scores": [2, 2],
    "over": False,
    "puzzle": None,
    "link": "abc",
    "progress": "1.abc",
}


def turn(**changes: object) -> dict:
    """What the front end asks for."""
    usual = {"seat": 0, "number": 0, "lines": ["0"], "said": [{"heard": "0"}], "files": [], "known": None}
    return {**usual, **changes}
