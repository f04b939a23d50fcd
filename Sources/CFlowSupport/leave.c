#define _GNU_SOURCE
#include "CFlowSupport.h"
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>

// Nothing is taken of it before it is used.
static const size_t stack_size = 4 << 20;

// A call of a function that may be left.
struct call {
  ucontext_t caller;
  ucontext_t callee;
  void *stack;
  flow_function function;
  void *context;
  void *reason;
  struct call *outer;
};

static _Thread_local struct call *innermost;

static void start(void) {
  struct call *call = innermost;
  call->function(call->context);
}

void *flow_call_leavable(flow_function function, void *context) {
  void *stack = mmap(NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (stack == MAP_FAILED) {
    function(context);
    return NULL;
  }
  struct call call = {.stack = stack, .function = function, .context = context, .outer = innermost};
  getcontext(&call.callee);
  call.callee.uc_stack.ss_sp = stack;
  call.callee.uc_stack.ss_size = stack_size;
  call.callee.uc_link = &call.caller;
  makecontext(&call.callee, start, 0);
  innermost = &call;
  struct flow_stack outer = flow_enter_stack(stack, stack_size);
  swapcontext(&call.caller, &call.callee);
  flow_return_to_stack(outer);
  innermost = call.outer;
  // A stack that was left may still be known to the runtime, which keeps its records there.
  if (!call.reason) munmap(stack, stack_size);
  return call.reason;
}

bool flow_can_leave(void) { return innermost != NULL; }

_Noreturn void flow_leave(void *reason) {
  if (!innermost) abort();
  innermost->reason = reason;
  setcontext(&innermost->caller);
  abort();
}
