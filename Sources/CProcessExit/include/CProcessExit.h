#ifndef CPROCESSEXIT_H
#define CPROCESSEXIT_H

#include <stdbool.h>
#include <stdint.h>

// Decides the exit code of a process that code is about to end: receives the exit code that was asked for, the name of
// the called function, and whether a test framework has called it.
typedef int32_t (*flow_exit_handler)(int32_t code, const char *function, bool is_framework);

// Sets the function that decides the exit code from now on. Child processes are not asked about; nor is the end of
// `main`, or the end by a signal.
void flow_handle_exit(flow_exit_handler handler);

#endif
