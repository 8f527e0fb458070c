// Functions that the compiler calls where other systems end a program and WebAssembly would continue: Clang's checks for null
// pointers and for division by zero. WebAssembly has ordinary memory at address 0, and an optimized program may omit a
// division. The data of each check begins with the place in the source.
#include "failed.h"
#include <string.h>

struct Place {
  const char *file;
  unsigned line, column;
};

static _Noreturn void fail(const char *reason, const char *message, const struct Place *place) {
  int is_own = place->file && strcmp(place->file, "program.cpp") == 0;
  __warren_failed(reason, message, is_own ? (int)place->line : 0, 0);
  __builtin_trap();
}

_Noreturn void __ubsan_handle_type_mismatch_v1_abort(const struct Place *place, const void *pointer) {
  (void)pointer;
  fail("null", "null pointer", place);
}

_Noreturn void __ubsan_handle_divrem_overflow_abort(const struct Place *place, const void *left, const void *right) {
  (void)left, (void)right;
  fail("division", "division by zero", place);
}
