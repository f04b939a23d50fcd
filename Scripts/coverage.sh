#!/bin/bash
# Generates Docs/Coverage.md from the sources; with --check, fails if the committed page differs.
set -euo pipefail
cd "$(dirname "$0")/.."
tool=.build/coverage
sources=(Scripts/coverage/*.swift)
if [ ! -x "$tool" ] || [ -n "$(find "${sources[@]}" -newer "$tool")" ]; then
  mkdir -p .build
  swiftc -O -swift-version 6 -o "$tool" "${sources[@]}"
fi
"$tool" "$@"
