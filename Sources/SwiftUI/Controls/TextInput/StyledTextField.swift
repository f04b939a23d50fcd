/// A text field at work: what is being typed, the focus, the return key.
///
/// It reads the text, and no more: models wake all fields that show a part of a changed value, and those whose text is the
/// same are not made again.
struct StyledTextField: View {
  let source: TextSource
  let options: TextFieldOptions
  let content: TextFieldContent

  /// What has been typed and does not count yet.
  @State private var draft: String?

  /// How often something was typed: the text is read again then, whether or not its binding is one of a state.
  @State private var edits = 0

  @Environment(\.locale) private var locale

  var body: some View {
    _ = edits
    return EditedTextField(
      shownText: draft ?? source.text(locale), source: source, options: options, content: content, draft: $draft,
      edits: $edits)
  }
}

/// A text field with the text that it shows.
private struct EditedTextField: View {
  let shownText: String
  let source: TextSource
  let options: TextFieldOptions
  let content: TextFieldContent

  @Binding var draft: String?
  @Binding var edits: Int

  @State private var isFocused = false

  @Environment(\.textFieldStyle) private var style
  @Environment(\.locale) private var locale
  @Environment(\.keyboardType) private var keyboardType
  @Environment(\.submitLabel) private var submitLabel
  @Environment(\.textInputAutocapitalization) private var capitalization

  var body: some View {
    ControlContent { Self.body(style, configuration) }
      .modifier(_EnvironmentKeyWritingModifier(keyPath: \.hasFocus, value: isFocused))
      .hiddenLabel(content.label)
      .modifier(behavior)
  }

  /// The text as it is now, which may not be shown yet.
  private var text: String { draft ?? source.text(locale) }

  private var configuration: TextField<_TextFieldStyleLabel> {
    let label = _TextFieldStyleLabel(content: content.label)
    return TextField(
      source: source, prompt: content.prompt, options: options, label: label,
      display: TextFieldDisplay(
        text: shownText, placeholder: content.prompt.map { AnyView($0) } ?? content.label, isFocused: isFocused,
        isSecure: options.isSecure, axis: options.axis))
  }

  private static func body<Style: TextFieldStyle>(
    _ style: Style, _ configuration: TextField<_TextFieldStyleLabel>
  ) -> AnyView {
    AnyView(TextFieldStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }

  // MARK: - Behaviour

  private var behavior: ControlBehavior {
    let role: SemanticsNode.Role = options.axis == .vertical ? .textView : .textField
    var behavior = ControlBehavior(role: options.isSecure ? .secureTextField : role)
    behavior.showsLabelAsPlaceholder = content.prompt == nil
    behavior.prompt = content.prompt
    behavior.value = options.isSecure ? String(repeating: "•", count: shownText.count) : shownText
    behavior.focusChanged = { focusChanged($0) }
    behavior.textInput = TextInput(
      text: { text }, setText: { take($0) },
      // In a field of several lines return begins a new one.
      submit: options.axis == .vertical ? nil : { submit($0) },
      keyboard: KeyboardKind(
        type: keyboardType, submitLabel: submitLabel,
        beginsWithCapital: !options.isSecure && (capitalization ?? .sentences).capitalizesLetter(after: shownText)))
    behavior.actions = [
      ControlAction(.activate) { $0.takeFocus() },
      ControlAction(.focus) { $0.takeFocus() },
      .setText { type($0, $1) },
      ControlAction(.submit) { submit($0) },
    ]
    return behavior
  }

  private func type(_ text: String, _ field: ControlInteraction) {
    field.takeFocus()
    take(text)
  }

  /// Takes what has been typed: at once, or as a draft of a value.
  private func take(_ text: String) {
    edits &+= 1
    if source.isImmediate {
      source.take(text, locale)
    } else {
      draft = text
    }
  }

  private func submit(_ field: ControlInteraction) {
    // Return submits what has the focus: a field that has not is entered first.
    field.takeFocus()
    commitDraft()
    options.onCommit?()
    field.environment.submit(.text)
    // The keyboard goes away, unless an action has moved the focus on.
    field.resignFocusWhenSettled()
  }

  private func commitDraft() {
    guard let draft else { return }
    self.draft = nil
    source.take(draft, locale)
  }

  private func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    if !isFocused { commitDraft() }
    options.onEditingChanged?(isFocused)
  }
}

private struct TextFieldStyleBody<Style: TextFieldStyle>: View {
  let style: StyleProperty<Style>
  let configuration: TextField<_TextFieldStyleLabel>

  var body: some View { style.style._body(configuration: configuration) }
}
