// Checks that every target declares what its files import. A build in a folder that has other products finds modules
// that a target does not declare; a clean one does not.
//
// Usage: imports PACKAGE, with the file that `swift package describe --type json` wrote; `make lint` does.

import Foundation

guard CommandLine.arguments.count == 2 else { fail("Usage: imports PACKAGE") }

do {
  let package = try JSONDecoder().decode(
    PackageDescription.self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
  let problems = try package.undeclaredImports
  for problem in problems { write(problem) }
  exit(problems.isEmpty ? 0 : 1)
} catch {
  fail("\(error)")
}

func write(_ message: String) { FileHandle.standardError.write(Data("\(message)\n".utf8)) }

func fail(_ message: String) -> Never {
  write(message)
  exit(1)
}
