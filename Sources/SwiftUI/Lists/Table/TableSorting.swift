import Foundation

/// The sort order of a table's rows, with the type of its comparators erased.
struct TableSorting {
  /// The sort order if the comparator of a column is the first one; `nil` if another column's comparator is.
  let order: (any SortComparator) -> SortOrder?

  /// Moves the comparator of a column to the front, or reverses it if it is already the first one.
  let sort: (any SortComparator) -> Void

  init<Sort: SortComparator>(_ comparators: Binding<[Sort]>) {
    order = { column in
      guard let column = column as? Sort, let first = comparators.wrappedValue.first else { return nil }
      return first.sorts(as: column) ? first.order : nil
    }
    sort = { column in
      guard var column = column as? Sort else { return }
      var all = comparators.wrappedValue
      if let first = all.first, first.sorts(as: column) {
        column = first
        column.order = first.order == .forward ? .reverse : .forward
      }
      all.removeAll { $0.sorts(as: column) }
      comparators.wrappedValue = [column] + all
    }
  }
}

/// A comparator that compares values by a key path.
private protocol MemberComparator {
  var member: AnyKeyPath { get }
}

extension KeyPathComparator: MemberComparator {
  fileprivate var member: AnyKeyPath { keyPath }
}

extension SortComparator {
  /// Whether both comparators sort by the same key, in either order. Equal key paths are sufficient: the app's initial
  /// sort order may use a different comparator than the column.
  fileprivate func sorts(as other: Self) -> Bool {
    if let own = self as? any MemberComparator, let other = other as? any MemberComparator {
      return own.member == other.member
    }
    var own = self
    own.order = other.order
    return own == other
  }
}
