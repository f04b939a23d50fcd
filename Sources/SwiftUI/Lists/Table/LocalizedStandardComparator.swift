import Foundation

/// Compares texts as people sort them: `item 2` before `Item 10`, `é` beside `e`.
///
/// Foundation on Linux has no `String.StandardComparator.localizedStandard`; columns of strings and comparators of
/// members that are strings use this one. The language of the machine has no influence.
public struct LocalizedStandardComparator: SortComparator, Codable, Sendable {
  public typealias Compared = String

  public var order: SortOrder = .forward

  public init(order: SortOrder = .forward) {
    self.order = order
  }

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let loose: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .diacriticInsensitive]
    let results = [
      { lhs.compare(rhs, options: loose) },
      { lhs.compare(rhs, options: [.caseInsensitive, .numeric, .widthInsensitive]) },
      { lhs.compare(rhs) },
    ]
    let result = results.lazy.map { $0() }.first { $0 != .orderedSame } ?? .orderedSame
    switch (order, result) {
    case (.forward, _), (_, .orderedSame): return result
    case (.reverse, .orderedAscending): return .orderedDescending
    case (.reverse, .orderedDescending): return .orderedAscending
    }
  }
}

extension SortComparator where Self == LocalizedStandardComparator {
  /// Compares texts as people sort them.
  public static var localizedStandard: LocalizedStandardComparator { LocalizedStandardComparator() }
}

extension KeyPathComparator {
  /// Sorts by a text, as people sort texts.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: LocalizedStandardComparator(order: order))
  }
}
