extension TextField where Label == Text {
  /// Creates a text field with a text label generated from a localized title string.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a text field with a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a text field with a text label generated from a localized title string and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field with a text label generated from a title string and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a text field with a preferred axis and a text label generated from a localized title string.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// Creates a text field with a preferred axis and a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// Creates a text field with a preferred axis, a prompt, and a label generated from a localized title string.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a text field with a preferred axis, a prompt, and a label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

// The initializers that predate `onSubmit(of:_:)` and `focused(_:)`.
extension TextField where Label == Text {
  private init(
    _ title: Text, text: Binding<String>, onEditingChanged: (@MainActor (Bool) -> Void)?,
    onCommit: (@MainActor () -> Void)?
  ) {
    self.init(
      source: .text(text), prompt: nil,
      options: TextFieldOptions(onEditingChanged: onEditingChanged, onCommit: onCommit), label: title)
  }

  /// Creates a text field with a text label generated from a localized title string.
  ///
  /// - Parameters:
  ///   - titleKey: The key for the localized title of the text field.
  ///   - text: The text to display and edit.
  ///   - onEditingChanged: The action to perform when the user begins or ends editing.
  ///   - onCommit: An action to perform when the user presses the return key.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a text field with a text label generated from a title string.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a text field with an action for when editing begins or ends.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(Text(titleKey), text: text, onEditingChanged: onEditingChanged, onCommit: nil)
  }

  /// Creates a text field with an action for when editing begins or ends.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(Text(title), text: text, onEditingChanged: onEditingChanged, onCommit: nil)
  }

  /// Creates a text field with an action for the return key.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), text: text, onEditingChanged: nil, onCommit: onCommit)
  }

  /// Creates a text field with an action for the return key.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), text: text, onEditingChanged: nil, onCommit: onCommit)
  }
}
