// The failure of a program in C or C++: it reports the reason to the page, then traps. The page finds the line in the trap's
// stack.
#ifdef __cplusplus
extern "C" {
#endif

// Imported from the page (www/play/running/sandbox/wasi-failures.js). `line` is 0 if only the stack knows it. `thrown` is the
// uncaught exception, whose place the page recorded when it was thrown.
__attribute__((import_module("warren"), import_name("failed"))) void
__warren_failed(const char *reason, const char *message, int line, const void *thrown);

// Reports a thrown exception.
__attribute__((import_module("warren"), import_name("thrown"))) void __warren_thrown(const void *thrown);

#ifdef __cplusplus
}
#endif
