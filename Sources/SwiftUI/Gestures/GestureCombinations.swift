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

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    SimultaneousRecognizer(
      First._makeRecognizer(gesture.first, in: context), Second._makeRecognizer(gesture.second, in: context))
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A sequence of two gestures.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    /// The first gesture is in progress.
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

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
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

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    let gate = GestureGate(inside: context.gate)
    let first = First._makeRecognizer(gesture.first, in: context)
    let second = context.through(gate) { Second._makeRecognizer(gesture.second, in: context) }
    return ExclusiveRecognizer(first, second, gate: gate)
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Combines two gestures that may happen at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Combines two gestures into a sequence.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines two gestures of which only one succeeds.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension SimultaneousGesture: ComposedGesture {
  package var composition: GestureComposition {
    .combination(name: "SimultaneousGesture", first: first, second: second)
  }
}

extension SequenceGesture: ComposedGesture {
  package var composition: GestureComposition { .combination(name: "SequenceGesture", first: first, second: second) }
}

extension ExclusiveGesture: ComposedGesture {
  package var composition: GestureComposition { .combination(name: "ExclusiveGesture", first: first, second: second) }
}

extension SimultaneousGesture.Value {
  /// Creates the value of two gestures without a touch.
  package static func known(first: First.Value?, second: Second.Value?) -> Self {
    Self(first: first, second: second)
  }
}
