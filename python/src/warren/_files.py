"""The files that a board asks for. A notebook serves none, so they go through the kernel."""

from pathlib import Path

GAMES = ("crossing", "dots", "fugitive", "mice", "rabbits")

STATIC = Path(__file__).parent / "static"

# Requests for other files are refused.
MODULES = tuple(f"wasm/{game}{part}_bg.wasm" for game in GAMES for part in ("", "-study"))
NAMES = frozenset(("board.js", *MODULES))


def read(name: object) -> bytes:
    """The content of a file. Raises `ValueError` for a name that is not in the list."""
    if not isinstance(name, str) or name not in NAMES:
        raise ValueError(f"there is no file {name!r}; there are: {', '.join(sorted(NAMES))}")
    return (STATIC / name).read_bytes()
