extension Screen {
  /// Moves the pointer of a mouse or a trackpad over the screen.
  ///
  /// - Parameter location: On the screen, in points; `nil` if the pointer leaves it.
  package func movePointer(to location: CGPoint?) {
    bringUpToDate()
    perform { touches.pointerMoved(to: location, in: rootElement) }
  }

  /// Scrolls what lies below the pointer, as the wheel of a mouse does: no gesture of a view hears of it.
  ///
  /// - Parameters:
  ///   - location: On the screen, in points.
  ///   - distance: How far the content moves, in points; what is at its end already leaves the rest to what is around it.
  /// - Returns: Whether anything there scrolls.
  @discardableResult
  package func scroll(at location: CGPoint, by distance: CGVector) -> Bool {
    bringUpToDate()
    return send(WheelEvent(location: location, distance: distance))
  }
}

/// The wheel of a mouse turns, or two fingers move over a trackpad.
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

extension Element {
  /// The view that scrolls at this element: it itself, or the one around it.
  fileprivate var nearestScrollElement: ScrollElement? { self as? ScrollElement ?? enclosingScrollElement }
}
