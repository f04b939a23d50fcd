#define _GNU_SOURCE
#include "stack.h"
#include <stdlib.h>
#include <sys/mman.h>

static const size_t stack_size = 4 << 20;

// A call of a function that can be left.
struct call {
  struct flow_way_back way_back;
  void *reason;
  struct call *outer;
};

static _Thread_local struct call *innermost;

void *flow_call_leavable(flow_function function, void *context) {
  void *stack = flow_make_stack(stack_size);
  if (!stack) {
    function(context);
    return NULL;
  }
  struct call call = {.outer = innermost};
  innermost = &call;
  flow_call_on_stack(stack, stack_size, &call.way_back, function, context);
  innermost = call.outer;
  // The runtime may still have records on a stack that was left.
  if (!call.reason) munmap(stack, stack_size);
  return call.reason;
}

bool flow_can_leave(void) { return innermost != NULL; }

_Noreturn void flow_leave(void *reason) {
  if (!innermost) abort();
  innermost->reason = reason;
  flow_go_back(&innermost->way_back);
}
