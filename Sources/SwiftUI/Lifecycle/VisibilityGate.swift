/// A node that shows only some of what it keeps alive: a stack of screens, tabs, a lazy container.
@MainActor
package protocol VisibilityGate: _ViewNode {
  /// Calls `body` for the child nodes that are shown whenever this node is.
  func forEachShownChild(_ body: (_ViewNode) -> Void)
}

extension _ViewNode {
  /// Notifies everything below that it is shown again, or covered, by a container that keeps it alive meanwhile.
  ///
  /// Inner views hear of it first, as they do when they appear for the first time. What has never been laid out
  /// appears when it is.
  package func setShown(_ isShown: Bool) {
    if let gate = self as? any VisibilityGate {
      gate.forEachShownChild { $0.setShown(isShown) }
    } else {
      forEachChild { $0.setShown(isShown) }
    }
    guard let element = self as? Element, element.isPlaced else { return }
    if isShown { element.didAppear() } else { element.didDisappear() }
  }
}
