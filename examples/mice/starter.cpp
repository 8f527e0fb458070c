// Space Mice: a first program. It tries arrows, those that lead straight to its rocket first, looks some
// turns ahead as if nobody placed another, and places the one that is worth the most points.
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
#include <map>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <vector>

// ---- The board ----

const std::string HEADINGS = "NESW";  // each is the one before it, turned to the right

// A cell is a number, row by row from the top left. A place is four times the cell plus the heading.
struct Board {
    using Herd = std::map<int, int>;  // by place, the number of animals

    int size, turns;
    std::vector<int> steps;  // from cell to cell, by heading
    std::vector<int> rockets, doors, pits;
    std::vector<int> points;              // by player
    std::vector<std::deque<int>> arrows;  // by player, their places, the oldest first
    Herd mice, cats;
    int turn = 0;  // the number of arrows placed

    // Reads the puzzle's input up to the doors.
    explicit Board(std::istream& in) {
        int players, door_count;
        in >> size >> size >> players >> door_count >> turns;  // boards are square
        steps = {-size, 1, size, -1};
        int last = size - 1;
        for (int i = 0, x, y; i < players && in >> x >> y; i++) rockets.push_back(cell_at(x, y));
        for (int i = 0; i < door_count; i++) {
            int at;
            char wall;
            in >> at >> wall;
            int heading = (HEADINGS.find(wall) + 2) % 4;  // animals enter with their back to the wall
            int cell = wall == 'N'   ? cell_at(at, 0)
                       : wall == 'E' ? cell_at(last, at)
                       : wall == 'S' ? cell_at(at, last)
                                     : cell_at(0, at);
            doors.push_back(4 * cell + heading);
        }
        pits = {0, last, last * size, size * size - 1};
        points.resize(players);
        arrows.resize(players);
    }

    int cell_at(int x, int y) const { return y * size + x; }

    // The player who places the next arrow.
    int player() const { return turn % rockets.size(); }

    bool is_over() const { return turn == turns; }

    // The legal arrows.
    std::vector<std::string> moves() const {
        std::set<int> taken(pits.begin(), pits.end());
        taken.insert(rockets.begin(), rockets.end());
        for (const auto& places : arrows)
            for (int place : places) taken.insert(place / 4);
        std::vector<std::string> moves;
        for (int cell = 0; cell < size * size; cell++)
            for (char heading : HEADINGS)
                if (!taken.count(cell))
                    moves.push_back(std::to_string(cell % size) + ' ' + std::to_string(cell / size) + ' ' + heading);
        return moves;
    }

    // A turn: animals move, and the player places an arrow.
    void play(const std::string& arrow) {
        int x, y;
        char heading;
        std::istringstream(arrow) >> x >> y >> heading;
        move_animals();
        auto& mine = arrows[player()];
        mine.push_back(4 * cell_at(x, y) + HEADINGS.find(heading));
        if (mine.size() > 3) mine.pop_front();  // a fourth arrow removes the first
        end_turn();
    }

    // A turn in which nobody places an arrow, to look ahead.
    void pass() {
        move_animals();
        end_turn();
    }

    void end_turn() {
        turn++;
        if (is_over()) move_animals();
    }

    // Steps 1 to 6 of the statement.
    void move_animals() {
        // 1 and 2. Each door gives nine mice, then a cat. All others move at once.
        bool cats_enter = turn % 10 == 9;
        auto moved = [&](const Herd& herd, bool enters) {
            Herd moved;
            for (auto [place, count] : herd) moved[place + 4 * steps[place % 4]] += count;
            if (enters)
                for (int place : doors) moved[place]++;
            return moved;
        };
        mice = moved(mice, !cats_enter);
        cats = moved(cats, cats_enter);
        // 3 and 4. Mice in a rocket score, then cats cost ten points each. Pits take both without points.
        auto leave = [](Herd& herd, int cell) {
            auto from = herd.lower_bound(4 * cell), to = herd.lower_bound(4 * cell + 4);
            int sum = std::accumulate(from, to, 0, [](int sum, auto animals) { return sum + animals.second; });
            herd.erase(from, to);
            return sum;
        };
        for (size_t i = 0; i < rockets.size(); i++) {
            points[i] += leave(mice, rockets[i]);
            points[i] = std::max(0, points[i] - 10 * leave(cats, rockets[i]));
        }
        for (int cell : pits) leave(mice, cell), leave(cats, cell);
        // 5. A cat eats the mice on its cell, and those that it met as they changed places.
        std::set<int> cat_cells;
        for (auto [place, count] : cats) cat_cells.insert(place / 4);
        for (auto animals = mice.begin(); animals != mice.end();) {
            int place = animals->first, heading = place % 4;
            int back = place - heading - 4 * steps[heading] + (heading + 2) % 4;
            bool is_eaten = cat_cells.count(place / 4) || cats.count(back);
            animals = is_eaten ? mice.erase(animals) : std::next(animals);
        }
        // 6. First an arrow turns an animal. If it faces a wall then, it turns to the left.
        std::map<int, int> headings;
        for (const auto& places : arrows)
            for (int place : places) headings[place / 4] = place % 4;
        for (Herd* herd : {&mice, &cats}) {
            Herd turned;
            for (auto [place, count] : *herd) {
                int cell = place / 4;
                int heading = headings.count(cell) ? headings[cell] : place % 4;
                if (faces_wall(cell, heading)) heading = (heading + 3) % 4;
                turned[4 * cell + heading] += count;
            }
            *herd = turned;
        }
    }

    bool faces_wall(int cell, int heading) const {
        if (heading % 2 == 1) return cell % size == (heading == 1 ? size - 1 : 0);
        return cell / size == (heading == 0 ? 0 : size - 1);
    }

    const std::vector<int>& scores() const { return points; }

    // The rows from the top: o for a pit, 0 to 3 for the rockets, m for mice, c for cats, ^ > v < for arrows.
    std::string text() const {
        std::string cells(size * size, '.'), text;
        for (const auto& places : arrows)
            for (int place : places) cells[place / 4] = "^>v<"[place % 4];
        for (auto [place, count] : mice) cells[place / 4] = 'm';
        for (auto [place, count] : cats) cells[place / 4] = 'c';
        for (int cell : pits) cells[cell] = 'o';
        for (size_t i = 0; i < rockets.size(); i++) cells[rockets[i]] = '0' + i;
        for (int row = 0; row < size; row++) text += (row == 0 ? "" : "\n") + cells.substr(row * size, size);
        return text;
    }
};

// ---- The program ----

const int LOOK_AHEAD = 12;       // turns
const size_t MOST_MOVED = 3000;  // the animals moved for one answer; C++ has time for many more

// My arrows: those first that stand in my rocket's row or column and lead to it, the nearest before others.
std::vector<std::string> candidates(const Board& board, int me) {
    int x = board.rockets[me] % board.size, y = board.rockets[me] / board.size;
    auto rank = [=](const std::string& move) {
        int column, row;
        char heading;
        std::istringstream(move) >> column >> row >> heading;
        int right = x - column, down = y - row;
        bool leads = (right == 0 && heading == (down > 0 ? 'S' : 'N')) || (down == 0 && heading == (right > 0 ? 'E' : 'W'));
        return std::abs(right) + std::abs(down) + (leads ? 0 : 100);
    };
    std::multimap<int, std::string> ranked;  // equal ones stay in order
    for (const std::string& move : board.moves()) ranked.insert({rank(move), move});
    std::vector<std::string> moves;
    for (const auto& [_, move] : ranked) moves.push_back(move);
    return moves;
}

// Where to go on: look at the other players' best arrows, too, and try those first that animals will meet.
std::string choose(const Board& board, int me) {
    std::string best;
    int most = -1'000'000;
    size_t moved = 0;
    for (const std::string& move : candidates(board, me)) {
        Board next = board;
        next.play(move);
        for (int turn = 1; turn < LOOK_AHEAD && !next.is_over(); turn++) {
            next.pass();
            moved += next.mice.size() + next.cats.size();
        }
        std::vector<int> points = next.scores();
        int mine = points[me];
        points.erase(points.begin() + me);
        int lead = mine - *std::max_element(points.begin(), points.end());
        if (lead > most) best = move, most = lead;
        if (moved > MOST_MOVED) break;
    }
    return best;
}

int main() {
    Board board(std::cin);
    int me;
    std::cin >> me;
    while (!board.is_over()) {
        std::string arrow;
        if (board.player() == me) {
            arrow = choose(board, me);
            std::cout << arrow << std::endl;  // endl sends the line at once; a mere line break would not
        } else if (!std::getline(std::cin >> std::ws, arrow)) {
            return 0;  // the game is over
        }
        board.play(arrow);
    }
}
