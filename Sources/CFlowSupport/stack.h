// Separate stacks, for the files of this module.

#ifndef FLOW_STACK_H
#define FLOW_STACK_H

#include "CFlowSupport.h"
#include "sanitizers.h"
#include <ucontext.h>

// The state for returning to the stack that a thread has left.
struct flow_way_back {
  ucontext_t context;
  struct flow_left_stack stack;
};

// Allocates a stack, or returns NULL. Pages are committed on first use.
void *flow_make_stack(size_t size);

// Calls a function on a stack. Returns when the function returns, or when code on that stack goes back.
void flow_call_on_stack(
  void *stack, size_t size, struct flow_way_back *way_back, flow_function function, void *context);

// Continues on the stack that was left for the current one.
_Noreturn void flow_go_back(struct flow_way_back *way_back);

#endif
