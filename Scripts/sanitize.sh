#!/usr/bin/env bash
# Runs the tests with a sanitizer, in its own build folder, and fails if it reports anything.
# usage: Scripts/sanitize.sh [address|thread] [arguments of swift test]
set -eu
cd "$(dirname "$0")/.."

sanitizer=address
case "${1:-}" in
  address | thread) sanitizer=$1; shift ;;
esac
build=".build-$sanitizer"

# Reports go to files, one for each process: tests discard the output of child processes, or compare it.
reports="$PWD/$build/reports"
rm -rf "$reports"
mkdir -p "$reports"

# Swift stores bits of its own in pointers, for example in those of strings, which leak detection does not recognize. Leaks
# are measured by `make soak` and `make bench`.
export ASAN_OPTIONS="detect_leaks=0:log_path=$reports/report:log_exe_name=1:${ASAN_OPTIONS:-}"
# Otherwise each process sleeps for a second before it ends.
export TSAN_OPTIONS="atexit_sleep_ms=0:log_path=$reports/report:log_exe_name=1:${TSAN_OPTIONS:-}"
# GLib is not instrumented, and by default passes freed memory of one thread to another without `malloc` and `free`.
export G_SLICE=always-malloc
# Child processes of tests do not limit their memory: a sanitizer reserves memory for the whole address space.
export FLOW_SANITIZER=$sanitizer

Scripts/phase.sh "build ($sanitizer)" swift build --build-tests --sanitize "$sanitizer" --scratch-path "$build"
status=0
Scripts/phase.sh "test ($sanitizer)" \
  swift test --skip-build --sanitize "$sanitizer" --scratch-path "$build" "$@" || status=$?

count=0
for report in "$reports"/report.*; do
  # The address sanitizer warns of every function that switches stacks, although `sanitizers.h` announces the switches.
  [ -f "$report" ] && sed -i '/WARNING: ASan doesn.t fully support makecontext/d' "$report"
  if [ -s "$report" ]; then
    cat "$report"
    count=$((count + 1))
  fi
done
echo "== reports ($sanitizer): $count processes with reports"
if [ "$count" -ne 0 ]; then exit 1; fi
exit "$status"
