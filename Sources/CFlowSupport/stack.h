// Stacks of our own, for the files of this module.

#ifndef FLOW_STACK_H
#define FLOW_STACK_H

#include "CFlowSupport.h"
#include "sanitizers.h"
#include <ucontext.h>

// How a thread comes back to the stack that it has left for another one.
struct flow_way_back {
  ucontext_t context;
  struct flow_left_stack stack;
};

// Memory for a stack, or NULL. Nothing is taken of it before it is used.
void *flow_make_stack(size_t size);

// Calls a function on a stack. It goes on when the function returns, or when something on that stack goes back.
void flow_call_on_stack(
  void *stack, size_t size, struct flow_way_back *way_back, flow_function function, void *context);

// Goes on where a stack was left for the one that this is called on.
_Noreturn void flow_go_back(struct flow_way_back *way_back);

#endif
