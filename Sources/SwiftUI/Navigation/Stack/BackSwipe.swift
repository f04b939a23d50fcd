/// Goes back when a finger swipes over the screen from its leading edge.
///
/// The screens do not move with the finger; the lower one comes back when it is lifted far enough from the edge.
@MainActor
final class BackSwipe: PanResponder {
  private unowned let stack: Element
  private let screens: NavigationScreens

  /// How near to the edge the finger has to go down, in points.
  private static let edgeWidth: CGFloat = 24

  init(_ screens: NavigationScreens, of stack: Element) {
    self.screens = screens
    self.stack = stack
  }

  override var precedence: GesturePrecedence { .high }

  private func fromLeadingEdge(_ x: CGFloat) -> CGFloat { stack.isRightToLeft ? stack.size.width - x : x }

  override func claim(forTouchAt location: CGPoint) -> TouchClaim {
    fromLeadingEdge(location.x) <= Self.edgeWidth && screens.canSwipeBack ? .possible : .failed
  }

  override func claim(for pan: Pan) -> TouchClaim {
    if pan.isVertical { return .failed }
    guard pan.isHorizontal else { return .possible }
    return fromLeadingEdge(pan.location.x) > fromLeadingEdge(pan.start.x) ? .certain : .failed
  }

  override func ended(_ pan: Pan) {
    let distance = stack.isRightToLeft ? -pan.projected.width : pan.projected.width
    if distance > stack.size.width / 2 { screens.pop() }
  }
}

extension NavigationScreens {
  /// Whether there is a screen to go back to, and the one in front does not hide its back button.
  var canSwipeBack: Bool {
    !entries.isEmpty && top?.preference(NavigationBarKey.self).hidesBackButton != true
  }
}
