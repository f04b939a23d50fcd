#!/bin/bash
# Checks that no code of Sources/SwiftUI uses types of a higher layer; see Docs/Layers.txt.
exec "$(dirname "$0")/tool.sh" layers "$@"
