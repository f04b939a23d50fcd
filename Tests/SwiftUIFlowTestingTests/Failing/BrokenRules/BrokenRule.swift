import Foundation
import Testing

/// A rule that a test breaks on purpose, and the expected message.
///
/// The line of the expected failure ends with `// fails: <name>`; `<line>` in the message stands for its number.
struct BrokenRule: Sendable, CustomTestStringConvertible {
  let name: String
  let message: String
  let isWarning: Bool
  let run: @MainActor @Sendable () async throws -> Void
  private let filePath: String

  init(
    _ name: String,
    _ message: String,
    isWarning: Bool = false,
    filePath: String = #filePath,
    _ run: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    self.name = name
    self.message = message
    self.isWarning = isWarning
    self.filePath = filePath
    self.run = run
  }

  /// The expected issue of a run in another process.
  func expectation() throws -> PrintedIssue {
    let line = try DeliberateFailures.line(of: name, in: filePath)
    return PrintedIssue(
      file: URL(fileURLWithPath: filePath).lastPathComponent,
      line: line,
      message: message.replacingOccurrences(of: "<line>", with: "\(line)"),
      isWarning: isWarning)
  }

  var testDescription: String { name }

  static let all =
    steps + waits + leftOut + warnings + reducers + schedulers + flows + screens + nothing + nothingOnScreens
    + inspections + axt + unchecked + uncheckedScreens + wrongElements + impossible + impossibleTouches
}
