// Rabbit Hunt: a first program. Rabbits go to the nearest safe cabbage, hunters to the nearest rabbit.
//
// The protocol, a line each:
//   read   the number of turns of each side, then your number: 0 is the rabbits, 1 the hunters
//   write  your turn: a letter for each of your pieces, N, E, S, W, or - for one that stays or has
//          been caught. The rabbits begin; the hunters read a turn first.
//   read   the opponent's turn, in the same form; then it is your turn again, until the input ends
#include <algorithm>
#include <array>
#include <iostream>
#include <set>
#include <string>
#include <vector>

// ---- The board ----

// The maze, six rows a line. A digit is the sum of a cell's walls: 1 north, 2 east, 4 south, 8 west.
const std::string MAZE =
    "955391115555555539111553AD3AAAA8555555552AAAA97AC56AAAA8393939392AAAAC569112AAAAC6C6C6C6AAAA811380004468111111110446800284445552AAAAAAAA85554442"
    "A9555552AAAAAAAA8555553AAA955552EEEEEEEE855553AAAAA955501111111105553AAAAAAAD390000000000397AAAAAAAC56800000000002C56AAA840555004444444400555042"
    "810555001111111100555012AAA953800000000002953AAAAAAAD6C00000000006C7AAAAAAAC55504444444405556AAAAAC55552BBBBBBBB855556AAAC555552AAAAAAAA8555556A"
    "81115552AAAAAAAA85551112800011384444444401138002C442AAAA93939393AAAA8446953AAAA86C6C6C6C2AAAA953AD6AAAA8555555552AAAAC7AC556C444555555556C444556";
const std::string LETTERS = "NESW";

// The cell that a letter leads to. Behind a wall it is the same cell, and for a caught rabbit -1.
int next(int cell, char letter) {
    size_t way = LETTERS.find(letter);
    if (way == std::string::npos || cell < 0) return cell;
    int walls = std::stoi(MAZE.substr(cell, 1), nullptr, 16);
    return walls >> way & 1 ? cell : cell + std::array<int, 4>{-24, 1, 24, -1}[way];
}

struct Board {
    int limit;  // the number of turns of each side
    // The cells of the rabbits and of the hunters, counted from the top left; -1 for a caught rabbit.
    std::array<std::vector<int>, 2> sides = {
        {{322, 323, 324, 325, 346, 347, 348, 349}, {250, 251, 252, 253, 227, 228}}};
    std::set<int> cabbages;
    std::array<int, 2> points = {};
    int turn = 0;  // the number of turns played by both sides together

    explicit Board(int limit) : limit(limit) {
        for (int cell = 0; cell < 576; cell++) cabbages.insert(cell);
        for (const auto& cells : sides)
            for (int cell : cells) cabbages.erase(cell);
    }

    // The side to move: 0 for the rabbits, 1 for the hunters.
    int side() const { return turn % 2; }

    bool is_over() const {
        if (side() == 1) return cabbages.empty();  // the hunters answer even the last rabbit's move
        const auto& rabbits = sides[0];
        return turn == 2 * limit || std::all_of(rabbits.begin(), rabbits.end(), [](int cell) { return cell < 0; });
    }

    // By piece, the letters of its ways. No two pieces may go to the same cell.
    std::vector<std::string> moves() const {
        std::vector<std::string> moves;
        for (int cell : sides[side()]) {
            moves.emplace_back();
            for (char letter : LETTERS)
                if (next(cell, letter) != cell) moves.back() += letter;
            moves.back() += '-';
        }
        return moves;
    }

    void play(const std::string& letters) {
        auto& cells = sides[side()];
        for (size_t i = 0; i < cells.size(); i++) cells[i] = next(cells[i], letters[i]);
        for (int& cell : sides[0]) {
            if (std::count(sides[1].begin(), sides[1].end(), cell)) cell = -1, points[1] += 75;  // caught
            points[0] += cabbages.erase(cell);                                                  // eaten
        }
        turn++;
    }

    // The points of the rabbits and of the hunters.
    std::array<int, 2> scores() const { return points; }

    // By cell, the number of steps to the nearest goal.
    static std::vector<int> distances(const std::set<int>& goals) {
        std::vector<int> steps(576, -1), queue(goals.lower_bound(0), goals.end());
        for (int goal : queue) steps[goal] = 0;
        for (size_t i = 0; i < queue.size(); i++)
            for (char letter : LETTERS) {
                int cell = next(queue[i], letter);
                if (steps[cell] < 0) steps[cell] = steps[queue[i]] + 1, queue.push_back(cell);
            }
        return steps;
    }

    // The rows from the top: * for a cabbage, 1 to 8 for the rabbits, A to F for the hunters.
    std::string text() const {
        std::string cells(576, '.'), text;
        for (int cell : cabbages) cells[cell] = '*';
        for (size_t i = 0; i < 8; i++)
            if (sides[0][i] >= 0) cells[sides[0][i]] = '1' + i;
        for (size_t i = 0; i < 6; i++) cells[sides[1][i]] = 'A' + i;
        for (int row = 0; row < 24; row++) text += (row == 0 ? "" : "\n") + cells.substr(24 * row, 24);
        return text;
    }
};

// ---- The program ----

// Sends each piece to its nearest goal.
// Where to go on: play a turn on a copy of the board, answer it for the other side, and compare the points.
std::string choose(const Board& board) {
    const auto& [rabbits, hunters] = board.sides;
    int me = board.side();
    const auto& cells = board.sides[me];
    std::vector<int> away = Board::distances(me == 0 ? board.cabbages : std::set<int>(rabbits.begin(), rabbits.end()));
    // Two of us must not meet, so no one enters a cell where another is or goes.
    std::set<int> closed(cells.begin(), cells.end());
    // Rabbits keep off the cells that hunters can reach.
    for (int cell : me == 0 ? hunters : std::vector<int>())
        for (char letter : "NESW-") closed.insert(next(cell, letter));
    std::string letters;
    for (int cell : cells) {
        char best = '-';
        for (char letter : LETTERS)
            if (!closed.count(next(cell, letter)))
                if (best == '-' || away[next(cell, letter)] < away[next(cell, best)]) best = letter;
        letters += best;
        closed.insert(next(cell, best));
    }
    return letters;
}

int main() {
    int limit, me;
    std::cin >> limit >> me;
    Board board(limit);
    std::string letters;
    while (true) {
        if (board.side() == me) std::cout << (letters = choose(board)) << std::endl;  // endl sends it
        else if (!(std::cin >> letters)) return 0;                                    // the game is over
        board.play(letters);
    }
}
