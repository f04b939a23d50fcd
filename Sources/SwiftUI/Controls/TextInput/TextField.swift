/// A control that displays an editable text interface.
public struct TextField<Label: View> {
  package let label: Label
  let prompt: Text?
  let source: TextSource
  var options = TextFieldOptions()

  /// The display of the field, when this value is the body of a styled field.
  let display: TextFieldDisplay?

  init(source: TextSource, prompt: Text?, options: TextFieldOptions, label: Label, display: TextFieldDisplay? = nil) {
    self.label = label
    self.prompt = prompt
    self.source = source
    self.options = options
    self.display = display
  }

  /// Creates a text field with a prompt generated from a `Text`.
  ///
  /// - Parameters:
  ///   - text: The text to display and edit.
  ///   - prompt: A `Text` representing the prompt of the text field, shown while the text is empty.
  ///   - label: A view that describes the purpose of the text field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(source: .text(text), prompt: prompt, options: TextFieldOptions(), label: label())
  }

  /// Creates a text field with a preferred axis and a prompt generated from a `Text`.
  ///
  /// - Parameters:
  ///   - text: The text to display and edit.
  ///   - prompt: A `Text` representing the prompt of the text field, shown while the text is empty.
  ///   - axis: The axis in which to scroll text when it doesn't fit in the available space.
  ///   - label: A view that describes the purpose of the text field.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(source: .text(text), prompt: prompt, options: TextFieldOptions(axis: axis), label: label())
  }
}

extension TextField: View {
  public var body: some View {
    if let display {
      display
    } else {
      styled
    }
  }

  @MainActor
  private var styled: StyledTextField {
    StyledTextField(
      source: source, options: options, content: TextFieldContent(label: AnyView(label), prompt: prompt))
  }
}

extension TextField: ComposedView {
  package var composition: Composition {
    Composition("TextField").controlLabel(label).part("prompt", ifPresent: prompt).value("text", source.text)
      .value("take", source.take).value("onEditingChanged", ifPresent: options.onEditingChanged)
      .value("onCommit", ifPresent: options.onCommit)
  }
}

/// The options of a text field, independent of the edited value.
struct TextFieldOptions {
  var axis = Axis.horizontal
  var isSecure = false
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  var onCommit: (@MainActor () -> Void)?

  /// The selection of the field, if the app binds it.
  var selection: FieldSelection?
}

/// The label and prompt of a text field.
struct TextFieldContent {
  let label: AnyView
  let prompt: Text?
}
