import Foundation

/// The glyphs of a text of one style, as HarfBuzz shapes it from left to right.
final class ShapedText {
  /// A glyph, in little memory: there are many texts.
  struct Glyph {
    let id: UInt16

    /// The number of bytes of the glyph's characters.
    let length: UInt8

    /// Whether a text that ends before this glyph and one that begins with it have the same glyphs separately, provided
    /// that this holds for both of them there.
    var canBeJoined: Bool

    /// The advance without additional space, in Pango's units.
    let advance: Int32

    /// A line break, between paragraphs that are shaped one by one.
    static let lineBreak = Glyph(id: 0, length: 1, canBeJoined: true, advance: 0)

    var isLineBreak: Bool { id == 0 }
  }

  let font: ResolvedFont
  let glyphs: [Glyph]

  /// The additional space after each letter and each space, in Pango's units.
  let spacing: Int32
  let spaceSpacing: Int32

  /// The sum of the advances, and the numbers of spaces and line breaks.
  let sums: Sums

  struct Sums {
    var advances = 0
    var spaces: Int32 = 0
    var lineBreaks: Int32 = 0
  }

  init(font: ResolvedFont, glyphs: [Glyph], sums: Sums, spacing: Int32, spaceSpacing: Int32) {
    self.font = font
    self.glyphs = glyphs
    self.sums = sums
    self.spacing = spacing
    self.spaceSpacing = spaceSpacing
  }

  /// The layout of the text on one line; `nil` if it does not fit a width in points.
  func lineLayout(of paragraph: Paragraph, maxWidth: Double) -> TextLayout? {
    if sums.lineBreaks > 0 { return nil }
    let spaces = Int(sums.spaces)
    let units =
      sums.advances &+ (glyphs.count &- spaces) &* Int(spacing) &+ spaces &* Int(spaceSpacing)
    let width = PangoUnits.points(units) + 2 * (glyphs.isEmpty ? 0 : font.sideBearing)
    if width > maxWidth + 0.01 { return nil }
    let (ascent, descent) = heights(in: paragraph)
    let metrics = TextMetrics(
      size: CGSize(width: width, height: ascent + descent), firstBaseline: ascent, lastBaseline: ascent, lineCount: 1)
    return TextLayout(paragraph: paragraph, metrics: metrics, content: .line(self))
  }

  /// The only line.
  func line(of paragraph: Paragraph) -> TextLine {
    let (ascent, descent) = heights(in: paragraph)
    var line = TextLine(bytes: 0..<paragraph.runs[0].string.utf8.count)
    (line.baseline, line.ascent, line.descent) = (ascent, ascent, descent)
    var spread = SpreadGlyphs()
    var string = paragraph.runs[0].string
    string.withUTF8 { bytes in
      var start = 0
      for glyph in glyphs {
        let isSpace = start < bytes.count && bytes[start] == 0x20
        spread.append(
          glyph, start: start, spacing: isSpace ? spaceSpacing : spacing, isApart: isSpace && spaceSpacing != spacing)
        start &+= Int(glyph.length)
      }
    }
    spread.end()
    line.width = spread.width
    line.runs = spread.runs(of: self)
    return line
  }

  /// The layout with a line for each letter: that of a text without any width, for which layouts ask first; `nil` if
  /// there are line breaks in the text.
  func columnLayout(of paragraph: Paragraph) -> TextLayout? {
    if sums.lineBreaks > 0 { return nil }
    var width = 0.0
    forEachLetter(of: paragraph) { width = max(width, $0.width) }
    let count = max(1, glyphs.count - Int(sums.spaces))
    let (ascent, descent) = heights(in: paragraph)
    let last = Double(count - 1) * pitch(in: paragraph)
    let metrics = TextMetrics(
      size: CGSize(width: width, height: last + ascent + descent), firstBaseline: ascent,
      lastBaseline: last + ascent, lineCount: count)
    return TextLayout(paragraph: paragraph, metrics: metrics, content: .column(self))
  }

  /// A line for each letter, with the spaces after it.
  func column(of paragraph: Paragraph) -> [TextLine] {
    let (ascent, descent) = heights(in: paragraph)
    let pitch = pitch(in: paragraph)
    var lines: [TextLine] = []
    forEachLetter(of: paragraph) { letter in
      var line = TextLine(bytes: letter.start..<letter.end)
      line.baseline = Double(lines.count) * pitch + ascent
      (line.ascent, line.descent, line.gap) = (ascent, descent, pitch - ascent - descent)
      var spread = SpreadGlyphs()
      spread.append(letter.glyph, start: letter.start, spacing: spacing, isApart: false)
      spread.end()
      line.width = spread.width
      line.runs = spread.runs(of: self)
      lines.append(line)
    }
    return lines.isEmpty ? [line(of: paragraph)] : lines
  }

  /// A letter of a column.
  private struct Letter {
    let glyph: Glyph
    let start: Int

    /// The start of the next letter.
    let end: Int

    /// In points.
    let width: Double
  }

  private func forEachLetter(of paragraph: Paragraph, _ body: (Letter) -> Void) {
    var string = paragraph.runs[0].string
    string.withUTF8 { bytes in
      var start = 0
      for glyph in glyphs {
        var end = start &+ Int(glyph.length)
        if bytes[start] != 0x20 {
          while end < bytes.count, bytes[end] == 0x20 { end &+= 1 }
          body(
            Letter(
              glyph: glyph, start: start, end: end,
              width: max(0, PangoUnits.points(Int(glyph.advance) &+ Int(spacing)))))
        }
        start &+= Int(glyph.length)
      }
    }
  }

  /// The distance between the baselines of two lines, in points.
  private func pitch(in paragraph: Paragraph) -> Double {
    let (ascent, descent) = heights(in: paragraph)
    return ascent + descent + font.metrics.lineGap + paragraph.lineSpacing
  }

  func heights(in paragraph: Paragraph) -> (ascent: Double, descent: Double) {
    let offset = paragraph.runs[0].baselineOffset
    return (font.metrics.ascent + max(0, offset), font.metrics.descent + max(0, -offset))
  }

  /// The last glyph at which another text, which begins like this one, can be continued; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - common: The number of equal bytes at the start of both.
  ///   - length: The number of bytes of this text.
  ///   - other: The number of bytes of the other text.
  func placeToContinue(common: Int, length: Int, other: Int) -> (glyph: Int, byte: Int)? {
    var start = length
    var index = glyphs.count - 1
    while index > 0 {
      start &-= Int(glyphs[index].length)
      if glyphs[index].canBeJoined, start <= common, start < other { return (index, start) }
      index &-= 1
    }
    return nil
  }
}

/// Glyphs with space between them as Pango distributes it: half on both sides of each, and none at the ends of a line.
struct SpreadGlyphs {
  private(set) var glyphs: [TextGlyph] = []

  /// The glyphs at which the space between them changes, where Pango begins another run.
  private var starts: [Int] = []
  private var first: Int32 = 0
  private var last: Int32 = 0
  private var units = 0

  /// - Parameter isApart: Whether the glyph is a separate run, as Pango makes spaces with another spacing.
  mutating func append(_ glyph: ShapedText.Glyph, start: Int, spacing: Int32, isApart: Bool) {
    let left = glyphs.isEmpty ? 0 : Spread.left(of: spacing)
    if glyphs.isEmpty {
      first = spacing
      starts.append(0)
    } else if spacing != last || isApart {
      starts.append(glyphs.count)
    }
    last = spacing
    let advance = glyph.advance &+ spacing &- (glyphs.isEmpty ? Spread.left(of: spacing) : 0)
    glyphs.append(
      TextGlyph(id: UInt32(glyph.id), start: Int32(truncatingIfNeeded: start), advance: advance, x: left))
    units &+= Int(advance)
  }

  /// Ends the line, which has no space behind the last glyph.
  mutating func end() {
    guard let index = glyphs.indices.last else { return }
    let right = last &- Spread.left(of: last)
    glyphs[index].advance &-= right
    units &-= Int(right)
  }

  /// The width of the line in points, with half of the space at both ends.
  var width: Double {
    glyphs.isEmpty
      ? 0 : max(0, PangoUnits.points(units) + (PangoUnits.points(first) + PangoUnits.points(last)) / 2)
  }

  func runs(of text: ShapedText) -> [GlyphRun] {
    starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : glyphs.count
      return GlyphRun(
        run: 0, isRightToLeft: false, isEllipsis: false, font: text.font, face: text.font.face,
        glyphs: Array(glyphs[starts[index]..<end]))
    }
  }
}
