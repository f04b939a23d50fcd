@testable import FlowRendering

/// A visible glyph of a layout and its place, in Pango's units.
struct GlyphPlace: Hashable, CustomStringConvertible {
  var line: Int
  var id: UInt32
  var start: Int32
  var x: Int32
  var baseline: Double

  var description: String { "\(line): \(id) from \(start) at \(x), \(baseline)" }

  /// The glyphs with ink, from left to right, from the top.
  static func all(in layout: TextLayout) -> [GlyphPlace] {
    let bytes = ParagraphSource(layout.paragraph).bytes
    var found: [GlyphPlace] = []
    for (index, line) in layout.lines.enumerated() {
      var place: Int32 = 0
      for glyph in line.runs.flatMap(\.glyphs) {
        let isSpace = bytes.indices.contains(Int(glyph.start)) && bytes[Int(glyph.start)] == 0x20
        if glyph.id != TextGlyph.empty, !isSpace {
          found.append(
            GlyphPlace(
              line: index, id: glyph.id, start: glyph.start, x: place + glyph.x, baseline: line.baseline))
        }
        place += glyph.advance
      }
    }
    return found
  }
}
