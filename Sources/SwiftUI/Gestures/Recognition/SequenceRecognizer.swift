/// Recognizes two gestures in sequence.
final class SequenceRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  SequenceGesture<First, Second>.Value
>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private var firstValue: First.Value?

  /// The last events of the fingers that are down.
  private var fingers: [Int: _TouchEvent] = [:]

  /// The deadline for the second gesture to begin if no finger is down after the first one.
  private var latestStart: Double?

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
    first.onChanged.append { [unowned self] in change(.first($0), isTentative: self.first.isTentative) }
    first.onEnded.append { [unowned self] in firstEnded($0) }
    second.onChanged.append { [unowned self] in
      if let firstValue { change(.second(firstValue, $0), isTentative: self.second.isTentative && !isRecognized) }
    }
    second.onEnded.append { [unowned self] in
      if let firstValue { end(.second(firstValue, $0)) }
    }
  }

  private func firstEnded(_ value: First.Value) {
    firstValue = value
    change(.second(value, nil))
    // The finger that ended the first gesture may also start the second one.
    for (_, event) in fingers.sorted(by: { $0.key < $1.key }) {
      var event = event
      event.phase = .began
      second.handle(event)
    }
  }

  override func handle(_ event: _TouchEvent) {
    switch event.phase {
    case .began, .moved: fingers[event.finger] = event
    case .ended: fingers[event.finger] = nil
    }
    latestStart = nil
    if firstValue == nil {
      first.handle(event)
      if first.hasFailed { fail() }
      if firstValue != nil, fingers.isEmpty { latestStart = event.time + TapTiming.interval }
    } else {
      second.handle(event)
      if second.hasFailed { fail() }
    }
  }

  override func advance(to time: Double) {
    for finger in fingers.keys { fingers[finger]?.time = time }
    if let latestStart, latestStart <= time {
      self.latestStart = nil
      fail()
    } else if firstValue == nil {
      first.advance(to: time)
      if first.hasFailed { fail() }
    } else {
      second.advance(to: time)
      if second.hasFailed { fail() }
    }
  }

  override var deadline: Double? {
    if isFinished { return nil }
    return latestStart ?? (firstValue == nil ? first.deadline : second.deadline)
  }

  override var isWaiting: Bool {
    if isFinished { return false }
    return latestStart != nil || (firstValue == nil ? first.isWaiting : second.isWaiting)
  }

  override func reset() {
    first.reset()
    second.reset()
    firstValue = nil
    fingers = [:]
    latestStart = nil
    super.reset()
  }
}
