# The Crossing: a first program. It steps towards its goal where an island is high enough, and else waits
# or steps back. It uses only the phases: you can work out how islands move from what you have seen.
#
# The protocol, a line each:
#   read   eight lines of heights, then your number: 0 goes from the bottom left to the top right, 1 from
#          the bottom right to the top left
#   read   the phases of the nine cells around you, row by row, yours in the middle; -9 is off the board
#   write  N, E, S, W, or H to hold; then read the next phases
# An island is above the water from phase 0 on. You drown on one that is below, or that sinks before your
# next turn. After 180 turns the input ends.

# The places of the neighbours and of your own cell among the nine phases.
PLACES = {"N": 1, "W": 3, "H": 4, "E": 5, "S": 7}


def highest(phases, letters, least):
    """The letter that leads to the highest phase; None if that is too low."""
    best = max(letters, key=lambda letter: phases[PLACES[letter]])
    return best if phases[PLACES[best]] >= least else None


def choose(phases, forward, back):
    # An island changes by one phase a turn, so one at 1 or more carries us until the next turn.
    for letters in (forward, "H", back):
        best = highest(phases, letters, 1)
        if best:
            return best
    # An island at 0 carries us only if it is rising.
    return highest(phases, forward, 0) or "H"


def main():
    for _ in range(8):
        input()  # the heights, which this program does not use
    forward, back = ("NE", "WS") if int(input()) == 0 else ("NW", "ES")
    while True:
        phases = [int(word) for word in input().split()]
        # Without `flush` the line waits in the program, and the referee waits for it.
        print(choose(phases, forward, back), flush=True)


try:
    main()
except EOFError:
    pass  # the game is over
