#!/bin/bash
# Installs the requirements of the report's accessibility test: Chromium, and axe-core in .build/axe/axe.min.js.
# As root it installs Chromium; otherwise it prints how. Without them, that test is skipped with a message.
set -uo pipefail
cd "$(dirname "$0")/.."

[ "$(uname -s)" = Linux ] || exit 0
log=$(mktemp)
trap 'rm -f "$log"' EXIT

browser() { command -v chromium-headless-shell || command -v chromium || command -v google-chrome; }
if ! browser >/dev/null && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update -q && apt-get install -q -y --no-install-recommends chromium-headless-shell; } >"$log" 2>&1 ||
    tail -n 3 "$log"
fi
browser >/dev/null || echo "The page's accessibility is not tested: there is no Chromium (apt-get install chromium)."

# The PyPI package contains the file of axe-core.
axe=.build/axe/axe.min.js
if [ ! -s "$axe" ]; then
  mkdir -p .build/axe
  if python3 -m pip download -q --no-deps -d .build/axe axe-playwright-python==0.1.8 >"$log" 2>&1; then
    python3 - .build/axe/*.whl "$axe" <<'PYTHON'
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    name = next(name for name in wheel.namelist() if name.endswith("/axe.min.js"))
    open(sys.argv[2], "wb").write(wheel.read(name))
PYTHON
  else
    tail -n 3 "$log"
  fi
fi
[ -s "$axe" ] || echo "The page's accessibility is not tested: there is no axe-core (python3 with pip gets it)."
