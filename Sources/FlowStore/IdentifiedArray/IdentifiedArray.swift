import Foundation

/// An array whose elements are found by their identifiers, in constant time.
///
/// ```swift
/// struct State {
///   var todos: IdentifiedArrayOf<Todo> = []
/// }
/// state.todos[id: id]?.isDone = true
/// ```
///
/// Elements should have unique identifiers. If two have the same, lookup finds the first.
public struct IdentifiedArray<ID: Hashable, Element> {
  private var storage: [Element]
  private var positions: [ID: Int]
  private let identify: (Element) -> ID

  /// The elements, in order.
  public var elements: [Element] { storage }

  /// The identifiers of the elements, in order.
  public var ids: [ID] { storage.map(identify) }

  private init(_ elements: [Element], identify: @escaping (Element) -> ID) {
    storage = elements
    self.identify = identify
    positions = [:]
    positions.reserveCapacity(elements.count)
    indexPositions(from: 0)
  }

  /// Creates an array.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path from an element to its identifier.
  public init<S: Sequence>(_ elements: S, id: KeyPath<Element, ID>) where S.Element == Element {
    self.init(Array(elements), identify: { $0[keyPath: id] })
  }

  /// Creates an empty array.
  ///
  /// - Parameter id: The key path from an element to its identifier.
  public init(id: KeyPath<Element, ID>) {
    self.init([], id: id)
  }

  /// Updates the positions of the elements, starting at an index.
  private mutating func indexPositions(from start: Int) {
    for index in start..<storage.count {
      let id = identify(storage[index])
      if positions[id] == nil { positions[id] = index }
    }
  }

  private mutating func rebuildPositions() {
    positions.removeAll(keepingCapacity: true)
    indexPositions(from: 0)
  }

  /// The identifier of an element.
  public func id(of element: Element) -> ID { identify(element) }

  /// The position of the element with an identifier, if there is one.
  public func index(id: ID) -> Int? { positions[id] }

  /// The element with an identifier, if there is one.
  ///
  /// Setting the element replaces the existing one, or appends it; setting `nil` removes it.
  public subscript(id id: ID) -> Element? {
    get { positions[id].map { storage[$0] } }
    _modify {
      let index = positions[id]
      var element: Element?
      if let index {
        element = storage[index]
      }
      defer { replace(at: index, id: id, with: element) }
      yield &element
    }
  }

  private mutating func replace(at index: Int?, id: ID, with element: Element?) {
    switch (index, element) {
    case (let index?, let element?):
      self[index] = element
    case (_?, nil):
      remove(id: id)
    case (nil, let element?):
      append(element)
    case (nil, nil):
      break
    }
  }

  /// Appends an element.
  public mutating func append(_ element: Element) {
    storage.append(element)
    indexPositions(from: storage.count - 1)
  }

  /// Inserts an element at a position.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - index: The position, from 0 to the number of elements; any other ends the process.
  public mutating func insert(_ element: Element, at index: Int) {
    storage.insert(element, at: index)
    rebuildPositions()
  }

  /// Inserts elements at a position.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - index: The position, from 0 to the number of elements; any other ends the process.
  public mutating func insert<C: Collection>(contentsOf elements: C, at index: Int) where C.Element == Element {
    storage.insert(contentsOf: elements, at: index)
    rebuildPositions()
  }

  /// Removes the element with an identifier.
  ///
  /// - Parameter id: The identifier; every element that has it is removed.
  /// - Returns: The first removed element, or `nil` if there was none.
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let index = positions[id] else { return nil }
    let element = storage[index]
    storage.removeAll { identify($0) == id }
    rebuildPositions()
    return element
  }

  /// Removes the element at a position.
  ///
  /// - Parameter position: The position of an element; any other ends the process.
  /// - Returns: The removed element.
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    defer { rebuildPositions() }
    return storage.remove(at: position)
  }

  /// Removes the elements that satisfy a condition.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    defer { rebuildPositions() }
    try storage.removeAll(where: shouldBeRemoved)
  }

  /// Removes all elements.
  ///
  /// - Parameter keepingCapacity: Whether the memory stays allocated, for elements to come.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    storage.removeAll(keepingCapacity: keepingCapacity)
    positions.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Removes the elements at several positions, as in `onDelete` of a list.
  ///
  /// - Parameter offsets: The positions of elements; any other ends the process.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { storage.remove(at: offset) }
    rebuildPositions()
  }

  /// Moves the elements at several positions, as in `onMove` of a list.
  ///
  /// - Parameters:
  ///   - source: The positions of the elements.
  ///   - destination: The position to insert before, counted before the elements are removed.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { storage[$0] }
    let before = source.count(in: 0..<Swift.max(0, destination))
    for offset in source.reversed() { storage.remove(at: offset) }
    storage.insert(contentsOf: moved, at: destination - before)
    rebuildPositions()
  }
}

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { storage.startIndex }
  public var endIndex: Int { storage.endIndex }

  public subscript(position: Int) -> Element {
    get { storage[position] }
    set {
      let (old, new) = (identify(storage[position]), identify(newValue))
      storage[position] = newValue
      if old != new { rebuildPositions() }
    }
  }

  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    let (first, second) = (identify(storage[i]), identify(storage[j]))
    storage.swapAt(i, j)
    // With duplicates, another element may become the first one of its identifier.
    if positions.count == storage.count {
      positions[first] = j
      positions[second] = i
    } else {
      rebuildPositions()
    }
  }

  /// Sorts the elements.
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    defer { rebuildPositions() }
    try storage.sort(by: areInIncreasingOrder)
  }

  /// Shuffles the elements.
  public mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
    storage.shuffle(using: &generator)
    rebuildPositions()
  }

  /// Reverses the elements.
  public mutating func reverse() {
    storage.reverse()
    rebuildPositions()
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements.
  public mutating func sort() {
    sort(by: <)
  }
}

// @unchecked: the identifier function uses nothing but its argument.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

/// An array of `Identifiable` elements.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an array.
  ///
  /// - Parameter elements: The elements.
  public init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init(Array(elements), identify: { $0.id })
  }

  /// Creates an array.
  ///
  /// - Parameter elements: The elements, whose identifiers should be unique.
  public init<S: Sequence>(uniqueElements elements: S) where S.Element == Element {
    self.init(elements)
  }
}

extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
  /// Creates an empty array.
  public init() {
    self.init([], identify: { $0.id })
  }

  public mutating func replaceSubrange<C: Collection, R: RangeExpression>(
    _ subrange: R, with newElements: C
  ) where C.Element == Element, R.Bound == Int {
    storage.replaceSubrange(subrange, with: newElements)
    rebuildPositions()
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  /// Creates an array of the elements of a literal.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}
