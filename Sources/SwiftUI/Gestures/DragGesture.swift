/// Recognises a finger that moves over a view.
public struct DragGesture: PrimitiveGesture {
  /// What a drag knows.
  public struct Value: Equatable, Sendable {
    /// When the drag was there, on the host's clock.
    public var time: Date

    /// Where the finger is, in points.
    public var location: CGPoint

    /// Where the finger went down, in points.
    public var startLocation: CGPoint

    /// How fast the finger moves, in points per second.
    public var velocity: CGSize

    /// How far the finger has moved, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest, in points.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far the finger would have moved when it comes to rest, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the finger has to move before the gesture begins, in points.
  public var minimumDistance: CGFloat

  /// The coordinates that locations are in.
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public static func _makeRecognizer(_ gesture: DragGesture, in context: _GestureContext) -> _GestureRecognizer<Value> {
    DragRecognizer(gesture)
  }
}

final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var start: _TouchEvent?
  private var last: _TouchEvent?
  private var hasBegun = false

  init(_ gesture: DragGesture) {
    self.gesture = gesture
  }

  override func reset() {
    super.reset()
    start = nil
    last = nil
    hasBegun = false
  }

  override func handle(_ event: _TouchEvent) {
    switch event.phase {
    case .began:
      start = event
      last = event
      hasBegun = gesture.minimumDistance <= 0
      if hasBegun { change(value(event)) }
    case .moved:
      guard let start else { return }
      if !hasBegun, start.globalLocation.distance(to: event.globalLocation) >= gesture.minimumDistance {
        hasBegun = true
      }
      if hasBegun { change(value(event)) }
      last = event
    case .ended:
      let wasBegun = hasBegun
      let value = value(event)
      start = nil
      hasBegun = false
      if wasBegun { end(value) } else { fail() }
    case .cancelled:
      start = nil
      hasBegun = false
      fail()
    }
  }

  private func value(_ event: _TouchEvent) -> DragGesture.Value {
    let location = event.location(in: gesture.coordinateSpace)
    var velocity = CGSize.zero
    if let last, event.time > last.time {
      let before = last.location(in: gesture.coordinateSpace)
      let elapsed = event.time - last.time
      velocity = CGSize(width: (location.x - before.x) / elapsed, height: (location.y - before.y) / elapsed)
    }
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
      startLocation: (start ?? event).location(in: gesture.coordinateSpace), velocity: velocity)
  }
}
