import FlowReports
import Foundation

/// What flows did, for a comment on a pull request: what failed, and a table of each flow with its pictures.
struct MarkdownSummary {
  let document: ReportDocument
  /// How many steps, configurations and failures there are.
  let summary: String

  var text: String {
    var lines = ["## Flows", "", summary.prefix(1).uppercased() + summary.dropFirst() + ".", ""]
    for flow in document.flows {
      lines.append("### \(cell(flow.name ?? "Unnamed flow"))")
      lines.append("")
      lines += flow.failures.map { "- \(cell($0))" }
      guard !flow.columns.isEmpty else { continue }
      lines.append("| Step | " + flow.columns.map { cell($0.title) }.joined(separator: " | ") + " |")
      lines.append("|---|" + String(repeating: "---|", count: flow.columns.count))
      for row in flow.rows {
        let cells = flow.columns.map { text(of: $0.steps[row.name], row.name) }
        lines.append("| \(cell(row.name)) | " + cells.joined(separator: " | ") + " |")
      }
      lines.append("")
      for column in flow.columns {
        for row in flow.rows {
          lines += (column.steps[row.name]?.failures ?? []).map { "- \(cell($0))" }
        }
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private func text(of step: ReportDocument.Step?, _ name: String) -> String {
    guard let step else { return "not reached" }
    let picture = (step.difference ?? step.picture).map {
      "<img src=\"\($0)\" alt=\"\(escapedHTML(name))\" width=\"160\">"
    }
    let outcome: String? = step.outcome == .passed ? nil : "**\(step.outcome.rawValue)**"
    return [outcome, picture].compactMap { $0 }.joined(separator: "<br>")
  }

  /// A text on one line, with nothing that Markdown or a table would take for its own.
  private func cell(_ text: String) -> String {
    escapedHTML(text.split(separator: "\n").first.map(String.init) ?? "").replacingOccurrences(of: "|", with: "\\|")
  }
}
