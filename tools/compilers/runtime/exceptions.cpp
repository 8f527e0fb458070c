// Exceptions of C++: the part of libc++abi and libunwind that the compiler's package omits. It follows the Itanium ABI as
// in LLVM for WebAssembly. There are no threads.

#include "failed.h"
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <ios>
#include <new>
#include <stdexcept>
#include <system_error>
#include <typeinfo>

// The tag of all C++ exceptions. Its value points to a header.
__asm__(".globl __cpp_exception\n"
        ".tagtype __cpp_exception i32\n"
        "__cpp_exception:\n");

namespace __cxxabiv1 {

// As declared in libc++abi's `private_typeinfo.h`: the third virtual function that type_info adds says whether a handler fits.
class __attribute__((visibility("default"))) __shim_type_info : public std::type_info {
public:
  virtual ~__shim_type_info();
  virtual void noop1() const;
  virtual void noop2() const;
  virtual bool can_catch(const __shim_type_info *thrown, void *&object) const = 0;
};

// Precedes the thrown object in memory.
struct __cxa_exception {
  // For an exception rethrown from an `exception_ptr`: the exception whose object it throws.
  __cxa_exception *primary;
  std::type_info *type;
  void *(*destroy)(void *);
  std::size_t references;
  // The number of active handlers; negative while it is rethrown.
  int handlers;
  // The exception caught before.
  __cxa_exception *outer;
  // The object, adjusted to the handler's type.
  void *adjusted;
} __attribute__((aligned(16)));

} // namespace __cxxabiv1

using Header = __cxxabiv1::__cxa_exception;
using __cxxabiv1::__shim_type_info;

namespace {

Header *caught = nullptr;
unsigned uncaught = 0;
// The exception thrown last, if it has not been caught.
Header *underWay = nullptr;

// For exceptions such as `bad_alloc`, when memory is exhausted.
alignas(16) char reserve[1024];
bool isReserveUsed = false;

void *allocate(std::size_t size) {
  if (void *found = std::malloc(size)) return found;
  if (isReserveUsed || size > sizeof reserve) std::terminate();
  isReserveUsed = true;
  return reserve;
}

void deallocate(void *place) {
  if (place == reserve) isReserveUsed = false;
  else std::free(place);
}

Header *primaryOf(Header *header) { return header->primary ? header->primary : header; }
void *objectOf(Header *header) { return primaryOf(header) + 1; }
Header *headerOf(void *object) { return static_cast<Header *>(object) - 1; }

void release(Header *header) {
  if (--header->references > 0) return;
  if (header->destroy) header->destroy(header + 1);
  deallocate(header);
}

void leave(Header *header) {
  Header *primary = header->primary;
  if (!primary) return release(header);
  deallocate(header);
  release(primary);
}

[[noreturn]] void raise(Header *header) {
  uncaught += 1;
  underWay = header;
  __builtin_wasm_throw(0, header);
}

} // namespace

extern "C" {

void *__cxa_allocate_exception(std::size_t size) throw() {
  void *place = allocate(sizeof(Header) + size);
  std::memset(place, 0, sizeof(Header));
  return static_cast<Header *>(place) + 1;
}

void __cxa_free_exception(void *object) throw() { deallocate(headerOf(object)); }

Header *__cxa_init_primary_exception(void *object, std::type_info *type, void *(*destroy)(void *)) throw() {
  Header *header = headerOf(object);
  header->type = type;
  header->destroy = destroy;
  return header;
}

[[noreturn]] void __cxa_throw(void *object, std::type_info *type, void *(*destroy)(void *)) {
  Header *header = __cxa_init_primary_exception(object, type, destroy);
  header->references = 1;
  __warren_thrown(header);
  raise(header);
}

void *__cxa_get_exception_ptr(void *thrown) throw() { return static_cast<Header *>(thrown)->adjusted; }

void *__cxa_begin_catch(void *thrown) throw() {
  Header *header = static_cast<Header *>(thrown);
  header->handlers = (header->handlers < 0 ? -header->handlers : header->handlers) + 1;
  if (header != caught) {
    header->outer = caught;
    caught = header;
  }
  uncaught -= 1;
  if (header == underWay) underWay = nullptr;
  return header->adjusted;
}

void __cxa_end_catch() {
  Header *header = caught;
  if (!header) return;
  if (header->handlers < 0) {
    // Rethrown: its next handler releases it.
    if (++header->handlers == 0) caught = header->outer;
  } else if (--header->handlers == 0) {
    caught = header->outer;
    leave(header);
  }
}

[[noreturn]] void __cxa_rethrow() {
  if (!caught) std::terminate();
  caught->handlers = -caught->handlers;
  raise(caught);
}

std::type_info *__cxa_current_exception_type() { return caught ? primaryOf(caught)->type : nullptr; }

void *__cxa_current_primary_exception() throw() {
  if (!caught) return nullptr;
  primaryOf(caught)->references += 1;
  return objectOf(caught);
}

void __cxa_increment_exception_refcount(void *object) throw() {
  if (object) headerOf(object)->references += 1;
}

void __cxa_decrement_exception_refcount(void *object) throw() {
  if (object) release(headerOf(object));
}

void __cxa_rethrow_primary_exception(void *object) {
  if (!object) return;
  Header *header = static_cast<Header *>(allocate(sizeof(Header)));
  std::memset(header, 0, sizeof(Header));
  header->primary = headerOf(object);
  header->primary->references += 1;
  raise(header);
}

bool __cxa_uncaught_exception() throw() { return uncaught > 0; }
unsigned __cxa_uncaught_exceptions() throw() { return uncaught; }

[[noreturn]] void __cxa_bad_cast() { throw std::bad_cast(); }
[[noreturn]] void __cxa_bad_typeid() { throw std::bad_typeid(); }
[[noreturn]] void __cxa_throw_bad_array_new_length() { throw std::bad_array_new_length(); }

// The input of the personality routine from a landing pad, and its output.
struct {
  std::uintptr_t place, tables, selector;
} __wasm_lpad_context;

static std::uintptr_t readNumber(const unsigned char *&at, bool isSigned = false) {
  std::uintptr_t number = 0;
  unsigned shift = 0;
  unsigned char byte;
  do {
    byte = *at++;
    number |= static_cast<std::uintptr_t>(byte & 0x7f) << shift;
    shift += 7;
  } while (byte & 0x80);
  if (isSigned && (byte & 0x40) && shift < 32) number |= ~std::uintptr_t(0) << shift;
  return number;
}

// Finds the handler of a landing pad for an exception: stores its selector, or 0 for none.
int _Unwind_CallPersonality(void *thrown) {
  constexpr unsigned char OMITTED = 0xff;
  Header *header = static_cast<Header *>(thrown);
  auto &pad = __wasm_lpad_context;
  pad.selector = 0;
  auto at = reinterpret_cast<const unsigned char *>(pad.tables);
  if (!at) return 0;
  at += 1; // the encoding of landing pads, which have no addresses here
  const unsigned char *types = nullptr;
  if (*at++ != OMITTED) {
    std::uintptr_t offset = readNumber(at);
    types = at + offset;
  }
  at += 1; // the encoding of call sites
  std::uintptr_t length = readNumber(at);
  const unsigned char *actions = at + length;
  std::uintptr_t action = 0;
  for (std::uintptr_t site = 0; site <= pad.place && at < actions; site += 1) {
    readNumber(at);
    action = readNumber(at);
  }
  if (action == 0) return 0;
  const unsigned char *record = actions + action - 1;
  for (;;) {
    auto filter = static_cast<std::intptr_t>(readNumber(record, true));
    const unsigned char *next = record;
    auto offset = static_cast<std::intptr_t>(readNumber(next, true));
    if (filter > 0) {
      auto handler = reinterpret_cast<const __shim_type_info *const *>(types)[-filter];
      void *object = objectOf(header);
      auto type = static_cast<const __shim_type_info *>(primaryOf(header)->type);
      if (!handler || handler->can_catch(type, object)) {
        header->adjusted = object;
        pad.selector = static_cast<std::uintptr_t>(filter);
        return 0;
      }
    }
    if (offset == 0) return 0;
    record += offset;
  }
}

// libc++ is built without exceptions: where it would throw one, it prints a message and aborts. Here it throws.

[[noreturn]] static void throwNamed(const char *format, va_list parts) {
  constexpr const char *MODE = " was thrown in -fno-exceptions mode";
  char text[1000];
  std::vsnprintf(text, sizeof text, format, parts);
  char *end = std::strstr(text, MODE);
  if (!end) {
    std::fprintf(stderr, "%s\n", text);
    __warren_failed("library", text, 0, nullptr);
    __builtin_trap();
  }
  *end = '\0';
  const char *quoted = std::strchr(end + 1, '"');
  char *message = const_cast<char *>(quoted ? quoted + 1 : "");
  if (quoted) *std::strrchr(message, '"') = '\0';
  auto is = [&](const char *name) { return std::strcmp(text, name) == 0; };
  if (is("bad_alloc")) throw std::bad_alloc();
  if (is("bad_array_new_length")) throw std::bad_array_new_length();
  if (is("bad_cast")) throw std::bad_cast();
  if (is("length_error")) throw std::length_error(message);
  if (is("out_of_range")) throw std::out_of_range(message);
  if (is("invalid_argument")) throw std::invalid_argument(message);
  if (is("overflow_error")) throw std::overflow_error(message);
  if (is("ios_base::failure")) throw std::ios_base::failure(message);
  if (is("system_error")) {
    int number = 0;
    std::sscanf(end + 1, "%*[^0-9-]%d", &number);
    throw std::system_error(number, std::generic_category(), message);
  }
  throw std::runtime_error(quoted ? message : text);
}

[[noreturn]] void __warren_verbose_abort(const char *format, ...) __asm__("_ZNSt3__222__libcpp_verbose_abortEPKcz");
[[noreturn]] void __warren_verbose_abort(const char *format, ...) {
  va_list parts;
  va_start(parts, format);
  throwNamed(format, parts);
}

[[noreturn]] void __abort_message(const char *format, ...) {
  va_list parts;
  va_start(parts, format);
  throwNamed(format, parts);
}

char *__cxa_demangle(const char *, char *, std::size_t *, int *);
extern std::terminate_handler __cxa_terminate_handler;

} // extern "C"

// Prints the message of g++ on standard error.
[[noreturn]] static void fail() {
  Header *header = underWay ? underWay : caught;
  if (!header) {
    std::fputs("terminate called without an active exception\n", stderr);
    __warren_failed("terminate", "std::terminate()", 0, nullptr);
    __builtin_trap();
  }
  Header *primary = primaryOf(header);
  const char *name = primary->type->name();
  int status = 0;
  if (char *plain = __cxa_demangle(name, nullptr, nullptr, &status)) name = plain;
  std::fprintf(stderr, "terminate called after throwing an instance of '%s'\n", name);
  char text[1000];
  void *object = primary + 1;
  auto base = static_cast<const __shim_type_info *>(&typeid(std::exception));
  if (base->can_catch(static_cast<const __shim_type_info *>(primary->type), object)) {
    const char *what = static_cast<std::exception *>(object)->what();
    std::fprintf(stderr, "  what():  %s\n", what);
    std::snprintf(text, sizeof text, "%s: %s", name, what);
  } else {
    std::snprintf(text, sizeof text, "%s", name);
  }
  __warren_failed("exception", text, 0, primary);
  __builtin_trap();
}

__attribute__((constructor(101))) static void install() { __cxa_terminate_handler = fail; }
