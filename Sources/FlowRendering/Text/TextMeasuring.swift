/// A type that lays out paragraphs.
package protocol TextMeasuring: AnyObject {
  /// Lays out a paragraph.
  ///
  /// - Parameters:
  ///   - maxWidth: The width of a line in points; `nil` or infinity for no wrapping.
  ///   - maxHeight: The height in points beyond which lines are truncated, except the first, and that a text
  ///     that may shrink fits; `nil` for no limit.
  func layout(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> TextLayout
}

extension TextMeasuring {
  /// Measures a paragraph.
  package func measure(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> TextMetrics {
    layout(paragraph, maxWidth: maxWidth, maxHeight: maxHeight).metrics
  }
}
