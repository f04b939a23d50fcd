#!/usr/bin/env bash
# Draws Docs/Pictures/report.png and failure.png for the README: the report of the example's flow with a step that
# differs from its reference, and the reference, the actual picture and their difference of that step.
set -eu
cd "$(dirname "$0")/.."

Scripts/setup-browser.sh
for name in chromium-headless-shell chromium google-chrome; do
  if command -v "$name" >/dev/null; then browser=$name; break; fi
done
: "${browser:?The picture of the report needs Chromium: Scripts/setup-browser.sh}"

folder=$PWD/.build/pictures/report
swift run report-pictures "$folder" >/dev/null 2>&1
# The page as it is after a click on "Only failed".
{
  cat "$folder/index.html"
  echo '<script>addEventListener("load", () => document.querySelector("[name=failed]").click());</script>'
} >"$folder/failed.html"
"$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$folder/profile" \
  --window-size=1160,1000 --blink-settings=preferredColorScheme=1 --virtual-time-budget=5000 \
  --screenshot="$PWD/Docs/Pictures/report.png" "file://$folder/failed.html" >/dev/null 2>&1
cp "$folder/payment-light-difference.png" Docs/Pictures/failure.png
