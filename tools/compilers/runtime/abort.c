// `abort`, as in wasi-libc, but with a reason.
#include "failed.h"
#include <stdlib.h>

_Noreturn void abort(void) {
  __warren_failed("abort", "abort()", 0, 0);
  __builtin_trap();
}
