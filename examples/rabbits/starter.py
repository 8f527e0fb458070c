# Rabbit Hunt: a first program. Rabbits go to the nearest safe cabbage, hunters to the nearest rabbit.
#
# The protocol, a line each:
#   read   the number of turns of each side, then your number: 0 is the rabbits, 1 the hunters
#   write  your turn: a letter for each of your pieces, N, E, S, W, or - for one that stays or has
#          been caught. The rabbits begin; the hunters read a turn first.
#   read   the opponent's turn, in the same form; then it is your turn again, until the input ends

# ---- The board ----

# The maze, six rows a line. A digit is the sum of a cell's walls: 1 north, 2 east, 4 south, 8 west.
MAZE = (
    "955391115555555539111553AD3AAAA8555555552AAAA97AC56AAAA8393939392AAAAC569112AAAAC6C6C6C6AAAA811380004468111111110446800284445552AAAAAAAA85554442"
    "A9555552AAAAAAAA8555553AAA955552EEEEEEEE855553AAAAA955501111111105553AAAAAAAD390000000000397AAAAAAAC56800000000002C56AAA840555004444444400555042"
    "810555001111111100555012AAA953800000000002953AAAAAAAD6C00000000006C7AAAAAAAC55504444444405556AAAAAC55552BBBBBBBB855556AAAC555552AAAAAAAA8555556A"
    "81115552AAAAAAAA85551112800011384444444401138002C442AAAA93939393AAAA8446953AAAA86C6C6C6C2AAAA953AD6AAAA8555555552AAAAC7AC556C444555555556C444556"
)
STEPS = {"N": -24, "E": 1, "S": 24, "W": -1, "-": 0}

# By cell, the letters of the ways out. Cells are counted from the top left.
WAYS = [[letter for i, letter in enumerate("NESW") if not int(walls, 16) >> i & 1] for walls in MAZE]


class Board:
    def __init__(self, limit):
        """`limit` is the number of turns of each side."""
        self.limit = limit
        # The cells of the rabbits and of the hunters; -1 for a caught rabbit.
        self.sides = [[322, 323, 324, 325, 346, 347, 348, 349], [250, 251, 252, 253, 227, 228]]
        self.cabbages = set(range(576)) - set(self.sides[0]) - set(self.sides[1])
        self.points = [0, 0]
        self.turn = 0  # the number of turns played by both sides together

    def copy(self):
        board = Board(self.limit)
        board.sides = [list(cells) for cells in self.sides]
        board.cabbages = set(self.cabbages)
        board.points = list(self.points)
        board.turn = self.turn
        return board

    @property
    def side(self):
        """The side to move: 0 for the rabbits, 1 for the hunters."""
        return self.turn % 2

    @property
    def is_over(self):
        if self.side == 1:
            return not self.cabbages  # the hunters answer even the last rabbit's move
        return self.turn == 2 * self.limit or all(cell < 0 for cell in self.sides[0])

    def moves(self):
        """By piece, the letters of its ways. No two pieces may go to the same cell."""
        return ["-" if cell < 0 else "".join(WAYS[cell]) + "-" for cell in self.sides[self.side]]

    def play(self, letters):
        cells = self.sides[self.side]
        self.sides[self.side] = [cell + STEPS[letter] for cell, letter in zip(cells, letters)]
        rabbits, hunters = self.sides
        for i, cell in enumerate(rabbits):
            if cell in hunters:
                rabbits[i] = -1  # caught
                self.points[1] += 75
        eaten = self.cabbages.intersection(rabbits)
        self.cabbages -= eaten
        self.points[0] += len(eaten)
        self.turn += 1

    def scores(self):
        """The points of the rabbits and of the hunters."""
        return list(self.points)

    @staticmethod
    def distances(goals):
        """By cell, the number of steps to the nearest goal."""
        steps = {cell: 0 for cell in goals}
        queue = list(goals)
        for cell in queue:
            for way in WAYS[cell]:
                after = cell + STEPS[way]
                if after not in steps:
                    steps[after] = steps[cell] + 1
                    queue.append(after)  # this loop will come to it, too
        return steps

    def __str__(self):
        """The rows from the top: * for a cabbage, 1 to 8 for the rabbits, A to F for the hunters."""
        cells = ["*" if cell in self.cabbages else "." for cell in range(576)]
        for letters, pieces in zip(["12345678", "ABCDEF"], self.sides):
            for letter, cell in zip(letters, pieces):
                if cell >= 0:
                    cells[cell] = letter
        return "\n".join("".join(cells[row : row + 24]) for row in range(0, 576, 24))


# ---- The program ----


def choose(board):
    """Sends each piece to its nearest goal.

    Where to go on: play a turn on a copy of the board, answer it for the other side, and compare the points.
    """
    rabbits, hunters = board.sides
    away = board.distances(board.cabbages if board.side == 0 else [cell for cell in rabbits if cell >= 0])
    # Two of us must not meet, so no one enters a cell where another is or goes.
    closed = set(board.sides[board.side])
    if board.side == 0:
        # Rabbits keep off the cells that hunters can reach.
        for cell in hunters:
            closed |= {cell + STEPS[way] for way in ["-", *WAYS[cell]]}
    letters = ""
    for cell in board.sides[board.side]:
        ways = [] if cell < 0 else [way for way in WAYS[cell] if cell + STEPS[way] not in closed]
        # When the last rabbit has run into a hunter, no goal is left, and all ways are equally good.
        best = min(ways, key=lambda way: away.get(cell + STEPS[way], 0), default="-")
        letters += best
        closed.add(cell + STEPS[best])
    return letters


def main():
    board = Board(int(input()))
    me = int(input())
    while True:
        if board.side == me:
            letters = choose(board)
            # Without `flush` the line waits in the program, and the referee waits for it.
            print(letters, flush=True)
        else:
            letters = input()
        board.play(letters)


try:
    main()
except EOFError:
    pass  # the game is over
