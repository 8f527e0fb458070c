// Fugitive and Detectives: a first program. Its detectives go where the fugitive was seen last; making
// use of the letters C, T and P is left to you. Its fugitive keeps away from the nearest detective.
//
// The protocol, a line each; the map is in the file connect.txt, and Quit means that the game is over:
//   detectives  read Detectives, write their four cities, read the fugitive's city; then in each turn
//               read C, T or P, every fifth time with the city (T 101), and write four new cities
//   fugitive    reads Fugitive and the detectives' four cities, writes its own city; then in each turn
//               writes its move, such as T 101, and reads the detectives' four new cities
#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>

std::map<int, std::vector<std::pair<char, int>>> roads;  // by city: the kind and the city at the other end

// By city, the number of roads to the nearest of these cities.
std::map<int, int> distances(std::vector<int> queue) {
    std::map<int, int> steps;
    for (int city : queue) steps[city] = 0;
    for (size_t i = 0; i < queue.size(); i++)
        for (auto [kind, to] : roads[queue[i]])
            if (steps.insert({to, steps[queue[i]] + 1}).second) queue.push_back(to);  // the first time
    return steps;
}

// Moves the detectives, beginning with a number, no two to the same city; false if that is impossible.
bool chase(std::vector<int>& detectives, const std::map<int, int>& away, int number = 0) {
    if (number == 4) return true;
    int &city = detectives[number], here = city;
    auto ways = roads[here];
    std::stable_sort(ways.begin(), ways.end(), [&](auto a, auto b) { return away.at(a.second) < away.at(b.second); });
    for (auto [kind, to] : ways) {
        city = to;
        if (std::find(&detectives[0], &city, to) == &city && chase(detectives, away, number + 1)) return true;
    }
    city = here;
    return false;
}

void play_detectives() {
    int count = roads.size(), seen;
    std::vector<int> detectives = {count / 4, count / 2, count * 3 / 4, count};
    for (int city : detectives) std::cout << city << std::endl;  // endl sends the line at once
    std::cin >> seen;
    for (std::string line; std::getline(std::cin >> std::ws, line) && line != "Quit";) {
        if (line.size() > 1) seen = std::stoi(line.substr(2));
        chase(detectives, distances({seen}));
        for (int city : detectives) std::cout << city << std::endl;
    }
}

void play_fugitive() {
    int a, b, c, d, here = 0;
    while (std::cin >> a >> b >> c >> d) {  // Quit is not a number
        auto away = distances({a, b, c, d});
        if (here == 0) {
            for (auto [city, count] : away) here = here == 0 || count > away[here] ? city : here;
            std::cout << here << std::endl;
        }
        auto nearer = [&](auto a, auto b) { return away[a.second] < away[b.second]; };
        auto [kind, to] = *std::max_element(roads[here].begin(), roads[here].end(), nearer);
        std::cout << kind << ' ' << (here = to) << std::endl;
    }
}

int main() {
    std::ifstream map("connect.txt");
    std::string word;
    char kind, dash;
    map >> word;  // the number of cities
    for (int from, to; map >> kind >> from >> dash >> to;) {  // END is not a road
        roads[from].push_back({kind, to});
        roads[to].push_back({kind, from});
    }
    std::cin >> word;
    word == "Fugitive" ? play_fugitive() : play_detectives();
}
