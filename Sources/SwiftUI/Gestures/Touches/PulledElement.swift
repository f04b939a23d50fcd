/// What comes into view while a finger moves the element that is shown: the page beside it, or the screen under it.
@MainActor
final class PulledElement<Content: Element> {
  private(set) var element: Content?

  /// Shows another element, or none.
  ///
  /// - Parameters:
  ///   - staying: What is shown in any case: it may be what was pulled into view.
  ///   - isVisible: Whether what is around it is on the screen.
  func show(_ new: Content?, beside staying: Element?, isVisible: Bool) {
    guard element !== new else { return }
    if let element, element !== staying, element.isMounted { element.setShown(false) }
    element = new
    if isVisible { new?.setShown(true) }
  }
}
