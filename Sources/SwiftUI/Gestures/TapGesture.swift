/// Recognises one or more taps.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }

  public static func _makeRecognizer(_ gesture: TapGesture, in context: _GestureContext) -> _GestureRecognizer<Void> {
    let recognizer = TapRecognizer(count: gesture.count) { _ in }
    return recognizer
  }
}

/// Recognises one or more taps, and says where.
public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// Where the tap was, in points.
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public static func _makeRecognizer(_ gesture: SpatialTapGesture, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    TapRecognizer(count: gesture.count) { Value(location: $0.location(in: gesture.coordinateSpace)) }
  }
}

final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  private let count: Int
  private let makeValue: (_TouchEvent) -> Value
  private var taps = 0
  private var start: _TouchEvent?

  /// How far a finger may stray and still tap, in points.
  static var slop: CGFloat { 45 }

  init(count: Int, value: @escaping (_TouchEvent) -> Value) {
    self.count = count
    makeValue = value
  }

  override func handle(_ event: _TouchEvent) {
    switch event.phase {
    case .began: start = event
    case .moved:
      if let start, start.globalLocation.distance(to: event.globalLocation) > Self.slop { self.start = nil }
    case .ended:
      guard start != nil else { return fail() }
      start = nil
      taps += 1
      if taps >= count {
        taps = 0
        end(makeValue(event))
      }
    case .cancelled: start = nil
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
