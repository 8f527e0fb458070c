# Space Mice: the program that the statement asks for. It reads a game that has been played, plays it again by
# the seven steps of the statement, and prints each player's points, one a line.

HEADINGS = "NESW"  # each is the one before it, turned to the right
STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # column and row, by heading


def read_numbers():
    return [int(word) for word in input().split()]


def outside(at, wall, size):
    """The cell one step outside the board, before a door."""
    return {"N": (at, -1), "S": (at, size), "W": (-1, at), "E": (size, at)}[wall]


def ahead(cell, heading):
    return (cell[0] + STEPS[heading][0], cell[1] + STEPS[heading][1])


size, _ = read_numbers()  # boards are square
[players] = read_numbers()
[door_count] = read_numbers()
[turns] = read_numbers()
rockets = [tuple(read_numbers()) for _ in range(players)]
doors = []
for _ in range(door_count):
    at, wall = input().split()
    # Animals go in with their back to the wall.
    doors.append((outside(int(at), wall, size), (HEADINGS.index(wall) + 2) % 4))

last = size - 1
pits = [(0, 0), (0, last), (last, 0), (last, last)]
points = [0] * players
arrows = {}  # the headings of the arrows on the board, by cell
placed = [[] for _ in rockets]  # by player, the cells of its arrows, the oldest first
animals = []  # each is its cell, its heading, and whether it is a cat
# One step more than there are arrows, for the steps after the last one.
for turn in range(turns + 1):
    # 1. Each door gives nine mice, then a cat.
    animals += [(cell, heading, turn % 10 == 9) for cell, heading in doors]
    # 2. All move at once. An animal in a pit is gone.
    moved = [(ahead(cell, heading), heading, is_cat) for cell, heading, is_cat in animals]
    moved = [animal for animal in moved if animal[0] not in pits]
    # 3 and 4. All mice score before any cat, since no score goes below zero.
    for player, rocket in enumerate(rockets):
        inside = [is_cat for cell, _, is_cat in moved if cell == rocket]
        points[player] += inside.count(False)
        points[player] = max(0, points[player] - 10 * inside.count(True))
    moved = [animal for animal in moved if animal[0] not in rockets]
    if turn == turns:
        break
    # 5. A cat eats mice on its cell, and those that it meets as they change places.
    cats = {(cell, heading) for cell, heading, is_cat in moved if is_cat}
    cat_cells = {cell for cell, _ in cats}
    animals = []
    for cell, heading, is_cat in moved:
        back = (heading + 2) % 4
        # A cat that went the other way is now where the mouse was.
        if not is_cat and (cell in cat_cells or (ahead(cell, back), back) in cats):
            continue
        # 6. First an arrow turns an animal. If it faces a wall then, it turns to the left.
        heading = arrows.get(cell, heading)
        if not all(0 <= place <= last for place in ahead(cell, heading)):
            heading = (heading + 3) % 4
        animals.append((cell, heading, is_cat))
    # 7. The next player places an arrow. A fourth arrow removes the first.
    x, y, letter = input().split()
    mine = placed[turn % players]
    mine.append((int(x), int(y)))
    arrows[mine[-1]] = HEADINGS.index(letter)
    if len(mine) > 3:
        del arrows[mine.pop(0)]

print(*points, sep="\n")
