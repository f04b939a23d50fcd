// What the sanitizers of addresses and threads must be told when a thread goes on on another stack; nothing in other
// builds.

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

// What is said must be said in the function that changes stacks: the sanitizer of threads counts calls and returns.
#define FLOW_IN_PLACE static inline __attribute__((always_inline))

// The stack that a thread has left for another one, as the sanitizers know it.
struct flow_left_stack {
  // That of the addresses: the frames that it keeps beside the stack, and where the stack is.
  void *frames;
  const void *lowest;
  size_t size;

  // That of the threads: each stack is a fiber.
  void *fiber;
  void *other_fiber;
};

// Right before the thread goes on on a new stack.
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

// First of all on the new stack.
FLOW_IN_PLACE void flow_did_enter_stack(struct flow_left_stack *left) {
#if FLOW_SANITIZES_ADDRESSES
  __sanitizer_finish_switch_fiber(NULL, &left->lowest, &left->size);
#endif
}

// Right before the thread goes back, never to come to this stack again.
FLOW_IN_PLACE void flow_will_go_back(struct flow_left_stack *left) {
#if FLOW_SANITIZES_ADDRESSES
  __sanitizer_start_switch_fiber(NULL, left->lowest, left->size);
#endif
#if FLOW_SANITIZES_THREADS
  __tsan_switch_to_fiber(left->fiber, 0);
#endif
}

// First of all when the thread is back.
FLOW_IN_PLACE void flow_did_go_back(struct flow_left_stack *left) {
#if FLOW_SANITIZES_ADDRESSES
  __sanitizer_finish_switch_fiber(left->frames, NULL, NULL);
#endif
#if FLOW_SANITIZES_THREADS
  __tsan_destroy_fiber(left->other_fiber);
#endif
}

#endif
