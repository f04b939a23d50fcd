import Foundation

/// The glyphs of a text of one style, as HarfBuzz shapes it from left to right. It is broken into lines for any width
/// without being shaped again.
final class ShapedText {
  /// A glyph, in little memory: there are many texts.
  struct Glyph {
    let id: UInt16

    /// The number of bytes of the glyph's characters.
    let length: UInt8

    /// Whether a text that ends before this glyph and one that begins with it have the same glyphs separately, provided
    /// that this holds for both of them there.
    let canBeJoined: Bool

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
    spread.glyphs.reserveCapacity(glyphs.count)
    var string = paragraph.runs[0].string
    string.withUTF8 { bytes in
      var start = 0
      for glyph in glyphs {
        let isSpace = start < bytes.count && bytes[start] == 0x20
        spread.append(glyph, start: start, spacing: isSpace ? spaceSpacing : spacing)
        start &+= Int(glyph.length)
      }
    }
    spread.end()
    line.width = spread.width
    if !glyphs.isEmpty { line.runs = [run(of: spread.glyphs)] }
    return line
  }

  func run(of glyphs: [TextGlyph]) -> GlyphRun {
    GlyphRun(run: 0, isRightToLeft: false, isEllipsis: false, font: font, face: font.face, glyphs: glyphs)
  }

  func heights(in paragraph: Paragraph) -> (ascent: Double, descent: Double) {
    let offset = paragraph.runs[0].baselineOffset
    return (font.metrics.ascent + max(0, offset), font.metrics.descent + max(0, -offset))
  }

  /// The last glyph at which another text, which begins like this one, can be continued; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - common: The number of equal bytes at the start of both.
  ///   - length: The number of bytes of the other text.
  func placeToContinue(common: Int, length: Int) -> (glyph: Int, byte: Int)? {
    var start = 0
    for glyph in glyphs { start &+= Int(glyph.length) }
    var index = glyphs.count - 1
    while index > 0 {
      start &-= Int(glyphs[index].length)
      if glyphs[index].canBeJoined, start <= common, start < length { return (index, start) }
      index &-= 1
    }
    return nil
  }
}

/// Glyphs with space between them as Pango distributes it: half on both sides of each, and none at the ends of a line.
struct SpreadGlyphs {
  var glyphs: [TextGlyph] = []
  private var first: Int32 = 0
  private var last: Int32 = 0

  /// The place behind the last glyph with all of its space, from the line's start.
  private var place: Int32 = 0

  mutating func append(_ glyph: ShapedText.Glyph, start: Int, spacing: Int32) {
    let left = Self.left(of: spacing)
    if glyphs.isEmpty {
      first = spacing
      place = -left
    } else {
      // The glyph before ends where this one is drawn.
      let end = place &+ left
      glyphs[glyphs.count - 1].advance = end &- glyphs[glyphs.count - 1].advance
    }
    // Until the glyph's end is known, its advance is its place.
    glyphs.append(TextGlyph(id: UInt32(glyph.id), start: Int32(truncatingIfNeeded: start), advance: place &+ left))
    place = place &+ glyph.advance &+ spacing
    last = spacing
  }

  mutating func end() {
    guard let index = glyphs.indices.last else { return }
    place = place &- (last &- Self.left(of: last))
    glyphs[index].advance = place &- glyphs[index].advance
  }

  /// The width of the line in points, with half of the space at both ends.
  var width: Double {
    glyphs.isEmpty
      ? 0 : max(0, PangoUnits.points(place) + (PangoUnits.points(first) + PangoUnits.points(last)) / 2)
  }

  /// The part of the space that is on the left of a glyph.
  static func left(of spacing: Int32) -> Int32 {
    let half = spacing / 2
    // Whole points are divided into whole points.
    return spacing & 1023 == 0 ? (half &+ 512) & ~1023 : half
  }
}
