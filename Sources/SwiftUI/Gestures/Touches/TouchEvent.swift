/// What one finger does at a moment, as one view sees it.
public struct _TouchEvent {
  package enum Phase { case began, moved, ended }

  package var phase: Phase

  /// Tells fingers apart.
  package var finger: Int

  /// Where, in the coordinates of the view that is told, in points.
  package var location: CGPoint

  /// Where, on the screen, in points.
  package var globalLocation: CGPoint

  /// When, in seconds of the screen's clock.
  package var time: Double

  /// The view that is told.
  let element: Element

  /// Where the finger is in a coordinate space that the view knows; a name that nobody around the view has is its own
  /// space.
  @MainActor
  package func location(in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: globalLocation
    case .local: location
    case .named(let name):
      element.ancestor(inSpace: name).flatMap { $0.convert(globalLocation, from: nil) } ?? location
    }
  }

  /// How far from another event the finger is on the screen, in points.
  package func distance(from other: _TouchEvent) -> CGFloat {
    globalLocation.distance(to: other.globalLocation)
  }
}

extension CGPoint {
  package func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
