/// The selection of a text field or a text editor.
///
/// - Note: Approximate: fields write the insertion point at the end of their text, where typing takes place; another
///   selection has no effect, and a warning is recorded.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected parts of the text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// A single range; an empty one is an insertion point.
    case selection(Range<String.Index>)

    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected parts of the text.
  public var indices: Indices

  /// The side of a line break on which an insertion point is shown.
  public var affinity: TextSelectionAffinity { .automatic }

  /// Whether the selection is an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Creates an insertion point.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }
}

/// The side of a line break on which an insertion point is shown.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  case automatic

  /// The end of the line above.
  case upstream

  /// The beginning of the line below.
  case downstream
}

/// The selection that an app binds to a field, and the text of the field.
struct FieldSelection {
  let selection: Binding<TextSelection?>
  let text: Binding<String>
}

/// Keeps the selection of a field at the end of its text, where typing takes place here.
///
/// The field writes the insertion point while it is edited. A selection that the app writes has no effect, and records
/// a warning. This is a view and not a modifier with a body, so that it is one element like the field.
struct SelectingField<Field: View>: View {
  let field: Field
  let selection: FieldSelection

  @FocusState private var isFocused: Bool

  /// The selection that the field wrote last; the text may have changed since.
  @State private var written: TextSelection?

  init(_ field: Field, _ selection: FieldSelection) {
    self.field = field
    self.selection = selection
  }

  var body: some View {
    let text = selection.text.wrappedValue
    let end = TextSelection(insertionPoint: text.endIndex)
    field
      .focused($isFocused)
      .onChange(of: isFocused) { write(end) }
      .onChange(of: text) { write(end) }
      .approximate(
        "TextSelection", "typing takes place at the end of the text, whatever is selected.",
        when: selection.selection.wrappedValue.map { $0 != end && $0 != written } ?? false)
  }

  private func write(_ end: TextSelection) {
    guard isFocused else { return }
    written = end
    selection.selection.wrappedValue = end
  }
}
