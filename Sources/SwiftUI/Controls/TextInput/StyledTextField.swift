/// The body of a text field: the text being edited, the focus and the return key.
///
/// It only reads the text. A model invalidates all fields that show part of a changed value; fields whose text is
/// unchanged are then not evaluated further.
struct StyledTextField: View {
  let source: TextSource
  let options: TextFieldOptions
  let content: TextFieldContent

  /// Typed text that has not been committed.
  @State private var draft: String?

  /// The number of edits. Each edit reads the text again, whether or not the binding is observed.
  @State private var edits = 0

  @Environment(\.locale) private var locale

  var body: some View {
    _ = edits
    return EditedTextField(
      shownText: draft ?? source.text(locale), source: source, options: options, content: content, draft: $draft,
      edits: $edits)
  }
}

/// A text field with the text to show.
private struct EditedTextField: View {
  let shownText: String
  let source: TextSource
  let options: TextFieldOptions
  let content: TextFieldContent

  @Binding var draft: String?
  @Binding var edits: Int

  @State private var isFocused = false

  /// The selection, while the field is edited.
  @State private var cursor = TextCursor()
  @State private var shown = EditedText()

  @Environment(\.textFieldStyle) private var style
  @Environment(\.locale) private var locale
  @Environment(\.keyboardType) private var keyboardType
  @Environment(\.inputPanel) private var inputPanel
  @Environment(\.submitLabel) private var submitLabel
  @Environment(\.textInputAutocapitalization) private var capitalization
  @Environment(\.deletesBeforeText) private var deletesBeforeText

  var body: some View {
    ControlContent { Self.body(style, configuration) }
      .environment(\.hasFocus, isFocused)
      .hiddenLabel(content.label)
      .modifier(behavior)
  }

  /// The current text, which may not be shown yet.
  private var text: String { draft ?? source.text(locale) }

  private var configuration: TextField<_TextFieldStyleLabel> {
    let label = _TextFieldStyleLabel(content: content.label)
    return TextField(
      source: source, prompt: content.prompt, options: options, label: label,
      display: TextFieldDisplay(
        text: shownText, placeholder: content.prompt.map { AnyView($0) } ?? content.label, isFocused: isFocused,
        editing: TextEditing(text: shown, cursor: isFocused ? wanted ?? cursor : nil), isSecure: options.isSecure,
        axis: options.axis))
  }

  private static func body<Style: TextFieldStyle>(
    _ style: Style, _ configuration: TextField<_TextFieldStyleLabel>
  ) -> AnyView {
    AnyView(TextFieldStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }

  // MARK: - Behavior

  private var behavior: ControlBehavior {
    let role: SemanticsNode.Role = options.axis == .vertical ? .textView : .textField
    var behavior = ControlBehavior(role: options.isSecure ? .secureTextField : role)
    behavior.showsLabelAsPlaceholder = content.prompt == nil
    behavior.prompt = content.prompt
    behavior.value = options.isSecure ? String(repeating: "•", count: shownText.count) : shownText
    behavior.focusChanged = { focusChanged($0) }
    behavior.textInput = TextInput(
      text: { text }, setText: { take($0) },
      // In a multiline field, return inserts a line break.
      submit: options.axis == .vertical ? nil : { submit($0) },
      shown: shown, wanted: wanted, deleteBefore: deletesBeforeText, selected: { select($0) },
      keyboard: KeyboardKind(
        type: keyboardType, submitLabel: submitLabel,
        beginsWithCapital: !options.isSecure && (capitalization ?? .sentences).capitalizesLetter(after: shownText),
        panel: inputPanel))
    if !options.isSecure { behavior.touch = { $1.edit(at: $0) } }
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
    select(cursor)
  }

  /// The selection that the app asks for.
  private var wanted: TextCursor? { options.selection?.cursor }

  /// Shows the selection, and writes it for the app.
  private func select(_ cursor: TextCursor) {
    if cursor != self.cursor { self.cursor = cursor }
    options.selection?.write(cursor)
  }

  /// Sets the typed text immediately, or keeps it as the draft of a value.
  private func take(_ text: String) {
    edits &+= 1
    if source.isImmediate {
      source.take(text, locale)
    } else {
      draft = text
    }
  }

  private func submit(_ field: ControlInteraction) {
    // Return submits the focused field, so an unfocused field is focused first.
    field.takeFocus()
    commitDraft()
    options.onCommit?()
    field.environment.submit(.text)
    // The keyboard is dismissed unless an action has moved the focus or written it again.
    field.resignFocusWhenSettled()
  }

  private func commitDraft() {
    guard let draft else { return }
    self.draft = nil
    source.take(draft, locale)
  }

  private func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    if isFocused { select(TextCursor()) } else { commitDraft() }
    options.onEditingChanged?(isFocused)
  }
}

private struct TextFieldStyleBody<Style: TextFieldStyle>: View {
  let style: StyleProperty<Style>
  let configuration: TextField<_TextFieldStyleLabel>

  var body: some View { style.style._body(configuration: configuration) }
}
