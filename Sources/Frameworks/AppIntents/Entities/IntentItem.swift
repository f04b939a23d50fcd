import FlowFoundation
import Foundation

/// A value that a query offers, with its own title.
public struct IntentItem<Value: _IntentValue> {
  public var value: Value
  public var description: DisplayRepresentation

  /// Creates an item with a title.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  /// Creates an item with the title of the value.
  public init(_ value: Value) { self.init(value, title: LocalizedStringResource(stringLiteral: value._text)) }

  /// A result builder for items.
  @resultBuilder
  public enum Builder {
    public static func buildExpression(_ expression: Value) -> [IntentItem<Value>] { [IntentItem(expression)] }
    public static func buildExpression(_ expression: IntentItem<Value>) -> [IntentItem<Value>] { [expression] }
    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] { items.flatMap { $0 } }
    public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
      components.flatMap { $0 }
    }
  }
}

/// A part of what a query offers.
public struct IntentItemSection<Result: _IntentValue> {
  public var description: DisplayRepresentation?
  public var items: [IntentItem<Result>]

  /// Creates a section of items.
  public init(items: [IntentItem<Result>]) { self.items = items }

  /// Creates a section with a title.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    description = DisplayRepresentation(title: title)
    self.items = items
  }

  /// Creates a section of values.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Creates a section with a builder.
  public init(
    _ title: LocalizedStringResource? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = title.map { DisplayRepresentation(title: $0) }
    items = itemsBuilder()
  }
}

/// The sections of what a query offers.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  public var promptLabel: LocalizedStringResource?
  public var sections: [IntentItemSection<Result>]
  public var usesIndexedCollation: Bool

  /// The values of all sections, in order.
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }

  /// Creates a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Creates a collection of values.
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })])
  }

  /// The collection without a value.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}
