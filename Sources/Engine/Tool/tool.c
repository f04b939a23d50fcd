#include "FlowEngineTool.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int flow_run_engine_tool(const char *name, char **arguments) {
  char path[4096];
  int length = snprintf(path, sizeof path, "%s/%s", FLOW_ENGINE, name);
  if (length < (int)sizeof path) execv(path, arguments);
  fprintf(
      stderr, "error: %s cannot be started: %s. `flow engine` makes the engine again, and prints its folder.\n", path,
      strerror(errno));
  return 1;
}
