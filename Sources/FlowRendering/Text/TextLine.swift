/// One line of a text layout, in points.
package struct TextLine {
  /// The bytes of the paragraph's text that the line shows, with the space at which it is broken.
  package var bytes: Range<Int>

  /// The distance of the baseline from the top of the text.
  package var baseline = 0.0
  package var ascent = 0.0
  package var descent = 0.0

  /// The gap below the line, if another line follows.
  var gap = 0.0

  /// The width of the line without the space at which it is broken.
  package var width = 0.0

  /// The width of that space: it hangs over, but counts for the width of the text.
  var trailingSpace = 0.0

  /// The width that has to fit the limit, in Pango's units: with all of the space at both ends.
  var neededUnits = 0

  /// The glyphs, from left to right.
  package var runs: [GlyphRun] = []
}

/// Glyphs of one style, font and direction, from left to right.
package struct GlyphRun {
  /// The index of their run in the paragraph.
  package let run: Int
  package let isRightToLeft: Bool

  /// Whether the glyphs replace text that does not fit.
  package let isEllipsis: Bool

  /// Whether the characters are Korean syllables, or belong to them.
  var isHangul = false

  /// The font that the text asks for, and the one that has its characters; `nil` if nothing draws them.
  let font: ResolvedFont?
  let face: FontFace?
  package let glyphs: [TextGlyph]

  /// The width in Pango's units.
  var units: Int32 {
    var sum: Int32 = 0
    for glyph in glyphs { sum &+= glyph.advance }
    return sum
  }

  /// The width in points.
  package var width: Double { PangoUnits.points(units) }
}

/// A glyph at its place in a run; lengths are in Pango's units.
package struct TextGlyph {
  /// The index of the glyph in its font.
  var id: UInt32

  /// The first byte of its characters in the paragraph's text.
  package var start: Int32
  var advance: Int32

  /// The distance from the place of the glyph to where it is drawn.
  var x: Int32 = 0
  var y: Int32 = 0

  /// A glyph without ink, as of a space at the end of a line.
  static let empty: UInt32 = 0x0FFF_FFFF

  /// The bit of a character for which no font has a glyph.
  static let unknownBit: UInt32 = 0x1000_0000
}

extension TextLine {
  /// The line in a text in which it begins later.
  ///
  /// - Parameter distance: By how many bytes; less than zero if it begins earlier.
  func moved(by distance: Int) -> TextLine {
    var line = self
    line.bytes = bytes.lowerBound + distance..<bytes.upperBound + distance
    line.runs = runs.map { $0.moved(by: distance) }
    return line
  }
}

extension GlyphRun {
  fileprivate func moved(by distance: Int) -> GlyphRun {
    let moved = glyphs.map { glyph in
      var glyph = glyph
      glyph.start += Int32(clamping: distance)
      return glyph
    }
    return GlyphRun(
      run: run, isRightToLeft: isRightToLeft, isEllipsis: isEllipsis, isHangul: isHangul, font: font, face: face,
      glyphs: moved)
  }
}
