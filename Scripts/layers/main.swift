// Checks that the code of Sources/SwiftUI uses no types of a higher layer; Docs/Layers.txt has the layers.
//
// Usage: layers. Run in the root of the repository; `make lint` does.

import Foundation

let list = "Docs/Layers.txt"

do {
  let map = try LayerMap(String(contentsOfFile: list, encoding: .utf8))
  let check = LayerCheck(try SourceFile.files(below: "Sources/SwiftUI"), map: map)
  if CommandLine.arguments.contains("--count") {
    print("\(check.allowedUses) uses in other files, \(map.exceptions.count) exceptions")
  }
  for problem in check.problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
  exit(check.problems.isEmpty ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("\(list): \(error)\n".utf8))
  exit(1)
}
