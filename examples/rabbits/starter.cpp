// Rabbit Hunt: a first program. Rabbits go to the nearest safe cabbage, hunters to the nearest rabbit.
//
// The protocol, a line each:
//   read   the number of turns of each side, then your number: 0 is the rabbits, 1 the hunters
//   write  your turn: a letter for each of your pieces, N, E, S, W, or - for one that stays or has
//          been caught. The rabbits begin; the hunters read a turn first.
//   read   the opponent's turn, in the same form; then it is your turn again, until the input ends
#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <vector>

// The maze, six rows a line. A digit is the sum of a cell's walls: 1 north, 2 east, 4 south, 8 west.
const std::string MAZE =
    "955391115555555539111553AD3AAAA8555555552AAAA97AC56AAAA8393939392AAAAC569112AAAAC6C6C6C6AAAA811380004468111111110446800284445552AAAAAAAA85554442"
    "A9555552AAAAAAAA8555553AAA955552EEEEEEEE855553AAAAA955501111111105553AAAAAAAD390000000000397AAAAAAAC56800000000002C56AAA840555004444444400555042"
    "810555001111111100555012AAA953800000000002953AAAAAAAD6C00000000006C7AAAAAAAC55504444444405556AAAAAC55552BBBBBBBB855556AAAC555552AAAAAAAA8555556A"
    "81115552AAAAAAAA85551112800011384444444401138002C442AAAA93939393AAAA8446953AAAA86C6C6C6C2AAAA953AD6AAAA8555555552AAAAC7AC556C444555555556C444556";
const std::string LETTERS = "NESW";
// The cells of the rabbits and of the hunters, counted from the top left; -1 for a caught rabbit.
std::vector<int> sides[] = {{322, 323, 324, 325, 346, 347, 348, 349}, {250, 251, 252, 253, 227, 228}};

// The cell that a letter leads to. Behind a wall it is the same cell, and for a caught rabbit -1.
int next(int cell, char letter) {
    size_t way = LETTERS.find(letter);
    if (way == std::string::npos || cell < 0) return cell;
    int walls = std::stoi(MAZE.substr(cell, 1), nullptr, 16);
    return walls >> way & 1 ? cell : cell + std::vector<int>{-24, 1, 24, -1}[way];
}

// By cell, the number of steps to the nearest goal.
std::vector<int> distances(const std::set<int>& goals) {
    std::vector<int> steps(576, -1), queue(goals.lower_bound(0), goals.end());
    for (int goal : queue) steps[goal] = 0;
    for (size_t i = 0; i < queue.size(); i++)
        for (char letter : LETTERS) {
            int cell = next(queue[i], letter);
            if (steps[cell] < 0) steps[cell] = steps[queue[i]] + 1, queue.push_back(cell);
        }
    return steps;
}

std::string my_turn(int me, const std::set<int>& cabbages) {
    std::set<int> rabbits(sides[0].begin(), sides[0].end()), closed(sides[me].begin(), sides[me].end());
    std::vector<int> away = distances(me == 0 ? cabbages : rabbits);
    // Two of us must not meet, so a cell where another is or goes is closed.
    for (int cell : me == 0 ? sides[1] : std::vector<int>())
        for (char letter : "NESW-") closed.insert(next(cell, letter));
    std::string turn;
    for (int cell : sides[me]) {
        char best = '-';
        for (char letter : LETTERS)
            if (!closed.count(next(cell, letter)))
                if (best == '-' || away[next(cell, letter)] < away[next(cell, best)]) best = letter;
        turn += best;
        closed.insert(next(cell, best));
    }
    return turn;
}

int main() {
    int turns, me;  // this program plays until the input ends, so it does not count turns
    std::cin >> turns >> me;
    std::set<int> cabbages;
    for (int cell = 0; cell < 576; cell++) cabbages.insert(cell);
    for (int side : {0, 1})
        for (int cell : sides[side]) cabbages.erase(cell);
    std::string turn;
    for (int side = 0;; side = 1 - side) {
        if (side == me) std::cout << (turn = my_turn(me, cabbages)) << std::endl;  // endl sends it
        else if (!(std::cin >> turn)) return 0;
        for (size_t i = 0; i < turn.size(); i++) sides[side][i] = next(sides[side][i], turn[i]);
        for (int& cell : sides[0]) {
            if (std::count(sides[1].begin(), sides[1].end(), cell)) cell = -1;  // caught
            cabbages.erase(cell);                                               // eaten
        }
    }
}
