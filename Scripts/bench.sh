#!/usr/bin/env bash
# Runs the benchmarks in release and in debug builds: users' tests run in debug builds, so both count.
# Every run of `bench` prints its table and adds its figures to .build/bench.json.
set -eu
cd "$(dirname "$0")/.."

rm -f .build/bench.json
for configuration in release debug; do
  Scripts/phase.sh "build bench ($configuration)" swift build -c "$configuration" --product bench
  Scripts/phase.sh "run bench ($configuration)" swift run -c "$configuration" --skip-build bench
done
