import SwiftUI

/// The accessibility tree of a screen at one moment, as a flat list in preorder.
@MainActor
final class ElementTree {
  struct Entry {
    let node: SemanticsNode

    /// The index of the parent; -1 for the root.
    let parent: Int
    let depth: Int

    /// The index after the last descendant.
    fileprivate(set) var end: Int

    var type: XCUIElement.ElementType { XCUIElement.ElementType(node.role) }
  }

  let entries: [Entry]

  /// The elements that have a text as identifier, title, label, value or placeholder.
  private(set) lazy var index: [String: [Int]] = makeIndex()

  /// The entries of each view.
  private(set) lazy var positions: [ObjectIdentifier: [Int]] = makePositions()

  /// The element with the keyboard focus.
  private(set) lazy var keyboardFocus: Int? = entries.indices.last { self.hasKeyboardFocus($0) }

  init(root: SemanticsNode) {
    var entries: [Entry] = []
    Self.add(root, parent: -1, depth: 0, isInCollectionView: false, to: &entries)
    self.entries = entries
  }

  private static func add(
    _ node: SemanticsNode, parent: Int, depth: Int, isInCollectionView: Bool, to entries: inout [Entry]
  ) {
    let position = entries.count
    entries.append(Entry(node: node, parent: parent, depth: depth, end: position + 1))
    let children = node.role == .cell && isInCollectionView ? levels(of: node) : node.children
    let isCollectionView = node.role == .collectionView
    // Counted, since an iterator would copy each node.
    for index in 0..<children.count where !children[index].isHidden {
      add(children[index], parent: position, depth: depth + 1, isInCollectionView: isCollectionView, to: &entries)
    }
    entries[position].end = entries.count
  }

  /// The levels of a collection view's cell on Apple's systems: the background, and three levels around the content.
  private static func levels(of cell: SemanticsNode) -> [SemanticsNode] {
    let level = SemanticsNode(role: .other, frame: cell.frame, of: cell.element)
    func around(_ children: [SemanticsNode]) -> SemanticsNode {
      var outer = level
      outer.children = children
      return outer
    }
    return [around([level]), around([around([around(cell.children)])])]
  }

  private func makeIndex() -> [String: [Int]] {
    var index: [String: [Int]] = [:]
    for position in 0..<entries.count {
      entries[position].node.forEachIdentifyingText { index[$0, default: []].append(position) }
    }
    return index
  }

  private func makePositions() -> [ObjectIdentifier: [Int]] {
    var positions: [ObjectIdentifier: [Int]] = [:]
    for position in 0..<entries.count {
      if let element = entries[position].node.element {
        positions[ObjectIdentifier(element), default: []].append(position)
      }
    }
    return positions
  }

  /// Whether an element has the keyboard focus.
  func hasKeyboardFocus(_ position: Int) -> Bool { entries[position].node.hasKeyboardFocus }

  /// The ancestors of an element, from the application inwards, and the element itself.
  func path(to position: Int) -> [Int] {
    var path: [Int] = []
    var current = position
    while current >= 0 {
      path.append(current)
      current = entries[current].parent
    }
    return path.reversed()
  }
}
