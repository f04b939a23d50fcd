#!/bin/bash
# Compiles a tool of the project's own if its sources have changed, and runs it: tool.sh NAME ARGUMENTS...
# The sources are in Scripts/NAME; Scripts/tokens is a module that the tools share.
set -euo pipefail
cd "$(dirname "$0")/.."
name="$1"
shift
build=.build/tools
if [ ! -x "$build/$name" ] || [ -n "$(find Scripts/tokens "Scripts/$name" -name '*.swift' -newer "$build/$name")" ]; then
  mkdir -p "$build"
  swiftc -O -swift-version 6 -package-name tools -parse-as-library -module-name SwiftTokens -static -emit-library \
    -emit-module -emit-module-path "$build/SwiftTokens.swiftmodule" -o "$build/libSwiftTokens.a" Scripts/tokens/*.swift
  swiftc -O -swift-version 6 -package-name tools -module-name "$name" -I "$build" -L "$build" -lSwiftTokens \
    -o "$build/$name" "Scripts/$name"/*.swift
fi
"$build/$name" "$@"
