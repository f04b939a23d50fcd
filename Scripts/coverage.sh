#!/bin/bash
# Generates Docs/Coverage.md from the sources; with --check, fails if the committed page differs.
# `Scripts/coverage.sh names FOLDER` reads the text interfaces of SwiftUI and SwiftUICore that lie in a folder, and
# writes their names to Docs/Names. The interfaces are Apple's and not part of the project.
exec "$(dirname "$0")/tool.sh" coverage "$@"
