import FlowSnapshots
import Foundation

/// Turns tables of results into what the page shows, and collects pictures and failures on the way.
struct StoryboardPageBuilder {
  private(set) var pictures: [StoryboardPage.Picture] = []
  private(set) var failures: [StoryboardPage.Failure] = []

  private let showsDurations: Bool
  private var usedNames: Set<String> = []
  private var cellCount = 0
  private var rowCount = 0
  private var columnCount = 0
  private var total = Duration.zero

  init(showsDurations: Bool) {
    self.showsDurations = showsDurations
  }

  /// `7 steps in 4 configurations, 28 pictures, no failures`
  var summary: String {
    let steps = counted(rowCount, "step", "steps")
    let configurations = counted(columnCount, "configuration", "configurations")
    let pictures = counted(pictures.count, "picture", "pictures")
    return "\(steps) in \(configurations), \(pictures), " + counted(failures.count, "failure", "failures")
  }

  var totalDuration: String? { showsDurations ? text(of: total) : nil }

  mutating func section(_ section: StoryboardSection, isSingle: Bool) -> StoryboardPage.Section {
    rowCount += section.rows.count
    columnCount = max(columnCount, section.columns.count)
    for failure in section.flowFailures {
      failures.append(.init(target: "", message: escapedHTML(failure.message)))
    }
    return StoryboardPage.Section(
      heading: (section.flowName ?? (isSingle ? nil : "Unnamed flow")).map(escapedHTML),
      columns: section.columns.map { escapedHTML(title(of: $0)) },
      rows: section.rows.enumerated().map { index, row in
        StoryboardPage.Row(
          number: index + 1,
          name: escapedHTML(row.name),
          place: escapedHTML(place(of: row.location)),
          cells: section.columns.map { cell(of: row, in: $0, section: section) }
        )
      }
    )
  }

  /// The file without its module, and the line.
  private func place(of location: FlowSourceLocation) -> String {
    let place = location.description
    return place.lastIndex(of: "/").map { String(place[place.index(after: $0)...]) } ?? place
  }

  private func title(of column: StoryboardSection.Column) -> String {
    let label = column.label.isEmpty ? "Default" : column.label
    return column.occurrence == 1 ? label : "\(label) (\(column.occurrence))"
  }

  // MARK: - Cells

  private mutating func cell(
    of row: FlowReport.PlannedName,
    in column: StoryboardSection.Column,
    section: StoryboardSection
  ) -> StoryboardPage.Cell {
    cellCount += 1
    var cell = StoryboardPage.Cell(id: "step-\(cellCount)", configuration: escapedHTML(title(of: column)))
    guard let result = column.results[row.name] else {
      cell.isReached = false
      return cell
    }
    total += result.duration
    cell.hasFailed = !result.failures.isEmpty
    cell.isStopped = !result.isFinished
    cell.badge = badge(of: result)
    cell.duration = showsDurations ? text(of: result.duration) : nil
    cell.assertions = result.assertionCount > 0 ? counted(result.assertionCount, "assertion", "assertions") : nil
    cell.failures = result.failures.map { escapedHTML($0.message) }
    cell.warnings = result.warnings.map { escapedHTML($0) }
    cell.inspections = result.inspections.map { escapedHTML($0) }
    cell.description = escapedHTML("\(row.name), \(title(of: column))")
    failures += cell.failures.map { .init(target: cell.id, message: $0) }
    if let png = result.snapshotResult?.pngData {
      cell.picture = add(png, [section.flowName, row.name, column.label])
      cell.marks = FingerMarks(touches: result.touches, size: result.screenSize).svg
    } else {
      cell.absence = "No picture"
    }
    if let path = result.snapshotResult?.diffPath, let png = FileManager.default.contents(atPath: path) {
      cell.difference = add(png, [section.flowName, row.name, column.label, "difference"])
    }
    return cell
  }

  /// Adds a picture to the page.
  ///
  /// - Returns: Its relative address.
  private mutating func add(_ png: Data, _ parts: [String?]) -> String? {
    let name = pictureName(parts)
    pictures.append(.init(name: name, png: png))
    return name.addingPercentEncoding(withAllowedCharacters: .urlPathComponent).map(escapedHTML)
  }

  private func badge(of result: FlowStepResult) -> String? {
    if !result.isFinished { return "Stopped here" }
    if case .mismatch = result.snapshotResult?.status { return "Differs" }
    if !result.failures.isEmpty { return "Failed" }
    if case .newReference = result.snapshotResult?.status { return "New" }
    return nil
  }

  /// A file name that no other picture of the page has, on any file system.
  private mutating func pictureName(_ parts: [String?]) -> String {
    let wanted = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "-")
    let stem = shortened(PictureFileName(wanted).text)
    var name = stem
    var number = 1
    while !usedNames.insert(name.lowercased()).inserted {
      number += 1
      name = "\(stem)-\(number)"
    }
    return name + ".png"
  }

  private func shortened(_ name: String) -> String {
    var name = name
    while name.utf8.count > PictureFileName.longest { name.removeLast() }
    return name
  }

  // MARK: - Texts

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    count == 0 ? "no \(many)" : "\(count) \(count == 1 ? one : many)"
  }

  /// `0.4 ms`, `12 ms` or `1.25 s`: the same for every locale.
  private func text(of duration: Duration) -> String {
    let microseconds = duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
    if microseconds < 10_000 { return "\(microseconds / 1_000).\(microseconds / 100 % 10) ms" }
    if microseconds < 1_000_000 { return "\(microseconds / 1_000) ms" }
    let hundredths = microseconds / 10_000 % 100
    return "\(microseconds / 1_000_000).\(hundredths < 10 ? "0" : "")\(hundredths) s"
  }
}

extension CharacterSet {
  /// What may stand in one component of a relative address as it is; a colon would make it begin with a scheme.
  fileprivate static let urlPathComponent = CharacterSet.urlPathAllowed.subtracting(
    CharacterSet(charactersIn: "/:;%#?"))
}

/// A text as HTML shows it, in an element or in an attribute.
func escapedHTML(_ text: String) -> String {
  var escaped = ""
  // By scalars: a character may be a bracket with an accent, which is a bracket to a browser.
  for scalar in text.unicodeScalars {
    switch scalar {
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "&": escaped += "&amp;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    case "\n", "\t": escaped.unicodeScalars.append(scalar)
    default: escaped.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
    }
  }
  return escaped
}
