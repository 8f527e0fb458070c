// Drives the board of a starter in C++. The macro BOARD is the file with the starter's text up to its program.
//
// Standard input has calls: a method, the number of lines of its argument and these lines, then the names of the states to
// report on a line. Each call's states are printed as JSON on a line.

#include BOARD
#include <array>
#include <set>
#include <sstream>
#include <type_traits>

std::string json(bool value) { return value ? "true" : "false"; }
std::string json(int value) { return std::to_string(value); }
std::string json(char letter) { return {'"', letter, '"'}; }
std::string json(const std::pair<int, int>& pair) { return "[" + json(pair.first) + "," + json(pair.second) + "]"; }

std::string json(const std::string& text) {
    std::string quoted = "\"";
    for (char letter : text) quoted += letter == '\n' ? "\\n" : std::string(1, letter);
    return quoted + "\"";
}

template <typename Item> std::string json(const std::vector<Item>& list);

template <typename List>
std::string json_list(const List& list) {
    std::string text;
    for (const auto& item : list) text += (text.empty() ? "" : ",") + json(item);
    return "[" + text + "]";
}
template <typename Item> std::string json(const std::vector<Item>& list) { return json_list(list); }
template <typename Item, size_t count> std::string json(const std::array<Item, count>& list) { return json_list(list); }

template <typename Board>
Board make(const std::string& argument) {
    if constexpr (std::is_constructible_v<Board, int>) {
        return Board(std::stoi(argument));
    } else if constexpr (std::is_constructible_v<Board, std::istream&>) {
        std::istringstream lines(argument);
        return Board(lines);
    } else {
        return Board();
    }
}

template <size_t count>
std::array<int, count> numbers(const std::string& text) {
    std::istringstream words(text);
    std::array<int, count> numbers;
    for (int& number : numbers) words >> number;
    return numbers;
}

template <typename Board>
void call(Board& board, const std::string& method, const std::string& argument) {
    if (method == "play") {
        if constexpr (requires { board.play(argument); }) return board.play(argument);
        else if constexpr (requires { board.play('H'); }) return board.play(argument[0]);
    }
    if constexpr (requires { board.see(numbers<9>(argument)); })
        if (method == "see") return board.see(numbers<9>(argument));
    if constexpr (requires { board.start_fugitive(1); }) {
        auto cities = numbers<4>(argument);
        if (method == "start_fugitive") return board.start_fugitive(cities[0]);
        if (method == "play_fugitive") return board.play_fugitive(argument);
        if (method == "play_detectives") return board.play_detectives({cities.begin(), cities.end()});
    }
    std::cerr << "no such method: " << method << std::endl;
    std::exit(1);
}

template <typename Board>
std::string state(const Board& board, const std::string& name) {
#define STATE(NAME)                                                             \
    if (name == #NAME) {                                                        \
        if constexpr (requires { board.NAME(); }) return json(board.NAME());    \
        else if constexpr (requires { board.NAME; }) return json(board.NAME);   \
    }
    STATE(text) STATE(moves) STATE(scores) STATE(score) STATE(is_over) STATE(cell) STATE(turn)
    STATE(fugitive) STATE(fugitive_moves) STATE(detectives_moves)
    std::cerr << "no such state: " << name << std::endl;
    std::exit(1);
}

template <typename Board>
void drive() {
    std::vector<Board> boards;  // the last is the one that plays
    std::string method, line;
    for (int count; std::cin >> method >> count;) {
        std::getline(std::cin, line);
        std::string argument;
        for (int i = 0; i < count && std::getline(std::cin, line); i++) argument += (i > 0 ? "\n" : "") + line;
        if (method == "new") {
            boards = {make<Board>(argument)};
        } else {
            // Programs think on copies, so a copy must leave its original alone.
            Board copy = boards[0];
            std::string before = boards[0].text();
            call(copy, method, argument);
            if (boards[0].text() != before) {
                std::cerr << "playing on a copy changes its original" << std::endl;
                std::exit(1);
            }
            boards = {copy};
        }
        std::getline(std::cin, line);
        std::istringstream names(line);
        std::string states;
        for (std::string name; names >> name;) states += (states.empty() ? "" : ",") + json(name) + ":" + state(boards[0], name);
        std::cout << "{" << states << "}\n";
    }
}

int main() { drive<Board>(); }
