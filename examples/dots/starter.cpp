// Jumping Dots: a first program. It tries each of its moves and plays the one that wins the most cells at once.
//
// The protocol, a line each:
//   read   your number, once: 0 is red and moves first, 1 is blue
//   write  your move, such as E4N: the column A to G, the row 1 to 7, the direction N, E, S or W
//   read   the opponent's move, in the same form; then it is your turn again
// The end of the input means that the game is over.
#include <array>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

// ---- The board ----

struct Board {
    // cells[row][column] is 0 for an empty cell, 1 to 5 for red dots, -1 to -5 for blue ones.
    std::array<std::array<int, 7>, 7> cells = {};
    int turn = 0;  // the number of moves played

    Board() {
        cells[2][2] = cells[4][4] = 1;   // C3 and E5
        cells[4][2] = cells[2][4] = -1;  // C5 and E3
    }

    // The side to move: 1 for red, -1 for blue.
    int side() const { return turn % 2 == 0 ? 1 : -1; }

    // The legal moves. If there is none, the game is over.
    std::vector<std::string> moves() const {
        std::vector<std::string> moves;
        for (int row = 0; row < 7; row++)
            for (int column = 0; column < 7; column++) {
                int dots = side() * cells[row][column];
                if (dots < 0 || dots == 5) continue;  // the opponent's, or full
                // The first move must be in the centre.
                if (turn == 0 && (std::abs(column - 3) > 1 || std::abs(row - 3) > 1)) continue;
                for (char direction : {'N', 'E', 'S', 'W'})
                    moves.push_back({char('A' + column), char('1' + row), direction});
            }
        return moves;
    }

    void play(const std::string& move) {
        int column = move[0] - 'A', row = move[1] - '1';
        int right = move[2] == 'E' ? 1 : move[2] == 'W' ? -1 : 0;
        int up = move[2] == 'N' ? 1 : move[2] == 'S' ? -1 : 0;
        int dots = std::abs(cells[row][column]), kept = dots + 1;
        for (int i = 1; i <= dots; i++) {
            int c = column + i * right, r = row + i * up;
            if (c < 0 || c > 6 || r < 0 || r > 6) break;  // no cell: the dots come back
            int count = std::abs(cells[r][c]);
            if (count == 5) continue;  // a full cell: the dot comes back
            cells[r][c] = side() * (count + 1);
            kept--;
        }
        cells[row][column] = side() * kept;
        turn++;
    }

    // The cells of red and of blue.
    std::array<int, 2> scores() const {
        std::array<int, 2> scores = {};
        for (const auto& row : cells)
            for (int dots : row)
                if (dots != 0) scores[dots < 0]++;
        return scores;
    }

    // The rows from the top: A to E for 1 to 5 red dots, a to e for blue ones.
    std::string text() const {
        std::string text;
        for (int row = 6; row >= 0; row--) {
            for (int dots : cells[row]) text += "edcba.ABCDE"[dots + 5];
            if (row > 0) text += '\n';
        }
        return text;
    }
};

// ---- The program ----

// The move that wins the most cells at once; an empty text if there is none.
// Where to go on: look at the best answer to each move, and at the answers to that.
std::string choose(const Board& board) {
    std::string best;
    int most = -100;
    for (const std::string& move : board.moves()) {
        Board next = board;
        next.play(move);
        auto [red, blue] = next.scores();
        int lead = board.side() * (red - blue);
        if (lead > most) best = move, most = lead;
    }
    return best;
}

int main() {
    int me;
    std::cin >> me;
    Board board;
    while (true) {
        std::string move;
        if (board.turn % 2 == me) {
            move = choose(board);
            if (!move.empty()) std::cout << move << std::endl;  // endl sends the line at once; '\n' would not
        } else {
            std::cin >> move;
        }
        if (move.empty()) return 0;  // the side to move has no move, or the input has ended
        board.play(move);
        // To see the board: std::cerr << board.text() << std::endl;
    }
}
