#include <stdio.h>

int main(void) {
  char line[200];
  for (int number = 0; fgets(line, sizeof line, stdin); number += 1)
    if (number >= 9) printf("H\n");
}
