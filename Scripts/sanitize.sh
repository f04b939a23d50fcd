#!/usr/bin/env bash
# Runs the tests with a sanitizer, in a build folder of its own.
# usage: Scripts/sanitize.sh [address|thread] [arguments of swift test]
set -eu
cd "$(dirname "$0")/.."

sanitizer=address
case "${1:-}" in
  address | thread) sanitizer=$1; shift ;;
esac
build=".build-$sanitizer"

# Swift stores bits of its own in pointers, for example in those of strings, which leak detection does not recognize. Leaks
# are measured by `make soak` and `make bench`.
export ASAN_OPTIONS="detect_leaks=0:${ASAN_OPTIONS:-}"
# Child processes of tests do not limit their memory: a sanitizer reserves memory for the whole address space.
export FLOW_SANITIZER=$sanitizer

Scripts/phase.sh "build ($sanitizer)" swift build --build-tests --sanitize "$sanitizer" --scratch-path "$build"
Scripts/phase.sh "test ($sanitizer)" swift test --skip-build --sanitize "$sanitizer" --scratch-path "$build" "$@"
