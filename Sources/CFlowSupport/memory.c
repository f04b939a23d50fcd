#define _GNU_SOURCE
#include "CFlowSupport.h"
#include <malloc.h>

size_t flow_allocated_memory(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

size_t flow_allocation_size(const void *address) {
  return malloc_usable_size((void *)address);
}
