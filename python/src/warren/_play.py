"""Games in which Python functions play."""

from ._board import Board
from ._bots import Bot


def play(*bots: Bot, against: int | str = 4, seat: int | None = None, **options: object) -> Board:
    """Returns a board on which bots play. As the last line of a cell it appears, and the game begins.

    A bot is a function that the board asks for moves: `bot(turn)` returns its answer as text, or a list of lines.
    `warren.Turn` describes its argument.

    One bot has seat 1, or the given `seat`; several bots have the seats from 1 in their order. The other seats
    belong to the engine at the level `against` (1 to 12), or to you: `against="me"`.

    The other options are those of `warren.Board`, such as `game="dots"`.
    """
    if not bots:
        raise TypeError("play() needs a bot, such as: def bot(turn): return 'E4N'")
    for bot in bots:
        if not callable(bot):
            raise TypeError(f"a bot is a function, not {bot!r}")
    if seat is not None and len(bots) > 1:
        raise TypeError("several bots have the seats from 1 in their order: leave out seat")
    first = 1 if seat is None else seat
    if isinstance(first, bool) or not isinstance(first, int) or not 1 <= first <= 4:
        raise TypeError(f"seat is a number from 1 to 4, not {seat!r}")
    if len(bots) > 4:
        raise TypeError(f"a game has at most 4 seats, and there are {len(bots)} bots")
    for name in ("people", "level", "engine", "mode"):
        if name in options:
            raise TypeError(f"play() has no option {name!r}: against says who else plays")
    others = _options_of_others(against)
    board = Board(**others, **options)
    board._assign_bots({first + index: bot for index, bot in enumerate(bots)})
    return board


def _options_of_others(against: object) -> dict:
    if against == "me":
        return {"people": "all"}
    if isinstance(against, bool) or not isinstance(against, int) or not 1 <= against <= 12:
        raise TypeError(f"against is a level from 1 to 12 or 'me', not {against!r}")
    return {"people": "none", "level": against}
