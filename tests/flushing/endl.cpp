#include <iostream>
#include <string>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  std::string line;
  for (int number = 0; std::getline(std::cin, line); number += 1)
    if (number >= 9) std::cout << "H" << std::endl;
}
