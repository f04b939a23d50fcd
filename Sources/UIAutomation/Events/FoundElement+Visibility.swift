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

  /// Where a finger touches the element: its activation point if that can be seen, else the middle of what can.
  func hitPoint(in visibleFrame: CGRect) -> CGPoint {
    for case .activationPoint(let point) in entry.node.details where visibleFrame.contains(point) { return point }
    return CGPoint(x: visibleFrame.midX, y: visibleFrame.midY)
  }

  /// What lies above the element where a finger touches it, if anything does that is an element.
  ///
  /// The system asks accessibility what is there. A view that is no element, as a colour is, takes the touch and covers nothing.
  func coveringElement(at visibleFrame: CGRect, on screen: Screen) -> Element? {
    guard !visibleFrame.isEmpty, let own = entry.node.element, let root = screen.rootElement else { return nil }
    guard let hit = root.hitTest(hitPoint(in: visibleFrame)) else { return nil }
    if hit.isInside(own) || own.isInside(hit) { return nil }
    let owner = tree.entries.indices.last { tree.entries[$0].node.element.map(hit.isInside) ?? false }
    return owner.map(tree.path(to: position).contains) ?? true ? nil : hit
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
