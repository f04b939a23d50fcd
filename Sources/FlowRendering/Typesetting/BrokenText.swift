import Foundation

/// A shaped text, broken into lines of a width.
struct BrokenText {
  let paragraph: Paragraph
  let text: BreakableText

  /// The lines that are not cut.
  let lines: [LineBreaker.Line]

  /// The last line, with an ellipsis in place of the rest of the text, and the ascent of the whole line.
  var cut: TextLine?
  var wholeAscent = 0.0

  /// The width of a line in points.
  let limit: Double

  /// Whether the width is the limit instead of that of the widest line.
  var fillsLimit = false

  /// The space on both sides of all lines, in points.
  let sideBearing: Double

  /// The width of the widest line, with the space at which that is broken.
  var width: Double {
    var width = 0.0
    for line in lines { width = max(width, line.width) }
    if let cut { width = max(width, cut.width) }
    if limit < 1 { return width }
    for line in lines { width = max(width, line.width + line.trailingSpace) }
    if let cut { width = max(width, cut.width + cut.trailingSpace) }
    return fillsLimit ? limit : min(width, limit)
  }

  var layout: TextLayout {
    var count = 0
    var (first, last, bottom, top) = (0.0, 0.0, 0.0, 0.0)
    func add(ascent: Double, descent: Double, gap: Double, isCut: Bool = false) {
      last = baseline(below: top, ascent: ascent, isCut: isCut)
      bottom = last + descent
      if count == 0 { first = last }
      top += ascent + descent + gap + paragraph.lineSpacing
      count += 1
    }
    if text.parts.count == 1 {
      let (ascent, descent, gap) = heights([0])
      for _ in lines { add(ascent: ascent, descent: descent, gap: gap) }
    } else {
      for line in lines {
        let (ascent, descent, gap) = heights(line.segments.map(\.part))
        add(ascent: ascent, descent: descent, gap: gap)
      }
    }
    if let cut { add(ascent: cut.ascent, descent: cut.descent, gap: cut.gap, isCut: true) }
    let metrics = TextMetrics(
      size: CGSize(width: width + 2 * sideBearing, height: bottom), firstBaseline: first, lastBaseline: last,
      lineCount: count, isTruncated: cut != nil)
    let lines = TextLines(paragraph: paragraph, sideBearing: sideBearing) { textLines }
    return TextLayout(paragraph: paragraph, metrics: metrics, content: .lines(lines))
  }

  private var textLines: [TextLine] {
    var top = 0.0
    var result: [TextLine] = []
    func add(_ line: TextLine, isCut: Bool = false) {
      var line = line
      line.baseline = baseline(below: top, ascent: line.ascent, isCut: isCut)
      top += line.ascent + line.descent + line.gap + paragraph.lineSpacing
      result.append(line)
    }
    for line in lines {
      var new = TextLine(bytes: line.bytes)
      (new.ascent, new.descent, new.gap) = heights(line.segments.map(\.part))
      (new.width, new.trailingSpace) = (line.width, line.trailingSpace)
      new.runs = line.runs(of: text)
      add(new)
    }
    if let cut { add(cut, isCut: true) }
    return result
  }

  /// The baseline of a line; a cut one is in the place of the whole line, to the last bit.
  private func baseline(below top: Double, ascent: Double, isCut: Bool) -> Double {
    isCut ? top + wholeAscent - wholeAscent + ascent : top + ascent
  }

  /// The heights of a line with some of the styles.
  func heights(_ parts: [Int]) -> (ascent: Double, descent: Double, gap: Double) {
    // An empty line is as high as one in the first style.
    guard let first = text.parts.count == 1 ? 0 : parts.first else {
      let metrics = text.parts[0].font.metrics
      return (metrics.ascent, metrics.descent, metrics.lineGap)
    }
    var (ascent, descent, gap) = (0.0, 0.0, -Double.infinity)
    for part in parts.isEmpty ? [first] : parts {
      let metrics = text.parts[part].font.metrics
      // Raised text makes its line higher; the space for text on the baseline remains.
      let offset = paragraph.runs[part].baselineOffset
      ascent = max(ascent, metrics.ascent + max(0, offset))
      descent = max(descent, metrics.descent + max(0, -offset))
      gap = max(gap, metrics.lineGap)
    }
    return (ascent, descent, gap)
  }
}

/// What breaking a text into lines has shown.
enum BrokenLines {
  case layout(TextLayout)

  /// The text does not fit, and may be tightened or shrunk until it does.
  case tooLong
}

extension TextEngine {
  /// Breaks a shaped text into lines.
  ///
  /// - Parameter typesetter: Makes the line with an ellipsis.
  func breakLines(
    _ text: BreakableText, of paragraph: Paragraph, maxWidth: Double, maxHeight: Double, typesetter: Typesetter
  ) -> BrokenLines {
    let white = text.count == 0 ? 0 : text.parts.map(\.font.sideBearing).max() ?? 0
    let sideBearing = maxWidth < 1 + 2 * white ? 0 : white
    let isOneLine = paragraph.lineLimit == 1
    let shape: (LineBreaker.Segment, Int) -> [ShapedText.Glyph]? =
      if text.items.isEmpty {
        { [shaper] in shaper.shape($0, at: $1, of: text, in: paragraph) }
      } else {
        { [shaper = typesetter.shaper] in shaper.shape($0, at: $1, of: text, in: paragraph) }
      }
    func broken(_ maxWidth: Double, movesWords: Bool = true) -> (text: BrokenText, hasMore: Bool) {
      let limit = maxWidth - 2 * sideBearing
      let units = limit.isFinite && !isOneLine ? Int(PangoUnits.units(limit + 0.01)) : nil
      let allowed = min(paragraph.lineLimit.map { max(1, $0) } ?? Int.max, Int.max - 1)
      func broken(atMost count: Int) -> (text: BrokenText, hasMore: Bool) {
        var (lines, hasMore) = text.lines(limit: units, atMost: count, shape: shape)
        if movesWords, !hasMore, lines.count == 2, let words = lastWords(of: lines, in: text, of: paragraph) {
          let (other, hasMore) = text.lines(limit: units, atMost: 2, unbroken: words, shape: shape)
          if !hasMore, other.count == 2 { lines = other }
        }
        return (
          BrokenText(paragraph: paragraph, text: text, lines: lines, limit: limit, sideBearing: sideBearing), hasMore
        )
      }
      if maxHeight == .infinity { return broken(atMost: allowed) }
      let empty = BrokenText(paragraph: paragraph, text: text, lines: [], limit: limit, sideBearing: sideBearing)
      var top = 0.0
      var count = 0
      // No line is lower than an empty one, or than one in the smallest style.
      let heights = text.parts.indices.map { empty.heights([$0]) } + [empty.heights([])]
      let height = heights.map { $0.ascent + $0.descent }.min() ?? 0
      let pitch = height + (heights.map(\.gap).min() ?? 0) + paragraph.lineSpacing
      while count < allowed, count == 0 || top + height <= maxHeight + 0.01, count <= text.count {
        top += pitch
        count += 1
      }
      var result = broken(atMost: max(1, count))
      // As in the layout, to the last bit.
      if text.parts.count > 1 || result.hasMore {
        top = 0
        for (index, line) in result.text.lines.enumerated() {
          let (ascent, descent, gap) = empty.heights(line.segments.map(\.part))
          if index > 0, top + ascent + descent > maxHeight + 0.01 {
            result = broken(atMost: index)
            break
          }
          top += ascent + descent + gap + paragraph.lineSpacing
        }
      }
      return result
    }
    var (result, hasMore) = broken(maxWidth)
    let overflows = isOneLine && result.limit.isFinite && result.lines.count == 1
    if hasMore || (overflows && result.lines[0].width > result.limit + 0.01), let last = result.lines.last {
      if paragraph.allowsTightening || paragraph.minimumScaleFactor < 1 { return .tooLong }
      result = BrokenText(
        paragraph: paragraph, text: text, lines: result.lines.dropLast(), limit: result.limit, sideBearing: sideBearing)
      result.wholeAscent = result.heights(last.segments.map(\.part)).ascent
      result.cut = typesetter.cutLine(of: text, in: paragraph, from: last, limit: result.limit)
      return .layout(result.layout)
    }
    if text.hasSeveralSpacings, result.limit.isFinite, result.limit >= 1,
      LineStability.breaksElsewhere(
        at: result.width, sideBearing: sideBearing, needed: result.lines.lazy.map(\.neededUnits).max() ?? 0)
    {
      let again = broken(result.width + 2 * sideBearing, movesWords: false).text
      result.fillsLimit =
        again.lines.count != result.lines.count
        || abs(again.width + 2 * again.sideBearing - result.width - 2 * sideBearing) > 0.02
    }
    return .layout(result.layout)
  }

  /// The layout of a text of one style that fits a line; `nil` if it may not fit.
  func lineLayout(
    _ text: BreakableText, of paragraph: Paragraph, maxWidth: Double
  ) -> TextLayout? {
    guard let (width, needed) = text.lineWidth else { return nil }
    let sideBearing = text.parts[0].font.sideBearing
    guard
      maxWidth == .infinity
        || width + 2 * sideBearing <= maxWidth
          && (!text.hasSeveralSpacings
            || !LineStability.breaksElsewhere(at: width, sideBearing: sideBearing, needed: needed))
    else { return nil }
    let broken = BrokenText(paragraph: paragraph, text: text, lines: [], limit: .infinity, sideBearing: sideBearing)
    let (ascent, descent, _) = broken.heights([0])
    let metrics = TextMetrics(
      size: CGSize(width: width + 2 * sideBearing, height: ascent + descent), firstBaseline: ascent,
      lastBaseline: ascent, lineCount: 1)
    let lines = TextLines(paragraph: paragraph, sideBearing: sideBearing) {
      BrokenText(
        paragraph: paragraph, text: text, lines: [text.wholeLine(width: width)], limit: .infinity,
        sideBearing: sideBearing
      ).layout.lines
    }
    return TextLayout(paragraph: paragraph, metrics: metrics, content: .lines(lines))
  }

  /// The glyphs of the last two words of a text, if Korean words must stay together: see `HangulWords.lastWords`.
  private func lastWords(of lines: [LineBreaker.Line], in text: BreakableText, of paragraph: Paragraph) -> Range<Int>? {
    guard text.looks.contains(where: \.isHangul) else { return nil }
    let bytes = ParagraphSource(paragraph).bytes
    guard let words = HangulWords.lastWords(of: lines.map(\.bytes), in: bytes) else { return nil }
    var (start, end, byte) = (text.count, 0, 0)
    for glyph in 0..<text.count {
      if byte >= words.lowerBound { start = min(start, glyph) }
      byte += Int(text.glyphs[glyph].length)
      if byte <= words.upperBound { end = glyph + 1 }
    }
    return start < end ? start..<end : nil
  }
}
