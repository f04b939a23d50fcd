import Foundation

/// Measures every character as half an em, with San Francisco's line height.
///
/// For benchmarks and tests that are not about text: it needs no fonts and no libraries.
package final class FixedMetricsTextMeasurer: TextMeasuring {
  package init() {}

  package func layout(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> TextLayout {
    let limit = maxWidth ?? .infinity
    return TextLayout(
      paragraph: paragraph, metrics: Self.metrics(paragraph, limit: limit, maxHeight: maxHeight),
      content: .fixed(width: limit))
  }

  private static func metrics(_ paragraph: Paragraph, limit: Double, maxHeight: Double?) -> TextMetrics {
    let (ascent, descent, gap) = heights(of: paragraph)
    var widest = 0.0
    var lines = 0
    forEachLine(of: paragraph, limit: limit) { _, width in
      widest = max(widest, width)
      lines += 1
    }
    let between = gap + paragraph.lineSpacing
    let pitch = ascent + descent + between
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

  private static func heights(of paragraph: Paragraph) -> (ascent: Double, descent: Double, gap: Double) {
    if paragraph.runs.isEmpty {
      let metrics = FontSpec().metrics
      return (metrics.ascent, metrics.descent, 0)
    }
    var (ascent, descent, gap) = (0.0, 0.0, 0.0)
    for run in paragraph.runs {
      let metrics = run.font.metrics(in: paragraph.language)
      ascent = max(ascent, metrics.ascent)
      descent = max(descent, metrics.descent)
      gap = max(gap, metrics.lineGap)
    }
    return (ascent, descent, gap)
  }

  private static func advance(of run: TextRun) -> Double { run.font.size * 0.5 + run.kerning + run.tracking }

  /// Calls `body` with the end of each line in the bytes of the text, and its width in points.
  ///
  /// The next line begins at the end, or after it if there is a line break.
  private static func forEachLine(of paragraph: Paragraph, limit: Double, _ body: (Int, Double) -> Void) {
    var width = 0.0
    var wordStart = 0.0
    var wordPlace = 0
    var start = 0
    for run in paragraph.runs {
      let advance = advance(of: run)
      var string = run.string
      string.withUTF8 { bytes in
        for index in 0..<bytes.count {
          let byte = bytes[index]
          // Continuation bytes belong to the preceding character.
          if byte & 0xC0 == 0x80 { continue }
          if byte == 0x0A {
            body(start + index, width)
            width = 0
            wordStart = 0
            continue
          }
          if byte == 0x20 {
            width += advance
            wordStart = width
            wordPlace = start + index + 1
            continue
          }
          if width + advance > limit, width > 0 {
            if wordStart > 0 {
              body(wordPlace, wordStart - advance)
              width -= wordStart
            } else {
              body(start + index, width)
              width = 0
            }
            wordStart = 0
          }
          width += advance
        }
        start += run.attachment == nil ? bytes.count : ParagraphSource.attachment.count
      }
    }
    body(start, width)
  }

  /// The lines of a text, which are made when somebody asks for them.
  static func lines(of paragraph: Paragraph, maxWidth: Double, count: Int) -> [TextLine] {
    let (ascent, descent, gap) = heights(of: paragraph)
    let pitch = ascent + descent + gap + paragraph.lineSpacing
    let source = ParagraphSource(paragraph)
    var lines: [TextLine] = []
    var start = 0
    forEachLine(of: paragraph, limit: maxWidth) { end, width in
      guard lines.count < count else { return }
      var line = TextLine(bytes: start..<end)
      line.baseline = Double(lines.count) * pitch + ascent
      (line.ascent, line.descent, line.width) = (ascent, descent, width)
      line.runs = runs(of: paragraph, source, in: start..<end)
      lines.append(line)
      start = end
      if start < source.bytes.count, source.bytes[start] == 0x0A { start += 1 }
    }
    return lines
  }

  private static func runs(of paragraph: Paragraph, _ source: ParagraphSource, in bytes: Range<Int>) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    var start = bytes.lowerBound
    while start < bytes.upperBound {
      let run = source.run(at: start)
      let end = min(source.ends[run], bytes.upperBound)
      let style = paragraph.runs[run]
      let advance = style.attachment == nil ? PangoUnits.units(advance(of: style)) : 0
      let glyphs = (start..<end).filter { source.bytes[$0] & 0xC0 != 0x80 }.map {
        TextGlyph(id: TextGlyph.empty, start: Int32($0), advance: advance)
      }
      runs.append(GlyphRun(run: run, isRightToLeft: false, isEllipsis: false, font: nil, face: nil, glyphs: glyphs))
      start = max(end, start + 1)
    }
    return runs
  }
}
