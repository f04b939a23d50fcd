// Stacks of our own, for the files of this module.

#ifndef FLOW_STACK_H
#define FLOW_STACK_H

#include "CFlowSupport.h"
#include <ucontext.h>

// Memory for a stack, or NULL. Nothing is taken of it before it is used.
void *flow_make_stack(size_t size);

// Calls a function on a stack. It goes on with the caller's context when the function returns, or when that is set.
void flow_call_on_stack(void *stack, size_t size, ucontext_t *caller, flow_function function, void *context);

#endif
