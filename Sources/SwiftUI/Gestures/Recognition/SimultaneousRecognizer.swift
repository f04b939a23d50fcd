/// Recognizes two gestures simultaneously; they end together when neither can continue.
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  SimultaneousGesture<First, Second>.Value
>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private var firstValue: First.Value?
  private var secondValue: Second.Value?
  private var hasEnded = false
  private var fingers: Set<Int> = []

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
    first.onChanged.append { [unowned self] in
      firstValue = $0
      changed(isTentative: self.first.isTentative)
    }
    second.onChanged.append { [unowned self] in
      secondValue = $0
      changed(isTentative: self.second.isTentative)
    }
    first.onEnded.append { [unowned self] in
      firstValue = $0
      hasEnded = true
    }
    second.onEnded.append { [unowned self] in
      secondValue = $0
      hasEnded = true
    }
  }

  private var value: SimultaneousGesture<First, Second>.Value {
    SimultaneousGesture.Value(first: firstValue, second: secondValue)
  }

  private func changed(isTentative: Bool) {
    change(value, isTentative: isTentative && !isRecognized)
  }

  private func settle() {
    if first.hasFailed, second.hasFailed { return fail() }
    guard hasEnded, !isFinished else { return }
    if fingers.isEmpty || (first.isFinished && second.isFinished) {
      end(value)
    } else {
      change(value)
    }
  }

  override func handle(_ event: _TouchEvent) {
    switch event.phase {
    case .began: fingers.insert(event.finger)
    case .moved: break
    case .ended: fingers.remove(event.finger)
    }
    if !first.isFinished { first.handle(event) }
    if !second.isFinished { second.handle(event) }
    settle()
  }

  override func advance(to time: Double) {
    first.advance(to: time)
    second.advance(to: time)
    settle()
  }

  override var deadline: Double? {
    [first.isFinished ? nil : first.deadline, second.isFinished ? nil : second.deadline].compactMap { $0 }.min()
  }

  override var isWaiting: Bool { !isRecognized && (first.isWaiting || second.isWaiting) }
  override var isEarly: Bool { (!first.isRecognized || first.isEarly) && (!second.isRecognized || second.isEarly) }

  override func reset() {
    first.reset()
    second.reset()
    firstValue = nil
    secondValue = nil
    hasEnded = false
    fingers = []
    super.reset()
  }
}
