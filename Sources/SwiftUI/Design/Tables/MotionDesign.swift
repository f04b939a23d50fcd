import Foundation

/// What moves with a finger.
struct MotionDesign: Sendable {
  /// The width of the edge of a screen where a swipe back begins, in points.
  var backSwipeWidth: CGFloat

  /// The part of its width by which the screen below a dragged one lags behind.
  var lag: CGFloat

  /// The visible distance beyond the start of content that triggers a refresh, in points.
  var refreshDistance: CGFloat

  /// The resistance of content that is dragged beyond its end.
  var resistance: CGFloat

  /// The thickness of a scroll bar, in points.
  var scrollBarThickness: CGFloat

  /// The visible distance of content that is dragged beyond its end: it grows more and more slowly and never reaches
  /// the length of the viewport.
  func give(_ pull: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let moved = (1 - 1 / (abs(pull) * resistance / length + 1)) * length
    return pull < 0 ? -moved : moved
  }
}
