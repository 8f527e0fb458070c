# Fugitive and Detectives: a first program. Its detectives keep count of the cities where the fugitive can be,
# and close in on them. Its fugitive keeps away from detectives and leaves them many cities to search.
#
# The protocol, a line each; the map is in the file connect.txt, and Quit means that the game is over:
#   detectives  read Detectives, write their four cities, read the fugitive's city; then in each turn
#               read C, T or P, every fifth time with the city (T 101), and write four new cities
#   fugitive    reads Fugitive and the detectives' four cities, writes its own city; then in each turn
#               writes its move, such as T 101, and reads the detectives' four new cities

# ---- The board ----


class Board:
    """The knowledge of one side."""

    def __init__(self, text):
        """`text` is the map, as in connect.txt."""
        count, *words = text.split()
        self.cities = range(1, int(count) + 1)
        self.roads = {city: [] for city in self.cities}  # by city, the kind and the city at the other end
        for kind, road in zip(words[0:-1:2], words[1::2]):  # the last word is END
            one, other = map(int, road.split("-"))
            if (kind, other) not in self.roads[one]:
                self.roads[one].append((kind, other))
                self.roads[other].append((kind, one))
        # distances[a][b] is the number of roads from city a to city b.
        self.distances = {city: self.distances_from(city) for city in self.cities}
        self.detectives = []
        self.fugitive = 0  # its city; 0 if we do not know it
        self.possible = set()  # the cities where the detectives must expect it
        self.turn = 0  # the number of the fugitive's moves
        self.announcements = 0  # the number of announcements used

    def distances_from(self, city):
        distances = {city: 0}
        queue = [city]
        for start in queue:
            for _, to in self.roads[start]:
                if to not in distances:
                    distances[to] = distances[start] + 1
                    queue.append(to)  # the outer loop will come to it
        return distances

    def copy(self):
        board = object.__new__(Board)
        board.__dict__.update(self.__dict__)
        return board  # cities are replaced, never changed

    def detectives_moves(self):
        """The cities to which each detective has a road. No two may go to the same."""
        return [list(dict.fromkeys(to for _, to in self.roads[city])) for city in self.detectives]

    def fugitive_moves(self):
        """The moves of the fugitive, such as T 101."""
        return [f"{kind} {to}" for kind, to in self.roads.get(self.fugitive, [])]

    def play_detectives(self, cities):
        """The detectives go to four cities, at the start, too."""
        self.detectives = cities
        self.expect_in(self.possible)

    def start_fugitive(self, city):
        self.fugitive = city
        self.possible = {city}

    def play_fugitive(self, move):
        """The fugitive moves: T 101, or T if we do not know the city."""
        kind, *city = move.split()
        self.turn += 1
        self.fugitive = int(city[0]) if city else 0
        is_announced = self.turn % 5 == 0
        if is_announced and not self.is_caught:
            self.announcements += 1
        reached = {to for start in self.possible for by, to in self.roads[start] if by == kind}
        self.expect_in({self.fugitive} if is_announced else reached)

    def expect_in(self, cities):
        """Leaves out the detectives' cities, where it would be caught."""
        self.possible = set(cities) - set(self.detectives)
        if not self.fugitive and len(self.possible) == 1:
            [self.fugitive] = self.possible

    @property
    def is_caught(self):
        return self.fugitive in self.detectives

    def scores(self):
        """The points of the detectives and of the fugitive if it were caught now."""
        return [20 - self.announcements, self.announcements]

    def __str__(self):
        words = ["detectives", *self.detectives, "fugitive", *sorted(self.possible)]
        return " ".join(map(str, words))


# ---- The program ----


def chase(board, moved=()):
    """The detectives' next cities; None if there is no such move.

    One after the other goes where the possible cities are nearest to a detective, on average.
    Where to go on: also look where the fugitive can be after its next move.
    """
    if len(moved) == 4:
        return list(moved)

    def far(city):
        nearest = [board.distances[detective] for detective in (*moved, city)]
        return sum(min(distances[goal] for distances in nearest) for goal in board.possible)

    for city in sorted(board.detectives_moves()[len(moved)], key=far):
        whole = None if city in moved else chase(board, (*moved, city))
        if whole:
            return whole
    return None


def flee(board):
    """The fugitive's next move. It stays out of the detectives' reach, and then likes many possible cities.

    Where to go on: keep ways out open, and look at the detectives' answers.
    """

    def worth(move):
        after = board.copy()
        after.play_fugitive(move)
        away = min(after.distances[city][after.fugitive] for city in after.detectives)
        return 1000 * min(away, 3) + 10 * len(after.possible) + away

    return max(board.fugitive_moves(), key=worth)


def play_detectives(board):
    board.play_detectives([len(board.cities) * quarter // 4 for quarter in (1, 2, 3, 4)])
    # Without `flush` the lines wait in the program, and the referee waits for them.
    print(*board.detectives, sep="\n", flush=True)
    board.start_fugitive(int(input()))
    while (line := input()) != "Quit":
        board.play_fugitive(line)
        board.play_detectives(chase(board))
        print(*board.detectives, sep="\n", flush=True)


def play_fugitive(board):
    while (line := input()) != "Quit":
        board.play_detectives([int(line)] + [int(input()) for _ in range(3)])
        if not board.fugitive:
            nearest = [board.distances[city] for city in board.detectives]
            board.start_fugitive(max(board.cities, key=lambda city: min(away[city] for away in nearest)))
            print(board.fugitive, flush=True)
        move = flee(board)
        print(move, flush=True)
        board.play_fugitive(move)


def main():
    with open("connect.txt") as file:
        board = Board(file.read())
    if input() == "Fugitive":
        play_fugitive(board)
    else:
        play_detectives(board)


try:
    main()
except EOFError:
    pass  # the game is over
