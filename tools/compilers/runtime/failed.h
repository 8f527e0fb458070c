// How a program in C or C++ fails: it tells the page why, then traps. The page finds the line in the trap's stack.
#ifdef __cplusplus
extern "C" {
#endif

// Imported from the page (www/play/running/sandbox/wasi-failures.js). `line` is 0 where only the stack knows it. `thrown` is the
// exception that nobody caught, whose place the page noted when it was thrown.
__attribute__((import_module("warren"), import_name("failed"))) void
__warren_failed(const char *reason, const char *message, int line, const void *thrown);

// An exception begins its way.
__attribute__((import_module("warren"), import_name("thrown"))) void __warren_thrown(const void *thrown);

#ifdef __cplusplus
}
#endif
