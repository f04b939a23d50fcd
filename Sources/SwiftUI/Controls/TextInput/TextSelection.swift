/// The selection of a text field or a text editor.
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

  /// The selection that the app asks for. Several ranges are selected from the first to the last.
  @MainActor var cursor: TextCursor? {
    let text = text.wrappedValue
    guard let selection = selection.wrappedValue else { return nil }
    let range: Range<String.Index>
    switch selection.indices {
    case .selection(let selected): range = selected
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      range = first.lowerBound..<last.upperBound
    }
    // The selection may be that of a longer text.
    return TextCursor(min(range.lowerBound, text.endIndex)..<min(range.upperBound, text.endIndex), in: text)
  }

  @MainActor func write(_ cursor: TextCursor) {
    let new = TextSelection(range: cursor.range(in: text.wrappedValue))
    if selection.wrappedValue != new { selection.wrappedValue = new }
  }
}
