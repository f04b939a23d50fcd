import Foundation

/// What a stretch of text stands out for, as Markdown says it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasis, drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)

  /// Strong emphasis, drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)

  /// Code, drawn with letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)

  /// Text that is struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)

  /// A line break that is shown as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)

  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)

  /// HTML within a line, shown as it is written.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)

  /// HTML that is a block of its own, shown as it is written.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// What a stretch of text stands out for.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// What a stretch of text stands out for. A key path to it names the attribute.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("An attribute is named by a key path, and has no value by itself.")
  }
}
