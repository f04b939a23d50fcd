import Foundation

/// The identity of a run of tests, which several processes share: their parent process.
struct TestRun: Codable, Equatable {
  /// The identifier of the parent process.
  let process: Int
  /// When the parent process started, in clock ticks since the start of the system, where that is known: identifiers of
  /// processes repeat.
  var start: String?

  /// The run of this process.
  static var current: TestRun {
    let parent = Int(getppid())
    return TestRun(process: parent, start: start(of: parent))
  }

  private static func start(of process: Int) -> String? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
    // The name of the program is in parentheses and may contain spaces; the start is the 20th number after it.
    let numbers = status[(status.lastIndex(of: ")") ?? status.startIndex)...].split(separator: " ")
    return numbers.count > 20 ? String(numbers[20]) : nil
  }
}
