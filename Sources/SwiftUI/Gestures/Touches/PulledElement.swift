/// The element that becomes visible while a finger moves the shown one: the adjacent page, or the screen below.
@MainActor
final class PulledElement<Content: Element> {
  private(set) var element: Content?

  /// Shows another element, or none.
  ///
  /// - Parameters:
  ///   - staying: The element that remains visible; it may be the pulled one.
  ///   - isVisible: Whether the container is on the screen.
  func show(_ new: Content?, beside staying: Element?, isVisible: Bool) {
    guard element !== new else { return }
    if let element, element !== staying, element.isMounted { element.setShown(false) }
    element = new
    if isVisible { new?.setShown(true) }
  }
}
