/// Turns the pages of a tab view with a finger.
///
/// The pages do not move with the finger; the next one comes when it is lifted.
@MainActor
final class PageSwipe: PanResponder {
  private unowned let view: Element

  /// Whether there is a page so many pages further on.
  private let hasPage: (Int) -> Bool

  /// Shows the page so many pages further on.
  private let turn: (Int) -> Void

  init(_ view: Element, hasPage: @escaping (Int) -> Bool, turn: @escaping (Int) -> Void) {
    self.view = view
    self.hasPage = hasPage
    self.turn = turn
  }

  private func step(_ distance: CGFloat) -> Int { (distance < 0) == view.isRightToLeft ? -1 : 1 }

  override func claim(for pan: Pan) -> TouchClaim {
    guard pan.isHorizontal else { return .possible }
    return hasPage(step(pan.translation.width)) ? .certain : .fallback
  }

  override func ended(_ pan: Pan) {
    let distance = pan.projected.width
    guard abs(distance) > view.size.width / 2 else { return }
    let step = step(distance)
    if hasPage(step) { turn(step) }
  }
}
