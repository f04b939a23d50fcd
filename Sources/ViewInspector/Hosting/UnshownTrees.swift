import FlowIssueReporting
import SwiftUI

/// The state of inspected values that are not on a screen: when the test inspects an equal value again, it has the
/// state after the last action.
@MainActor
enum UnshownTrees {
  private struct Entry {
    let value: Any
    let tree: InspectedTree
  }

  private static var entries: [Entry] = []
  /// The test and the function that the entries belong to.
  private static var owner = ""

  /// The largest number of values per test.
  private static let limit = 32

  static func tree<Value>(of value: Value, function: String) -> InspectedTree {
    let owner = "\(IssueReporter.currentTestID ?? "") \(function)"
    if owner != self.owner {
      entries = []
      self.owner = owner
    }
    if let known = entries.first(where: { ($0.value as? Value).map { areKnownEqual($0, value) } ?? false }) {
      return known.tree
    }
    let tree = InspectedTree()
    entries.append(Entry(value: value, tree: tree))
    if entries.count > limit { entries.removeFirst() }
    return tree
  }
}
