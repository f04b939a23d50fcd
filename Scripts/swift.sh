#!/usr/bin/env bash
# Runs `swift build`, `swift test`, `swift run` or `swift package` without the index that editors use: writing it takes a
# quarter of a build's time. Every command of this repository builds so, and they share a build folder: one that indexes
# compiles everything again.
# usage: Scripts/swift.sh build|test|run|package [ARGUMENT ...]
set -eu
command=$1
shift
exec swift "$command" --disable-index-store "$@"
