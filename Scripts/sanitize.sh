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

# Swift keeps bits of its own in pointers, as in those of strings, and the search for leaks does not know them again: what
# stays allocated is measured by `make soak` and `make bench`.
export ASAN_OPTIONS="detect_leaks=0:${ASAN_OPTIONS:-}"
# Programs that tests start and that limit their memory do not: a sanitizer keeps accounts of all addresses there are.
export FLOW_SANITIZER=$sanitizer

Scripts/phase.sh "build ($sanitizer)" swift build --build-tests --sanitize "$sanitizer" --scratch-path "$build"
Scripts/phase.sh "test ($sanitizer)" swift test --skip-build --sanitize "$sanitizer" --scratch-path "$build" "$@"
