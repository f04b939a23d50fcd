import FlowFoundation
import Foundation

/// A sort descriptor of Swift among those of Foundation.
final class WrappedSortDescriptor: NSSortDescriptor {
  let wrapped: Any
  private let order: (Any, Any) -> ComparisonResult
  private let reverse: () -> WrappedSortDescriptor

  /// What Foundation's initializer asks for.
  private struct Unused { let value = 0 }

  init<Compared>(of descriptor: SortDescriptor<Compared>) {
    wrapped = descriptor
    order = { left, right in
      guard let left = left as? Compared, let right = right as? Compared else { return .orderedSame }
      return descriptor.compare(left, right)
    }
    reverse = {
      var reversed = descriptor
      reversed.order = descriptor.order == .forward ? .reverse : .forward
      return WrappedSortDescriptor(of: reversed)
    }
    super.init(keyPath: \Unused.value, ascending: descriptor.order == .forward)
  }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult { order(object1, object2) }

  override var reversedSortDescriptor: Any { reverse() }

  override var description: String { "\(wrapped)" }
}

extension _KeyedSortDescriptor where Self: NSSortDescriptor {
  /// Sorts as a sort descriptor of Swift does.
  public init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
    guard let descriptor = WrappedSortDescriptor(of: sortDescriptor) as? Self else {
      preconditionFailure("A SortDescriptor makes an NSSortDescriptor; \(Self.self) cannot be made from one.")
    }
    self = descriptor
  }
}

extension SortDescriptor {
  /// The sort descriptor of Swift that was made into one of Foundation; `nil` for others.
  public init?(_ descriptor: NSSortDescriptor, comparing comparedType: Compared.Type) {
    guard let own = (descriptor as? WrappedSortDescriptor)?.wrapped as? SortDescriptor<Compared> else { return nil }
    self = own
  }
}
