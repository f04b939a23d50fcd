// Writes Docs/Coverage.md from the sources, or checks that it is up to date; or writes the names of Apple's interfaces.
//
// Usage: coverage [--check], coverage names FOLDER. Run in the root of the repository; `make coverage` does.

import Foundation

let page = "Docs/Coverage.md"
let names = "Docs/Names"
let arguments = CommandLine.arguments.dropFirst()

do {
  if arguments.first == "names" {
    guard arguments.count == 2, let folder = arguments.last else {
      throw CoverageError(message: "`names` is followed by a folder with text interfaces of SwiftUI and SwiftUICore.")
    }
    let list = try NameList(interfaces: try texts(in: folder, suffix: ".swiftinterface").map(\.text))
    try list.text.write(toFile: "\(names)/\(list.version).txt", atomically: true, encoding: .utf8)
  } else {
    try writePage(isCheck: arguments.contains("--check"))
  }
} catch {
  fail("\(error)")
}

func writePage(isCheck: Bool) throws {
  let sources = try ["Sources/FlowFoundation", "Sources/FlowUIKit", "Sources/SwiftUI"].flatMap(files(below:))
  let tests = try files(below: "Tests").filter { $0.path.hasSuffix("Tests.swift") }
  let declarations = sources.flatMap { DeclarationReader($0).declarations }
  var reader = NameReader()
  for file in try sources + files(below: "Sources/Combine") { reader.read(file.lines.joined(separator: "\n")) }
  let remarks = try Remarks(path: "Docs/Coverage.txt")
  let lists = try texts(in: names, suffix: ".txt").map { NameList(version: $0.name, text: $0.text) }
  let missing = MissingNames(lists: lists, sources: reader, elsewhere: Set(remarks.missing.map(\.name)))
  let index = TestIndex(tests, members: declarations.filter { $0.kind == .member })
  let text = try CoveragePage(
    declarations, remarks: remarks, tests: index, versions: lists.map(\.version), missing: missing
  ).text
  let old = try? String(contentsOfFile: page, encoding: .utf8)
  if !isCheck {
    try text.write(toFile: page, atomically: true, encoding: .utf8)
  } else if old != text {
    fail("\(page) is not up to date with the sources: run `make coverage` and commit the page.")
  }
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}
