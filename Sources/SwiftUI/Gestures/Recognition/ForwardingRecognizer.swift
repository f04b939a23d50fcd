/// Forwards another recognizer's values after transforming them.
final class ForwardingRecognizer<Inner, Value>: _GestureRecognizer<Value> {
  private let inner: _GestureRecognizer<Inner>

  init(_ inner: _GestureRecognizer<Inner>, transform: @escaping (Inner) -> Value) {
    self.inner = inner
    super.init()
    inner.onChanged.append { [unowned self, unowned inner] in change(transform($0), isTentative: inner.isTentative) }
    inner.onEnded.append { [unowned self] in end(transform($0)) }
  }

  override func handle(_ event: _TouchEvent) {
    inner.handle(event)
    if inner.hasFailed { fail() }
  }

  override func advance(to time: Double) {
    inner.advance(to: time)
    if inner.hasFailed { fail() }
  }

  override var deadline: Double? { inner.deadline }
  override var isWaiting: Bool { inner.isWaiting }
  override var isEarly: Bool { inner.isEarly }

  override func reset() {
    inner.reset()
    super.reset()
  }
}
