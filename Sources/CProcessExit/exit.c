#define _GNU_SOURCE
#include <CProcessExit.h>
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// `atexit` is too late: `_exit` does not call what it has registered, and who has called `exit` is not known there. So
// the functions that end a process are defined here, and pass on to the C library's. A program finds the definitions of
// its own code first. They are weak, because a statically linked C library brings its own.

static _Atomic(flow_exit_handler) handler;
static pid_t process;

void flow_handle_exit(flow_exit_handler new_handler) {
  process = getpid();
  atomic_store(&handler, new_handler);
}

// Whether an address is in the library of a test framework, which ends the process when all tests have ended; in a
// program that is linked statically, it may be.
static bool is_in_framework(const void *address) {
  Dl_info info;
  if (!dlopen("libTesting.so", RTLD_LAZY | RTLD_NOLOAD)) return true;
  // The address after a call that does not return may be that of the next function.
  if (!dladdr((const char *)address - 1, &info) || !info.dli_fname) return false;
  return strstr(info.dli_fname, "/libTesting.so") || strstr(info.dli_fname, "/libXCTest.so");
}

_Noreturn static void end(const char *function, int code, const void *caller) {
  flow_exit_handler decide = atomic_load(&handler);
  int decided = decide && getpid() == process ? decide(code, function, is_in_framework(caller)) : code;
  // The report of a failure is written by what `atexit` has registered.
  void (*next)(int) = (void (*)(int))dlsym(RTLD_NEXT, decided == code ? function : "exit");
  if (next) next(decided);
  syscall(SYS_exit_group, decided);
  __builtin_unreachable();
}

#define ENDING(function)                                                      \
  __attribute__((weak)) _Noreturn void function(int code) {                   \
    end(#function, code, __builtin_return_address(0));                        \
  }

ENDING(exit)
ENDING(_exit)
ENDING(_Exit)
ENDING(quick_exit)
