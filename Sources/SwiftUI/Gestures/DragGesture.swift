/// Recognizes a finger that moves over a view.
public struct DragGesture: PrimitiveGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The date of the event, on the screen's clock.
    public var time: Date

    /// The location of the finger, in points.
    public var location: CGPoint

    /// The location where the touch began, in points.
    public var startLocation: CGPoint

    /// The velocity of the finger, in points per second.
    public var velocity: CGSize

    /// The translation since the touch began, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted location where the finger would stop, in points.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The predicted translation when the finger would stop, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance that the finger must move before the gesture begins, in points.
  public var minimumDistance: CGFloat

  /// The coordinate space of locations.
  public var coordinateSpace: CoordinateSpace

  /// The kinds of input that the gesture recognizes.
  public var inputKinds: GestureInputKinds

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
    inputKinds = .all
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local,
    inputKinds: GestureInputKinds
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace)
    self.inputKinds = inputKinds
  }

  @MainActor public static func _makeRecognizer(_ gesture: DragGesture, in context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    gesture.inputKinds.recognizer(DragRecognizer(gesture))
  }
}

/// Tracks one finger once it has moved far enough.
final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var start: _TouchEvent?
  private var track = FingerTrack()

  /// Whether the finger has moved the usual distance of a drag that is not certain from the start.
  private var hasMoved = false

  init(_ gesture: DragGesture) {
    self.gesture = gesture
  }

  /// The distance at which a touch counts as a drag, in points.
  static let usualDistance: CGFloat = 10

  override func handle(_ event: _TouchEvent) {
    if isFinished { return }
    switch event.phase {
    case .began:
      guard start == nil else { return }
      start = event
      note(event)
      if gesture.minimumDistance <= 0 { change(value(event)) }
    case .moved:
      guard let start, start.finger == event.finger else { return }
      note(event)
      let distance = start.distance(from: event)
      if distance >= Self.usualDistance { hasMoved = true }
      if isRecognized || distance >= gesture.minimumDistance { change(value(event)) }
    case .ended:
      guard let start, start.finger == event.finger else { return }
      let value = value(event)
      hasMoved = true
      if isRecognized { end(value) } else { fail() }
    }
  }

  private func note(_ event: _TouchEvent) {
    track.add(event.location(in: gesture.coordinateSpace), at: event.time)
  }

  override var isEarly: Bool { !hasMoved }

  override func reset() {
    start = nil
    track = FingerTrack()
    hasMoved = false
    super.reset()
  }

  private func value(_ event: _TouchEvent) -> DragGesture.Value {
    DragGesture.Value(
      time: event.date, location: event.location(in: gesture.coordinateSpace),
      startLocation: (start ?? event).location(in: gesture.coordinateSpace), velocity: track.velocity(at: event.time))
  }
}

extension DragGesture.Value {
  /// Creates the value of a drag without a touch.
  package static func known(
    time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize
  ) -> DragGesture.Value {
    DragGesture.Value(time: time, location: location, startLocation: startLocation, velocity: velocity)
  }
}
