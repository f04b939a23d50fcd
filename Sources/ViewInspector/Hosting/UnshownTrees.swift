import SwiftUI

/// The state of values that a test inspects and that nothing shows: the next time that the test inspects an equal value,
/// it is as the last trigger left it.
@MainActor
enum UnshownTrees {
  private struct Entry {
    let value: Any
    let tree: InspectedTree
  }

  private static var entries: [Entry] = []
  private static var function = ""

  /// How many values of one test are remembered.
  private static let limit = 32

  static func tree<Value>(of value: Value, function: String) -> InspectedTree {
    if function != self.function {
      entries = []
      self.function = function
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
