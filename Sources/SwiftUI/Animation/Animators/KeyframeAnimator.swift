/// A container that animates its content with keyframes.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  private let initialValue: Value
  private let trigger: AnyTrigger?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  private var property = KeyframePlayerProperty<Value>()

  /// Plays the given keyframes when the given trigger value changes, updating the view using the modifiers you apply in
  /// `content`.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyTrigger(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Loops the given keyframes continuously, updating the view using the modifiers you apply in `content`.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  @MainActor public var body: some View { content(currentValue) }

  @MainActor private var currentValue: Value {
    guard let player = property.player else { return initialValue }
    return player.value(initial: initialValue, trigger: trigger, repeats: repeats) { value in
      KeyframeTimeline(initialValue: value, keyframes: keyframes(value))
    }
  }
}

extension KeyframeAnimator: ConnectedView {
  @MainActor package var composition: Composition {
    let value = property.player?.last ?? initialValue
    return Composition("KeyframeAnimator").oneOrMore(content(value)).value("value", value)
  }
}

extension View {
  /// Plays the given keyframes when a trigger changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }

  /// Loops the given keyframes continuously.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }
}
