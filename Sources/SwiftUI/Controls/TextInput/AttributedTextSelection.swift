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

  /// Creates a selection at the start of the text.
  public init() {
    selected = nil
  }

  /// Creates a selection between two characters.
  public init(insertionPoint: AttributedString.Index) {
    selected = .insertionPoint(insertionPoint)
  }

  /// Creates a selection of characters.
  public init(range: Range<AttributedString.Index>) {
    selected = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// The selection in a text.
  public func indices(in text: AttributedString) -> Indices { selected ?? .insertionPoint(text.startIndex) }

  /// The attributes of the selected characters.
  public func attributes(in text: AttributedString) -> [AttributeContainer] {
    switch indices(in: text) {
    case .insertionPoint(let index):
      guard index > text.startIndex else { return text.runs.first.map { [$0.attributes] } ?? [] }
      return [text.runs[text.characters.index(before: index)].attributes]
    case .ranges(let ranges): return ranges.ranges.flatMap { text[$0].runs.map(\.attributes) }
    }
  }
}

extension AttributedString {
  /// Changes the attributes of the selected characters.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    guard case .ranges(let ranges) = selection.indices(in: self) else { return }
    for range in ranges.ranges {
      for run in self[range].runs.map({ ($0.range, $0.attributes) }) {
        var attributes = run.1
        body(&attributes)
        self[run.0].setAttributes(attributes)
      }
    }
  }

  /// Replaces the selected characters.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with new: AttributedString
  ) {
    let range: Range<AttributedString.Index>
    switch selection.indices(in: self) {
    case .insertionPoint(let index): range = index..<index
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return }
      range = first.lowerBound..<last.upperBound
    }
    let start = characters.distance(from: startIndex, to: range.lowerBound)
    replaceSubrange(range, with: new)
    selection = AttributedTextSelection(
      insertionPoint: characters.index(startIndex, offsetBy: start + new.characters.count))
  }

  /// Replaces the selected characters.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters new: some Collection<Character>
  ) {
    replaceSelection(&selection, with: AttributedString(String(new)))
  }
}

/// The attributes and constraints of a text that people edit.
public protocol AttributedTextFormattingDefinition<Scope> {
  associatedtype Scope: AttributeScope
  associatedtype Body: AttributedTextFormattingDefinition

  var body: Body { get }
}

extension Never: AttributedTextFormattingDefinition {
  public typealias Scope = AttributeScopes.SwiftUIAttributes
}

/// A rule for an attribute of a text that people edit.
public protocol AttributedTextValueConstraint<Scope, AttributeKey>: AttributedTextFormattingDefinition
where Body == Never {
  associatedtype AttributeKey: AttributedStringKey

  /// The attributes of a part of the text.
  typealias Attributes = AttributedTextFormatting.Attributes

  /// Changes the attributes of a part of the text.
  func constrain(_ attributes: inout AttributedTextFormatting.Attributes)
}

extension AttributedTextValueConstraint {
  public var body: Never { fatalError("A constraint has no body.") }
}

/// Types of definitions of formatting.
public enum AttributedTextFormatting {
  /// The attributes of a part of a text.
  public typealias Attributes = AttributeContainer
}

extension View {
  /// Sets the attributes and constraints of the texts that people edit inside.
  ///
  /// - Note: Approximate: texts keep attributes that the definition does not allow, and a warning is recorded.
  public nonisolated func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View {
    unsupported("attributedTextFormattingDefinition(_:)", "constraints do not change attributes.")
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
