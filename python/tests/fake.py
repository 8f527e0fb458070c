"""A board without a browser: its messages are recorded, and the test sends those of its front end."""

import warren


class SentMessages(list):
    """The messages of a board, without files' contents."""

    def of_type(self, kind: str) -> list[dict]:
        return [content for content, _ in self if content["type"] == kind]


def record_messages(board: warren.Board) -> SentMessages:
    """Records the messages that a board sends from now on."""
    sent = SentMessages()
    board.send = lambda content, buffers=None: sent.append((content, buffers or []))
    return sent


def send_from_page(board: warren.Board, **content: object) -> None:
    """Sends a message from the front end."""
    board._handle_custom_msg(content, [])


def announce(board: warren.Board, event: str, detail: dict) -> None:
    """Sends an event from the front end."""
    send_from_page(board, type="told", event=event, detail=detail)


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


def turn_request(**changes: object) -> dict:
    """Returns a request of the front end."""
    request = {"seat": 0, "number": 0, "lines": ["0"], "said": [{"heard": "0"}], "files": [], "known": None}
    return {**request, **changes}
