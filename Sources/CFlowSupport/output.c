#define _GNU_SOURCE
#include <CFlowSupport.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>

static FILE *output;
static _Atomic(flow_output_handler) handler;

static ssize_t pass_on(void *context, const char *text, size_t count) {
  flow_output_handler handle = atomic_load(&handler);
  if (handle) handle(text, count);
  return (ssize_t)fwrite(text, 1, count, output);
}

// Runs before the program's own threads start: a thread that locks the stream must unlock the same one.
__attribute__((constructor)) static void watch_output(void) {
  const char *report = getenv("FLOW_REPORT");
  if (!report || !*report) return;
  FILE *watched = fopencookie(NULL, "w", (cookie_io_functions_t){.write = pass_on});
  if (!watched) return;
  // Output is observed and forwarded on the thread that prints it.
  setvbuf(watched, NULL, _IONBF, 0);
  output = stdout;
  setvbuf(output, NULL, _IONBF, 0);
  stdout = watched;
}

bool flow_watches_output(void) { return output != NULL; }

void flow_handle_output(flow_output_handler new_handler) { atomic_store(&handler, new_handler); }
