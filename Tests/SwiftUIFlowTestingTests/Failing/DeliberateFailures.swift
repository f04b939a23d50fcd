import Foundation

/// Enables the tests that fail on purpose, in a process that another test starts.
enum DeliberateFailures {
  static let variable = "FLOW_DELIBERATE_FAILURES"

  static var areWanted: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// The line of a test file that ends with `// fails: <marker>`.
  static func line(of marker: String, in filePath: String) throws -> Int {
    let lines = try String(contentsOfFile: filePath, encoding: .utf8).components(separatedBy: "\n")
    guard let index = lines.firstIndex(where: { $0.hasSuffix("// fails: \(marker)") }) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return index + 1
  }
}
