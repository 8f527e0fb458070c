// The Crossing: a first program. It works out how islands move from what it has seen, and takes the fastest way
// to its goal on which no step can drown it now, and no later one must.
//
// The protocol, a line each:
//   read   eight lines of heights, then your number: 0 goes from the bottom left to the top right, 1 from
//          the bottom right to the top left
//   read   the phases of the nine cells around you, row by row, yours in the middle; -9 is off the board
//   write  N, E, S, W, or H to hold; then read the next phases
// An island is above the water from phase 0 on. You drown on one that is below, or that sinks before your
// next turn. After 180 turns the input ends.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

// ---- The board ----

using Cell = std::pair<int, int>;  // the row and the column
using Phases = std::array<int, 9>;
const int CYCLE = 14;  // turns: an island of height h rises from phase h - 7 to h in seven, and sinks in seven

Cell step(Cell cell, char letter) {
    int down = letter == 'S' ? 1 : letter == 'N' ? -1 : 0;
    int right = letter == 'E' ? 1 : letter == 'W' ? -1 : 0;
    return {cell.first + down, cell.second + right};
}

// The knowledge of one player.
struct Board {
    std::array<std::array<int, 8>, 8> heights;
    // By row and column, the points of its cycle where the island may be: 0 is the lowest, 7 the highest.
    std::array<std::array<std::vector<int>, 8>, 8> points;
    Cell start, goal, cell;  // `cell` is where we are
    int turn = 0;            // the number of turns played
    int score = 0;

    // Reads the heights, then your number.
    explicit Board(std::istream& in) {
        for (auto& row : heights)
            for (int& height : row) in >> height;
        int me = 0;
        in >> me;
        start = cell = me == 0 ? Cell(7, 0) : Cell(7, 7);
        goal = me == 0 ? Cell(0, 7) : Cell(0, 0);
        for (auto& row : points)
            for (auto& possible : row)
                for (int point = 0; point < CYCLE; point++) possible.push_back(point);
    }

    static bool is_on_board(Cell cell) {
        return cell.first >= 0 && cell.first < 8 && cell.second >= 0 && cell.second < 8;
    }

    // The phase of an island at a point of its cycle. Corners never move.
    int phase_at(Cell cell, int point) const {
        int height = heights[cell.first][cell.second];
        return height == 9 ? 9 : height - std::abs(7 - point % CYCLE);
    }

    // The phases that an island may have now, the lowest first.
    std::set<int> phases(Cell cell) const {
        std::set<int> phases;
        for (int point : points[cell.first][cell.second]) phases.insert(phase_at(cell, point));
        return phases;
    }

    // Leaves the points of an island that fit.
    template <typename Fits>
    void keep(Cell cell, Fits fits) {
        std::vector<int> fitting;
        for (int point : points[cell.first][cell.second])
            if (fits(phase_at(cell, point))) fitting.push_back(point);
        points[cell.first][cell.second] = fitting;
    }

    // Takes in the nine phases of a turn.
    void see(const Phases& seen) {
        // We have stood on an island at 0 that has risen or sunk. If we have drowned, we see a corner.
        if (*phases(cell).begin() < 0 && seen[4] == 9) {
            keep(cell, [](int phase) { return phase < 0; });
            cell = start;
        }
        for (int i = 0; i < 9; i++) {
            Cell neighbour = {cell.first + i / 3 - 1, cell.second + i % 3 - 1};
            if (is_on_board(neighbour)) keep(neighbour, [&](int phase) { return phase == seen[i]; });
        }
    }

    // The legal moves.
    std::vector<char> moves() const {
        std::vector<char> moves;
        for (char letter : {'N', 'E', 'S', 'W', 'H'})
            if (is_on_board(step(cell, letter))) moves.push_back(letter);
        return moves;
    }

    // Moves, and lets the islands move. Whether an island at 0 carries us, the next phases show.
    void play(char letter) {
        cell = step(cell, letter);
        bool is_above = *phases(cell).rbegin() >= 0;
        for (auto& row : points)
            for (auto& possible : row)
                for (int& point : possible) point = (point + 1) % CYCLE;
        bool stays_above = *phases(cell).rbegin() >= 0, is_home = cell == goal;
        score += is_home;
        if (is_home || !is_above || !stays_above) cell = start;
        turn++;
    }

    // Whether a step onto an island in so many turns carries us: for certain, or if we are lucky.
    bool carries(Cell cell, int turns, bool for_certain) const {
        auto carries = [&](int point) {
            return phase_at(cell, point + turns) >= 0 && phase_at(cell, point + turns + 1) >= 0;
        };
        const auto& possible = points[cell.first][cell.second];
        return for_certain ? std::all_of(possible.begin(), possible.end(), carries)
                           : std::any_of(possible.begin(), possible.end(), carries);
    }

    // The phases by row: two that are possible with a stroke between them, more as a question mark.
    std::string text() const {
        std::string text;
        for (int i = 0; i < 64; i++) {
            if (i > 0) text += i % 8 == 0 ? '\n' : ' ';
            std::set<int> phases = this->phases({i / 8, i % 8});
            std::string low = std::to_string(*phases.begin()), high = std::to_string(*phases.rbegin());
            text += phases.size() > 2 ? "?" : low == high ? low : low + '/' + high;
        }
        return text;
    }
};

// ---- The program ----

// The first step of the fastest way to the goal. It must carry us; later steps may hope for islands not seen yet.
// Where to go on: prefer ways on islands that you know, and ways that are also fast for the next token.
char choose(const Board& board) {
    // Forward, hold, back.
    const std::string letters = board.goal.second == 7 ? "NEHWS" : "NWHES";
    struct Way { Cell cell; char first; int turns; };
    std::vector<Way> ways = {{board.cell, 0, 0}};
    std::set<std::pair<Cell, int>> known;
    for (size_t i = 0; i < ways.size(); i++) {
        auto [cell, first, turns] = ways[i];
        if (cell == board.goal) return first;
        for (char letter : letters) {
            Cell next = step(cell, letter);
            if (!Board::is_on_board(next) || !board.carries(next, turns, turns == 0)) continue;
            // After a cycle all is as before.
            if (known.insert({next, (turns + 1) % CYCLE}).second) ways.push_back({next, first ? first : letter, turns + 1});
        }
    }
    // There is no way: we stay above the water if we can.
    for (char letter : letters) {
        Cell next = step(board.cell, letter);
        if (Board::is_on_board(next) && board.carries(next, 0, true)) return letter;
    }
    return 'H';
}

int main() {
    Board board(std::cin);
    while (true) {
        Phases phases;
        for (int& phase : phases) std::cin >> phase;
        if (!std::cin) return 0;  // the game is over
        board.see(phases);
        char letter = choose(board);
        std::cout << letter << std::endl;  // endl sends the line at once; a mere line break would not
        board.play(letter);
    }
}
