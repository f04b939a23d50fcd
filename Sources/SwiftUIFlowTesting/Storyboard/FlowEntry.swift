import FlowReports

/// A flow in the list of the first page: a line with its state, and a line for each failure.
struct FlowEntry {
  let flow: ReportDocument.Flow
  let showsDurations: Bool
  /// The run of the flow that the entry is about, while the flows run: a later entry of the same run replaces it.
  let run: String?
  let summary: FlowSummary

  init(flow: ReportDocument.Flow, showsDurations: Bool, run: String? = nil) {
    self.flow = flow
    self.showsDurations = showsDurations
    self.run = run
    summary = FlowSummary(flow)
  }

  var html: String {
    let page = escapedHTML(relativeAddress(ofFile: flow.page ?? ""))
    let run = run.map { " data-run=\"\($0)\"" } ?? ""
    let steps = escapedHTML(flow.rows.map(\.name).joined(separator: "\n"))
    let time = showsDurations ? "<span class=\"time\">\(Milliseconds(summary.seconds))</span>" : ""
    let failures =
      flow.allFailures.map { FailureLines.Line(message: $0) }
      + FlowFailures(flow).lines(onPage: relativeAddress(ofFile: flow.page ?? ""))
    return """
      <li class="\(summary.classes)" id="\(escapedHTML(PageAddress(flow: flow.title).text))"\(run) data-steps="\(steps)">
      <div class="entry">\(summary.status.html)<h2><a href="\(page)">\(escapedHTML(flow.title))</a></h2>\
      <span class="strip" aria-hidden="true">\(thumbnails)</span>\
      <span class="numbers">\(summary.badges)<span class="extent">\(summary.extent)</span>\(time)</span></div>
      \(FailureLines(kind: "failures", lines: failures).html)</li>

      """
  }

  /// The first pictures of the first configuration, which only decorate the list.
  private var thumbnails: String {
    guard let column = flow.columns.first else { return "" }
    var pictures: [String] = []
    for row in flow.rows where pictures.count < 6 {
      if let picture = column.steps[row.name]?.picture { pictures.append(picture) }
    }
    return pictures.map { "<img src=\"\(escapedHTML(relativeAddress(ofFile: $0)))\" alt=\"\" loading=\"lazy\">" }
      .joined()
  }
}
