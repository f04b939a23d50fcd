#!/usr/bin/env bash
# Runs the tests that are built, in two processes side by side: most tests are on the main actor, so one process uses one
# core. Fails if either does. What the first process runs the second leaves out, so no new target is forgotten.
# It starts the built program itself: two `swift test` of one folder compete for the lock of its build database.
# usage: Scripts/test.sh
set -u
cd "$(dirname "$0")/.."

first='^(SwiftUITests|FrameworksTests|ChartsTests|FlowRenderingTests|FlowUIKitTests|ViewInspectorTests)\.'
tests="$(swift build --show-bin-path)/SwiftUIFlowTestingPackageTests.xctest"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
"$tests" >"$log" 2>&1 || status=$? # XCTest's
"$tests" --testing-library swift-testing --skip "$first" >>"$log" 2>&1 &
others=$!
trap 'kill "$others" 2>/dev/null; exit 130' INT TERM
"$tests" --testing-library swift-testing --filter "$first" || status=$?
wait "$others" || status=$?
cat "$log"
exit "$status"
