import CPangoCairo
import Foundation

/// Breaks a shaped text into lines where Pango does.
///
/// Pango looks for the last place between words at which a line fits, or else between characters. It shapes a line again
/// without what follows, which changes the last advance if that depends on the next character: so does this, where
/// HarfBuzz says that it may.
struct LineBreaker {
  struct Line {
    /// The glyphs of the text, without a line break.
    let glyphs: Range<Int>

    /// Whether the line is broken at its last glyph, a space, which then takes no space.
    var hangs = false

    /// The glyphs, if they differ from those of the text.
    var reshaped: [ShapedText.Glyph]?
  }

  private let text: ShapedText
  private let attributes: [PangoLogAttr]

  /// The distances from the start of the text to each glyph, in Pango's units.
  private let places: [Int]
  private let limit: Int
  private let safety: Int

  /// Shapes a part of the text, by its glyphs, on its own.
  private let shape: (Range<Int>) -> [ShapedText.Glyph]?

  /// - Parameters:
  ///   - attributes: Where the text may be broken, for each glyph, which has one character.
  ///   - limit: The width of a line in Pango's units; `nil` for no limit.
  init(
    _ text: ShapedText, attributes: [PangoLogAttr], limit: Int32?, shape: @escaping (Range<Int>) -> [ShapedText.Glyph]?
  ) {
    self.text = text
    self.attributes = attributes
    self.limit = limit.map { Int($0) } ?? Int.max / 2
    self.shape = shape
    // Pango measures only this close to the limit.
    safety = 3 * Int(text.font.approximateWidth)
    var places = [0]
    places.reserveCapacity(text.glyphs.count + 1)
    var place = 0
    for glyph in text.glyphs {
      place &+= Int(glyph.advance) &+ Int(text.spacing)
      places.append(place)
    }
    self.places = places
  }

  /// - Parameter count: The largest number of lines.
  /// - Returns: `nil` if there are more lines.
  func lines(atMost count: Int) -> [Line]? {
    var lines: [Line] = []
    var start = 0
    while true {
      let end = text.sums.lineBreaks > 0 ? text.glyphs[start...].firstIndex(where: \.isLineBreak) : nil
      var place = start
      repeat {
        if lines.count == count { return nil }
        let line = line(from: place, paragraphEnd: end ?? text.glyphs.count)
        place = line.glyphs.upperBound
        lines.append(line)
      } while place < end ?? text.glyphs.count
      guard let end else { return lines }
      start = end + 1
    }
  }

  private func line(from start: Int, paragraphEnd: Int) -> Line {
    if start == paragraphEnd { return Line(glyphs: start..<start) }
    var extra = 0
    if paragraphEnd == text.glyphs.count || attributes[paragraphEnd].is_line_break != 0 {
      extra = widthSaved(before: paragraphEnd, from: start)
    }
    let whole = places[paragraphEnd] - places[start] + extra
    if paragraphEnd - start == 1 || (whole <= limit && width(start..<paragraphEnd) + extra <= limit) {
      return Line(glyphs: start..<paragraphEnd, reshaped: reshaped(start..<paragraphEnd))
    }
    var end = paragraphEnd
    if !findBreak(from: start, to: &end, of: paragraphEnd, whole: whole, betweenWords: true) {
      end = paragraphEnd
      _ = findBreak(from: start, to: &end, of: paragraphEnd, whole: whole, betweenWords: false)
    }
    return Line(
      glyphs: start..<end, hangs: end < paragraphEnd && attributes[end - 1].is_white != 0,
      reshaped: reshaped(start..<end))
  }

  /// Finds the last place at which a line fits, or the one at which it is shortest.
  ///
  /// - Parameter whole: The width up to the paragraph's end.
  /// - Returns: Whether the line fits.
  private func findBreak(
    from start: Int, to end: inout Int, of paragraphEnd: Int, whole: Int, betweenWords: Bool
  ) -> Bool {
    var best = whole
    var place = start
    while place <= paragraphEnd {
      let saved = widthSaved(before: place, from: start)
      let width = places[place] - places[start]
      if min(width, width + saved) > limit + safety, end < paragraphEnd { break }
      if place > start, canBreak(before: place, betweenWords: betweenWords) {
        if width + saved < limit - safety {
          (end, best) = (place, width + saved)
        } else {
          let measured = self.width(start..<place) + (place < paragraphEnd ? saved : 0)
          if end == paragraphEnd || measured <= limit || measured < best { (end, best) = (place, measured) }
        }
      }
      place += 1
    }
    return best <= limit
  }

  private func canBreak(before glyph: Int, betweenWords: Bool) -> Bool {
    if glyph == text.glyphs.count { return true }
    return betweenWords ? attributes[glyph].is_line_break != 0 : attributes[glyph].is_char_break != 0
  }

  /// The width of a space at the end of a line, as a negative number.
  private func widthSaved(before glyph: Int, from start: Int) -> Int {
    glyph > start && attributes[glyph - 1].is_white != 0 ? places[glyph - 1] - places[glyph] : 0
  }

  // MARK: - Shaping parts

  /// The width of a part of the text on its own.
  private func width(_ glyphs: Range<Int>) -> Int {
    guard let own = reshaped(glyphs) else { return places[glyphs.upperBound] - places[glyphs.lowerBound] }
    return own.reduce(0) { $0 + Int($1.advance) + Int(text.spacing) }
  }

  /// The glyphs of a part of the text; `nil` if they are those of the whole.
  private func reshaped(_ glyphs: Range<Int>) -> [ShapedText.Glyph]? {
    func isJoint(_ glyph: Int) -> Bool {
      glyph == 0 || glyph == text.glyphs.count || text.glyphs[glyph].canBeJoined || text.glyphs[glyph - 1].isLineBreak
    }
    return isJoint(glyphs.lowerBound) && isJoint(glyphs.upperBound) ? nil : shape(glyphs)
  }
}

/// A shaped text, broken into lines.
final class BrokenText {
  let text: ShapedText
  let sideBearing: Double
  private let lines: [LineBreaker.Line]

  init(_ text: ShapedText, lines: [LineBreaker.Line], sideBearing: Double) {
    self.text = text
    self.lines = lines
    self.sideBearing = sideBearing
  }

  /// - Parameter limit: The width of a line in points.
  func layout(of paragraph: Paragraph, limit: Double) -> TextLayout {
    let (ascent, descent) = text.heights(in: paragraph)
    var width = 0.0
    let pitch = pitch(in: paragraph)
    let space = text.font.spaceWidth + PangoUnits.points(text.spacing)
    var last = 0.0
    for (index, line) in lines.enumerated() {
      // A space at which a line is broken counts for the width of the text.
      width = max(width, lineWidth(line) + (line.hangs && limit >= 1 ? space : 0))
      if index > 0 { last += pitch }
    }
    if limit >= 1 { width = min(width, limit) }
    let metrics = TextMetrics(
      size: CGSize(width: width + 2 * sideBearing, height: last + ascent + descent), firstBaseline: ascent,
      lastBaseline: last + ascent, lineCount: lines.count)
    return TextLayout(paragraph: paragraph, metrics: metrics, content: .broken(self))
  }

  private func glyphs(of line: LineBreaker.Line) -> ArraySlice<ShapedText.Glyph> {
    let glyphs = line.reshaped.map { $0[...] } ?? text.glyphs[line.glyphs]
    return line.hangs ? glyphs.dropLast() : glyphs
  }

  private func lineWidth(_ line: LineBreaker.Line) -> Double {
    let visible = glyphs(of: line)
    if visible.isEmpty { return line.hangs ? max(0, PangoUnits.points(text.spacing) / 2) : 0 }
    var units = -Int(text.spacing)
    for glyph in visible { units &+= Int(glyph.advance) &+ Int(text.spacing) }
    return max(0, PangoUnits.points(units) + PangoUnits.points(text.spacing))
  }

  private func pitch(in paragraph: Paragraph) -> Double {
    let (ascent, descent) = text.heights(in: paragraph)
    return ascent + descent + text.font.metrics.lineGap + paragraph.lineSpacing
  }

  func lines(of paragraph: Paragraph) -> [TextLine] {
    let (ascent, descent) = text.heights(in: paragraph)
    let pitch = pitch(in: paragraph)
    var top = 0.0
    var start = 0
    var next = 0
    return lines.map { line in
      // The line break before the line.
      while next < line.glyphs.lowerBound {
        start += Int(text.glyphs[next].length)
        next += 1
      }
      let first = start
      var spread = SpreadGlyphs()
      for glyph in glyphs(of: line) {
        spread.append(glyph, start: start, spacing: text.spacing)
        start += Int(glyph.length)
      }
      spread.end()
      if line.hangs {
        spread.appendHangingSpace(start: start)
        start += Int(text.glyphs[line.glyphs.upperBound - 1].length)
      }
      next = line.glyphs.upperBound
      var result = TextLine(bytes: first..<start)
      (result.baseline, result.ascent, result.descent) = (top + ascent, ascent, descent)
      result.width = lineWidth(line)
      result.runs = spread.runs(of: text)
      top += pitch
      return result
    }
  }
}
