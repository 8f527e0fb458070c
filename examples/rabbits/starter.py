# Rabbit Hunt: a first program. Rabbits go to the nearest safe cabbage, hunters to the nearest rabbit.
#
# The protocol, a line each:
#   read   the number of turns of each side, then your number: 0 is the rabbits, 1 the hunters
#   write  your turn: a letter for each of your pieces, N, E, S, W, or - for one that stays or has
#          been caught. The rabbits begin; the hunters read a turn first.
#   read   the opponent's turn, in the same form; then it is your turn again, until the input ends

# The maze, six rows a line. A digit is the sum of a cell's walls: 1 north, 2 east, 4 south, 8 west.
MAZE = (
    "955391115555555539111553AD3AAAA8555555552AAAA97AC56AAAA8393939392AAAAC569112AAAAC6C6C6C6AAAA811380004468111111110446800284445552AAAAAAAA85554442"
    "A9555552AAAAAAAA8555553AAA955552EEEEEEEE855553AAAAA955501111111105553AAAAAAAD390000000000397AAAAAAAC56800000000002C56AAA840555004444444400555042"
    "810555001111111100555012AAA953800000000002953AAAAAAAD6C00000000006C7AAAAAAAC55504444444405556AAAAAC55552BBBBBBBB855556AAAC555552AAAAAAAA8555556A"
    "81115552AAAAAAAA85551112800011384444444401138002C442AAAA93939393AAAA8446953AAAA86C6C6C6C2AAAA953AD6AAAA8555555552AAAAC7AC556C444555555556C444556"
)
STEPS = {"N": -24, "E": 1, "S": 24, "W": -1, "-": 0}

# The cells of the rabbits and of the hunters, counted from the top left; -1 for a caught rabbit.
sides = [[322, 323, 324, 325, 346, 347, 348, 349], [250, 251, 252, 253, 227, 228]]
cabbages = set(range(576)) - set(sides[0]) - set(sides[1])

# By cell, the ways out of it: the letter and the next cell.
WAYS = [
    [(letter, cell + STEPS[letter]) for i, letter in enumerate("NESW") if not int(walls, 16) >> i & 1]
    for cell, walls in enumerate(MAZE)
]


def distances(goals):
    """By cell, the number of steps to the nearest goal."""
    steps = {cell: 0 for cell in goals}
    queue = list(goals)
    for cell in queue:
        for _, after in WAYS[cell]:
            if after not in steps:
                steps[after] = steps[cell] + 1
                queue.append(after)  # this loop will come to it, too
    return steps


def my_turn(me):
    away = distances(cabbages if me == 0 else [cell for cell in sides[0] if cell >= 0])
    # Two of us must not meet, so no one enters a cell where another is or goes.
    closed = set(sides[me])
    if me == 0:
        for cell in sides[1]:
            closed |= {cell} | {after for _, after in WAYS[cell]}
    turn = ""
    for cell in sides[me]:
        ways = [] if cell < 0 else [way for way in WAYS[cell] if way[1] not in closed]
        # When the last rabbit has run into a hunter, no goal is left, and all ways are equally good.
        letter, after = min(ways, key=lambda way: away.get(way[1], 0), default=("-", cell))
        turn += letter
        closed.add(after)
    return turn


try:
    input()  # the number of turns: this program plays until the input ends
    me = int(input())
    side = 0
    while True:
        if side == me:
            turn = my_turn(me)
            # Without `flush` the line waits in the program, and the referee waits for it.
            print(turn, flush=True)
        else:
            turn = input()
        sides[side] = [cell + STEPS[letter] for cell, letter in zip(sides[side], turn)]
        sides[0] = [-1 if cell in sides[1] else cell for cell in sides[0]]  # caught
        cabbages -= set(sides[0])  # eaten
        side = 1 - side
except EOFError:
    pass  # the game is over
