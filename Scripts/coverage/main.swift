// Writes Docs/Coverage.md from the sources, or checks that it is up to date.
//
// Usage: coverage [--check]. Run in the root of the repository; `make coverage` does.

import Foundation

let page = "Docs/Coverage.md"
let isCheck = CommandLine.arguments.contains("--check")

do {
  let sources =
    try files(below: "Sources/FlowFoundation") + files(below: "Sources/FlowUIKit")
    + files(below: "Sources/SwiftUI")
  let tests = try files(below: "Tests").filter { $0.path.hasSuffix("Tests.swift") }
  var declarations: [Declaration] = []
  for file in sources { declarations += DeclarationReader(file).declarations }
  let remarks = try Remarks(path: "Docs/Coverage.txt")
  let index = TestIndex(tests, members: declarations.filter { $0.kind == .member })
  let text = try CoveragePage(declarations, remarks: remarks, tests: index).text
  let old = try? String(contentsOfFile: page, encoding: .utf8)
  if !isCheck {
    try text.write(toFile: page, atomically: true, encoding: .utf8)
  } else if old != text {
    fail("\(page) is not up to date with the sources: run `make coverage` and commit the page.")
  }
} catch {
  fail("\(error)")
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}
