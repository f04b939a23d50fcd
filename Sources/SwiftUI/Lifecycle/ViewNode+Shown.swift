extension _ViewNode {
  /// Notifies all descendants that they are shown again, or hidden, by a container that keeps them alive.
  ///
  /// As at their first appearance, inner views are notified first. Views that have never been laid out appear when they
  /// are.
  package func setShown(_ isShown: Bool) {
    forEachShownChild { $0.setShown(isShown) }
    guard let element = self as? Element, element.isPlaced else { return }
    if isShown { element.didAppear() } else { element.didDisappear() }
  }
}
