// Notifies the address and thread sanitizers when a thread switches stacks; empty in other builds.

#ifndef FLOW_SANITIZERS_H
#define FLOW_SANITIZERS_H

#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define FLOW_SANITIZES_ADDRESSES 1
#include <sanitizer/common_interface_defs.h>
#endif
#if __has_feature(thread_sanitizer)
#define FLOW_SANITIZES_THREADS 1
#include <sanitizer/tsan_interface.h>
#endif
#endif

// Notifications must come from the function that switches stacks: the thread sanitizer counts calls and returns.
#define FLOW_IN_PLACE static inline __attribute__((always_inline))

// The stack that a thread has left, as known to the sanitizers.
struct flow_left_stack {
  // The address sanitizer's records: the frames beside the stack, and the location of the stack.
  void *frames;
  const void *lowest;
  size_t size;

  // The thread sanitizer's records: each stack is a fiber.
  void *fiber;
  void *other_fiber;
};

// Called directly before the thread switches to a new stack.
FLOW_IN_PLACE void flow_will_enter_stack(struct flow_left_stack *left, const void *stack, size_t size) {
#if FLOW_SANITIZES_ADDRESSES
  __sanitizer_start_switch_fiber(&left->frames, stack, size);
#endif
#if FLOW_SANITIZES_THREADS
  left->fiber = __tsan_get_current_fiber();
  left->other_fiber = __tsan_create_fiber(0);
  __tsan_switch_to_fiber(left->other_fiber, 0);
#endif
}

// Called first on the new stack.
FLOW_IN_PLACE void flow_did_enter_stack(struct flow_left_stack *left) {
#if FLOW_SANITIZES_ADDRESSES
  __sanitizer_finish_switch_fiber(NULL, &left->lowest, &left->size);
#endif
}

// Called directly before the thread leaves this stack for good.
FLOW_IN_PLACE void flow_will_go_back(struct flow_left_stack *left) {
#if FLOW_SANITIZES_ADDRESSES
  __sanitizer_start_switch_fiber(NULL, left->lowest, left->size);
#endif
#if FLOW_SANITIZES_THREADS
  __tsan_switch_to_fiber(left->fiber, 0);
#endif
}

// Called first after the thread is back.
FLOW_IN_PLACE void flow_did_go_back(struct flow_left_stack *left) {
#if FLOW_SANITIZES_ADDRESSES
  __sanitizer_finish_switch_fiber(left->frames, NULL, NULL);
#endif
#if FLOW_SANITIZES_THREADS
  __tsan_destroy_fiber(left->other_fiber);
#endif
}

#endif
