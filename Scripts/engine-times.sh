#!/usr/bin/env bash
# Times of building the example app for its previews, in seconds: with the engine that `flow` compiles once, and without
# it, where the package manager compiles it for the app. Everything is made in a folder that is removed.
#
# engine-times.sh [new]: `new` leaves out the build without the engine.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# seconds NAME COMMAND...: runs a command, and prints how long it took.
seconds() {
  local name=$1 start end
  shift
  start=$(date +%s.%N)
  "$@" >"$folder/output" 2>&1 || { cat "$folder/output" >&2; exit 1; }
  end=$(date +%s.%N)
  awk -v name="$name" -v a="$start" -v b="$end" 'BEGIN { printf "%-40s %7.1f\n", name, b - a }'
}

# app FOLDER: a package of the example app and a program with its previews.
app() {
  mkdir -p "$1/Sources/Program"
  cp -r Examples/Checkout/Sources/Checkout "$1/Sources/Checkout"
  cat >"$1/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Times",
  defaultLocalization: "en",
  dependencies: [.package(name: "SwiftUIFlowTesting", path: "$root")],
  targets: [
    .target(name: "Checkout", dependencies: [.product(name: "SwiftUI", package: "SwiftUIFlowTesting")]),
    .executableTarget(
      name: "Program", dependencies: ["Checkout", .product(name: "FlowPreviews", package: "SwiftUIFlowTesting")]),
  ])
MANIFEST
  printf 'import Checkout\nimport FlowPreviews\n\nPreviewRunner.main()\n' >"$1/Sources/Program/main.swift"
}

# builds NAME FOLDER: the first build, one without a change, and one after an edit of a view.
builds() {
  seconds "$1: first build" swift build --package-path "$2" --product Program
  seconds "$1: nothing changed" swift build --package-path "$2" --product Program
  printf '\nextension CartRow { var isEdited: Bool { true } }\n' >>"$2/Sources/Checkout/Cart/CartRow.swift"
  seconds "$1: a view was edited" swift build --package-path "$2" --product Program
  seconds "$1: list of its previews" "$2/.build/debug/Program" list
}

swift build --product flow >/dev/null
flow=$root/.build/debug/flow
export XDG_CACHE_HOME="$folder/cache"
mkdir -p "$XDG_CACHE_HOME"
seconds "engine from nothing" "$flow" engine
seconds "engine that is there" "$flow" engine
app "$folder/new"
engine=$("$flow" engine)
(export "${engine?}"; builds "with the engine" "$folder/new")
cp -r Examples/Checkout/Sources/Checkout "$folder/Checkout"
cd "$folder"
seconds "flow preview: first" "$flow" preview Checkout
seconds "flow preview: nothing changed" "$flow" preview Checkout
printf '\nextension CartRow { var isEdited: Bool { true } }\n' >>"$folder/Checkout/Cart/CartRow.swift"
seconds "flow preview: a view was edited" "$flow" preview Checkout
cd "$root"
if [ "${1:-}" != new ]; then
  app "$folder/old"
  builds "without it" "$folder/old"
fi
