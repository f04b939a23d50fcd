import Foundation

extension Sequence {
  /// The elements in the order of a value of theirs; those with equal values keep their order.
  ///
  /// - Parameters:
  ///   - value: The value of an element.
  ///   - descending: Whether the largest value is first.
  package func sortedStably<Value: Comparable>(
    by value: (Element) throws -> Value, descending: Bool = false
  ) rethrows -> [Element] {
    let valued = try enumerated().map { (place: $0, element: $1, value: try value($1)) }
    return valued.sorted {
      descending ? ($1.value, $0.place) < ($0.value, $1.place) : ($0.value, $0.place) < ($1.value, $1.place)
    }
    .map(\.element)
  }

  /// The elements in the order of descriptors, of which the first counts most; equal ones keep their order.
  package func sortedStably(by descriptors: [NSSortDescriptor]) -> [Element] {
    if descriptors.isEmpty { return Array(self) }
    return enumerated().sorted { left, right in
      for descriptor in descriptors {
        let order = descriptor.compare(left.element, to: right.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return left.offset < right.offset
    }
    .map(\.element)
  }
}
