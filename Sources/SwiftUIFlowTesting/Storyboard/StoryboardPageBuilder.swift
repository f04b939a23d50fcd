import FlowReports
import FlowSnapshots
import Foundation

/// Converts tables of steps to the content of the page, and collects pictures and failures.
struct StoryboardPageBuilder {
  private(set) var pictures: [String] = []
  private(set) var failures: [StoryboardPage.Failure] = []
  /// The titles of all configurations, in order of appearance.
  private(set) var configurations: [String] = []

  private let showsDurations: Bool
  private var cellCount = 0
  private var total = 0.0

  init(showsDurations: Bool) {
    self.showsDurations = showsDurations
  }

  var totalDuration: String? { showsDurations ? Milliseconds(total).description : nil }

  mutating func section(_ flow: ReportDocument.Flow, isSingle: Bool) -> StoryboardPage.Section {
    for column in flow.columns where !configurations.contains(escapedHTML(column.title)) {
      configurations.append(escapedHTML(column.title))
    }
    for failure in flow.failures { failures.append(.init(target: "", message: escapedHTML(failure))) }
    let heading = flow.name ?? (isSingle ? nil : "Unnamed flow")
    let columns = flow.columns.map { column in
      StoryboardPage.Column(
        title: escapedHTML(column.title), device: column.device == column.label ? nil : column.device.map(escapedHTML),
        animation: address(column.animation))
    }
    return StoryboardPage.Section(
      heading: heading.map(escapedHTML),
      rowHeading: heading == nil ? "h2" : "h3",
      columns: columns,
      rows: flow.rows.enumerated().map { index, row in
        StoryboardPage.Row(
          number: index + 1,
          name: escapedHTML(row.name),
          place: escapedHTML(row.place),
          cells: flow.columns.map { cell(of: row, in: $0) }
        )
      }
    )
  }

  // MARK: - Cells

  private mutating func cell(of row: ReportDocument.Row, in column: ReportDocument.Column) -> StoryboardPage.Cell {
    cellCount += 1
    var cell = StoryboardPage.Cell(id: "step-\(cellCount)", configuration: escapedHTML(column.title))
    guard let step = column.steps[row.name] else {
      cell.isReached = false
      return cell
    }
    total += step.seconds ?? 0
    cell.hasFailed = !step.failures.isEmpty
    cell.isStopped = step.outcome == .stopped
    cell.badge = badge(of: step)
    cell.duration = showsDurations ? step.seconds.map { Milliseconds($0).description } : nil
    cell.deeds = deeds(of: step)
    cell.failures = step.failures.map(escapedHTML)
    cell.warnings = step.warnings.map(escapedHTML)
    cell.inspections = step.inspections.map(escapedHTML)
    cell.description = escapedHTML("\(row.name), \(column.title)")
    cell.alternative = escapedHTML(alternative(for: step, row.name, column.title))
    cell.hasChanged = step.comparison == .differs || step.comparison == .recorded
    cell.state = step.state.map(escapedHTML)
    cell.console = step.console.map(escapedHTML)
    cell.semantics = step.semantics.map(escapedHTML)
    failures += cell.failures.map { .init(target: cell.id, message: $0) }
    cell.picture = address(step.picture)
    cell.reference = address(step.referencePicture)
    cell.difference = address(step.difference)
    cell.width = ShortNumber(step.screen.width).description
    if step.comparison == .differs {
      cell.command = step.references.first.flatMap { AcceptCommandLine(reference: $0) }.map { escapedHTML("\($0)") }
    }
    if step.picture == nil {
      cell.absence = "No picture"
    } else {
      cell.marks = FingerMarks(touches: step.touches, size: step.screen).svg
    }
    return cell
  }

  /// The actions and assertions of a step, also for readers who do not see the marks.
  private func deeds(of step: ReportDocument.Step) -> [StoryboardPage.Deed] {
    let assertions = step.assertions.enumerated().map { index, assertion in
      let name = assertion.name ?? "assertion \(index + 1)"
      return StoryboardPage.Deed(
        kind: assertion.isMet ? "met" : "unmet",
        text: escapedHTML("\(name)\(assertion.isMet ? "" : ": failed") (\(assertion.place))"))
    }
    return step.actions.map { StoryboardPage.Deed(kind: "action", text: escapedHTML($0)) } + assertions
  }

  /// The alternative text of a picture: the step, and the first lines of the screen's semantics.
  private func alternative(for step: ReportDocument.Step, _ name: String, _ configuration: String) -> String {
    let lines = (step.semantics ?? "").split(separator: "\n").compactMap { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    }
    let texts = lines.filter { !$0.isEmpty }.prefix(12).joined(separator: ", ")
    return "\(name), \(configuration)" + (texts.isEmpty ? "" : ": \(texts)")
  }

  /// The relative URL of a picture.
  private mutating func address(_ name: String?) -> String? {
    guard let name else { return nil }
    pictures.append(name)
    return escapedHTML(relativeAddress(ofFile: name))
  }

  private func badge(of step: ReportDocument.Step) -> String? {
    if step.outcome == .stopped { return "Stopped here" }
    if step.comparison == .differs { return "Differs" }
    if step.comparison == .recorded { return "New" }
    return step.outcome == .failed ? "Failed" : nil
  }
}
