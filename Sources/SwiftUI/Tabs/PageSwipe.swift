/// Turns the pages of a tab view with a finger: the current and the adjacent page follow the finger.
@MainActor
final class PageSwipe: PanResponder {
  private unowned let view: Element

  /// Whether there is a page at an offset from the current one.
  private let hasPage: (Int) -> Bool

  /// Moves the pages by a distance from the leading edge, in points; `nil` when the touch has ended.
  private let follow: (CGFloat?) -> Void

  /// Shows the page at an offset from the current one.
  private let turn: (Int) -> Void

  init(
    _ view: Element, hasPage: @escaping (Int) -> Bool, follow: @escaping (CGFloat?) -> Void,
    turn: @escaping (Int) -> Void
  ) {
    self.view = view
    self.hasPage = hasPage
    self.follow = follow
    self.turn = turn
  }

  private func fromLeadingSide(_ distance: CGFloat) -> CGFloat { view.isRightToLeft ? -distance : distance }

  /// The offset of the page that moving by a distance from the leading edge reveals.
  static func step(_ distance: CGFloat) -> Int { distance < 0 ? 1 : -1 }

  override func claim(for pan: Pan) -> TouchClaim {
    guard pan.isHorizontal else { return .possible }
    return hasPage(Self.step(fromLeadingSide(pan.translation.width))) ? .certain : .fallback
  }

  override func moved(_ pan: Pan) {
    let distance = fromLeadingSide(pan.translation.width)
    let width = view.size.width
    follow(
      hasPage(Self.step(distance))
        ? min(max(distance, -width), width) : view.environment.design.motion.give(distance, in: width))
  }

  override func ended(_ pan: Pan) {
    follow(nil)
    let distance = fromLeadingSide(pan.projected.width)
    guard abs(distance) > view.size.width / 2 else { return }
    let step = Self.step(distance)
    if hasPage(step) { turn(step) }
  }

  override func cancelled() { follow(nil) }
}
