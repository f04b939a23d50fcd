/// Something that knows how large a paragraph is.
package protocol TextMeasuring: AnyObject {
  /// Measures a paragraph.
  ///
  /// - Parameters:
  ///   - maxWidth: the points a line may take; nil or infinity: no wrapping.
  ///   - maxHeight: lines that do not fit into it are cut, but never the first; nil: no limit.
  func measure(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> TextMetrics
}
