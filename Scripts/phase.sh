#!/usr/bin/env bash
# Runs a command as a named phase, and says how long it took and whether it failed.
# usage: Scripts/phase.sh NAME COMMAND [ARGUMENT ...]
set -u

name=$1
shift

echo "== $name"
TIMEFORMAT="== $name: took %1R s"
time "$@"
status=$?

if [ "$status" -ne 0 ]; then
  echo "== $name: failed with exit code $status" >&2
fi
exit "$status"
