#!/bin/bash
# Checks that no code of Sources/SwiftUI uses types of a higher layer; see Docs/Layers.txt.
set -euo pipefail
cd "$(dirname "$0")/.."
tool=.build/layers
sources=(Scripts/layers/*.swift)
if [ ! -x "$tool" ] || [ -n "$(find "${sources[@]}" -newer "$tool")" ]; then
  mkdir -p .build
  swiftc -O -swift-version 6 -o "$tool" "${sources[@]}"
fi
"$tool" "$@"
