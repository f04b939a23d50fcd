import SwiftUI

extension FoundElement {
  /// The part of the frame on the screen and inside the surrounding scroll views.
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

  /// The point of a touch: the activation point if it is visible, otherwise the center of the visible part.
  func hitPoint(in visibleFrame: CGRect) -> CGPoint {
    for case .activationPoint(let point) in entry.node.details where visibleFrame.contains(point) { return point }
    return CGPoint(x: visibleFrame.midX, y: visibleFrame.midY)
  }

  /// The element above this one at the touch point, if there is one.
  ///
  /// The system's accessibility hit test decides. A view that is not an accessibility element, such as a color,
  /// receives the touch but does not cover the element.
  func coveringElement(at visibleFrame: CGRect, on screen: Screen) -> Element? {
    guard !visibleFrame.isEmpty, let own = entry.node.element, let root = screen.rootElement else { return nil }
    guard let hit = root.hitTest(hitPoint(in: visibleFrame)) else { return nil }
    if hit.isInside(own) || own.isInside(hit) { return nil }
    let owner = tree.entries.indices.last { tree.entries[$0].node.element.map(hit.isInside) ?? false }
    return owner.map(tree.path(to: position).contains) ?? true ? nil : hit
  }

  /// Scrolls the surrounding scroll views until the element is visible.
  ///
  /// - Returns: Whether that is possible.
  func scrollToVisible(on screen: Screen) -> Bool {
    entry.node.element.map(screen.scrollToVisible) ?? false
  }
}

extension ElementTree.Entry {
  /// Whether content outside the element's frame is invisible.
  fileprivate var isViewport: Bool {
    switch type {
    case .application, .window, .scrollView, .collectionView, .table: true
    default: false
    }
  }
}

extension Element {
  /// Whether the element is another one or its descendant.
  func isInside(_ other: Element) -> Bool {
    var current: Element? = self
    while let element = current {
      if element === other { return true }
      current = element.layoutParent
    }
    return false
  }
}
