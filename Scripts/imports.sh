#!/bin/bash
# Checks that every target declares the modules that its files import.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p .build
swift package describe --type json > .build/package.json
exec Scripts/tool.sh imports .build/package.json
