#!/bin/bash
# Builds a package like a user's from scratch, with the manifest and the test from the README.
# Its tests must fail if nothing enables recording, and pass if something does. They must pass again when they run as on a
# CI machine, which compares with the recorded references. A broken test must fail at the broken line.
set -euo pipefail
cd "$(dirname "$0")/.."

root=$PWD
package=$root/.build/user-package
rm -rf "$package/Sources" "$package/Tests"
mkdir -p "$package/Sources/MyShop" "$package/Tests/MyShopTests"
cp Tests/UserPackage/MyShop/*.swift "$package/Sources/MyShop/"

# block TEXT: the Swift code block of the README that has a line with TEXT.
block() {
  awk -v text="$1" '
    /^```swift$/ { inside = 1; code = ""; found = 0; next }
    /^```$/ { if (inside && found) { printf "%s", code; exit } inside = 0; next }
    inside { code = code $0 "\n"; if (index($0, text)) found = 1 }
  ' README.md
}

block "swift-tools-version" | sed "s|\"../SwiftUIFlowTesting\"|\"$root\"|" >"$package/Package.swift"
block "struct CheckoutTests" >"$package/Tests/MyShopTests/CheckoutTests.swift"

run() { swift test --package-path "$package" --scratch-path "$package/.build" "$@" 2>&1; }

if CI=false run >"$package/first.log"; then
  cat "$package/first.log"
  echo "A test that had nothing to compare with passed." >&2
  exit 1
fi
grep -q "there was no reference to compare with" "$package/first.log"
rm -r "$package/Tests/MyShopTests/__Snapshots__"

SNAPSHOT_TESTING_RECORD=failed run | tee "$package/passing.log"
CI=true run | tee -a "$package/passing.log"
if [ "$(grep -c "Test run with 1 test in 1 suite passed" "$package/passing.log")" -ne 2 ]; then
  echo "The test of the README did not pass twice." >&2
  exit 1
fi

sed -i.bak 's/model.receipt != nil/model.receipt == nil/' "$package/Tests/MyShopTests/CheckoutTests.swift"
rm "$package/Tests/MyShopTests/CheckoutTests.swift.bak"
line=$(grep -n "model.receipt == nil" "$package/Tests/MyShopTests/CheckoutTests.swift" | cut -d: -f1)
if run >"$package/failing.log"; then
  cat "$package/failing.log"
  echo "The broken test passed." >&2
  exit 1
fi
if ! grep -q "CheckoutTests.swift:$line:.*Expectation failed" "$package/failing.log"; then
  cat "$package/failing.log"
  echo "The broken test did not fail at line $line." >&2
  exit 1
fi
echo "The package of the README builds and its test passes; broken, it fails at its line."
