import Foundation

/// Measures every character as half an em, with San Francisco's line height.
///
/// For benchmarks and tests that are not about text: it needs no fonts and no libraries.
package final class FixedMetricsTextMeasurer: TextMeasuring {
  package init() {}

  package func measure(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> TextMetrics {
    var ascent = 0.0
    var descent = 0.0
    var gap = 0.0
    var widest = 0.0
    var width = 0.0
    var lines = 1
    let limit = maxWidth ?? .infinity
    var wordStart = 0.0
    for run in paragraph.runs {
      let metrics = run.font.metrics(in: paragraph.language)
      ascent = max(ascent, metrics.ascent)
      descent = max(descent, metrics.descent)
      gap = max(gap, metrics.lineGap)
      let advance = run.font.size * 0.5 + run.kerning + run.tracking
      for byte in run.string.utf8 {
        // Continuation bytes belong to the preceding character.
        if byte & 0xC0 == 0x80 { continue }
        if byte == 0x0A {
          widest = max(widest, width)
          width = 0
          wordStart = 0
          lines += 1
          continue
        }
        if byte == 0x20 {
          width += advance
          wordStart = width
          continue
        }
        if width + advance > limit, width > 0 {
          lines += 1
          if wordStart > 0 {
            widest = max(widest, wordStart - advance)
            width -= wordStart
          } else {
            widest = max(widest, width)
            width = 0
          }
          wordStart = 0
        }
        width += advance
      }
    }
    if paragraph.runs.isEmpty {
      let metrics = FontSpec().metrics
      ascent = metrics.ascent
      descent = metrics.descent
    }
    widest = max(widest, width)
    let lineHeight = ascent + descent
    let between = gap + paragraph.lineSpacing
    let pitch = lineHeight + between
    var allowed = paragraph.lineLimit.map { max(1, $0) } ?? Int.max
    if let maxHeight, maxHeight.isFinite, pitch > 0 {
      let fitting = (maxHeight + between + 0.01) / pitch
      if fitting < Double(lines) { allowed = min(allowed, max(1, Int(max(0, fitting)))) }
    }
    let shown = min(lines, allowed)
    return TextMetrics(
      size: CGSize(width: min(widest, max(limit, 0)), height: Double(shown) * pitch - between),
      firstBaseline: ascent, lastBaseline: Double(shown - 1) * pitch + ascent, lineCount: shown,
      isTruncated: shown < lines)
  }
}
