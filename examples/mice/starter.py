# Space Mice: a first program. It tries arrows, those that lead straight to its rocket first, looks some
# turns ahead as if nobody placed another, and places the one that is worth the most points.
#
# The protocol (Warren's own, since the statement only asks for the scores), a line each:
#   read   the puzzle's input up to the doors, then your number; the player with number 0 begins
#   write  an arrow when it is your turn: its column, its row and N, E, S or W, such as 2 0 W
#   read   each arrow of another player, in the same form
# The end of the input means that the game is over.

# ---- The board ----

HEADINGS = "NESW"  # each is the one before it, turned to the right


class Board:
    """A cell is a number, row by row from the top left. A place is four times the cell plus the heading."""

    def __init__(self, lines):
        """`lines` is the puzzle's input up to the doors."""
        self.size = int(lines[0].split()[0])  # boards are square
        players, _, self.turns = map(int, lines[1:4])
        self.steps = [-self.size, 1, self.size, -1]  # from cell to cell, by heading
        last = self.size - 1
        self.rockets = [self.cell_at(*map(int, line.split())) for line in lines[4 : 4 + players]]
        self.doors = []  # the places where animals enter, with their back to the wall
        for line in lines[4 + players :]:
            at, wall = line.split()
            at = int(at)
            x, y = {"N": (at, 0), "E": (last, at), "S": (at, last), "W": (0, at)}[wall]
            self.doors.append(4 * self.cell_at(x, y) + (HEADINGS.index(wall) + 2) % 4)
        self.pits = [0, last, last * self.size, self.size * self.size - 1]
        self.points = [0] * players
        self.arrows = [[] for _ in self.rockets]  # by player, their places, the oldest first
        self.herds = [{}, {}]  # by place, the numbers of mice and of cats
        self.turn = 0  # the number of arrows placed

    def copy(self):
        board = object.__new__(Board)
        board.__dict__.update(self.__dict__)
        board.points = list(self.points)
        board.arrows = [list(places) for places in self.arrows]
        return board  # herds are replaced, never changed

    def cell_at(self, x, y):
        return y * self.size + x

    def place_of(self, arrow):
        x, y, heading = arrow.split()
        return 4 * self.cell_at(int(x), int(y)) + HEADINGS.index(heading)

    @property
    def player(self):
        """The player who places the next arrow."""
        return self.turn % len(self.rockets)

    @property
    def is_over(self):
        return self.turn == self.turns

    def moves(self):
        """The legal arrows."""
        taken = {*self.pits, *self.rockets, *(place // 4 for places in self.arrows for place in places)}
        return [
            f"{cell % self.size} {cell // self.size} {heading}"
            for cell in range(self.size * self.size)
            if cell not in taken
            for heading in HEADINGS
        ]

    def play(self, arrow):
        """A turn: animals move, and the player places an arrow; None in a turn that is only looked ahead."""
        self.move_animals()
        if arrow:
            mine = self.arrows[self.player]
            mine.append(self.place_of(arrow))
            if len(mine) > 3:
                mine.pop(0)  # a fourth arrow removes the first
        self.turn += 1
        if self.is_over:
            self.move_animals()

    def move_animals(self):
        """Steps 1 to 6 of the statement."""
        # 1 and 2. Each door gives nine mice, then a cat. All others move at once.
        herds = []
        for kind, herd in enumerate(self.herds):
            moved = {}
            for place, count in herd.items():
                place += 4 * self.steps[place % 4]
                moved[place] = moved.get(place, 0) + count
            if kind == (self.turn % 10 == 9):
                for place in self.doors:
                    moved[place] = moved.get(place, 0) + 1
            herds.append(moved)
        mice, cats = herds

        # 3 and 4. Mice in a rocket score, then cats cost ten points each. Pits take both without points.
        def leave(herd, cell):
            return sum(herd.pop(place, 0) for place in range(4 * cell, 4 * cell + 4))

        for player, cell in enumerate(self.rockets):
            points = self.points[player] + leave(mice, cell)
            self.points[player] = max(0, points - 10 * leave(cats, cell))
        for cell in self.pits:
            leave(mice, cell)
            leave(cats, cell)
        # 5. A cat eats the mice on its cell, and those that it met as they changed places.
        cat_cells = {place // 4 for place in cats}
        for place in list(mice) if cats else []:
            heading = place % 4
            back = place - heading - 4 * self.steps[heading] + (heading + 2) % 4
            if place // 4 in cat_cells or back in cats:
                del mice[place]
        # 6. First an arrow turns an animal. If it faces a wall then, it turns to the left.
        headings = {place // 4: place % 4 for places in self.arrows for place in places}
        self.herds = []
        for herd in herds:
            turned = {}
            for place, count in herd.items():
                cell = place // 4
                heading = headings.get(cell, place % 4)
                if self.faces_wall(cell, heading):
                    heading = (heading + 3) % 4
                place = 4 * cell + heading
                turned[place] = turned.get(place, 0) + count
            self.herds.append(turned)

    def faces_wall(self, cell, heading):
        if heading % 2 == 1:
            return cell % self.size == (self.size - 1 if heading == 1 else 0)
        return cell // self.size == (0 if heading == 0 else self.size - 1)

    def scores(self):
        return list(self.points)

    def __str__(self):
        """The rows from the top: o for a pit, 0 to 3 for the rockets, m for mice, c for cats, ^ > v < for arrows."""
        cells = ["."] * (self.size * self.size)
        for place in sum(self.arrows, []):
            cells[place // 4] = "^>v<"[place % 4]
        for letter, herd in zip("mc", self.herds):
            for place in herd:
                cells[place // 4] = letter
        for cell in self.pits:
            cells[cell] = "o"
        for player, cell in enumerate(self.rockets):
            cells[cell] = str(player)
        return "\n".join("".join(cells[row : row + self.size]) for row in range(0, len(cells), self.size))


# ---- The program ----

LOOK_AHEAD = 12  # turns
MOST_MOVED = 3_000  # the animals moved for one answer, which takes a small part of the time


def candidates(board, me):
    """My arrows: those first that stand in my rocket's row or column and lead to it, the nearest before others."""
    y, x = divmod(board.rockets[me], board.size)

    def rank(move):
        column, row, heading = move.split()
        right, down = x - int(column), y - int(row)
        leads = (right == 0 and heading == ("S" if down > 0 else "N")) or (
            down == 0 and heading == ("E" if right > 0 else "W")
        )
        return abs(right) + abs(down) + (0 if leads else 100)

    return sorted(board.moves(), key=rank)


def choose(board, me):
    """Where to go on: look at the other players' best arrows, too, and try those first that animals will meet."""
    best, most, moved = None, -float("inf"), 0
    for move in candidates(board, me):
        after = board.copy()
        after.play(move)
        for _ in range(1, LOOK_AHEAD):
            if not after.is_over:
                after.play(None)
                moved += len(after.herds[0]) + len(after.herds[1])
        points = after.scores()
        lead = points.pop(me) - max(points)
        if lead > most:
            best, most = move, lead
        if moved > MOST_MOVED:
            break
    return best


def main():
    lines = [input() for _ in range(4)]  # size, players, doors, turns
    lines += [input() for _ in range(int(lines[1]) + int(lines[2]))]  # rockets and doors
    me = int(input())
    board = Board(lines)
    while not board.is_over:
        if board.player == me:
            arrow = choose(board, me)
            # Without `flush` the line waits in the program, and the referee waits for it.
            print(arrow, flush=True)
        else:
            arrow = input()
        board.play(arrow)


try:
    main()
except EOFError:
    pass  # the game is over
