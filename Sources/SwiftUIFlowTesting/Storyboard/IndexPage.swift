import FlowReports

/// The first page of a report of several flows: their list, and the warnings of all of them.
struct IndexPage {
  let title: String
  let document: ReportDocument
  let showsDurations: Bool

  var html: String {
    let entries = document.flows.map { FlowEntry(flow: $0, showsDurations: showsDurations) }
    // What failed is first.
    let sorted = entries.filter { $0.summary.status != .passed } + entries.filter { $0.summary.status == .passed }
    return start(entries.map(\.summary)) + WarningGroups(document.flows).html(namesFlows: true) + list
      + sorted.map(\.html).joined() + (entries.isEmpty ? "<li class=\"none\">No step was run.</li>\n" : "")
  }

  /// The page while the flows run, without entries: they are appended.
  var beginning: String { start([]) + list }

  private func start(_ summaries: [FlowSummary]) -> String {
    PageFrame(title: title, kind: "index").head + """
      <header>
      <h1>\(escapedHTML(title))</h1>
      <p class="summary">\(summary(summaries))</p>
      \(RunDetails(lines: showsDurations ? document.run?.lines ?? [] : []).html)</header>

      """
  }

  private func summary(_ flows: [FlowSummary]) -> String {
    if flows.isEmpty { return "The flows run, or were ended before their report was complete." }
    let failed = flows.count { $0.status != .passed }
    let result =
      failed == 0
      ? "<strong class=\"good\">\(flows.count == 1 ? "1 flow passed" : "All \(flows.count) flows passed")</strong>"
      : "<strong class=\"bad\">\(failed) of \(counted(flows.count, "flow")) failed</strong>"
    let time = showsDurations ? " · \(Milliseconds(flows.reduce(0) { $0 + $1.seconds }))" : ""
    return "\(result) · \(escapedHTML(document.summary))\(time)"
  }

  private var list: String {
    """
    <form class="filters" role="search" hidden>
    <input type="search" name="search" aria-label="Search flows" placeholder="Search flows">
    <fieldset class="choice"><legend class="unseen">Show</legend>
    \(["All", "Failed", "Warned", "Changed"].enumerated().map(choice).joined())</fieldset>
    </form>
    <p class="none" role="status" hidden>No flow matches.</p>
    <ol class="flows">

    """
  }

  private func choice(_ index: Int, _ name: String) -> String {
    "<label><input type=\"radio\" name=\"show\" value=\"\(name.lowercased())\"\(index == 0 ? " checked" : "")>"
      + "<span>\(name) <span class=\"count\"></span></span></label>\n"
  }
}
