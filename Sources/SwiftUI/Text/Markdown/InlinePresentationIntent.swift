import Foundation

/// The purpose of a text's styling, as Markdown expresses it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasis, drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)

  /// Strong emphasis, drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)

  /// Code, drawn in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)

  /// Struck-through text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)

  /// A line break shown as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)

  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)

  /// HTML within a line, shown verbatim.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)

  /// HTML as a separate block, shown verbatim.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// The purpose of the styling of a run.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// The purpose of the styling of a run. A key path to this property names the attribute.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("An attribute is named by a key path, and has no value by itself.")
  }
}
