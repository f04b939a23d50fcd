#ifndef CFLOWSUPPORT_H
#define CFLOWSUPPORT_H

#include <stddef.h>
#include <stdint.h>

// The stack of the calling thread: its lowest address and its size in bytes, or zeros if the system does not say.
// glibc only declares what this needs with _GNU_SOURCE, which Swift's module of it is built without.
void flow_current_stack(uintptr_t *lowest, uintptr_t *size);

// An address in the caller's part of the stack.
static inline uintptr_t flow_stack_position(void) { return (uintptr_t)__builtin_frame_address(0); }

// What the program has allocated with malloc and not freed, in bytes.
size_t flow_allocated_memory(void);

#endif
