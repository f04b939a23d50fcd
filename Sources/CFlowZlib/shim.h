// The system's zlib, from Debian's zlib1g-dev.
#ifndef CFLOWZLIB_SHIM_H
#define CFLOWZLIB_SHIM_H

#include <zlib.h>

#endif
