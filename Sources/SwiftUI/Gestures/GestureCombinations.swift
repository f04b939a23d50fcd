/// Two gestures that may happen at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<Value> {
    PairRecognizer(
      First._makeRecognizer(gesture.first, in: context), Second._makeRecognizer(gesture.second, in: context),
      rule: .simultaneous
    ) {
      Value(first: $0, second: $1)
    }
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, the second after the first.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; the second one may have begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<Value> {
    SequenceRecognizer(
      First._makeRecognizer(gesture.first, in: context), Second._makeRecognizer(gesture.second, in: context))
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which only one succeeds; the first has precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<Value> {
    PairRecognizer(
      First._makeRecognizer(gesture.first, in: context), Second._makeRecognizer(gesture.second, in: context),
      rule: .exclusive
    ) {
      first, second in
      if let first { return .first(first) }
      if let second { return .second(second) }
      return nil
    }
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Combines two gestures that may happen at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Makes a gesture of two, one after the other.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Makes a gesture of two of which only one succeeds.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

final class PairRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
  enum Rule { case simultaneous, exclusive }

  private let first: _GestureRecognizer<First>
  private let second: _GestureRecognizer<Second>
  private let rule: Rule
  private var firstValue: First?
  private var secondValue: Second?
  private let value: (First?, Second?) -> Value?

  /// Whether one of two simultaneous gestures has ended, which has not been said yet.
  private var hasEnded = false

  init(
    _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>, rule: Rule,
    value: @escaping (First?, Second?) -> Value?
  ) {
    self.first = first
    self.second = second
    self.rule = rule
    self.value = value
    super.init()
    first.onChanged.append { [unowned self] in
      firstValue = $0
      if let value = value(firstValue, secondValue) { change(value) }
    }
    second.onChanged.append { [unowned self] in
      secondValue = $0
      if let value = value(firstValue, secondValue) { change(value) }
    }
    first.onEnded.append { [unowned self] in
      firstValue = $0
      oneEnded()
    }
    second.onEnded.append { [unowned self] in
      secondValue = $0
      oneEnded()
    }
  }

  private func oneEnded() {
    if rule == .simultaneous {
      hasEnded = true
    } else if let value = value(firstValue, secondValue) {
      end(value)
    }
  }

  /// Two simultaneous gestures end as one: when none of them can go on.
  private func settle(isTouchOver: Bool) {
    guard hasEnded, let value = value(firstValue, secondValue) else { return }
    if isTouchOver || (first.isFinished && second.isFinished) {
      hasEnded = false
      end(value)
    } else {
      change(value)
    }
  }

  override func handle(_ event: _TouchEvent) {
    first.handle(event)
    if rule == .simultaneous || !first.isRecognized { second.handle(event) }
    settle(isTouchOver: event.phase == .ended)
  }

  override func advance(to time: Double) {
    first.advance(to: time)
    if rule == .simultaneous || !first.isRecognized { second.advance(to: time) }
    settle(isTouchOver: false)
  }

  override func reset() {
    first.reset()
    second.reset()
    firstValue = nil
    secondValue = nil
    hasEnded = false
    super.reset()
  }
}

final class SequenceRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  SequenceGesture<First, Second>.Value
>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private var firstValue: First.Value?
  private var lastEvent: _TouchEvent?

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
    first.onChanged.append { [unowned self] in change(.first($0)) }
    first.onEnded.append { [unowned self] value in
      firstValue = value
      change(.second(value, nil))
      // The finger that ended the first gesture may already be down for the second one.
      if var event = lastEvent, event.phase != .ended {
        event.phase = .began
        second.handle(event)
      }
    }
    second.onChanged.append { [unowned self] in
      if let firstValue { change(.second(firstValue, $0)) }
    }
    second.onEnded.append { [unowned self] in
      if let firstValue { end(.second(firstValue, $0)) }
    }
  }

  override func handle(_ event: _TouchEvent) {
    lastEvent = event
    if firstValue == nil {
      first.handle(event)
      if case .failed = first.phase { fail() }
    } else {
      second.handle(event)
    }
  }

  override func advance(to time: Double) {
    lastEvent?.time = time
    if firstValue == nil { first.advance(to: time) } else { second.advance(to: time) }
  }

  override func reset() {
    first.reset()
    second.reset()
    firstValue = nil
    lastEvent = nil
    super.reset()
  }
}
