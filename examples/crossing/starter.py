# The Crossing: a first program. It works out how islands move from what it has seen, and takes the fastest way
# to its goal on which no step can drown it now, and no later one must.
#
# The protocol, a line each:
#   read   eight lines of heights, then your number: 0 goes from the bottom left to the top right, 1 from
#          the bottom right to the top left
#   read   the phases of the nine cells around you, row by row, yours in the middle; -9 is off the board
#   write  N, E, S, W, or H to hold; then read the next phases
# An island is above the water from phase 0 on. You drown on one that is below, or that sinks before your
# next turn. After 180 turns the input ends.

# ---- The board ----

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1), "H": (0, 0)}
CYCLE = 14  # turns: an island of height h rises from phase h - 7 to h in seven, and sinks in seven


def step(cell, letter):
    return cell[0] + STEPS[letter][0], cell[1] + STEPS[letter][1]


class Board:
    """The knowledge of one player. A cell is its row and its column."""

    def __init__(self, lines):
        """`lines` is the heights, then your number."""
        self.heights = {}
        for row, line in enumerate(lines[:8]):
            for column, height in enumerate(line.split()):
                self.heights[row, column] = int(height)
        is_first = lines[8] == "0"
        self.start = (7, 0) if is_first else (7, 7)
        self.goal = (0, 7) if is_first else (0, 0)
        self.cell = self.start
        self.turn = 0  # the number of turns played
        self.score = 0
        # By cell, the points of its cycle where the island may be: 0 is the lowest, 7 the highest.
        self.points = {cell: list(range(CYCLE)) for cell in self.heights}

    def copy(self):
        board = object.__new__(Board)
        board.__dict__.update(self.__dict__)
        board.points = dict(self.points)
        return board

    def phase_at(self, cell, point):
        """The phase of an island at a point of its cycle. Corners never move."""
        height = self.heights[cell]
        return 9 if height == 9 else height - abs(7 - point % CYCLE)

    def phases(self, cell):
        """The phases that an island may have now, the lowest first."""
        return sorted({self.phase_at(cell, point) for point in self.points[cell]})

    def keep(self, cell, fits):
        """Leaves the points of an island that fit."""
        self.points[cell] = [point for point in self.points[cell] if fits(self.phase_at(cell, point))]

    def see(self, line):
        """Takes in the nine phases of a turn."""
        seen = [int(word) for word in line.split()]
        # We have stood on an island at 0 that has risen or sunk. If we have drowned, we see a corner.
        if self.phases(self.cell)[0] < 0 and seen[4] == 9:
            self.keep(self.cell, lambda phase: phase < 0)
            self.cell = self.start
        for i, phase in enumerate(seen):
            cell = self.cell[0] + i // 3 - 1, self.cell[1] + i % 3 - 1
            if cell in self.heights:
                self.keep(cell, lambda possible: possible == phase)

    def moves(self):
        """The legal moves."""
        return [letter for letter in "NESWH" if step(self.cell, letter) in self.heights]

    def play(self, letter):
        """Moves, and lets the islands move. Whether an island at 0 carries us, the next phases show."""
        self.cell = step(self.cell, letter)
        is_above = self.phases(self.cell)[-1] >= 0
        self.points = {cell: [(point + 1) % CYCLE for point in points] for cell, points in self.points.items()}
        stays_above = self.phases(self.cell)[-1] >= 0
        is_home = self.cell == self.goal
        self.score += is_home
        if is_home or not is_above or not stays_above:
            self.cell = self.start
        self.turn += 1

    def carries(self, cell, turns):
        """By possible point, whether a step onto an island in so many turns carries us."""
        return [
            self.phase_at(cell, point + turns) >= 0 and self.phase_at(cell, point + turns + 1) >= 0
            for point in self.points[cell]
        ]

    def __str__(self):
        """The phases by row: two that are possible with a stroke between them, more as a question mark."""

        def text(cell):
            phases = self.phases(cell)
            return "?" if len(phases) > 2 else "/".join(map(str, phases))

        return "\n".join(" ".join(text((row, column)) for column in range(8)) for row in range(8))


# ---- The program ----


def choose(board, forward, back):
    """The first step of the fastest way to the goal. It must carry us; later ones may hope for islands not seen yet.

    Where to go on: prefer ways on islands that you know, and ways that are also fast for the next token.
    """
    letters = forward + "H" + back
    ways = [(board.cell, None, 0)]
    known = set()
    for cell, first, turns in ways:
        if cell == board.goal:
            return first
        for letter in letters:
            after = step(cell, letter)
            key = after, (turns + 1) % CYCLE  # after a cycle all is as before
            if after not in board.heights or key in known:
                continue
            carries = board.carries(after, turns)
            if all(carries) if turns == 0 else any(carries):
                known.add(key)
                ways.append((after, first or letter, turns + 1))  # the outer loop will come to it
    # There is no way: we stay above the water if we can.
    moves = board.moves()
    safe = (letter for letter in letters if letter in moves and all(board.carries(step(board.cell, letter), 0)))
    return next(safe, "H")


def main():
    lines = [input() for _ in range(9)]
    board = Board(lines)
    forward, back = ("NE", "WS") if lines[8] == "0" else ("NW", "ES")
    while True:
        board.see(input())
        letter = choose(board, forward, back)
        # Without `flush` the line waits in the program, and the referee waits for it.
        print(letter, flush=True)
        board.play(letter)


try:
    main()
except EOFError:
    pass  # the game is over
