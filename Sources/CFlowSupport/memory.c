#define _GNU_SOURCE
#include "CFlowSupport.h"
#include <malloc.h>

size_t flow_allocated_memory(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
