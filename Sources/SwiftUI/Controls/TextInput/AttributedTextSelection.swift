/// The selection in an editor of attributed text.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  /// The selected characters, or the place between two.
  public enum Indices: Equatable, Hashable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)

    public static func == (lhs: Indices, rhs: Indices) -> Bool {
      switch (lhs, rhs) {
      case (.insertionPoint(let first), .insertionPoint(let second)): first == second
      case (.ranges(let first), .ranges(let second)): first == second
      default: false
      }
    }

    public func hash(into hasher: inout Hasher) {
      switch self {
      case .insertionPoint: hasher.combine(0)
      case .ranges(let ranges): hasher.combine(ranges.ranges.count)
      }
    }
  }

  private var selected: Indices?

  /// The attributes of the next character, if they are not those of the text.
  private(set) var chosenAttributes: AttributeContainer?

  /// Creates a selection at the start of the text.
  public init() {
    selected = nil
  }

  /// Creates a selection between two characters.
  ///
  /// - Parameters:
  ///   - insertionPoint: The character in front of which the insertion point is.
  ///   - typingAttributes: The attributes of the next character that is typed; `nil` for those of the text.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    selected = .insertionPoint(insertionPoint)
    chosenAttributes = typingAttributes
  }

  /// Creates a selection of characters.
  public init(range: Range<AttributedString.Index>) {
    selected = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Creates a selection of characters that are not all next to each other in the text, as those of a line with
  /// words in two writing directions.
  public init(ranges: RangeSet<AttributedString.Index>) {
    selected = ranges.isEmpty ? nil : .ranges(ranges)
  }

  /// The selection in a text.
  public func indices(in text: AttributedString) -> Indices { selected ?? .insertionPoint(text.startIndex) }

  /// The attributes of the selected characters, or those of the next character at an insertion point.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    Attributes(text: text, selection: self)
  }

  /// The attributes of the next character that is typed: those of the character in front of it that added text
  /// inherits, if no others are chosen.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let chosenAttributes { return chosenAttributes }
    let attributes: AttributeContainer?
    switch indices(in: text) {
    case .insertionPoint(let index):
      attributes =
        index > text.startIndex
        ? text.runs[text.characters.index(before: index)].attributes : text.runs.first?.attributes
    case .ranges(let ranges): attributes = ranges.ranges.first.map { text.runs[$0.lowerBound].attributes }
    }
    return attributes?.filter(inheritedByAddedText: true) ?? AttributeContainer()
  }

  /// The side of a line break on which the insertion point is shown; always `.automatic`.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// Changes the attributes of the next character.
  fileprivate mutating func choose(_ attributes: AttributeContainer) { chosenAttributes = attributes }

  /// The attributes of each part of a selection.
  public struct Attributes<Text>: Sequence {
    fileprivate let text: AttributedString
    fileprivate let selection: AttributedTextSelection

    public func makeIterator() -> IndexingIterator<[AttributeContainer]> {
      switch selection.indices(in: text) {
      case .insertionPoint: [selection.typingAttributes(in: text)].makeIterator()
      case .ranges(let ranges): ranges.ranges.flatMap { text[$0].runs.map(\.attributes) }.makeIterator()
      }
    }

    /// The values of one attribute, once for each part of the selection that has the same value.
    public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?> where K.Value: Sendable {
      let values: [K.Value?] =
        switch selection.indices(in: text) {
        case .insertionPoint: [selection.typingAttributes(in: text)[K.self]]
        case .ranges(let ranges): ranges.ranges.flatMap { text[$0].runs[K.self].map(\.0) }
        }
      return values
    }

    /// The values of one attribute, once for each part of the selection that has the same value.
    public subscript<K: AttributedStringKey>(
      keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> some Sequence<K.Value?> where K.Value: Sendable {
      self[K.self]
    }
  }
}

extension AttributedString {
  /// Changes the attributes of the selected characters, or of the next character at an insertion point.
  ///
  /// - Throws: What `body` throws.
  public mutating func transformAttributes<E>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint:
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection.choose(attributes)
    case .ranges(let ranges):
      for range in ranges.ranges {
        for run in self[range].runs.map({ ($0.range, $0.attributes) }) {
          var attributes = run.1
          try body(&attributes)
          self[run.0].setAttributes(attributes)
        }
      }
    }
  }

  /// Changes the text, and keeps the selection at the same characters.
  ///
  /// - Parameters:
  ///   - selection: The selection of the text.
  ///   - body: The change. It must not replace the whole text: then the selection is that of the new text's end.
  /// - Throws: What `body` throws.
  public mutating func transform<E>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var range = index..<index
      try transform(updating: &range, body: body)
      selection = AttributedTextSelection(
        insertionPoint: range.lowerBound, typingAttributes: selection.chosenAttributes)
    case .ranges(let set):
      var ranges = Array(set.ranges)
      try transform(updating: &ranges, body: body)
      let characters = RangeSet(ranges)
      if characters.isEmpty, let first = ranges.first {
        selection = AttributedTextSelection(insertionPoint: first.lowerBound)
      } else {
        selection = AttributedTextSelection(ranges: characters)
      }
    }
  }

  /// Replaces the selected characters; the insertion point is behind the new ones then.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let start: AttributedString.Index
    switch selection.indices(in: self) {
    case .insertionPoint(let index): start = index
    case .ranges(let ranges):
      guard let first = ranges.ranges.first else { return }
      let offset = characters.distance(from: startIndex, to: first.lowerBound)
      removeSubranges(ranges)
      start = characters.index(startIndex, offsetBy: offset)
    }
    let end = characters.distance(from: startIndex, to: start) + newContent.characters.count
    insert(newContent, at: start)
    selection = AttributedTextSelection(insertionPoint: characters.index(startIndex, offsetBy: end))
  }

  /// Replaces the selected characters by others, which get the attributes of typed ones.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
  }
}

/// The controls of the system for formatting a text.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  private let name: String

  /// A set of controls.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension View {
  /// Sets the visibility of the system's controls for formatting; there are none here.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    modifier(InertModifier(name: "textInputFormattingControlVisibility", value: visibility))
  }

  /// Sets the visibility of the button of the system's writing tools; there is none here.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    modifier(InertModifier(name: "writingToolsAffordanceVisibility", value: visibility))
  }
}
