#define _GNU_SOURCE
#include "CFlowSupport.h"
#include <pthread.h>
#include <stddef.h>

void flow_current_stack(uintptr_t *lowest, uintptr_t *size) {
  pthread_attr_t attributes;
  void *address = NULL;
  size_t length = 0;
  *lowest = 0;
  *size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &address, &length) == 0) {
    *lowest = (uintptr_t)address;
    *size = (uintptr_t)length;
  }
  pthread_attr_destroy(&attributes);
}
