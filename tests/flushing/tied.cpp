// Reading from `cin` flushes `cout`, since they are tied.
#include <iostream>
#include <string>

int main() {
  std::string line;
  for (int number = 0; std::getline(std::cin, line); number += 1)
    if (number >= 9) std::cout << "H\n";
}
