# Jumping Dots: a first program. It tries each of its moves and plays the one that wins the most cells at once.
#
# The protocol, a line each:
#   read   your number, once: 0 is red and moves first, 1 is blue
#   write  your move, such as E4N: the column A to G, the row 1 to 7, the direction N, E, S or W
#   read   the opponent's move, in the same form; then it is your turn again
# The end of the input means that the game is over.

# ---- The board ----

COLUMNS = "ABCDEFG"
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


class Board:
    def __init__(self):
        # cells[column, row] is 0 for an empty cell, 1 to 5 for red dots, -1 to -5 for blue ones.
        self.cells = {(column, row): 0 for row in range(7) for column in range(7)}
        self.cells[2, 2] = self.cells[4, 4] = 1  # C3 and E5
        self.cells[2, 4] = self.cells[4, 2] = -1  # C5 and E3
        self.turn = 0  # the number of moves played

    def copy(self):
        board = Board()
        board.cells = dict(self.cells)
        board.turn = self.turn
        return board

    @property
    def side(self):
        """The side to move: 1 for red, -1 for blue."""
        return 1 if self.turn % 2 == 0 else -1

    def moves(self):
        """The legal moves. If there is none, the game is over."""
        moves = []
        for (column, row), dots in self.cells.items():
            if self.side * dots < 0 or self.side * dots == 5:
                continue  # the opponent's, or full
            if self.turn == 0 and (abs(column - 3) > 1 or abs(row - 3) > 1):
                continue  # the first move must be in the centre
            moves += [f"{COLUMNS[column]}{row + 1}{direction}" for direction in "NESW"]
        return moves

    def play(self, move):
        column, row = COLUMNS.index(move[0]), int(move[1]) - 1
        right, up = STEPS[move[2]]
        dots = abs(self.cells[column, row])
        kept = dots + 1
        for i in range(1, dots + 1):
            cell = column + i * right, row + i * up
            count = abs(self.cells.get(cell, 5))
            if count == 5:
                continue  # a full cell, or none: the dot comes back
            self.cells[cell] = self.side * (count + 1)
            kept -= 1
        self.cells[column, row] = self.side * kept
        self.turn += 1

    def scores(self):
        """The cells of red and of blue."""
        cells = self.cells.values()
        return [sum(dots > 0 for dots in cells), sum(dots < 0 for dots in cells)]

    def __str__(self):
        """The rows from the top: A to E for 1 to 5 red dots, a to e for blue ones."""
        rows = [[self.cells[column, row] for column in range(7)] for row in reversed(range(7))]
        return "\n".join("".join("edcba.ABCDE"[dots + 5] for dots in row) for row in rows)


# ---- The program ----


def choose(board):
    """The move that wins the most cells at once; None if there is none.

    Where to go on: look at the best answer to each move, and at the answers to that.
    """
    best, most = None, -100
    for move in board.moves():
        after = board.copy()
        after.play(move)
        red, blue = after.scores()
        lead = board.side * (red - blue)
        if lead > most:
            best, most = move, lead
    return best


def main():
    me = int(input())
    board = Board()
    while True:
        if board.turn % 2 == me:
            move = choose(board)
            if move is None:
                return  # there is none: the game is over
            # Without `flush` the line waits in the program, and the referee waits for it.
            print(move, flush=True)
        else:
            move = input()
        board.play(move)
        # To see the board: print(board, file=sys.stderr)


try:
    main()
except EOFError:
    pass  # the game is over
