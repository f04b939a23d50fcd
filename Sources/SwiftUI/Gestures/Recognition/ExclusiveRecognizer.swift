/// Recognizes one of two gestures; the second waits as long as the first may still succeed.
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  ExclusiveGesture<First, Second>.Value
>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>

  /// The gate through which the actions of the second gesture pass.
  private let gate: GestureGate

  /// Whether the second gesture waits for the first one to fail.
  private var isHeld = false

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>, gate: GestureGate) {
    self.first = first
    self.second = second
    self.gate = gate
    super.init()
    first.onChanged.append { [unowned self] in change(.first($0), isTentative: self.first.isTentative) }
    first.onEnded.append { [unowned self] in end(.first($0)) }
    second.onChanged.append { [unowned self] in
      if self.second.isTentative { change(.second($0), isTentative: true) } else { secondWentOn() }
    }
    second.onEnded.append { [unowned self] _ in secondWentOn() }
  }

  private func secondWentOn() {
    if first.isWaiting { isHeld = true } else { letSecondThrough() }
  }

  private func letSecondThrough() {
    isHeld = false
    gate.open()
    switch second.phase {
    case .active(let value): change(.second(value))
    case .ended(let value): end(.second(value))
    case .possible, .failed: break
    }
  }

  private func settle() {
    if first.isRecognized { return }
    if isHeld, !first.isWaiting { letSecondThrough() }
    if first.hasFailed, second.hasFailed { fail() }
  }

  override func handle(_ event: _TouchEvent) {
    if !second.isRecognized || isHeld { first.handle(event) }
    if first.isRecognized { dropSecond() } else { second.handle(event) }
    settle()
  }

  override func advance(to time: Double) {
    if !second.isRecognized || isHeld { first.advance(to: time) }
    if first.isRecognized { dropSecond() } else { second.advance(to: time) }
    settle()
  }

  private func dropSecond() {
    isHeld = false
    gate.close()
    second.reset()
  }

  override var deadline: Double? {
    [first.isFinished ? nil : first.deadline, second.isFinished ? nil : second.deadline].compactMap { $0 }.min()
  }

  override var isWaiting: Bool { !isRecognized && (first.isWaiting || second.isWaiting) }
  override var isEarly: Bool { first.isRecognized ? first.isEarly : second.isEarly }

  override func reset() {
    first.reset()
    dropSecond()
    super.reset()
  }
}
