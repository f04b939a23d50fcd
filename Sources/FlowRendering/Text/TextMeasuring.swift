/// A type that measures paragraphs.
package protocol TextMeasuring: AnyObject {
  /// Measures a paragraph.
  ///
  /// - Parameters:
  ///   - maxWidth: The width of a line in points; `nil` or infinity for no wrapping.
  ///   - maxHeight: The height in points beyond which lines are truncated, except the first; `nil` for no limit.
  func measure(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> TextMetrics

  /// The byte offsets in the paragraph's text at which its lines begin when it is drawn; `nil` if they are not known.
  func lineStarts(of paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> [Int]?
}

extension TextMeasuring {
  package func lineStarts(of paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> [Int]? { nil }
}
