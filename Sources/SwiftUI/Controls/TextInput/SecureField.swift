/// A control into which people securely enter private text.
public struct SecureField<Label: View> {
  package let label: Label
  let prompt: Text?
  let text: Binding<String>
  let onCommit: (@MainActor () -> Void)?

  private init(text: Binding<String>, prompt: Text?, onCommit: (@MainActor () -> Void)?, label: Label) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.onCommit = onCommit
  }

  /// Creates a secure field with a prompt generated from a `Text`.
  ///
  /// - Parameters:
  ///   - text: The text to display and edit.
  ///   - prompt: The guidance for what to enter, shown while the text is empty.
  ///   - label: A view that describes the purpose of the secure field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, onCommit: nil, label: label())
  }
}

extension SecureField: View {
  public var body: some View {
    StyledTextField(
      source: .text(text), options: TextFieldOptions(isSecure: true, onCommit: onCommit),
      content: TextFieldContent(label: AnyView(label), prompt: prompt))
  }
}

extension SecureField: ComposedView {
  package var composition: Composition {
    Composition("SecureField").part("label", label).part("prompt", ifPresent: prompt).value("text", text)
      .value("onCommit", ifPresent: onCommit)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a label generated from a localized title string.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a secure field with a label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a secure field with a prompt and a label generated from a localized title string.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a secure field with a prompt and a label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a secure field with an action for the return key.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text: text, prompt: nil, onCommit: onCommit, label: Text(titleKey))
  }

  /// Creates a secure field with an action for the return key.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text: text, prompt: nil, onCommit: onCommit, label: Text(title))
  }
}
