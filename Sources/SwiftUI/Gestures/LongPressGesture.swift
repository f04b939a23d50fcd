/// Recognizes a finger that rests on a view.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool

  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double

  /// The maximum distance that the finger may move during the press, in points.
  public var maximumDistance: CGFloat

  /// The kinds of input that the gesture recognizes.
  public var inputKinds: GestureInputKinds

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.init(minimumDuration: minimumDuration, maximumDistance: maximumDistance, inputKinds: .all)
  }

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    self.inputKinds = inputKinds
  }

  @MainActor public static func _makeRecognizer(_ gesture: LongPressGesture, in context: _GestureContext)
    -> _GestureRecognizer<
      Bool
    >
  {
    gesture.inputKinds.recognizer(LongPressRecognizer(gesture))
  }
}

/// Waits until a finger has rested long enough.
final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let gesture: LongPressGesture
  private var start: _TouchEvent?

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
  }

  override func handle(_ event: _TouchEvent) {
    if isFinished { return }
    switch event.phase {
    case .began:
      guard start == nil else { return }
      start = event
      change(true, isTentative: true)
      advance(to: event.time)
    case .moved:
      guard let start, start.finger == event.finger else { return }
      if start.distance(from: event) > gesture.maximumDistance { stop() }
    case .ended:
      guard let start, start.finger == event.finger else { return }
      advance(to: event.time)
      if !isFinished { stop() }
    }
  }

  override func advance(to time: Double) {
    guard let deadline, deadline <= time else { return }
    start = nil
    end(true)
  }

  override var deadline: Double? { start.map { $0.time + gesture.minimumDuration } }

  private func stop() {
    start = nil
    fail()
  }

  override func reset() {
    start = nil
    super.reset()
  }
}

/// Reports the start and the end of a press, regardless of whether it is recognized.
struct PressingGesture<Content: Gesture>: PrimitiveGesture where Content.Value == Bool {
  let content: Content
  let pressingChanged: ((Bool) -> Void)?

  @MainActor static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<Bool> {
    let recognizer = Content._makeRecognizer(gesture.content, in: context)
    guard let pressingChanged = gesture.pressingChanged else { return recognizer }
    let gate = context.gate
    var isPressing = false
    func press(_ value: Bool) {
      guard value != isPressing else { return }
      isPressing = value
      pressingChanged(value)
    }
    recognizer.onChanged.append { _ in gate.run(isTentative: true) { press(true) } }
    recognizer.onEnded.append { _ in gate.run(isTentative: false) { press(false) } }
    recognizer.onReset.append { press(false) }
    return recognizer
  }
}

extension PressingGesture: ComposedGesture {
  var composition: GestureComposition { .wrapping(content) }
}
