import Foundation

/// Compares strings in natural order: `item 2` before `Item 10`, `é` beside `e`.
///
/// Foundation on Linux has no `String.StandardComparator.localizedStandard`. Columns of strings and comparators of
/// string properties use this comparator instead. The machine's locale has no effect.
public struct _LocalizedStandardComparator: SortComparator, Codable, Sendable {
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

extension SortComparator where Self == _LocalizedStandardComparator {
  /// Compares strings in natural order.
  public static var localizedStandard: _LocalizedStandardComparator { _LocalizedStandardComparator() }
}

extension KeyPathComparator {
  /// Creates a comparator that sorts by a string in natural order.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: _LocalizedStandardComparator(order: order))
  }
}
