import Foundation

/// A summary of flows for a comment on a pull request: the failures, and a table of pictures for each flow.
package struct MarkdownSummary {
  private let document: ReportDocument
  private let pictures: String
  private let limit: Int

  /// - Parameters:
  ///   - pictures: The URL of the folder with the pictures; by default they are next to the text.
  ///   - limit: The largest length of the text in bytes. GitHub's limit for comments is 65,536 characters.
  package init(document: ReportDocument, pictures: String = "", limit: Int = 65_000) {
    self.document = document
    self.pictures = pictures.isEmpty || pictures.hasSuffix("/") ? pictures : pictures + "/"
    self.limit = limit
  }

  /// The text of the summary. If it is too long, flows without changes lose their tables first, then the other flows;
  /// finally the last flows are only counted.
  package var text: String {
    let summary = document.summary
    let head = "## Flows\n\n\(summary.prefix(1).uppercased() + summary.dropFirst()).\n\n"
    var parts = document.flows.map(brief)
    var room = limit - head.utf8.count - parts.reduce(0) { $0 + $1.utf8.count }
    let news = document.flows.map(hasNews)
    for hasNews in [true, false] {
      for (index, flow) in document.flows.enumerated() where news[index] == hasNews {
        // Each cell has at least its border.
        guard flow.rows.count * flow.columns.count <= room else { continue }
        let whole = heading(of: flow) + table(of: flow) + failures(of: flow, limit: .max)
        let growth = whole.utf8.count - parts[index].utf8.count
        guard growth <= room else { continue }
        parts[index] = whole
        room -= growth
      }
    }
    guard room < 0 else { return head + parts.joined() }
    let note = { "… and \(counted($0, "flow")) more\n" }
    room -= note(parts.count).utf8.count
    while room < 0, let last = parts.popLast() { room += last.utf8.count }
    return head + parts.joined() + note(document.flows.count - parts.count)
  }

  private func hasNews(_ flow: ReportDocument.Flow) -> Bool {
    var hasNews = !flow.allFailures.isEmpty
    flow.forEachStep { step in
      if step.outcome != .passed || step.comparison == .differs || step.comparison == .recorded { hasNews = true }
    }
    return hasNews
  }

  private func heading(of flow: ReportDocument.Flow) -> String { "### \(cell(flow.title))\n\n" }

  /// A flow without its table, with its first failures.
  private func brief(_ flow: ReportDocument.Flow) -> String {
    let counts = "\(counted(flow.rows.count, "step")) in \(counted(flow.columns.count, "configuration"))"
    return heading(of: flow) + counts + "\n\n" + failures(of: flow, limit: 10)
  }

  private func failures(of flow: ReportDocument.Flow, limit: Int) -> String {
    var all = flow.allFailures
    var count = 0
    flow.forEachStep { count += $0.failures.count }
    if count > 0 {
      for column in flow.columns { for row in flow.rows { all += column.steps[row.name]?.failures ?? [] } }
    }
    var lines = all.prefix(limit).map { "- \(cell($0))" }
    if all.count > lines.count { lines.append("- … and \(counted(all.count - lines.count, "failure")) more") }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n\n"
  }

  private func table(of flow: ReportDocument.Flow) -> String {
    guard !flow.columns.isEmpty else { return "" }
    var lines = [
      "| Step | " + flow.columns.map { cell($0.title) }.joined(separator: " | ") + " |",
      "|---|" + String(repeating: "---|", count: flow.columns.count),
    ]
    for row in flow.rows {
      let cells = flow.columns.map { text(of: $0.steps[row.name], row.name) }
      lines.append("| \(cell(row.name)) | " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func text(of step: ReportDocument.Step?, _ name: String) -> String {
    guard let step else { return "not reached" }
    let picture = (step.difference ?? step.picture).map {
      let address = escapedHTML(pictures + relativeAddress(ofFile: $0))
      return "<img src=\"\(address)\" alt=\"\(escapedMarkdownAttribute(name))\" width=\"160\">"
    }
    let outcome: String? = step.outcome == .passed ? nil : "**\(step.outcome.rawValue)**"
    return [outcome, picture].compactMap { $0 }.joined(separator: "<br>")
  }

  /// The first line of a text, escaped for Markdown and tables.
  private func cell(_ text: String) -> String { escapedMarkdown(firstLine(of: text)) }
}
