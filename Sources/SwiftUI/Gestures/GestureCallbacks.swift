/// A gesture with an action that is called when its value changes.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  public typealias Value = Content.Value

  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    let recognizer = Content._makeRecognizer(gesture.content, in: context)
    let gate = context.gate
    var last: Value?
    recognizer.onChanged.append { [unowned recognizer] value in
      if last != value { gate.run(isTentative: recognizer.isTentative) { gesture.action(value) } }
      last = value
    }
    recognizer.onReset.append { last = nil }
    return recognizer
  }
}

/// A gesture with an action that is called when it ends.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value

  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    let recognizer = Content._makeRecognizer(gesture.content, in: context)
    let gate = context.gate
    recognizer.onEnded.append { value in gate.run(isTentative: false) { gesture.action(value) } }
    return recognizer
  }
}

/// A gesture whose value is mapped from another gesture's value.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    ForwardingRecognizer(Content._makeRecognizer(gesture.content, in: context), transform: gesture.transform)
  }
}

/// A gesture that updates a `GestureState` while it is in progress.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value

  public var base: Base
  public var state: GestureState<State>
  let update: (Value, inout State, inout Transaction) -> Void

  init(base: Base, state: GestureState<State>, update: @escaping (Value, inout State, inout Transaction) -> Void) {
    self.base = base
    self.state = state
    self.update = update
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    let recognizer = Base._makeRecognizer(gesture.base, in: context)
    let gate = context.gate
    let state = gesture.state
    var isChanged = false
    recognizer.onChanged.append { [unowned recognizer] value in
      gate.run(isTentative: recognizer.isTentative) {
        isChanged = true
        var transaction = Transaction()
        var current = state.wrappedValue
        gesture.update(value, &current, &transaction)
        state.write(current, in: transaction)
      }
    }
    func reset() {
      if isChanged { state.resetValue() }
      isChanged = false
    }
    recognizer.onEnded.append { _ in gate.run(isTentative: false, reset) }
    recognizer.onReset.append(reset)
    return recognizer
  }
}

extension Gesture {
  /// Performs an action whenever the gesture's value changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Performs an action when the gesture ends.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Returns a gesture with a mapped value.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Updates `state` while the gesture is in progress; it is reset when the gesture ends.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

extension _ChangedGesture: ComposedGesture {
  package var composition: GestureComposition { .callback(name: "onChanged", action: action, of: content) }
}

extension _EndedGesture: ComposedGesture {
  package var composition: GestureComposition { .callback(name: "onEnded", action: action, of: content) }
}

extension _MapGesture: ComposedGesture {
  package var composition: GestureComposition { .wrapping(content) }
}

extension GestureStateGesture: ComposedGesture {
  package var composition: GestureComposition { .callback(name: "updating", action: update, of: base) }
}
