#!/bin/bash
# Builds the documentation in .build/docs, as a static website. Fails for broken links and other warnings, except missing
# documentation of parameters for the caller's location (`fileID`, `line`, …), which is intended.
set -euo pipefail
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! swift package --allow-writing-to-directory .build/docs generate-documentation --target SwiftUIFlowTesting \
  --transform-for-static-hosting --output-path .build/docs >"$log" 2>&1; then
  tail -n 20 "$log" >&2
  exit 1
fi
places="'(fileID|filePath|sourcePath|file|line|column)'"
if grep -E -A 2 "^(warning|error): " "$log" | grep -vE "Parameter $places is missing documentation" |
  grep -E -A 2 "^(warning|error): " >&2; then
  exit 1
fi
echo "Written to .build/docs: python3 -m http.server --directory .build/docs, then open /documentation/swiftuiflowtesting"
