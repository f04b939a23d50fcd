/// A first-in, first-out queue whose operations take constant time on average.
package struct Queue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  package init() {}

  package var isEmpty: Bool { head == elements.count }

  package mutating func append(_ element: Element) {
    elements.append(element)
  }

  package mutating func removeAll() {
    elements.removeAll(keepingCapacity: elements.capacity <= 64)
    head = 0
  }

  /// Removes and returns the first element; `nil` if the queue is empty.
  package mutating func popFirst() -> Element? {
    guard head < elements.count else {
      removeAll()
      return nil
    }
    defer { head += 1 }
    // Compact the list only after most of it has been processed.
    if head >= 64, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    defer { elements[head] = nil }
    return elements[head]
  }
}
