import FlowReports
import Foundation

/// The output of commands.
enum Output {
  /// Prints a value as JSON, with its members sorted by name.
  static func json(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Prints how the tests of a run ended: the failures again, each with its place, and the counts. Between them may be
  /// much that the tests printed.
  static func tests(_ outcomes: [TestEvent.Outcome], failures: [String]) {
    for failure in failures { print(failure) }
    func count(_ outcome: TestEvent.Outcome) -> Int { outcomes.count { $0 == outcome } }
    print(
      "\(counted(outcomes.count, "test")): \(count(.passed)) passed, \(count(.failed)) failed, "
        + "\(count(.skipped)) skipped.")
  }

  /// Prints what a command does, separate from the output for programs.
  static func note(_ note: CommandNote) { progress("\(note)") }

  /// Prints the paths of files that a command would replace or remove.
  static func replacements(_ paths: [String], json isJSON: Bool) throws {
    if isJSON { return try json(paths) }
    for path in paths { print("would replace or remove \(path)") }
    if paths.isEmpty { print("Nothing would be replaced or removed.") }
  }

  /// Prints a line of another program for people, separate from the output for programs.
  static func progress(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
