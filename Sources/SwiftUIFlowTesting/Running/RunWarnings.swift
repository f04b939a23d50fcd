import FlowIssueReporting

/// The warnings of a run: equal ones are one, with all its places.
struct RunWarnings {
  /// A place of a warning.
  struct Place {
    /// The beginning of the message: `Step "cart" of flow "shop", configuration "dark"`.
    let introduction: String
    /// The name or the number of the step.
    let step: String
    /// The label of the configuration; empty if it has none.
    let configuration: String
    /// The views around the problem; empty if unknown.
    let path: String
    let location: FlowSourceLocation
  }

  private struct Warning {
    let sentence: String
    var places: [Place]
  }

  /// The most names in a list.
  private static let limit = 5

  private var warnings: [Warning] = []
  private var indices: [String: Int] = [:]

  /// Adds a warning.
  ///
  /// - Parameter sentence: The problem, without a period.
  mutating func add(_ sentence: String, in place: Place) {
    if let index = indices[sentence] {
      warnings[index].places.append(place)
    } else {
      indices[sentence] = warnings.count
      warnings.append(Warning(sentence: sentence, places: [place]))
    }
  }

  /// The warnings in order, each at the line of its first step.
  var reports: [ReportedIssue] { warnings.compactMap(Self.report) }

  private static func report(_ warning: Warning) -> ReportedIssue? {
    guard let first = warning.places.first else { return nil }
    func others(_ name: KeyPath<Place, String>) -> [String] {
      var names: [String] = []
      for place in warning.places where !place[keyPath: name].isEmpty && place[keyPath: name] != first[keyPath: name] {
        if !names.contains(place[keyPath: name]) { names.append(place[keyPath: name]) }
      }
      return names
    }
    var also: [String] = []
    let steps = others(\.step)
    if !steps.isEmpty { also.append((steps.count == 1 ? "in step " : "in steps ") + list(steps)) }
    let configurations = others(\.configuration).map(quoted)
    if !configurations.isEmpty {
      also.append((configurations.count == 1 ? "in configuration " : "in configurations ") + list(configurations))
    }
    let paths = others(\.path)
    if !paths.isEmpty { also.append("at " + list(paths)) }
    let message = "\(first.introduction): \(warning.sentence)\(DrawingIssue.phrase(at: first.path))."
    return ReportedIssue(
      message: also.isEmpty ? message : "\(message) Also \(also.joined(separator: ", ")).", location: first.location)
  }

  /// The first few names, and the number of the others.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(limit).joined(separator: ", ")
    return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
  }
}
