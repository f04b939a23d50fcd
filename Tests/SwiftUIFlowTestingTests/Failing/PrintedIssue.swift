import Foundation

/// An issue of a test in another process, as a test framework reported it.
struct PrintedIssue: Equatable {
  let file: String
  let line: Int
  var message: String
  var isWarning = false
}

extension PrintedIssue {
  /// The issues in the event stream of Swift Testing: lines of JSON, with the messages as they were reported.
  static func inEventStream(_ stream: Data) throws -> [PrintedIssue] {
    try stream.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let event = try JSONDecoder().decode(Event.self, from: line).payload
      guard event.kind == "issueRecorded", let issue = event.issue, let location = issue.sourceLocation else {
        return nil
      }
      return PrintedIssue(
        file: location.fileID.components(separatedBy: "/").last ?? "",
        line: location.line,
        message: event.messages?.filter { $0.symbol == "details" }.map(\.text).joined(separator: "\n") ?? "",
        isWarning: issue.severity == "warning")
    }
  }

  private struct Event: Decodable {
    let payload: Payload

    struct Payload: Decodable {
      let kind: String?
      let issue: Issue?
      let messages: [Message]?
    }

    struct Issue: Decodable {
      let severity: String?
      let sourceLocation: Location?
    }

    struct Location: Decodable {
      let fileID: String
      let line: Int
    }

    struct Message: Decodable {
      let symbol: String
      let text: String
    }
  }

  /// The issues in XCTest's output. A message continues to the next issue, or to the end of its test case.
  static func inConsole(_ output: String) -> [PrintedIssue] {
    var issues: [PrintedIssue] = []
    var isInIssue = false
    for line in output.components(separatedBy: "\n") {
      if let issue = PrintedIssue(consoleLine: line) {
        issues.append(issue)
        isInIssue = true
      } else if line.hasPrefix("Test Case ") {
        isInIssue = false
      } else if isInIssue, line.firstMatch(of: /^==\d+==WARNING: ASan/) == nil {
        // The address sanitizer prints between the lines.
        issues[issues.count - 1].message += "\n\(line)"
      }
    }
    return issues
  }

  /// An issue from its first line: `…/File.swift:12: error: Class.test : failed - message`, or
  /// `Module/File.swift:12: warning: message`.
  private init?(consoleLine line: String) {
    guard
      let match = line.firstMatch(
        of: /^(?:.*\/)?([^\/:]+\.swift):(\d+): (?:(error): \S+ : failed - |warning: )(.*)$/),
      let number = Int(match.2)
    else { return nil }
    self.init(file: String(match.1), line: number, message: String(match.4), isWarning: match.3 == nil)
  }
}
