// `assert`, as in wasi-libc, but with a reason.
#include "failed.h"
#include <stdio.h>
#include <string.h>

_Noreturn void __assert_fail(const char *condition, const char *file, int line, const char *function) {
  fprintf(stderr, "%s:%d: %s: Assertion `%s' failed.\n", file, line, function, condition);
  __warren_failed("assert", condition, strcmp(file, "program.cpp") == 0 ? line : 0, 0);
  __builtin_trap();
}
