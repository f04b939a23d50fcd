extension Screen {
  /// Moves the pointer of a mouse or a trackpad over the screen.
  ///
  /// - Parameter location: On the screen, in points; `nil` if the pointer leaves it.
  package func movePointer(to location: CGPoint?) {
    bringUpToDate()
    perform { touches.pointerMoved(to: location, in: rootElement) }
  }
}
