import FlowReports

/// The results of flows in the JUnit format, which build servers read: a suite for each flow in each configuration, a
/// case for each step.
struct JUnitReport {
  let document: ReportDocument

  var xml: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
    for flow in document.flows {
      for failure in flow.allFailures {
        lines += suite(flow, nil, ["<testcase name=\"flow\">\(element(of: failure))</testcase>"], failures: 1)
      }
      for column in flow.columns {
        let cases = flow.rows.map { row in (row, column.steps[row.name]) }
        let failures = cases.count { $0.1.map { $0.outcome != .passed } ?? false }
        lines += suite(flow, column, cases.flatMap { self.lines(of: $0.0, $0.1) }, failures: failures)
      }
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func suite(
    _ flow: ReportDocument.Flow, _ column: ReportDocument.Column?, _ cases: [String], failures: Int
  ) -> [String] {
    let name = [flow.title, column.map(\.title)].compactMap { $0 }.joined(separator: ", ")
    let tests = column == nil ? 1 : flow.rows.count
    let skipped = column.map { column in flow.rows.count { column.steps[$0.name] == nil } } ?? 0
    return [
      "<testsuite name=\"\(attribute(name))\" tests=\"\(tests)\" failures=\"\(failures)\" skipped=\"\(skipped)\">"
    ] + cases + ["</testsuite>"]
  }

  private func lines(of row: ReportDocument.Row, _ step: ReportDocument.Step?) -> [String] {
    let head = "<testcase name=\"\(attribute(row.name))\" classname=\"\(attribute(row.place))\""
    guard let step else { return ["\(head)><skipped message=\"Not reached\"/></testcase>"] }
    let time = step.seconds.map { " time=\"\(Milliseconds($0).asSeconds)\"" } ?? ""
    let output = step.details.filter(\.isOutput).map(\.text)
    let console = output.isEmpty ? [] : ["<system-out>\(escapedHTML(output.joined(separator: "\n")))</system-out>"]
    let messages = step.failures.isEmpty && step.outcome != .passed ? ["The flow stopped here."] : step.failures
    let failures = messages.map(element)
    if failures.isEmpty && console.isEmpty { return ["\(head)\(time)/>"] }
    return ["\(head)\(time)>"] + failures + console + ["</testcase>"]
  }

  /// A failure; its further lines are the text of the element, because readers of XML join the lines of an attribute.
  private func element(of failure: String) -> String {
    let head = "<failure message=\"\(attribute(firstLine(of: failure)))\""
    return failure.contains(where: \.isNewline) ? "\(head)>\(escapedHTML(failure))</failure>" : "\(head)/>"
  }

  private func attribute(_ text: String) -> String { escapedXMLAttribute(text) }
}
