#define _GNU_SOURCE
#include "CFlowSupport.h"
#include <pthread.h>
#include <stddef.h>
#include <sys/mman.h>
#include <ucontext.h>

// The stack that the thread runs on, if it is none of the system's.
static _Thread_local uintptr_t own_lowest;
static _Thread_local uintptr_t own_size;

// The stack that the thread was last seen on.
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

struct flow_stack flow_enter_stack(void *lowest, size_t size) {
  struct flow_stack outer = {own_lowest, own_size};
  own_lowest = (uintptr_t)lowest;
  own_size = size;
  return outer;
}

void flow_return_to_stack(struct flow_stack outer) {
  own_lowest = outer.lowest;
  own_size = outer.size;
}

bool flow_has_stack_room(void) {
  uintptr_t position = flow_stack_position();
  if (position < known_lowest || position > known_highest) {
    uintptr_t size = 0;
    flow_current_stack(&known_lowest, &size);
    known_highest = known_lowest + size;
  }
  // A quarter is left for what does not ask.
  return position - known_lowest > (known_highest - known_lowest) / 4;
}

// Nothing is taken of it before it is used.
static const size_t large_stack_size = 256 << 20;

struct large_call {
  ucontext_t caller;
  ucontext_t callee;
  flow_function function;
  void *context;
};

static _Thread_local struct large_call *starting;

static void start(void) {
  struct large_call *call = starting;
  call->function(call->context);
}

void flow_call_on_large_stack(flow_function function, void *context) {
  void *stack =
      mmap(NULL, large_stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (stack == MAP_FAILED) {
    function(context);
    return;
  }
  struct large_call call = {.function = function, .context = context};
  struct flow_stack outer = flow_enter_stack(stack, large_stack_size);
  getcontext(&call.callee);
  call.callee.uc_stack.ss_sp = stack;
  call.callee.uc_stack.ss_size = large_stack_size;
  call.callee.uc_link = &call.caller;
  makecontext(&call.callee, start, 0);
  starting = &call;
  swapcontext(&call.caller, &call.callee);
  flow_return_to_stack(outer);
  munmap(stack, large_stack_size);
}
