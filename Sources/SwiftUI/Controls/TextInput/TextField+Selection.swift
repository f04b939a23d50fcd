extension TextField {
  /// Creates a text field with a selection.
  ///
  /// - Parameters:
  ///   - text: The text to display and edit.
  ///   - selection: The selection; the field writes it while it is edited.
  ///   - prompt: A `Text` representing the prompt of the text field, shown while the text is empty.
  ///   - axis: The axis in which to scroll text when it doesn't fit in the available space.
  ///   - label: A view that describes the purpose of the text field.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      source: .text(text), prompt: prompt,
      options: TextFieldOptions(
        axis: axis ?? .horizontal, selection: FieldSelection(selection: selection, text: text)),
      label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a selection and a text label generated from a localized title string.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a text field with a selection and a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
