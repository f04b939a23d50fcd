import FlowReports
import FlowSnapshots
import Foundation

/// A step in a configuration on the page of its flow: its picture, and all that is known about it.
///
/// The script shows the same facts next to the enlarged picture.
struct StepCell {
  let row: ReportDocument.Row
  /// The number of the row, counted from 1.
  let number: Int
  let column: ReportDocument.Column
  let showsDurations: Bool
  /// The warnings of the flow, which the page lists once; `nil` if it does not list them yet.
  let warnings: WarningGroups?

  private let configuration: String
  private let title: String
  private let address: String

  init(
    flow: ReportDocument.Flow, row: ReportDocument.Row, number: Int, column: ReportDocument.Column,
    showsDurations: Bool, warnings: WarningGroups? = nil
  ) {
    self.row = row
    self.number = number
    self.column = column
    self.showsDurations = showsDurations
    self.warnings = warnings
    let configuration = column.title
    self.configuration = escapedHTML(configuration)
    title = escapedHTML("\(row.name), \(configuration)")
    address = escapedHTML(PageAddress(flow: flow.title, step: row.name, configuration: configuration).text)
  }

  var html: String {
    guard let step = column.steps[row.name] else {
      return
        "<figure class=\"cell\" data-configuration=\"\(configuration)\"><div class=\"frame blank\">Not reached</div>"
        + "<figcaption><span class=\"configuration\">\(configuration)</span></figcaption></figure>\n"
    }
    return """
      <figure class="\(classes(of: step))" id="\(address)" data-configuration="\(configuration)" data-title="\(title)">
      \(frame(of: step))
      <figcaption><a class="configuration" href="#\(address)"><span class="step-name">\(escapedHTML(row.name)), </span>\
      \(configuration)</a>\(badges(of: step))</figcaption>
      <div class="facts">
      \(facts(of: step))</div>
      </figure>

      """
  }

  private func classes(of step: ReportDocument.Step) -> String {
    "cell" + (step.hasFailed ? " failed" : "") + (step.hasChanged ? " changed" : "")
      + (step.warnings.isEmpty ? "" : " warned")
  }

  private func badges(of step: ReportDocument.Step) -> String {
    let badge = step.badge.map { "<span class=\"badge\">\($0)</span>" } ?? ""
    let time = showsDurations ? step.seconds.map { "<span class=\"time\">\(Milliseconds($0))</span>" } ?? "" : ""
    return badge + time
  }

  // MARK: - The picture

  private func frame(of step: ReportDocument.Step) -> String {
    guard let picture = step.picture else {
      return "<a class=\"frame blank\" href=\"#\(address)\">No picture</a>"
    }
    let file = escapedHTML(relativeAddress(ofFile: picture))
    let reference =
      step.referencePicture.map { " data-reference=\"\(escapedHTML(relativeAddress(ofFile: $0)))\"" } ?? ""
    let size = step.screen
    let ratio =
      size.width > 0 && size.height > 0
      ? " width=\"\(ShortNumber(size.width))\" height=\"\(ShortNumber(size.height))\"" : ""
    return
      "<a class=\"frame\" href=\"\(file)\"\(reference)><img src=\"\(file)\"\(ratio) alt=\"\(alternative(for: step))\" "
      + "loading=\"lazy\">\(FingerMarks(touches: step.touches, size: step.screen).svg ?? "")</a>"
  }

  /// The alternative text of a picture: the step, and the first lines of the screen's semantics.
  private func alternative(for step: ReportDocument.Step) -> String {
    let lines = (step.semantics ?? "").split(separator: "\n", maxSplits: 24).prefix(24).compactMap { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    }
    let texts = lines.filter { !$0.isEmpty }.prefix(12).joined(separator: ", ")
    return title + (texts.isEmpty ? "" : escapedHTML(": \(texts)"))
  }

  // MARK: - The facts

  private func facts(of step: ReportDocument.Step) -> String {
    failures(of: step) + difference(of: step) + command(of: step) + deeds(of: step) + warnings(of: step)
      + inspections(of: step) + step.details.map(text).joined()
  }

  private func failures(of step: ReportDocument.Step) -> String {
    let lines = step.failures.map {
      FailureLines.Line(message: FailureLines.withoutIntroduction($0, step: row.name, number: number))
    }
    return FailureLines(kind: "failures", lines: lines).html
  }

  private func difference(of step: ReportDocument.Step) -> String {
    guard let name = step.difference else { return "" }
    let file = escapedHTML(relativeAddress(ofFile: name))
    return "<a class=\"difference\" href=\"\(file)\"><img src=\"\(file)\" loading=\"lazy\" "
      + "alt=\"\(title): the reference, the actual picture and their difference\"></a>\n"
  }

  private func command(of step: ReportDocument.Step) -> String {
    guard
      step.comparison == .differs,
      let command = step.references.first.flatMap({ AcceptCommandLine(reference: $0) })
    else { return "" }
    return "<div class=\"command\"><code>\(escapedHTML("\(command)"))</code><button type=\"button\" "
      + "aria-label=\"Copy the command that accepts \(title)\">Copy</button></div>\n"
  }

  /// The actions and assertions of a step, also for readers who do not see the marks.
  private func deeds(of step: ReportDocument.Step) -> String {
    let actions = step.actions.map { "<li class=\"action\">\(escapedHTML($0))</li>" }
    let assertions = step.assertions.enumerated().map { index, assertion in
      let name = assertion.name ?? "assertion \(index + 1)"
      return "<li class=\"\(assertion.isMet ? "met" : "unmet")\">\(escapedHTML(name))"
        + "\(assertion.isMet ? "" : ": failed") (\(escapedHTML(assertion.place)))</li>"
    }
    let items = actions + assertions
    return items.isEmpty ? "" : "<ul class=\"deeds\">\(items.joined())</ul>\n"
  }

  private func warnings(of step: ReportDocument.Step) -> String {
    if step.warnings.isEmpty { return "" }
    let items = step.warnings.map { warning in
      warnings?.number(of: warning).map { "<li><a href=\"#warning-\($0)\">Warning \($0)</a></li>" }
        ?? "<li>\(escapedHTML(warning))</li>"
    }
    return "<ul class=\"warned\">\(items.joined())</ul>\n"
  }

  private func inspections(of step: ReportDocument.Step) -> String {
    let items = step.inspections.map { "<li><code>\(escapedHTML($0))</code></li>" }
    return items.isEmpty ? "" : "<ul class=\"inspections\">\(items.joined())</ul>\n"
  }

  private func text(_ detail: ReportDocument.Step.Detail) -> String {
    "<details class=\"text\"><summary>\(detail.title)</summary>"
      + "<pre tabindex=\"0\">\(escapedHTML(detail.text))</pre></details>\n"
  }
}

extension ReportDocument.Step {
  /// Whether something failed, or the flow ended at the step.
  var hasFailed: Bool { outcome != .passed }

  /// Whether the picture differs from its reference or had none.
  var hasChanged: Bool { comparison == .differs || comparison == .recorded }

  fileprivate var badge: String? {
    if outcome == .stopped { return "Stopped here" }
    if comparison == .differs { return "Differs" }
    if comparison == .recorded { return "New" }
    return outcome == .failed ? "Failed" : nil
  }
}
