extension TextField {
  /// Creates a text field that applies a format style to a bound optional value, with a label generated from a view
  /// builder.
  ///
  /// The value changes when the text is submitted or editing ends; text that cannot be parsed sets the value to `nil`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      source: .formatted(optional: value, format), prompt: prompt, options: TextFieldOptions(), label: label())
  }

  /// Creates a text field that applies a format style to a bound value, with a label generated from a view builder.
  ///
  /// The value changes when the text is submitted or editing ends; text that cannot be parsed is discarded.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: .formatted(value, format), prompt: prompt, options: TextFieldOptions(), label: label())
  }

  /// Creates a text field that applies a formatter to a bound value, with a label generated from a view builder.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(source: .formatted(value, formatter), prompt: prompt, options: TextFieldOptions(), label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a text field that applies a format style to a bound optional value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field that applies a format style to a bound optional value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field that applies a format style to a bound value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field that applies a format style to a bound value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field that applies a formatter to a bound value.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field that applies a formatter to a bound value.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Creates a text field that applies a formatter to a bound value, with actions for editing changes and for the
  /// return key.
  @preconcurrency
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      source: .formatted(value, formatter), prompt: nil,
      options: TextFieldOptions(onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(titleKey))
  }

  /// Creates a text field that applies a formatter to a bound value, with actions for editing changes and for the
  /// return key.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      source: .formatted(value, formatter), prompt: nil,
      options: TextFieldOptions(onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(title))
  }

  /// Creates a text field that applies a formatter to a bound value, with an action for when editing begins or ends.
  @preconcurrency
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      source: .formatted(value, formatter), prompt: nil, options: TextFieldOptions(onEditingChanged: onEditingChanged),
      label: Text(titleKey))
  }

  /// Creates a text field that applies a formatter to a bound value, with an action for when editing begins or ends.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      source: .formatted(value, formatter), prompt: nil, options: TextFieldOptions(onEditingChanged: onEditingChanged),
      label: Text(title))
  }
}
