import Foundation
import SwiftUI

extension ViewType.Text {
  /// The attributes of a text. A subscript returns those of a range.
  public struct Attributes {
    /// A run of characters with equal attributes.
    struct Chunk {
      let string: String

      /// The modifiers of the run, nearest first.
      let modifiers: [TextModifier]
    }

    private let chunks: [Chunk]
    private let environmentFont: Font?
    private let environmentForegroundColor: Color?

    init(chunks: [Chunk], font: Font?, foregroundColor: Color?) {
      self.chunks = chunks
      environmentFont = font
      environmentForegroundColor = foregroundColor
    }
  }
}

// MARK: - Ranges

extension ViewType.Text.Attributes {
  /// The attributes of a range of characters.
  ///
  /// - Parameter range: The offsets of characters, counted from zero; an end beyond the text means the text's end.
  public subscript<Range>(_ range: Range) -> Self where Range: RangeExpression, Range.Bound == Int {
    let range = range.relative(to: 0..<chunks.reduce(0) { $0 + $1.string.count })
    return overlapping { range.overlaps($0) }
  }

  /// The attributes of a range of the text's string.
  ///
  /// - Parameter range: The indices of characters in the string of the text.
  public subscript<Range>(_ range: Range) -> Self where Range: RangeExpression, Range.Bound == String.Index {
    let string = chunks.map(\.string).joined()
    let range = range.relative(to: string)
    return overlapping { part in
      let start = string.index(string.startIndex, offsetBy: part.lowerBound)
      return range.overlaps(start..<string.index(start, offsetBy: part.count))
    }
  }

  private func overlapping(_ isInside: (Swift.Range<Int>) -> Bool) -> Self {
    var start = 0
    let inside = chunks.filter { chunk in
      defer { start += chunk.string.count }
      return isInside(start..<start + chunk.string.count)
    }
    return Self(chunks: inside, font: environmentFont, foregroundColor: environmentForegroundColor)
  }
}

// MARK: - Attributes

extension ViewType.Text.Attributes {
  /// Whether the text is italic.
  public func isItalic() throws -> Bool {
    try common("italic") { if case .trait(.italic(let isActive)) = $0 { isActive } else { nil } }
  }

  /// Whether the text is bold.
  public func isBold() throws -> Bool {
    try common("bold") { modifier in
      switch modifier {
      case .trait(.bold(let isActive)): isActive
      case .trait(.weight(let weight)): weight == .bold
      default: nil
      }
    }
  }

  /// The weight of the font.
  public func fontWeight() throws -> Font.Weight {
    try common("fontWeight") { if case .trait(.weight(let weight)) = $0 { weight } else { nil } }
  }

  /// The font of the text, otherwise that of the environment.
  public func font() throws -> Font {
    try common("font", or: environmentFont) { if case .font(let font) = $0 { font } else { nil } }
  }

  /// The color of the text, otherwise that of the environment.
  public func foregroundColor() throws -> Color {
    try common("foregroundColor", or: environmentForegroundColor) {
      if case .foreground(let style) = $0 { style.color } else { nil }
    }
  }

  /// Whether the text has a strikethrough.
  public func isStrikethrough() throws -> Bool { try strikethrough() != nil }

  /// The color of the strikethrough; `nil` for that of the text.
  public func strikethroughColor() throws -> Color? { try strikethrough()?.color }

  /// The line style of the strikethrough.
  ///
  /// - Note: Replaces `NSUnderlineStyle` by a line style without a color.
  public func strikethroughStyle() throws -> Text.LineStyle { try pattern(strikethrough(), "strikethrough") }

  /// Whether the text is underlined.
  public func isUnderline() throws -> Bool { try underline() != nil }

  /// The color of the underline; `nil` for that of the text.
  public func underlineColor() throws -> Color? { try underline()?.color }

  /// The line style of the underline.
  ///
  /// - Note: Replaces `NSUnderlineStyle` by a line style without a color.
  public func underlineStyle() throws -> Text.LineStyle { try pattern(underline(), "underline") }

  /// The kerning in points.
  public func kerning() throws -> CGFloat {
    try common("kerning") { if case .kerning(let kerning) = $0 { kerning } else { nil } }
  }

  /// The tracking in points.
  public func tracking() throws -> CGFloat {
    try common("tracking") { if case .tracking(let tracking) = $0 { tracking } else { nil } }
  }

  /// The baseline offset in points.
  public func baselineOffset() throws -> CGFloat {
    try common("baselineOffset") { if case .baselineOffset(let offset) = $0 { offset } else { nil } }
  }

  private func strikethrough() throws -> Text.LineStyle? {
    try common("strikethrough") { if case .strikethrough(let line) = $0 { .some(line) } else { nil } }
  }

  private func underline() throws -> Text.LineStyle? {
    try common("underline") { if case .underline(let line) = $0 { .some(line) } else { nil } }
  }

  private func pattern(_ line: Text.LineStyle?, _ name: String) throws -> Text.LineStyle {
    guard let line else { throw notFound(name) }
    return Text.LineStyle(pattern: line.pattern)
  }

  /// The common value of all runs.
  ///
  /// - Parameter fallback: The value for runs without one.
  private func common<Value: Equatable>(
    _ name: String, or fallback: Value? = nil, _ value: (TextModifier) -> Value?
  ) throws -> Value {
    guard !chunks.isEmpty else { throw InspectionError.textAttribute("Invalid text range") }
    let values = chunks.compactMap { chunk in chunk.modifiers.lazy.compactMap(value).first }
    guard let first = values.first ?? fallback else { throw notFound(name) }
    guard values.isEmpty || values.count == chunks.count else {
      throw InspectionError.textAttribute("Modifier '\(name)' is applied only to a subrange")
    }
    guard values.allSatisfy({ $0 == first }) else {
      throw InspectionError.textAttribute("Modifier '\(name)' has different values in subranges")
    }
    return first
  }

  private func notFound(_ name: String) -> InspectionError {
    .modifierNotFound(parent: "Text", modifier: name, index: 0)
  }
}
