// Fugitive and Detectives: a first program. Its detectives keep count of the cities where the fugitive can be,
// and close in on them. Its fugitive keeps away from detectives and leaves them many cities to search.
//
// The protocol, a line each; the map is in the file connect.txt, and Quit means that the game is over:
//   detectives  read Detectives, write their four cities, read the fugitive's city; then in each turn
//               read C, T or P, every fifth time with the city (T 101), and write four new cities
//   fugitive    reads Fugitive and the detectives' four cities, writes its own city; then in each turn
//               writes its move, such as T 101, and reads the detectives' four new cities
#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <limits>
#include <set>
#include <string>
#include <utility>
#include <vector>

// ---- The board ----

struct Road {
    char kind;
    int to;
    bool operator==(const Road& other) const { return kind == other.kind && to == other.to; }
};

// The knowledge of one side.
struct Board {
    std::vector<std::vector<Road>> roads;     // by city; there is no city 0
    std::vector<std::vector<int>> distances;  // [a][b] is the number of roads from city a to city b
    std::vector<int> detectives;
    int fugitive = 0;        // its city; 0 if we do not know it
    std::set<int> possible;  // the cities where the detectives must expect it
    int turn = 0;            // the number of the fugitive's moves
    int announcements = 0;   // the number of announcements used

    // Reads the map, as in connect.txt.
    explicit Board(std::istream& map) {
        int count, from, to;
        char kind, dash;
        map >> count;
        roads.resize(count + 1);
        while (map >> kind >> from >> dash >> to) {  // END is not a road
            if (std::count(roads[from].begin(), roads[from].end(), Road{kind, to})) continue;
            roads[from].push_back({kind, to});
            roads[to].push_back({kind, from});
        }
        distances.resize(count + 1);
        for (int city = 1; city <= count; city++) distances[city] = distances_from(city);
    }

    int cities() const { return roads.size() - 1; }

    std::vector<int> distances_from(int city) const {
        std::vector<int> distances(roads.size(), -1), queue = {city};
        distances[city] = 0;
        for (size_t i = 0; i < queue.size(); i++)
            for (auto [kind, to] : roads[queue[i]])
                if (distances[to] < 0) distances[to] = distances[queue[i]] + 1, queue.push_back(to);
        return distances;
    }

    // The cities to which each detective has a road. No two may go to the same.
    std::vector<std::vector<int>> detectives_moves() const {
        std::vector<std::vector<int>> moves;
        for (int city : detectives) {
            auto& cities = moves.emplace_back();
            for (auto [kind, to] : roads[city])
                if (!std::count(cities.begin(), cities.end(), to)) cities.push_back(to);
        }
        return moves;
    }

    // The moves of the fugitive, such as T 101.
    std::vector<std::string> fugitive_moves() const {
        std::vector<std::string> moves;
        for (auto [kind, to] : roads[fugitive]) moves.push_back(std::string(1, kind) + ' ' + std::to_string(to));
        return moves;
    }

    // The detectives go to four cities, at the start, too.
    void play_detectives(const std::vector<int>& cities) {
        detectives = cities;
        expect_in(possible);
    }

    void start_fugitive(int city) {
        fugitive = city;
        possible = {city};
    }

    // The fugitive moves: T 101, or T if we do not know the city.
    void play_fugitive(const std::string& move) {
        turn++;
        fugitive = move.size() > 1 ? std::stoi(move.substr(2)) : 0;
        bool is_announced = turn % 5 == 0;
        if (is_announced && !is_caught()) announcements++;
        std::set<int> reached;
        for (int from : possible)
            for (auto [kind, to] : roads[from])
                if (kind == move[0]) reached.insert(to);
        expect_in(is_announced ? std::set<int>{fugitive} : reached);
    }

    // Leaves out the detectives' cities, where it would be caught.
    void expect_in(const std::set<int>& cities) {
        possible = cities;
        for (int city : detectives) possible.erase(city);
        if (fugitive == 0 && possible.size() == 1) fugitive = *possible.begin();
    }

    bool is_caught() const { return std::count(detectives.begin(), detectives.end(), fugitive) > 0; }

    // The points of the detectives and of the fugitive if it were caught now.
    std::array<int, 2> scores() const { return {20 - announcements, announcements}; }

    std::string text() const {
        std::string text = "detectives";
        for (int city : detectives) text += ' ' + std::to_string(city);
        text += " fugitive";
        for (int city : possible) text += ' ' + std::to_string(city);
        return text;
    }
};

// ---- The program ----

// Moves the detectives, beginning with those after `moved`; false if that is impossible. One after the other goes
// where the possible cities are nearest to a detective, on average.
// Where to go on: also look where the fugitive can be after its next move.
bool chase(const Board& board, std::vector<int>& moved) {
    if (moved.size() == 4) return true;
    const auto moves = board.detectives_moves();
    std::vector<std::pair<int, int>> ways;
    for (int city : moves[moved.size()]) {
        int sum = 0;
        for (int goal : board.possible) {
            int nearest = board.distances[city][goal];
            for (int detective : moved) nearest = std::min(nearest, board.distances[detective][goal]);
            sum += nearest;
        }
        ways.push_back({sum, city});
    }
    std::stable_sort(ways.begin(), ways.end(), [](auto a, auto b) { return a.first < b.first; });
    for (auto [sum, city] : ways) {
        if (std::count(moved.begin(), moved.end(), city)) continue;
        moved.push_back(city);
        if (chase(board, moved)) return true;
        moved.pop_back();
    }
    return false;
}

// The number of roads from a city to the nearest detective.
int to_detectives(const Board& board, int city) {
    int nearest = std::numeric_limits<int>::max();
    for (int detective : board.detectives) nearest = std::min(nearest, board.distances[detective][city]);
    return nearest;
}

// The fugitive's next move. It stays out of the detectives' reach, and then likes many possible cities.
// Where to go on: keep ways out open, and look at the detectives' answers.
std::string flee(const Board& board) {
    std::string best;
    int most = -1;
    for (const std::string& move : board.fugitive_moves()) {
        Board next = board;
        next.play_fugitive(move);
        int away = to_detectives(next, next.fugitive);
        int worth = 1000 * std::min(away, 3) + 10 * int(next.possible.size()) + away;
        if (worth > most) best = move, most = worth;
    }
    return best;
}

void play_detectives(Board& board) {
    int count = board.cities(), city;
    board.play_detectives({count / 4, count / 2, count * 3 / 4, count});
    for (int city : board.detectives) std::cout << city << std::endl;  // endl sends the line at once
    std::cin >> city;
    board.start_fugitive(city);
    for (std::string line; std::getline(std::cin >> std::ws, line) && line != "Quit";) {
        board.play_fugitive(line);
        std::vector<int> moved;
        chase(board, moved);
        board.play_detectives(moved);
        for (int city : moved) std::cout << city << std::endl;
    }
}

void play_fugitive(Board& board) {
    for (std::vector<int> cities(4); std::cin >> cities[0] >> cities[1] >> cities[2] >> cities[3];) {  // Quit is not a number
        board.play_detectives(cities);
        if (board.fugitive == 0) {
            int best = 1;
            for (int city = 1; city <= board.cities(); city++)
                if (to_detectives(board, city) > to_detectives(board, best)) best = city;
            board.start_fugitive(best);
            std::cout << best << std::endl;
        }
        std::string move = flee(board);
        std::cout << move << std::endl;
        board.play_fugitive(move);
    }
}

int main() {
    std::ifstream map("connect.txt");
    Board board(map);
    std::string side;
    std::cin >> side;
    side == "Fugitive" ? play_fugitive(board) : play_detectives(board);
}
