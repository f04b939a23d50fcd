#!/usr/bin/env bash
# Runs the tests that are built, in two processes side by side: most tests are on the main actor, so one process uses one
# core. Fails if either does. What the first process runs the second leaves out, so no new target is forgotten.
# usage: Scripts/test.sh
set -u
cd "$(dirname "$0")/.."

first='^(SwiftUITests|FrameworksTests|ChartsTests)\.'

log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The build folder is only read, so the second process need not wait for the first.
swift test --skip-build --ignore-lock --skip "$first" >"$log" 2>&1 &
others=$!
trap 'kill "$others" 2>/dev/null; exit 130' INT TERM
status=0
swift test --skip-build --ignore-lock --filter "$first" || status=$?
wait "$others" || status=$?
cat "$log"
exit "$status"
