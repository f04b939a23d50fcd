import CPangoCairo

/// One line of a typeset text.
final class TypesetLine {
  let pointer: UnsafeMutablePointer<PangoLayoutLine>
  /// What to add to a byte's place in the line's own text to get its place in the paragraph.
  let byteOffset: Int
  var width: Double
  /// The width of the space at which the line was broken: it hangs over, but a text takes room for it.
  var trailingSpace = 0.0
  var ascent: Double
  var descent: Double
  /// The room below the line, where another follows.
  var gap = 0.0
  /// From the top of the text.
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

  /// The line's runs in the order they are drawn, from left to right.
  func forEachRun(_ body: (UnsafeMutablePointer<PangoGlyphItem>) -> Void) {
    var node = pointer.pointee.runs
    while let current = node {
      if let data = current.pointee.data { body(data.assumingMemoryBound(to: PangoGlyphItem.self)) }
      node = current.pointee.next
    }
  }
}
