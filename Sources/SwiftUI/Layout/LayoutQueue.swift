/// The queue of elements that need layout in the current update.
@MainActor
package struct LayoutQueue {
  private var waiting = ElementsByDepth()

  /// Lays out the whole tree; set by the screen, and called when a change reaches the root or the root is new.
  package var layoutRoot: (() -> Void)?
  private var isRootDirty = false

  package var needsLayout: Bool { waiting.deepest >= 0 || isRootDirty }

  /// The number of layouts so far; positions and sizes change only in a layout.
  private(set) var count: UInt = 0

  /// The last layout in which an element was asked for too much.
  private var exhausted: UInt?

  /// Notes that an element was asked for too much.
  ///
  /// - Returns: Whether it is the first one in the layout; the containers around it often reach the limit, too.
  mutating func noteExhaustion() -> Bool {
    if exhausted == count { return false }
    exhausted = count
    return true
  }

  package mutating func enqueue(_ element: Element) {
    if element.isQueuedForLayout { return }
    element.isQueuedForLayout = true
    waiting.add(element)
  }

  package mutating func setRootNeedsLayout() {
    isRootDirty = true
  }

  package mutating func cancel() {
    while waiting.deepest >= 0 { _ = takeDeepest() }
    isRootDirty = false
  }

  /// Takes the deepest elements from the queue; their ancestors may join it in the meantime and are laid out once.
  private mutating func takeDeepest() -> [Element] {
    let batch = waiting.takeDeepest()
    batch.visit { $0.isQueuedForLayout = false }
    return batch
  }
}

/// Elements by their depth in the tree, in insertion order at each depth, so that nothing needs sorting.
@MainActor
private struct ElementsByDepth {
  private var elements: [[Element]] = []

  /// The greatest depth of any element, or -1 if there are none.
  private(set) var deepest = -1

  mutating func add(_ element: Element) {
    let depth = Int(element.depth)
    while elements.count <= depth { elements.append([]) }
    elements[depth].append(element)
    if depth > deepest { deepest = depth }
  }

  mutating func takeDeepest() -> [Element] {
    let batch = elements[deepest]
    elements[deepest] = []
    // In a debug build `isEmpty` is generic code, and most depths are empty.
    while deepest >= 0, elements[deepest].count == 0 { deepest -= 1 }
    return batch
  }

  /// Visits the elements from the root downwards.
  func forEach(_ body: (Element) -> Void) {
    for depth in 0..<deepest + 1 { elements[depth].visit(body) }
  }
}

extension LayoutQueue {
  /// Refreshes sizes from the deepest element upwards for as long as they change, then places the remaining elements.
  ///
  /// Not a mutating method: elements enqueue themselves while this runs.
  static func run(in graph: Graph) {
    graph.layout.count &+= 1
    var toPlace = ElementsByDepth()
    var rounds = LayoutRounds()
    while graph.layout.waiting.deepest >= 0 {
      let batch = graph.layout.takeDeepest()
      if let element = rounds.endless(in: batch) {
        graph.report(
          _RuntimeIssue(
            "The layout does not come to rest: it was repeated and stopped. Does a view request layout during "
              + "its own layout?", severity: .error, at: element))
        break
      }
      batch.visit { element in
        guard element.isMounted else { return }
        if element.refreshSizes(), let parent = element.layoutParent {
          graph.layout.enqueue(parent)
        } else if element.layoutParent == nil {
          graph.layout.isRootDirty = true
        } else {
          toPlace.add(element)
        }
      }
    }
    if graph.layout.isRootDirty {
      graph.layout.isRootDirty = false
      graph.layout.layoutRoot?()
    }
    toPlace.forEach { $0.placeAgain() }
  }
}

/// Detects an element that is laid out again and again in one update.
///
/// A deep tree takes many rounds, but each element is laid out only a few times; so turns are counted only after many
/// rounds.
@MainActor
private struct LayoutRounds {
  private static let uncounted = 1_000
  private static let turnLimit = 100

  private var count = 0
  private var turns: [ObjectIdentifier: Int] = [:]

  mutating func endless(in batch: [Element]) -> Element? {
    count += 1
    guard count > Self.uncounted else { return nil }
    for element in batch {
      turns[ObjectIdentifier(element), default: 0] += 1
      if turns[ObjectIdentifier(element)] == Self.turnLimit { return element }
    }
    return nil
  }
}
