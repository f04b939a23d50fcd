/// What one finger does at a moment, as one view sees it.
public struct _TouchEvent {
  package enum Phase { case began, moved, ended }

  package var phase: Phase

  /// Tells fingers apart.
  package var finger: Int

  /// Where, in the coordinates of the receiving view, in points.
  package var location: CGPoint

  /// Where, on the screen, in points.
  package var globalLocation: CGPoint

  /// When, in seconds of the screen's clock.
  package var time: Double

  /// The receiving view.
  let element: Element

  /// Where the finger is in a coordinate space that the view knows; a name that no view around it has is its own
  /// space.
  @MainActor
  package func location(in space: CoordinateSpace) -> CGPoint {
    space.isLocal ? location : element.location(ofScreenPoint: globalLocation, in: space) ?? location
  }

  /// How far from another event the finger is on the screen, in points.
  package func distance(from other: _TouchEvent) -> CGFloat {
    globalLocation.distance(to: other.globalLocation)
  }
}

extension Element {
  /// A point of the screen in a coordinate space that the element knows; a name that no element around it has
  /// stands for its own. `nil` if the element has no position on the screen.
  func location(ofScreenPoint point: CGPoint, in space: CoordinateSpace) -> CGPoint? {
    switch space {
    case .global: point
    case .local: convert(point, from: nil)
    case .named(let name): (ancestor(inSpace: name) ?? self).convert(point, from: nil)
    }
  }
}

extension CGPoint {
  package func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
