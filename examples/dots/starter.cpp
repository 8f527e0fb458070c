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

// board[row][column] is 0 for an empty cell, 1 to 5 for red dots, -1 to -5 for blue ones.
using Board = std::array<std::array<int, 7>, 7>;

// The board after a move. `side` is 1 for red and -1 for blue.
Board play(const Board& board, const std::string& move, int side) {
    Board next = board;
    int column = move[0] - 'A', row = move[1] - '1';
    int right = move[2] == 'E' ? 1 : move[2] == 'W' ? -1 : 0;
    int up = move[2] == 'N' ? 1 : move[2] == 'S' ? -1 : 0;
    int dots = std::abs(board[row][column]), kept = dots + 1;
    for (int i = 1; i <= dots; i++) {
        int c = column + i * right, r = row + i * up;
        if (c < 0 || c > 6 || r < 0 || r > 6) break;  // no cell: the dots come back
        if (std::abs(board[r][c]) == 5) continue;     // a full cell: the dot comes back
        next[r][c] = side * (std::abs(board[r][c]) + 1);
        kept--;
    }
    next[row][column] = side * kept;
    return next;
}

// The number of cells by which a side leads.
int lead(const Board& board, int side) {
    int sum = 0;
    for (const auto& cells : board)
        for (int dots : cells) sum += (side * dots > 0) - (side * dots < 0);
    return sum;
}

// An empty text if there is no move.
std::string best_move(const Board& board, int side, bool is_first) {
    std::string best;
    int most = -100;
    for (int row = 0; row < 7; row++)
        for (int column = 0; column < 7; column++) {
            int dots = side * board[row][column];
            if (dots < 0 || dots == 5) continue;  // the opponent's, or full
            if (is_first && (std::abs(column - 3) > 1 || std::abs(row - 3) > 1)) continue;  // not in the centre
            for (char direction : {'N', 'E', 'S', 'W'}) {
                std::string move = {char('A' + column), char('1' + row), direction};
                int worth = lead(play(board, move, side), side);
                if (worth > most) best = move, most = worth;
            }
        }
    return best;
}

int main() {
    Board board = {};
    board[2][2] = board[4][4] = 1;   // C3 and E5
    board[4][2] = board[2][4] = -1;  // C5 and E3
    int me;
    std::cin >> me;
    for (int turn = 0;; turn++) {
        int side = turn % 2 == 0 ? 1 : -1;
        std::string move;
        if (turn % 2 == me) {
            move = best_move(board, side, turn == 0);
            if (!move.empty()) std::cout << move << std::endl;  // endl sends the line at once; '\n' would not
        } else {
            std::cin >> move;
        }
        if (move.empty()) return 0;  // the side to move has no move, or the input has ended
        board = play(board, move, side);
    }
}
