/// Scrolls with a finger: the content follows the finger, and decelerates when it is lifted.
@MainActor
final class ScrollPan: PanResponder {
  private unowned let scroll: ScrollElement

  /// The distance the finger has dragged the content beyond its ends, in points; the content follows with increasing
  /// resistance.
  private var pull = CGPoint.zero

  /// The offset when the touch began.
  private var start = CGPoint.zero

  private var last = CGSize.zero
  private var hasRefreshed = false

  init(_ scroll: ScrollElement) {
    self.scroll = scroll
  }

  private var axes: Axis.Set { scroll.style.axes }

  // MARK: - Claims

  override func claim(forTouchAt location: CGPoint) -> TouchClaim {
    guard scroll.environment.isScrollEnabled else { return .failed }
    start = scroll.offset
    // A touch stops a deceleration and has no other effect.
    return scroll.stopRunning() ? .certain : .possible
  }

  override func claim(for pan: Pan) -> TouchClaim {
    let isAlong =
      axes == .both ? pan.isHorizontal || pan.isVertical : axes == .horizontal ? pan.isHorizontal : pan.isVertical
    guard isAlong else { return .possible }
    if pan.isVertical, pan.translation.height < 0, scroll.environment.outerDrag?.comesFirst == true {
      return .fallback
    }
    let distance = distance(of: pan.translation)
    let axis: Axis = pan.isHorizontal ? .horizontal : .vertical
    let wanted = CGPoint(x: scroll.offset.x + distance.x, y: scroll.offset.y + distance.y)
    let possible = scroll.geometry.clamped(wanted, axes: axes)
    let isMoving = axis == .horizontal ? possible.x != scroll.offset.x : possible.y != scroll.offset.y
    if isMoving || (axis == .vertical && distance.y < 0 && canRefresh) { return .certain }
    return bounces(axis) ? .fallback : .failed
  }

  /// The distance that the viewport moves for a translation of the finger: the opposite direction.
  private func distance(of translation: CGSize) -> CGPoint {
    CGPoint(x: scroll.isRightToLeft ? translation.width : -translation.width, y: -translation.height)
  }

  private var canRefresh: Bool { scroll.environment.refresh != nil && axes.contains(.vertical as Axis) }

  private func bounces(_ axis: Axis) -> Bool {
    let environment = scroll.environment
    let behavior =
      axis == .horizontal ? environment.horizontalScrollBounceBehavior : environment.verticalScrollBounceBehavior
    let limit = scroll.geometry.maximumOffset
    return behavior != .basedOnSize || (axis == .horizontal ? limit.x : limit.y) > 0
  }

  // MARK: - Following the finger

  override func began(_ pan: Pan) {
    pull = .zero
    last = .zero
    hasRefreshed = false
    scroll.enter(.interacting)
    dismissKeyboard()
  }

  override func moved(_ pan: Pan) {
    let step = distance(
      of: CGSize(width: pan.translation.width - last.width, height: pan.translation.height - last.height))
    last = pan.translation
    let wanted = CGPoint(x: scroll.offset.x + pull.x + step.x, y: scroll.offset.y + pull.y + step.y)
    let possible = scroll.geometry.clamped(wanted, axes: axes)
    pull = CGPoint(
      x: axes.contains(.horizontal as Axis) && bounces(.horizontal) ? wanted.x - possible.x : 0,
      y: axes.contains(.vertical as Axis) && bounces(.vertical) ? wanted.y - possible.y : 0)
    let window = scroll.geometry.containerSize
    let motion = scroll.environment.design.motion
    scroll.follow(
      CGPoint(
        x: possible.x + motion.give(pull.x, in: window.width), y: possible.y + motion.give(pull.y, in: window.height)))
    refreshIfPulled()
  }

  private func refreshIfPulled() {
    guard !hasRefreshed, canRefresh, scroll.overrun.y <= -scroll.environment.design.motion.refreshDistance else {
      return
    }
    hasRefreshed = true
    scroll.environment.refresh?.start(in: scroll.graph)
  }

  override func ended(_ pan: Pan) {
    let velocity = distance(of: pan.velocity)
    scroll.run(velocity: CGVector(dx: velocity.x, dy: velocity.y), from: start)
  }

  override func cancelled() {
    scroll.run(velocity: .zero, from: start)
  }

  /// Dismisses the keyboard if the scroll view does so. The distance the finger reaches into the keyboard is ignored.
  private func dismissKeyboard() {
    guard scroll.environment.scrollDismissesKeyboardMode != .never else { return }
    if let focused = scroll.graph.focus.focused { focused.resignFocusWhenSettled() }
  }
}
