// Space Mice: a first program. Animals walk straight from their doors. Where their way crosses the row
// or the column of its rocket, the program places an arrow that sends them into the rocket.
//
// The protocol (Warren's own, since the statement only asks for the scores), a line each:
//   read   the puzzle's input up to the doors, then your number; the player with number 0 begins
//   write  an arrow when it is your turn: its column, its row and N, E, S or W, such as 2 0 W
//   read   each arrow of another player, in the same form
// The end of the input means that the game is over.
#include <algorithm>
#include <cstdlib>
#include <deque>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

using Cell = std::pair<int, int>;  // the column and the row
struct Arrow { Cell cell; char heading; };
struct Door { int at; char wall; };

// The arrow nearest to the rocket that is allowed.
Arrow my_arrow(Cell rocket, const std::vector<Door>& doors, const std::set<Cell>& taken, int size) {
    auto [x, y] = rocket;
    std::vector<Arrow> arrows;
    for (auto [at, wall] : doors)
        if (wall == 'N' || wall == 'S') arrows.push_back({{at, y}, at < x ? 'E' : 'W'});
        else arrows.push_back({{x, at}, at < y ? 'S' : 'N'});
    auto away = [rocket](const Arrow& arrow) {
        return std::abs(arrow.cell.first - rocket.first) + std::abs(arrow.cell.second - rocket.second);
    };
    std::stable_sort(arrows.begin(), arrows.end(),
                     [away](const Arrow& a, const Arrow& b) { return away(a) < away(b); });
    // If all these cells are taken, any free one will do.
    for (int row = 0; row < size; row++)
        for (int column = 0; column < size; column++) arrows.push_back({{column, row}, 'N'});
    return *std::find_if(arrows.begin(), arrows.end(),
                         [&taken](const Arrow& arrow) { return !taken.count(arrow.cell); });
}

int main() {
    int size, players, door_count, turns, me;
    std::cin >> size >> size >> players >> door_count >> turns;  // boards are square
    std::vector<Cell> rockets(players);
    for (auto& [x, y] : rockets) std::cin >> x >> y;
    std::vector<Door> doors(door_count);
    for (Door& door : doors) std::cin >> door.at >> door.wall;  // such as 2 E
    std::cin >> me;

    int last = size - 1;
    std::vector<std::deque<Cell>> placed(players);  // by player, the cells of its arrows
    for (int turn = 0; turn < turns; turn++) {
        int player = turn % players;
        Arrow arrow;
        if (player == me) {
            std::set<Cell> taken = {{0, 0}, {0, last}, {last, 0}, {last, last}};  // the pits
            taken.insert(rockets.begin(), rockets.end());
            for (const auto& cells : placed) taken.insert(cells.begin(), cells.end());
            arrow = my_arrow(rockets[me], doors, taken, size);
            // endl sends the line at once; a mere line break would not.
            std::cout << arrow.cell.first << ' ' << arrow.cell.second << ' ' << arrow.heading << std::endl;
        } else if (!(std::cin >> arrow.cell.first >> arrow.cell.second >> arrow.heading)) {
            return 0;  // the game is over
        }
        placed[player].push_back(arrow.cell);
        if (placed[player].size() > 3) placed[player].pop_front();  // a fourth arrow removes the first
    }
}
