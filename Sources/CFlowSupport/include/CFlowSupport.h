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
