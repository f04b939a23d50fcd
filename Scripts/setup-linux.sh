#!/bin/sh
# Installs the missing Debian packages for text and images.
# As root it installs them; otherwise, or with --check, it prints the command to run and exits with 1. Packages of other
# distributions are not checked: it lists what the build needs, and succeeds unless --check is given.
set -eu

packages="pkg-config libpango1.0-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libsqlite3-dev fonts-inter fonts-dejavu-core fonts-noto-cjk fonts-noto-color-emoji \
fonts-materialdesignicons-webfont librsvg2-2 gir1.2-poppler-0.18 webp-pixbuf-loader"

[ "$(uname -s)" = Linux ] || exit 0
if ! command -v dpkg-query >/dev/null 2>&1; then
  echo "This is not a Debian system. Not checked: the contents of these Debian packages are needed: $packages" >&2
  [ "${1:-}" = --check ] && exit 1
  exit 0
fi

missing=""
for package in $packages; do
  status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if [ "${1:-}" = --check ] || [ "$(id -u)" -ne 0 ]; then
  echo "Packages are missing. Run:" >&2
  echo "sudo apt-get update && sudo apt-get install -y --no-install-recommends$missing"
  exit 1
fi

echo "Installing:$missing"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086 # one word per package
if ! { apt-get update -q && apt-get install -q -y --no-install-recommends $missing; } >"$log" 2>&1; then
  tail -n 20 "$log" >&2
  echo "The packages could not be installed:$missing" >&2
  exit 1
fi
