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
}
