extension _ViewNode {
  /// Notifies everything below that it is shown again, or covered, by a container that keeps it alive meanwhile.
  ///
  /// Inner views hear of it first, as they do when they appear for the first time. What has never been laid out
  /// appears when it is.
  package func setShown(_ isShown: Bool) {
    forEachShownChild { $0.setShown(isShown) }
    guard let element = self as? Element, element.isPlaced else { return }
    if isShown { element.didAppear() } else { element.didDisappear() }
  }
}
