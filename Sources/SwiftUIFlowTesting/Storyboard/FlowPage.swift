import FlowReports

/// The page of a flow: its failures, its warnings, and a section for each step with all configurations.
struct FlowPage {
  let flow: ReportDocument.Flow
  let showsDurations: Bool
  /// The title of the report if this is its only flow, which its first page shows itself.
  var onlyInReport: String?
  /// The lines about the run, on the first page.
  var run: [String] = []
  /// The cells that were written before, by column and row, of steps that have neither warnings nor failures.
  var knownCells: [Int: [String: String]] = [:]

  var html: String { start + content }

  /// What follows the header: the same on the first page, if this is the only flow.
  var content: String {
    let warnings = WarningGroups([flow])
    var steps = ""
    for (index, row) in flow.rows.enumerated() { steps += step(row, number: index + 1, warnings) }
    return failures + warnings.html(namesFlows: false) + filters
      + "<ol class=\"steps\(flow.columns.count == 1 ? " single" : "")\">\n\(steps)</ol>\n"
      + (flow.rows.isEmpty ? "<p class=\"none\">No step was run.</p>\n" : "") + growing
  }

  /// The page while the flow runs, without steps: they are appended.
  var beginning: String { start + growing }

  /// The last list of the page, to which the steps of further runs are appended.
  private var growing: String { "<div class=\"cells growing\">\n" }

  private var title: String { onlyInReport ?? flow.title }
  private var address: String { escapedHTML(PageAddress(flow: flow.title).text) }

  var start: String {
    let summary = FlowSummary(flow)
    let back = onlyInReport == nil ? "<nav><a href=\"index.html\">All flows</a></nav>\n" : ""
    let heading =
      onlyInReport != nil && flow.name != nil && flow.name != onlyInReport ? escapedHTML(": \(flow.title)") : ""
    let time = showsDurations ? " · \(Milliseconds(summary.seconds))" : ""
    return PageFrame(title: title, kind: "flow-page").head + """
      \(back)<header id="\(address)">
      <h1>\(summary.status.html)\(escapedHTML(title))\(heading)</h1>
      <p class="summary">\(summary.extent) · \(counted(summary.pictures, "picture"))\(time)\(summary.badges)</p>
      \(RunDetails(lines: run).html)</header>

      """
  }

  // MARK: - Failures

  /// A line for each failure of the flow and its steps.
  private var failures: String {
    var lines = flow.allFailures.map { FailureLines.Line(message: $0) }
    lines += FlowFailures(flow).lines(onPage: "")
    if lines.isEmpty { return "" }
    return "<section class=\"problems\"><h2>\(counted(FlowSummary(flow).failures, "failure"))</h2>\n"
      + FailureLines(kind: "failures", lines: lines).html + "</section>\n"
  }

  // MARK: - Filters

  private var filters: String {
    guard !flow.columns.isEmpty else { return "" }
    return """
      <form class="filters" role="search" hidden>
      <input type="search" name="search" aria-label="Search steps, texts and failures" \
      placeholder="Search steps, texts, failures">
      <label><input type="checkbox" name="failed"> Only failed</label>
      <label><input type="checkbox" name="changed"> Only changed</label>
      </form>
      \(configurations)
      <p class="none" role="status" hidden>No step matches.</p>

      """
  }

  /// The configurations, unless there is only one without a name.
  private var configurations: String {
    if let only = flow.columns.first, flow.columns.count == 1, only.label.isEmpty, only.animation == nil { return "" }
    return "<ul class=\"configurations\" aria-label=\"Configurations\">\n"
      + flow.columns.map(configuration).joined() + "</ul>"
  }

  private func configuration(_ column: ReportDocument.Column) -> String {
    let title = escapedHTML(column.title)
    let address = escapedHTML(PageAddress(flow: flow.title, configuration: column.title).text)
    let device = column.device == column.label ? nil : column.device
    let animation = column.animation.map {
      " <a class=\"animation\" href=\"\(escapedHTML(relativeAddress(ofFile: $0)))\">All steps</a>"
    }
    return
      "<li id=\"\(address)\"><label><input type=\"checkbox\" name=\"configuration\" value=\"\(title)\" checked hidden> "
      + "\(title)</label>\(device.map { " <span class=\"device\">\(escapedHTML($0))</span>" } ?? "")\(animation ?? "")</li>\n"
  }

  // MARK: - Steps

  private func step(_ row: ReportDocument.Row, number: Int, _ warnings: WarningGroups) -> String {
    let address = escapedHTML(PageAddress(flow: flow.title, step: row.name).text)
    var cells = ""
    for (index, column) in flow.columns.enumerated() {
      cells +=
        knownCells[index]?[row.name]
        ?? StepCell(
          flow: flow, row: row, number: number, column: column, showsDurations: showsDurations, warnings: warnings
        ).html
    }
    return """
      <li class="step" id="\(address)">
      <div class="step-head"><span class="number">\(number)</span><h2><a href="#\(address)">\(escapedHTML(row.name))</a></h2>\
      <span class="place">\(escapedHTML(row.place))</span></div>
      <div class="cells">
      \(cells)</div>
      </li>

      """
  }
}

/// The failures of the steps of a flow, in the order of the page. A failure that a step has in several configurations is
/// one line.
struct FlowFailures {
  let flow: ReportDocument.Flow

  init(_ flow: ReportDocument.Flow) { self.flow = flow }

  /// - Parameter page: The URL of the page of the flow; empty on that page.
  func lines(onPage page: String) -> [FailureLines.Line] {
    var count = 0
    flow.forEachStep { count += $0.failures.count }
    if count == 0 { return [] }
    return flow.rows.enumerated().flatMap { lines(of: $1, number: $0 + 1, page) }
  }

  private func lines(of row: ReportDocument.Row, number: Int, _ page: String) -> [FailureLines.Line] {
    var lines: [FailureLines.Line] = []
    for column in flow.columns {
      for failure in column.steps[row.name]?.failures ?? [] {
        let message = FailureLines.withoutIntroduction(failure, step: row.name, number: number)
        if let index = lines.firstIndex(where: { $0.message == message }) {
          lines[index].subject? += ", \(column.title)"
        } else {
          let address = PageAddress(flow: flow.title, step: row.name, configuration: column.title).text
          lines.append(.init(message: message, subject: "\(row.name), \(column.title)", address: "\(page)#\(address)"))
        }
      }
    }
    return lines
  }
}

/// The date, commit, libraries and fonts of a report, which open.
struct RunDetails {
  let lines: [String]

  var html: String {
    if lines.isEmpty { return "" }
    let items = lines.map { "<li>\(escapedHTML($0))</li>" }.joined()
    return "<details class=\"run\"><summary>About this run</summary><ul>\(items)</ul></details>\n"
  }
}
