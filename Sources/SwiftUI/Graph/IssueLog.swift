/// The issues of a screen, each once.
@MainActor
struct IssueLog {
  /// The largest number of stored issues: a hundred thousand rows with the same mistake need no more than a thousand.
  private static let limit = 1_000

  private(set) var issues: [_RuntimeIssue] = []
  private var known: Set<_RuntimeIssue> = []

  /// Adds an issue, with a note that the following ones are left out if it is the last one.
  ///
  /// - Returns: The new issues.
  mutating func add(_ issue: _RuntimeIssue) -> [_RuntimeIssue] {
    guard issues.count < Self.limit, known.insert(issue).inserted else { return [] }
    issues.append(issue)
    guard issues.count == Self.limit - 1 else { return [issue] }
    let note = _RuntimeIssue(
      severity: .warning, message: "There are more issues than these: the rest is left out.", path: "")
    return [issue] + add(note)
  }
}
