/// A view that can display and edit long-form text.
public struct TextEditor {
  let text: Binding<String>
  private let selection: FieldSelection?

  /// The text with its attributes.
  private let attributed: Binding<AttributedString>?

  init(text: Binding<String>, attributed: Binding<AttributedString>) {
    self.text = text
    self.attributed = attributed
    selection = nil
  }

  /// Creates a plain text editor with a selection.
  ///
  /// - Parameters:
  ///   - text: A binding to the variable containing the text to edit.
  ///   - selection: The selection; the editor writes it while it is edited.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = FieldSelection(selection: selection, text: text)
    attributed = nil
  }

  /// Creates a plain text editor.
  ///
  /// - Parameter text: A binding to the variable containing the text to edit.
  public init(text: Binding<String>) {
    self.text = text
    selection = nil
    attributed = nil
  }
}

extension TextEditor: View {
  public var body: some View {
    TextEditorBody(text: text, selection: selection, attributed: attributed?.wrappedValue)
  }
}

extension TextEditor: ComposedView {
  package var composition: Composition {
    Composition("TextEditor").value("text", text)
  }
}

private struct TextEditorBody: View {
  let text: Binding<String>
  let selection: FieldSelection?
  let attributed: AttributedString?

  @State private var isFocused = false

  /// The selection, while the editor is edited.
  @State private var cursor = TextCursor()
  @State private var shown = EditedText()

  @Environment(\.design) private var design
  @Environment(\.scrollOptions) private var scrollOptions
  @Environment(\.keyboardType) private var keyboardType
  @Environment(\.inputPanel) private var inputPanel
  @Environment(\.textInputAutocapitalization) private var capitalization

  var body: some View {
    (attributed.map { Text($0) } ?? Text(verbatim: text.wrappedValue))
      .edited(TextEditing(text: shown, cursor: isFocused ? selection?.cursor ?? cursor : nil))
      // Text that does not fit extends below the edge instead of being truncated.
      .fixedSize(horizontal: false, vertical: true)
      .modifier(DecorativeModifier())
      .padding(design.fields.editorInsets)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Color(uiColor: .systemBackground).opacity(isBackgroundHidden ? 0 : 1))
      .clippedWithTouches()
      .modifier(behavior)
  }

  private var isBackgroundHidden: Bool { scrollOptions.contentBackground == .hidden }

  private var behavior: ControlBehavior {
    let text = text
    let isFocused = $isFocused
    var behavior = ControlBehavior(role: .textView)
    behavior.value = text.wrappedValue
    behavior.focusChanged = { isNowFocused in
      isFocused.wrappedValue = isNowFocused
      if isNowFocused { select(TextCursor()) }
    }
    behavior.touch = { $1.edit(at: $0) }
    behavior.textInput = TextInput(
      text: { text.wrappedValue }, setText: { text.wrappedValue = $0 }, submit: nil, shown: shown,
      wanted: selection?.cursor, selected: { select($0) },
      keyboard: KeyboardKind(
        type: keyboardType,
        beginsWithCapital: (capitalization ?? .sentences).capitalizesLetter(after: text.wrappedValue),
        panel: inputPanel))
    let type = { @MainActor (new: String, editor: ControlInteraction) in
      editor.takeFocus()
      text.wrappedValue = new
      select(cursor)
    }
    behavior.actions = [
      ControlAction(.activate) { $0.takeFocus() },
      ControlAction(.focus) { $0.takeFocus() },
      .setText(type),
    ]
    return behavior
  }

  /// Shows the selection, and writes it for the app.
  private func select(_ cursor: TextCursor) {
    if cursor != self.cursor { self.cursor = cursor }
    selection?.write(cursor)
  }
}

/// A specification for the appearance and interaction of a text editor.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The default text editor style, based on the context of the text editor.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
}

/// A text editor style with no decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default text editor style, based on the context of the text editor.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor style with no decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style for text editors within this view; both styles look the same on iOS.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(InertModifier(name: "textEditorStyle", value: style))
  }
}
