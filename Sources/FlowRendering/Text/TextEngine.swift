import Foundation

/// Measures and draws text over Pango. One per host; never shared between threads.
package final class TextEngine: TextMeasuring {
  /// What could not be done as asked (a missing font, a character no font has), one sentence each, in order.
  package private(set) var warnings: [String] = []

  private let fallback = FixedMetricsTextMeasurer()

  package init() {}

  package func measure(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> TextMetrics {
    fallback.measure(paragraph, maxWidth: maxWidth, maxHeight: maxHeight)
  }
}
