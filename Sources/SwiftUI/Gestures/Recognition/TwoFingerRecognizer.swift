/// Tracks two fingers from the moment both are down until one of them is lifted.
final class TwoFingerRecognizer<Value>: _GestureRecognizer<Value> {
  private let hasBegun: (FingerPair) -> Bool
  private let makeValue: (FingerPair) -> Value
  private var fingers: [_TouchEvent] = []
  private var pair: FingerPair?

  /// - Parameters:
  ///   - hasBegun: Whether the fingers have moved far enough.
  ///   - value: Creates the gesture's value.
  init(hasBegun: @escaping (FingerPair) -> Bool, value: @escaping (FingerPair) -> Value) {
    self.hasBegun = hasBegun
    makeValue = value
  }

  override func handle(_ event: _TouchEvent) {
    if isFinished { return }
    switch event.phase {
    case .began:
      guard fingers.count < 2 else { return }
      fingers.append(event)
      if fingers.count == 2 { pair = FingerPair(fingers[0], fingers[1]) }
    case .moved:
      guard let index = fingers.firstIndex(where: { $0.finger == event.finger }) else { return }
      fingers[index] = event
      guard fingers.count == 2, var pair else { return }
      pair.move(fingers[0], fingers[1], at: event)
      self.pair = pair
      if isRecognized || hasBegun(pair) { change(makeValue(pair)) }
    case .ended:
      guard fingers.contains(where: { $0.finger == event.finger }) else { return }
      if let pair, isRecognized { end(makeValue(pair)) } else { fail() }
    }
  }

  override func reset() {
    fingers = []
    pair = nil
    super.reset()
  }
}

/// Two fingers on a view: their distance and rotation relative to the beginning of the touch.
struct FingerPair {
  private(set) var date: Date
  private var time: Double

  /// The midpoint between the fingers when the touch began, in points from the view's top leading corner.
  let startLocation: CGPoint

  /// The same midpoint as a fraction of the view's size.
  let startAnchor: UnitPoint

  /// The ratio of the fingers' distance to their initial distance.
  private(set) var magnification: CGFloat = 1

  /// The change of the magnification per second.
  private(set) var magnificationVelocity: CGFloat = 0

  /// The clockwise rotation of the fingers, counting full turns.
  private(set) var rotation: Angle = .zero

  /// The change of the rotation per second.
  private(set) var rotationVelocity: Angle = .zero

  private let startDistance: CGFloat
  private var direction: Double

  @MainActor
  init(_ first: _TouchEvent, _ second: _TouchEvent) {
    date = second.date
    time = second.time
    let middle = CGPoint(
      x: (first.location.x + second.location.x) / 2, y: (first.location.y + second.location.y) / 2)
    let size = second.element.size
    startLocation = middle
    startAnchor = UnitPoint(
      x: size.width > 0 ? middle.x / size.width : 0.5, y: size.height > 0 ? middle.y / size.height : 0.5)
    startDistance = max(1, first.distance(from: second))
    direction = Self.direction(first, second)
  }

  private static func direction(_ first: _TouchEvent, _ second: _TouchEvent) -> Double {
    atan2(
      Double(second.globalLocation.y - first.globalLocation.y), Double(second.globalLocation.x - first.globalLocation.x)
    )
  }

  @MainActor
  mutating func move(_ first: _TouchEvent, _ second: _TouchEvent, at event: _TouchEvent) {
    let newMagnification = first.distance(from: second) / startDistance
    let newDirection = Self.direction(first, second)
    let turn = remainder(newDirection - direction, 2 * .pi)
    let elapsed = event.time - time
    if elapsed > 0 {
      magnificationVelocity = (newMagnification - magnification) / elapsed
      rotationVelocity = .radians(turn / elapsed)
    }
    magnification = newMagnification
    rotation = .radians(rotation.radians + turn)
    direction = newDirection
    date = event.date
    time = event.time
  }
}
