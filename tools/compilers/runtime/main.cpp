// The program's `main`, as if it were `noexcept`: an uncaught exception ends the program (the linker's `--wrap`).
#include <exception>

extern "C" int __real___main_void();

extern "C" int __wrap___main_void() {
  try {
    return __real___main_void();
  } catch (...) {
    std::terminate();
  }
}
