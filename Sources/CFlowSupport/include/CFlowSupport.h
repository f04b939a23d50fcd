#ifndef CFLOWSUPPORT_H
#define CFLOWSUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The stack of the calling thread: its lowest address and its size in bytes, or zeros if the system does not say.
// glibc only declares what this needs with _GNU_SOURCE, which Swift's module of it is built without.
void flow_current_stack(uintptr_t *lowest, uintptr_t *size);

// An address in the caller's part of the stack.
static inline uintptr_t flow_stack_position(void) { return (uintptr_t)__builtin_frame_address(0); }

// A function with a context.
typedef void (*flow_function)(void *context);

// Calls a function on a stack of its own, which it may leave half-way. Returns a null pointer when the function has
// returned, or the reason why it was left: its stack, and whatever it held, stay allocated then.
void *flow_call_leavable(flow_function function, void *context);

// Whether the thread is in a function that may be left.
bool flow_can_leave(void);

// Leaves the innermost function that may be left, for a reason that is not null.
_Noreturn void flow_leave(void *reason);

// What the program has allocated with malloc and not freed, in bytes.
size_t flow_allocated_memory(void);

// The room that malloc gave what is at an address, in bytes.
size_t flow_allocation_size(const void *address);

// Is given the metadata of a Swift type.
typedef void (*flow_type_handler)(const void *type, void *context);

// Calls the handler with each type of the program that is declared to conform to a protocol; generic types are left
// out. The protocol is given by its descriptor.
void flow_each_type_conforming_to(const void *protocol, flow_type_handler handler, void *context);

#endif
