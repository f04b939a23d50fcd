/// Recognizes one or more taps.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// The kinds of input that the gesture recognizes.
  public var inputKinds: GestureInputKinds

  public init(count: Int = 1) {
    self.init(count: count, inputKinds: .all)
  }

  public init(count: Int = 1, inputKinds: GestureInputKinds) {
    self.count = count
    self.inputKinds = inputKinds
  }

  @MainActor public static func _makeRecognizer(_ gesture: TapGesture, in context: _GestureContext)
    -> _GestureRecognizer<Void>
  {
    gesture.inputKinds.recognizer(TapRecognizer(count: gesture.count) { _ in })
  }
}

/// Recognizes one or more taps and provides their location.
public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// The location of the tap, in points.
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  /// The kinds of input that the gesture recognizes.
  public var inputKinds: GestureInputKinds

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
    inputKinds = .all
  }

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds
  ) {
    self.init(count: count, coordinateSpace: coordinateSpace)
    self.inputKinds = inputKinds
  }

  @MainActor public static func _makeRecognizer(_ gesture: SpatialTapGesture, in context: _GestureContext)
    -> _GestureRecognizer<
      Value
    >
  {
    gesture.inputKinds.recognizer(
      TapRecognizer(count: gesture.count) { Value(location: $0.location(in: gesture.coordinateSpace)) })
  }
}

/// The limits within which taps count as one gesture, as in UIKit's tap recognizer.
enum TapTiming {
  /// The maximum time between two taps, in seconds.
  static let interval = 0.35

  /// The maximum movement of a tapping finger, in points.
  static let slop: CGFloat = 45
}

/// Counts the taps of one finger.
final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  private let count: Int
  private let makeValue: (_TouchEvent) -> Value
  private var taps = 0
  private var start: _TouchEvent?

  /// The deadline for the next of several taps to begin.
  private var latestStart: Double?

  init(count: Int, value: @escaping (_TouchEvent) -> Value) {
    self.count = count
    makeValue = value
  }

  override func handle(_ event: _TouchEvent) {
    if isFinished { return }
    switch event.phase {
    case .began:
      // With a second finger it is a different gesture.
      if start != nil { return fail() }
      start = event
      latestStart = nil
    case .moved:
      if let start, start.distance(from: event) > TapTiming.slop { fail() }
    case .ended:
      start = nil
      taps += 1
      if taps >= count {
        end(makeValue(event))
      } else {
        latestStart = event.time + TapTiming.interval
      }
    }
  }

  override func advance(to time: Double) {
    guard let latestStart, latestStart <= time else { return }
    self.latestStart = nil
    fail()
  }

  override var deadline: Double? { latestStart }
  override var isWaiting: Bool { !isFinished && taps > 0 }

  override func reset() {
    taps = 0
    start = nil
    latestStart = nil
    super.reset()
  }
}

extension SpatialTapGesture.Value {
  /// Creates the value of a tap without a touch.
  package static func known(location: CGPoint) -> SpatialTapGesture.Value {
    SpatialTapGesture.Value(location: location)
  }
}
