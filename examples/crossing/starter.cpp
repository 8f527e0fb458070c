// The Crossing: a first program. It steps towards its goal where an island is high enough, and else waits
// or steps back. It uses only the phases: you can work out how islands move from what you have seen.
//
// The protocol, a line each:
//   read   eight lines of heights, then your number: 0 goes from the bottom left to the top right, 1 from
//          the bottom right to the top left
//   read   the phases of the nine cells around you, row by row, yours in the middle; -9 is off the board
//   write  N, E, S, W, or H to hold; then read the next phases
// An island is above the water from phase 0 on. You drown on one that is below, or that sinks before your
// next turn. After 180 turns the input ends.
#include <array>
#include <iostream>
#include <string>

using Phases = std::array<int, 9>;

// The phase of the neighbour in a direction, or of your own cell.
int phase(const Phases& phases, char letter) {
    switch (letter) {
        case 'N': return phases[1];
        case 'W': return phases[3];
        case 'E': return phases[5];
        case 'S': return phases[7];
        default: return phases[4];
    }
}

// The letter that leads to the highest phase.
char highest(const Phases& phases, const std::string& letters) {
    char best = letters[0];
    for (char letter : letters)
        if (phase(phases, letter) > phase(phases, best)) best = letter;
    return best;
}

char choose(const Phases& phases, const std::string& forward, const std::string& back) {
    // An island changes by one phase a turn, so one at 1 or more carries us until the next turn.
    for (const std::string& letters : {forward, std::string("H"), back}) {
        char best = highest(phases, letters);
        if (phase(phases, best) >= 1) return best;
    }
    // An island at 0 carries us only if it is rising.
    char best = highest(phases, forward);
    return phase(phases, best) >= 0 ? best : 'H';
}

int main() {
    int height, me;
    for (int cell = 0; cell < 64; cell++) std::cin >> height;  // unused here
    std::cin >> me;
    const std::string forward = me == 0 ? "NE" : "NW", back = me == 0 ? "WS" : "ES";
    while (true) {
        Phases phases;
        for (int& phase : phases) std::cin >> phase;
        if (!std::cin) return 0;  // the game is over
        // endl sends the line at once; a mere line break would not.
        std::cout << choose(phases, forward, back) << std::endl;
    }
}
