# Jumping Dots: a first program. It tries each of its moves and plays the one that wins the most cells at once.
#
# The protocol, a line each:
#   read   your number, once: 0 is red and moves first, 1 is blue
#   write  your move, such as E4N: the column A to G, the row 1 to 7, the direction N, E, S or W
#   read   the opponent's move, in the same form; then it is your turn again
# The end of the input means that the game is over.

COLUMNS = "ABCDEFG"
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}

# board[column, row] is 0 for an empty cell, 1 to 5 for red dots, -1 to -5 for blue ones.
board = {(column, row): 0 for row in range(7) for column in range(7)}
board[2, 2] = board[4, 4] = 1  # C3 and E5
board[2, 4] = board[4, 2] = -1  # C5 and E3


def play(board, move, side):
    """The board after a move. `side` is 1 for red and -1 for blue."""
    after = dict(board)
    column, row = COLUMNS.index(move[0]), int(move[1]) - 1
    right, up = STEPS[move[2]]
    dots = abs(board[column, row])
    kept = dots + 1
    for i in range(1, dots + 1):
        cell = column + i * right, row + i * up
        if abs(board.get(cell, 5)) == 5:
            continue  # a full cell, or none: the dot comes back
        after[cell] = side * (abs(board[cell]) + 1)
        kept -= 1
    after[column, row] = side * kept
    return after


def lead(board, side):
    """Returns the number of cells by which a side leads."""
    return sum(side * dots > 0 for dots in board.values()) - sum(side * dots < 0 for dots in board.values())


def best_move(board, side, is_first):
    best, most = None, -100
    for (column, row), dots in board.items():
        if side * dots < 0 or side * dots == 5:
            continue  # the opponent's, or full
        if is_first and (abs(column - 3) > 1 or abs(row - 3) > 1):
            continue  # the first move of all must be in the centre
        for direction in "NESW":
            move = f"{COLUMNS[column]}{row + 1}{direction}"
            worth = lead(play(board, move, side), side)
            if worth > most:
                best, most = move, worth
    return best


try:
    me = int(input())
    turn = 0
    while True:
        side = 1 if turn % 2 == 0 else -1
        if turn % 2 == me:
            move = best_move(board, side, turn == 0)
            if move is None:
                break  # there is none: the game is over
            # Without `flush` the line waits in the program, and the referee waits for it.
            print(move, flush=True)
        else:
            move = input()
        board = play(board, move, side)
        turn += 1
except EOFError:
    pass  # the game is over
