import CPangoCairo

/// Converts Pango's lines to ones with San Francisco's heights and advances.
struct LineBuilder {
  let text: TypesetText
  let attachments: [Int: AttachmentBox]
  /// The correction per character of each run in addition to its font's tracking, in Pango's units.
  let corrections: [Int32]
  let extraTracking: Double

  func makeLine(
    _ pointer: UnsafeMutablePointer<PangoLayoutLine>, byteOffset: Int, fallback: ResolvedFont
  ) -> TypesetLine {
    var ascent = 0.0
    var descent = 0.0
    var gap = -Double.infinity
    var isEmpty = true
    func include(run index: Int) {
      isEmpty = false
      // Raised text makes its line taller; the space for text on the baseline remains.
      let offset = text.paragraph.runs[index].baselineOffset
      let metrics = text.fonts[index].metrics
      ascent = max(ascent, metrics.ascent + max(0, offset))
      descent = max(descent, metrics.descent + max(0, -offset))
      gap = max(gap, metrics.lineGap)
      if let box = attachments[index] {
        ascent = max(ascent, box.ascent + offset)
        descent = max(descent, box.descent - offset)
      }
    }
    let line = TypesetLine(pointer: pointer, byteOffset: byteOffset, width: 0, ascent: 0, descent: 0)
    if text.fonts.count == 1 {
      include(run: 0)
    }
    let brokenAt = placeOfLastSpace(in: line)
    var units = 0
    var first: Int?
    var spacingAtEnd = 0.0
    line.forEachRun { item in
      let place = Int(item.pointee.item.pointee.offset) + byteOffset
      if text.fonts.count > 1 { include(run: text.source.run(at: place)) }
      let isEllipsis = narrowEllipsis(item, place: place)
      if first == nil { first = place }
      let itemUnits = Int(pango_glyph_string_get_width(item.pointee.glyphs))
      spacingAtEnd = itemUnits == 0 ? 0 : spacing(at: place, isEllipsis: isEllipsis)
      units += itemUnits
      if let brokenAt { line.trailingSpace += hangingSpace(item, place: place, at: brokenAt) }
    }
    if isEmpty {
      ascent = fallback.metrics.ascent
      descent = fallback.metrics.descent
      gap = fallback.metrics.lineGap
    }
    if let first {
      // When Pango breaks lines, it includes the space after every character but then removes half of it at both ends,
      // if there is space to remove.
      line.width = max(0, PangoUnits.points(units) + (spacing(at: first) + spacingAtEnd) / 2)
    }
    line.ascent = ascent
    line.descent = descent
    line.gap = gap
    return line
  }

  /// The byte index of the space that ends a line.
  private func placeOfLastSpace(in line: TypesetLine) -> Int? {
    let last = Int(line.pointer.pointee.start_index + line.pointer.pointee.length) + line.byteOffset - 1
    guard last >= 0, last < text.source.bytes.count, text.source.bytes[last] == UInt8(ascii: " ") else { return nil }
    return last
  }

  /// The width of a space to which Pango gives none because the line breaks there.
  private func hangingSpace(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, place: Int, at space: Int
  ) -> Double {
    // Pango's empty glyph.
    let empty: PangoGlyph = 0x0FFF_FFFF
    let glyphs = item.pointee.glyphs.pointee
    for glyph in 0..<Int(glyphs.num_glyphs) where place + Int(glyphs.log_clusters[glyph]) == space {
      guard glyphs.glyphs[glyph].glyph == empty else { return 0 }
      return text.fonts[text.source.run(at: space)].spaceWidth + spacing(at: space)
    }
    return 0
  }

  /// The space after the character at a byte, as requested by `AttributeListBuilder`.
  ///
  /// - Parameter isEllipsis: Whether an ellipsis replaces the text that begins there.
  private func spacing(at place: Int, isEllipsis: Bool = false) -> Double {
    let index = text.source.run(at: place)
    guard index < text.fonts.count, attachments[index] == nil else { return 0 }
    let run = text.paragraph.runs[index]
    let custom = run.kerning + run.tracking + extraTracking
    let kind = text.source.bytes.withUnsafeBufferPointer { bytes in
      place < bytes.count ? TextClasses.kind(TextClasses.decode(bytes, place).scalar) : .western
    }
    switch kind {
    case .western:
      let font = text.fonts[index]
      let isSpace = !isEllipsis && place < text.source.bytes.count && text.source.bytes[place] == 0x20
      return PangoUnits.rounded(font.tracking + (isSpace ? font.spaceTracking : 0) + custom)
        + PangoUnits.points(Int(corrections[index]))
    case .joined: return 0
    case .other: return PangoUnits.rounded(custom)
    }
  }

  /// The difference between Pango's width of an ellipsis and the actual one in the font at a position, in Pango's
  /// units: Pango knows neither the narrower dots nor the space added after it. A truncated text is drawn into the
  /// width measured here, and must be truncated at the same letter then.
  func ellipsisSaving(at place: Int) -> Int32 {
    let index = text.source.run(at: place)
    let saving = index < text.fonts.count ? text.fonts[index].ellipsisSaving : 0
    return saving - PangoUnits.units(spacing(at: place, isEllipsis: true))
  }

  /// Pango makes an ellipsis as wide as the rest of the line; a truncated line is as wide as its visible content
  /// (measured).
  ///
  /// - Returns: Whether the item is an ellipsis.
  private func narrowEllipsis(_ item: UnsafeMutablePointer<PangoGlyphItem>, place: Int) -> Bool {
    let isEllipsis: UInt8 = 1 << 1
    let analysis = item.pointee.item.pointee.analysis
    guard analysis.flags & isEllipsis != 0, item.pointee.glyphs.pointee.num_glyphs > 0,
      let glyph = item.pointee.glyphs.pointee.glyphs
    else { return false }
    let index = text.source.run(at: place)
    let spacing = PangoUnits.units(spacing(at: place, isEllipsis: true) / 2)
    if index < text.fonts.count, text.fonts[index].ellipsisSaving > 0,
      Ellipsis.narrow(
        item, size: text.fonts[index].size, weight: text.fonts[index].spec.weight, spacing: spacing)
    {
      return true
    }
    var extents = PangoRectangle()
    pango_font_get_glyph_extents(analysis.font, glyph.pointee.glyph, nil, &extents)
    let width = Int32(extents.width) + spacing
    glyph.pointee.geometry.width = min(glyph.pointee.geometry.width, width)
    return true
  }
}
