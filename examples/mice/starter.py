# Space Mice: a first program. Animals walk straight from their doors. Where their way crosses the row
# or the column of its rocket, the program places an arrow that sends them into the rocket.
#
# The protocol (Warren's own, since the statement only asks for the scores), a line each:
#   read   the puzzle's input up to the doors, then your number; the player with number 0 begins
#   write  an arrow when it is your turn: its column, its row and N, E, S or W, such as 2 0 W
#   read   each arrow of another player, in the same form
# The end of the input means that the game is over.


def read_numbers():
    return [int(word) for word in input().split()]


def my_arrow(rocket, doors, taken, size):
    """The arrow nearest to the rocket that is allowed."""
    x, y = rocket
    arrows = []
    for at, wall in doors:
        if wall in "NS":
            arrows.append((at, y, "E" if at < x else "W"))
        else:
            arrows.append((x, at, "S" if at < y else "N"))
    arrows.sort(key=lambda arrow: abs(arrow[0] - x) + abs(arrow[1] - y))
    # If all these cells are taken, any free one will do.
    arrows += [(column, row, "N") for row in range(size) for column in range(size)]
    return next(arrow for arrow in arrows if arrow[:2] not in taken)


def main():
    size, _ = read_numbers()  # boards are square
    [players] = read_numbers()
    [door_count] = read_numbers()
    [turns] = read_numbers()
    rockets = [tuple(read_numbers()) for _ in range(players)]
    doors = []
    for _ in range(door_count):
        at, wall = input().split()
        doors.append((int(at), wall))
    [me] = read_numbers()

    last = size - 1
    pits = [(0, 0), (0, last), (last, 0), (last, last)]
    placed = [[] for _ in rockets]  # by player, the cells of its arrows
    for turn in range(turns):
        player = turn % players
        if player == me:
            taken = pits + rockets + sum(placed, [])
            column, row, heading = my_arrow(rockets[me], doors, taken, size)
            # Without `flush` the line waits in the program, and the referee waits for it.
            print(column, row, heading, flush=True)
        else:
            column, row, heading = input().split()
        placed[player].append((int(column), int(row)))
        if len(placed[player]) > 3:
            placed[player].pop(0)  # the fourth arrow lifts the first


try:
    main()
except EOFError:
    pass  # the game is over
