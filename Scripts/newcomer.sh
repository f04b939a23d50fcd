#!/usr/bin/env bash
# A newcomer's hour: does in an empty folder what the README says, makes the mistakes that newcomers make, and compares
# what is printed with what the README shows.
#
# The README's package is built in the build folder of this one, so that the engine is compiled once; `newcomer.sh clean`
# compiles everything from nothing, in its own folder. FLOW_NEWCOMER=folder keeps the outputs there.
set -euo pipefail
cd "$(dirname "$0")/.."

root=$PWD
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
outputs=${FLOW_NEWCOMER:-$folder/outputs}
mkdir -p "$outputs"
package=$folder/MyShop
build=$root/.build
if [ "${1:-}" = clean ]; then build=$package/.build; fi
tests=$package/Tests/MyShopTests
test=$tests/CheckoutTests.swift
view=$package/Sources/MyShop/CheckoutView.swift

# --- Reading the README

# block TEXT: the Swift code block of the README that has a line with TEXT.
block() {
  awk -v text="$1" '
    /^```swift$/ { inside = 1; code = ""; found = 0; next }
    /^```$/ { if (inside && found) { printf "%s", code; exit } inside = 0; next }
    inside { code = code $0 "\n"; if (index($0, text)) found = 1 }
  ' README.md
}

# shown NAME: the lines of the README's block after the comment `<!-- newcomer: NAME -->`.
shown() {
  awk -v comment="<!-- newcomer: $1 -->" '
    $0 == comment { wanted = 1; next }
    wanted && /^```/ { if (inside) exit; inside = 1; next }
    inside { print }
  ' README.md
}

# --- Running

fail() {
  echo "newcomer: $1" >&2
  exit 1
}

# run NAME EXPECTED COMMAND...: runs a command in the package, keeps its output as NAME.txt, and requires that it
# succeeds (EXPECTED = 0) or that it fails (EXPECTED = 1).
run() {
  local name=$1 expected=$2 status=0
  shift 2
  (cd "$package" && "$@") >"$outputs/$name.txt" 2>&1 </dev/null || status=$?
  if [ $((status == 0)) -ne $((expected == 0)) ]; then
    cat "$outputs/$name.txt" >&2
    fail "$name ended with exit code $status."
  fi
  echo "newcomer: $name (exit code $status)"
}

# prints NAME: requires that every line that the README shows for NAME was printed. `…` stands for any text.
prints() {
  local lines line pattern
  lines=$(shown "$1")
  [ -n "$lines" ] || fail "the README shows nothing for \"$1\"."
  while IFS= read -r line; do
    pattern=$(printf '%s' "$line" | sed -e 's/[][\.*^$/]/\\&/g' -e 's/…/.*/g')
    grep -q -- "$pattern" "$outputs/$1.txt" || {
      cat "$outputs/$1.txt" >&2
      fail "the README shows for \"$1\" a line that was not printed: $line"
    }
  done <<<"$lines"
}

swift_test() { swift test --package-path "$package" --scratch-path "$build" "$@"; }
flow() { swift run --package-path "$package" --scratch-path "$build" flow "$@"; }

# edit FILE EXPRESSION: changes a file, and requires that it changed.
edit() {
  cp "$1" "$folder/before"
  sed -i.bak "$2" "$1" && rm "$1.bak"
  ! cmp -s "$1" "$folder/before" || fail "the edit $2 changed nothing in $1."
}
undo() { cp "$folder/before" "$1"; }

# --- The package of the README

mkdir -p "$package/Sources/MyShop" "$tests"
cp Tests/UserPackage/MyShop/*.swift "$package/Sources/MyShop/"
block "swift-tools-version" | sed "s|\"../SwiftUIFlowTesting\"|\"$root\"|" >"$package/Package.swift"
block "struct CheckoutTests" >"$test"


# The first run has nothing to compare with: it fails, and says how to record.
CI=false run first-run 1 swift_test
prints first-run
rm -r "$tests/__Snapshots__"

# Recorded, it passes; and again as on a CI machine, which never records.
SNAPSHOT_TESTING_RECORD=failed run recording 0 swift_test
CI=true run passing 0 swift_test
grep -q "Test run with 1 test in 1 suite passed" "$outputs/passing.txt" || fail "the README's test did not run."

# A mistake: an expectation that does not hold. It fails at its line.
edit "$test" 's/model.receipt != nil/model.receipt == nil/'
run expectation 1 swift_test
prints expectation
line=$(grep -n "model.receipt == nil" "$test" | cut -d: -f1)
grep -q "CheckoutTests.swift:$line:.*Expectation failed" "$outputs/expectation.txt" ||
  fail "the broken expectation did not fail at line $line."
undo "$test"

# A mistake: a label that no element has.
edit "$test" 's/\.step("cart")/.step("cart") { _, app in app.buttons["Chek out"].tap() }/'
run label 1 swift_test
prints label
undo "$test"

# A changed screen: its picture differs. The command that the message names accepts it.
edit "$view" 's/"Check out"/"Go to checkout"/'
run picture 1 swift_test
prints picture
command=$(sed -n 's/.*accept it with: \(swift run flow accept .*\)\.$/\1/p' "$outputs/picture.txt" | head -n 1)
[ -n "$command" ] || fail "the message of the changed picture names no command."
eval "run accept 0 swift run --scratch-path \"$build\" ${command#swift run}"
CI=true run accepted 0 swift_test

# Mistakes at the command line are found before anything is built.
run device 1 flow preview --device "iPhone 99"
prints device
run command 1 flow sesion
prints command

# A mistake: the line for Linux is missing in the manifest. In its own build folder, because every module in a build
# folder can be imported.
if [ "$(uname -s)" = Linux ]; then
  edit "$package/Package.swift" '/product(name: "SwiftUI"/d'
  run manifest 1 swift build --target MyShop
  prints manifest
  undo "$package/Package.swift"
fi

echo "The package of the README does what the README shows, also with a newcomer's mistakes."
