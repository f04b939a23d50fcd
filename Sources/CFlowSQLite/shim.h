// The system's SQLite, from Debian's libsqlite3-dev.
#ifndef CFLOWSQLITE_SHIM_H
#define CFLOWSQLITE_SHIM_H

#include <sqlite3.h>

#endif
