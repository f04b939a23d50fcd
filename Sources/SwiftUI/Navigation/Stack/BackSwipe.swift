/// Pops a screen when a finger swipes from its leading edge.
///
/// The screen moves with the finger and reveals the lower one, which stays if the finger is lifted far enough from the
/// edge.
@MainActor
final class BackSwipe: PanResponder {
  private unowned let stack: Element
  private let screens: NavigationScreens

  /// Shows the screen moved by a distance, in points from the leading edge; `nil` at the end of the drag.
  private let follow: (CGFloat?) -> Void

  init(_ screens: NavigationScreens, of stack: Element, follow: @escaping (CGFloat?) -> Void) {
    self.screens = screens
    self.follow = follow
    self.stack = stack
  }

  override var precedence: GesturePrecedence { .high }

  private func fromLeadingEdge(_ x: CGFloat) -> CGFloat { stack.isRightToLeft ? stack.size.width - x : x }

  override func claim(forTouchAt location: CGPoint) -> TouchClaim {
    fromLeadingEdge(location.x) <= stack.environment.design.motion.backSwipeWidth && screens.canSwipeBack
      ? .possible : .failed
  }

  override func claim(for pan: Pan) -> TouchClaim {
    if pan.isVertical { return .failed }
    guard pan.isHorizontal else { return .possible }
    return fromLeadingEdge(pan.location.x) > fromLeadingEdge(pan.start.x) ? .certain : .failed
  }

  override func moved(_ pan: Pan) {
    let distance = stack.isRightToLeft ? -pan.translation.width : pan.translation.width
    follow(min(max(0, distance), stack.size.width))
  }

  override func cancelled() { follow(nil) }

  override func ended(_ pan: Pan) {
    follow(nil)
    let distance = stack.isRightToLeft ? -pan.projected.width : pan.projected.width
    if distance > stack.size.width / 2 { screens.pop() }
  }
}

extension NavigationScreens {
  /// Whether there is a previous screen, and the top one does not hide its back button.
  var canSwipeBack: Bool {
    !entries.isEmpty && top?.preference(NavigationBarKey.self).hidesBackButton != true
  }
}
