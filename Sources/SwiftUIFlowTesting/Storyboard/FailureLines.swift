import FlowIssueReporting
import FlowReports

/// Messages of a report: a line for each, which opens to all of its lines.
struct FailureLines {
  struct Line {
    let message: String
    /// What the message is about, if that is not obvious from its place.
    var subject: String?
    /// The URL of the step.
    var address: String?
  }

  /// The class of the list.
  let kind: String
  let lines: [Line]

  var html: String {
    if lines.isEmpty { return "" }
    return "<ul class=\"\(kind)\">\(lines.map(item).joined())</ul>\n"
  }

  private func item(_ line: Line) -> String {
    let subject = line.subject.map { "<b>\(escapedHTML($0))</b> " } ?? ""
    let address = line.address.map { "<a class=\"more\" href=\"\(escapedHTML($0))\">Show the step</a>" } ?? ""
    return "<li><details><summary>\(subject)<span>\(escapedHTML(firstLine(of: line.message)))</span></summary>"
      + "<pre tabindex=\"0\">\(escapedHTML(line.message))</pre>\(address)</details></li>"
  }

  /// A message of a step without its beginning, which names the step, the flow and the configuration: the page shows
  /// them already.
  static func withoutIntroduction(_ message: String, step: String, number: Int) -> String {
    for name in [quoted(step), "\(number)"] where message.hasPrefix("Step \(name)") {
      guard let end = message.range(of: ": ") else { return message }
      let introduction = message[..<end.lowerBound]
      let isWhole = introduction.hasSuffix("\"") || introduction == "Step \(name)"
      return isWhole
        ? message[end.upperBound...].prefix(1).uppercased() + message[end.upperBound...].dropFirst() : message
    }
    return message
  }
}
