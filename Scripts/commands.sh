#!/usr/bin/env bash
# Writes Docs/Commands.md, the help of every command of flow.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build --product flow >&2
flow=.build/debug/flow
export COLUMNS=100
{
  echo "# The commands of flow"
  echo
  echo "What \`flow --help\` and \`flow help COMMAND\` print (\`make commands\`)."
  echo
  echo '```'
  $flow --help
  echo '```'
  for name in $($flow --help | sed -n '/^SUBCOMMANDS:/,$s/^  \([a-z]\{2,\}\) .*/\1/p'); do
    echo
    echo "## flow $name"
    echo '```'
    $flow help "$name"
    echo '```'
  done
} >Docs/Commands.md
