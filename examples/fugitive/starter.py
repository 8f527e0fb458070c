# Fugitive and Detectives: a first program. Its detectives go where the fugitive was seen last; making
# use of the letters C, T and P is left to you. Its fugitive keeps away from the nearest detective.
#
# The protocol, a line each; the map is in the file connect.txt, and Quit means that the game is over:
#   detectives  read Detectives, write their four cities, read the fugitive's city; then in each turn
#               read C, T or P, every fifth time with the city (T 101), and write four new cities
#   fugitive    reads Fugitive and the detectives' four cities, writes its own city; then in each turn
#               writes its move, such as T 101, and reads the detectives' four new cities

# By city, its roads: the kind and the city at the other end.
with open("connect.txt") as file:
    count, *words = file.read().split()
roads = {city: [] for city in range(1, int(count) + 1)}
for kind, road in zip(words[0:-1:2], words[1::2]):  # the last word is END
    one, other = map(int, road.split("-"))
    roads[one].append((kind, other))
    roads[other].append((kind, one))


def distances(goals):
    """By city, the number of roads to the nearest of these cities."""
    steps = {city: 0 for city in goals}
    queue = list(goals)
    for city in queue:
        for _, to in roads[city]:
            if to not in steps:
                steps[to] = steps[city] + 1
                queue.append(to)  # the outer loop will come to it, too
    return steps


def chase(detectives, away, moved=()):
    """The detectives' next cities, no two the same; None if there is no such move."""
    if len(moved) == 4:
        return moved
    for _, city in sorted(roads[detectives[len(moved)]], key=lambda road: away[road[1]]):
        whole = None if city in moved else chase(detectives, away, (*moved, city))
        if whole:
            return whole
    return None


def play_detectives():
    detectives = [len(roads) * quarter // 4 for quarter in (1, 2, 3, 4)]
    # Without `flush` the lines wait in the program, and the referee waits for them.
    print(*detectives, sep="\n", flush=True)
    seen = int(input())
    while (line := input()) != "Quit":
        kind, *city = line.split()
        if city:
            seen = int(city[0])
        detectives = chase(detectives, distances([seen]))
        print(*detectives, sep="\n", flush=True)


def play_fugitive():
    here = None
    while (line := input()) != "Quit":
        detectives = [int(line)] + [int(input()) for _ in range(3)]
        away = distances(detectives)
        if here is None:
            here = max(roads, key=lambda city: away[city])
            print(here, flush=True)
        kind, here = max(roads[here], key=lambda road: away[road[1]])
        print(kind, here, flush=True)


try:
    if input() == "Fugitive":
        play_fugitive()
    else:
        play_detectives()
except EOFError:
    pass  # the game is over
