import SwiftUI

extension FoundElement {
  /// The part of the frame that is on the screen and in the windows of all that scrolls around the element.
  var visibleFrame: CGRect {
    var visible = entry.node.frame.standardized
    if visible.isNull || visible.isInfinite { return .zero }
    for position in tree.path(to: self.position).dropLast() {
      let around = tree.entries[position]
      guard around.isViewport else { continue }
      visible = visible.intersection(around.node.frame)
      if visible.isNull { return .zero }
    }
    return visible
  }

  /// What lies above the element in the middle of its visible part, if anything does.
  func coveringElement(at visibleFrame: CGRect, on screen: Screen) -> Element? {
    guard !visibleFrame.isEmpty, let own = entry.node.element, let root = screen.rootElement else { return nil }
    guard let hit = root.hitTest(CGPoint(x: visibleFrame.midX, y: visibleFrame.midY)) else { return nil }
    return hit.isInside(own) || own.isInside(hit) ? nil : hit
  }

  /// Scrolls what is around the element until it can be seen.
  ///
  /// - Returns: Whether that is possible.
  func scrollToVisible(on screen: Screen) -> Bool {
    entry.node.element.map(screen.scrollToVisible) ?? false
  }
}

extension ElementTree.Entry {
  /// Whether what lies outside of the element's frame cannot be seen.
  fileprivate var isViewport: Bool {
    switch type {
    case .application, .window, .scrollView, .collectionView, .table: true
    default: false
    }
  }
}

extension Element {
  /// Whether the element is another or lies inside of it.
  func isInside(_ other: Element) -> Bool {
    var current: Element? = self
    while let element = current {
      if element === other { return true }
      current = element.layoutParent
    }
    return false
  }
}
