/// A type-erased list of data representing the content of a navigation stack.
public struct NavigationPath {
  package private(set) var elements: [AnyHashable]

  /// Creates a new, empty navigation path.
  public init() {
    elements = []
  }

  /// Creates a new navigation path from the contents of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Creates a new navigation path from the contents of a sequence that contains codable values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
    self.elements = elements.map { AnyHashable($0) }
  }

  package init(elements: [AnyHashable]) {
    self.elements = elements
  }

  /// The number of elements in this path.
  public var count: Int { elements.count }

  /// A Boolean that indicates whether this path is empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// Appends a new value to the end of this path.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Appends a new codable value to the end of this path.
  public mutating func append<V: Hashable>(_ value: V) where V: Decodable, V: Encodable {
    elements.append(AnyHashable(value))
  }

  /// Removes values from the end of this path.
  ///
  /// - Parameter k: The number of values; at most ``count``.
  public mutating func removeLast(_ k: Int = 1) {
    guard k >= 0, k <= count else {
      // Apple's implementation ends the process.
      reportMistake(
        "NavigationPath.removeLast(\(k)) of a path of \(count): a number from 0 to the path's count can be removed. "
          + "\(k < 0 ? "Nothing" : "Everything") was removed.")
      if k > 0 { elements.removeAll() }
      return
    }
    elements.removeLast(k)
  }
}

extension NavigationPath: Equatable {}

// The values are written once and only read afterwards; a path may move between tasks with its owner's elements.
extension NavigationPath: @unchecked Sendable {}
