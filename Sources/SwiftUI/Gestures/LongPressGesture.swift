/// Recognises a finger that rests on a view.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool

  /// How long the finger has to rest, in seconds.
  public var minimumDuration: Double

  /// How far the finger may move meanwhile, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _makeRecognizer(_ gesture: LongPressGesture, in context: _GestureContext) -> _GestureRecognizer<
    Bool
  > {
    LongPressRecognizer(gesture)
  }
}

final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let gesture: LongPressGesture
  private var start: _TouchEvent?

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
  }

  override func handle(_ event: _TouchEvent) {
    switch event.phase {
    case .began:
      start = event
      change(true)
      advance(to: event.time)
    case .moved:
      guard let start else { return }
      if start.globalLocation.distance(to: event.globalLocation) > gesture.maximumDistance { stop() }
    case .ended:
      advance(to: event.time)
      if start != nil { stop() }
    case .cancelled: stop()
    }
  }

  override func advance(to time: Double) {
    guard let start, time - start.time >= gesture.minimumDuration else { return }
    self.start = nil
    end(true)
  }

  private func stop() {
    guard start != nil else { return }
    start = nil
    fail()
  }
}
