import SwiftUI

/// An element that a query has found; it stays the same element when it moves.
@MainActor
struct BoundElement {
  private weak var element: Element?

  /// Whether the node has an element. Nodes without one, such as the window, are identified by their texts.
  private let hasElement: Bool
  private let type: XCUIElement.ElementType

  /// The number of preceding nodes of the same view with the same type.
  private let ordinal: Int
  nonisolated let summary: String

  init(_ position: Int, in tree: ElementTree) {
    let entry = tree.entries[position]
    element = entry.node.element
    type = entry.type
    summary = entry.node.summary
    hasElement = element != nil
    ordinal = Self.positions(of: entry.node.element, type, in: tree).firstIndex(of: position) ?? 0
  }

  /// The index of the element in `tree`, or none if it has been removed.
  func positions(in tree: ElementTree) -> [Int] {
    guard hasElement else { return tree.entries.indices.filter { tree.entries[$0].node.summary == summary } }
    let same = Self.positions(of: element, type, in: tree)
    return ordinal < same.count ? [same[ordinal]] : []
  }

  private static func positions(
    of element: Element?, _ type: XCUIElement.ElementType, in tree: ElementTree
  ) -> [Int] {
    guard let element else { return [] }
    return tree.positions[ObjectIdentifier(element)]?.filter { tree.entries[$0].type == type } ?? []
  }
}
