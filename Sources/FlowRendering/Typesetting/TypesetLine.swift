import CPangoCairo

/// One line of a typeset text.
final class TypesetLine {
  let pointer: UnsafeMutablePointer<PangoLayoutLine>
  /// The offset from a byte index in the line's own text to that in the paragraph.
  let byteOffset: Int
  var width: Double
  /// The width of the space at which the line was broken: it hangs over, but counts for the width of the text.
  var trailingSpace = 0.0
  var ascent: Double
  var descent: Double
  /// The gap below the line, if another line follows.
  var gap = 0.0
  /// The distance of the baseline from the top of the text.
  var baseline = 0.0

  init(pointer: UnsafeMutablePointer<PangoLayoutLine>, byteOffset: Int, width: Double, ascent: Double, descent: Double)
  {
    self.pointer = pango_layout_line_ref(pointer)
    self.byteOffset = byteOffset
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  deinit {
    pango_layout_line_unref(pointer)
  }

  /// Visits the line's runs in drawing order, from left to right.
  func forEachRun(_ body: (UnsafeMutablePointer<PangoGlyphItem>) -> Void) {
    var node = pointer.pointee.runs
    while let current = node {
      if let data = current.pointee.data { body(data.assumingMemoryBound(to: PangoGlyphItem.self)) }
      node = current.pointee.next
    }
  }
}
