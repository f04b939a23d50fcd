/// An event of one finger in the coordinates of a view.
public struct _TouchEvent {
  package enum Phase { case began, moved, ended }

  package var phase: Phase

  /// Identifies the finger.
  package var finger: Int

  /// The location in the coordinates of the receiving view, in points.
  package var location: CGPoint

  /// The location on the screen, in points.
  package var globalLocation: CGPoint

  /// The time, in seconds of the screen's clock.
  package var time: Double

  /// The receiving view.
  let element: Element

  /// The time as a date of the view.
  @MainActor var date: Date { element.environment.now.addingTimeInterval(time) }

  /// The location in a coordinate space of the view. A name without an enclosing coordinate space refers to the view's
  /// own space.
  @MainActor
  package func location(in space: CoordinateSpace) -> CGPoint {
    space.isLocal ? location : element.location(ofScreenPoint: globalLocation, in: space) ?? location
  }

  /// The distance on the screen from another event, in points.
  package func distance(from other: _TouchEvent) -> CGFloat {
    globalLocation.distance(to: other.globalLocation)
  }
}

extension Element {
  /// Converts a point of the screen to a coordinate space of the element. A name without an enclosing coordinate space
  /// refers to the element's own space. `nil` if the element has no position on the screen.
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
