"""Boards of Warren in notebooks: games to play, puzzles to solve, Python functions as players."""

from importlib.metadata import version

from ._board import Board
from ._bots import Turn
from ._play import play

__all__ = ["Board", "Turn", "play"]
__version__ = version("warren-widget")
