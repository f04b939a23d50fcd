#define _GNU_SOURCE
#include "stack.h"
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/mman.h>

// The thread's current stack, if it is not one of the system's.
static _Thread_local uintptr_t own_lowest;
static _Thread_local uintptr_t own_size;

// The last known stack of the thread.
static _Thread_local uintptr_t known_lowest;
static _Thread_local uintptr_t known_highest;

void flow_current_stack(uintptr_t *lowest, uintptr_t *size) {
  uintptr_t position = flow_stack_position();
  if (position > own_lowest && position < own_lowest + own_size) {
    *lowest = own_lowest;
    *size = own_size;
    return;
  }
  pthread_attr_t attributes;
  void *address = NULL;
  size_t length = 0;
  *lowest = 0;
  *size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &address, &length) == 0) {
    *lowest = (uintptr_t)address;
    *size = (uintptr_t)length;
  }
  pthread_attr_destroy(&attributes);
}

bool flow_has_stack_room(void) {
  uintptr_t position = flow_stack_position();
  if (position < known_lowest || position > known_highest) {
    uintptr_t size = 0;
    flow_current_stack(&known_lowest, &size);
    known_highest = known_lowest + size;
  }
  // A quarter is reserved for code that does not ask.
  return position - known_lowest > (known_highest - known_lowest) / 4;
}

void *flow_make_stack(size_t size) {
  void *stack = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return stack == MAP_FAILED ? NULL : stack;
}

// The first call on a new stack.
struct first_call {
  flow_function function;
  void *context;
  struct flow_way_back *way_back;
};

static _Thread_local struct first_call *starting;

static void start(void) {
  struct first_call *call = starting;
  flow_did_enter_stack(&call->way_back->stack);
  call->function(call->context);
  flow_go_back(call->way_back);
}

_Noreturn void flow_go_back(struct flow_way_back *way_back) {
  flow_will_go_back(&way_back->stack);
  setcontext(&way_back->context);
  abort();
}

void flow_call_on_stack(
  void *stack, size_t size, struct flow_way_back *way_back, flow_function function, void *context) {
  struct first_call call = {function, context, way_back};
  uintptr_t outer_lowest = own_lowest;
  uintptr_t outer_size = own_size;
  own_lowest = (uintptr_t)stack;
  own_size = size;
  ucontext_t callee;
  getcontext(&callee);
  callee.uc_stack.ss_sp = stack;
  callee.uc_stack.ss_size = size;
  callee.uc_link = NULL;
  makecontext(&callee, start, 0);
  starting = &call;
  flow_will_enter_stack(&way_back->stack, stack, size);
  swapcontext(&way_back->context, &callee);
  flow_did_go_back(&way_back->stack);
  own_lowest = outer_lowest;
  own_size = outer_size;
}

#if FLOW_SANITIZES_THREADS
// The thread sanitizer supports 65,536 calls on a stack, and ends the process after more.
static const size_t large_stack_size = 4 << 20;
#else
static const size_t large_stack_size = 256 << 20;
#endif

void flow_call_on_large_stack(flow_function function, void *context) {
  void *stack = flow_make_stack(large_stack_size);
  if (!stack) {
    function(context);
    return;
  }
  struct flow_way_back way_back;
  flow_call_on_stack(stack, large_stack_size, &way_back, function, context);
  munmap(stack, large_stack_size);
}
