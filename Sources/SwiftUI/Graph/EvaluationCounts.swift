/// Counts the evaluations of nodes during an update that may be endless.
@MainActor
struct EvaluationCounts {
  private var counts: [ObjectIdentifier: (node: _ViewNode, count: Int)] = [:]

  mutating func count(_ node: _ViewNode) {
    counts[ObjectIdentifier(node), default: (node, 0)].count += 1
  }

  /// The paths of the nodes that were evaluated several times.
  var repeatedPaths: [String] {
    counts.values.filter { $0.count > 1 }.map(\.node.path).sorted()
  }
}

extension _RuntimeIssue {
  /// The issue of an update that was stopped.
  ///
  /// - Parameters:
  ///   - passes: The number of passes.
  ///   - paths: The paths of the views that were evaluated several times.
  ///   - values: The descriptions of the values that were written again.
  static func endlessUpdate(passes: Int, paths: [String], values: [String]) -> _RuntimeIssue {
    var message = "The update does not come to rest: it was repeated \(passes) times and stopped."
    if !paths.isEmpty { message += " Views going round: \(list(paths, separator: "; "))." }
    if !values.isEmpty { message += " Values written again: \(list(values, separator: ", "))." }
    return _RuntimeIssue(severity: .error, message: message, path: paths.first ?? "")
  }

  /// The first few names, and the number of the others.
  private static func list(_ names: [String], separator: String) -> String {
    let shown = names.prefix(6).joined(separator: separator)
    return names.count > 6 ? shown + separator + "and \(names.count - 6) more" : shown
  }
}
