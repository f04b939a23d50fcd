import Foundation

/// The order of a table's rows, behind the type of its comparators.
struct TableSorting {
  /// The order in which the rows are sorted first by the comparator of a column; `nil` if another column is the first.
  let order: (any SortComparator) -> SortOrder?

  /// Sorts first by the comparator of a column; by the other way round if it is the first already.
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

/// A comparator that sorts by a member of what it compares.
private protocol MemberComparator {
  var member: AnyKeyPath { get }
}

extension KeyPathComparator: MemberComparator {
  fileprivate var member: AnyKeyPath { keyPath }
}

extension SortComparator {
  /// Whether both sort by the same, in whichever order. Of members it is enough that they are the same: an app's first
  /// order may compare them otherwise than the column.
  fileprivate func sorts(as other: Self) -> Bool {
    if let own = self as? any MemberComparator, let other = other as? any MemberComparator {
      return own.member == other.member
    }
    var own = self
    own.order = other.order
    return own == other
  }
}
