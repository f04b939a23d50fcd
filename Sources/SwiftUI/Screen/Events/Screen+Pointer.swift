extension Screen {
  /// Moves the pointer of a mouse or a trackpad.
  ///
  /// - Parameter location: The location on the screen, in points; `nil` if the pointer leaves it.
  package func movePointer(to location: CGPoint?) {
    bringUpToDate()
    perform { touches.pointerMoved(to: location, in: rootElement) }
  }

  /// Scrolls the content below the pointer, like the wheel of a mouse: no gesture of a view receives it.
  ///
  /// - Parameters:
  ///   - location: The location on the screen, in points.
  ///   - distance: The distance in points; a scroll view at its end leaves the rest to the one around it.
  /// - Returns: Whether there is a scroll view.
  @discardableResult
  package func scroll(at location: CGPoint, by distance: CGVector) -> Bool {
    bringUpToDate()
    return send(WheelEvent(location: location, distance: distance))
  }
}

/// A turn of a mouse wheel, or a scroll gesture on a trackpad.
private struct WheelEvent: ScreenEvent {
  let location: CGPoint
  let distance: CGVector

  var name: String { "scrolling at (\(location.x), \(location.y))" }

  func occur(on screen: Screen) -> Bool {
    var scroll = screen.rootElement?.hitTest(location)?.nearestScrollElement
    var rest = CGPoint(x: -distance.dx, y: -distance.dy)
    let isAnyThere = scroll != nil
    while let current = scroll, rest != .zero {
      if current.environment.isScrollEnabled {
        let wanted = CGPoint(
          x: current.offset.x + (current.isRightToLeft ? -rest.x : rest.x), y: current.offset.y + rest.y)
        let possible = current.geometry.clamped(wanted, axes: current.style.axes)
        rest = CGPoint(
          x: current.isRightToLeft ? possible.x - wanted.x : wanted.x - possible.x, y: wanted.y - possible.y)
        current.scroll(to: possible)
      }
      scroll = current.enclosingScrollElement
    }
    return isAnyThere
  }
}
