import CPangoCairo

/// Converts Pango's lines to ones with San Francisco's heights and advances.
struct LineBuilder {
  let paragraph: Paragraph
  let source: ParagraphSource
  let fonts: [ResolvedFont]
  let attachments: [Int: AttachmentBox]
  /// The correction per character of each run in addition to its font's tracking, in Pango's units.
  let corrections: [Int32]
  let extraTracking: Double
  let faces: FontFaces

  /// - Parameter byteOffset: The offset from a byte index in the line's own text to that in the paragraph.
  func makeLine(
    _ pointer: UnsafeMutablePointer<PangoLayoutLine>, byteOffset: Int, fallback: ResolvedFont
  ) -> TextLine {
    var ascent = 0.0
    var descent = 0.0
    var gap = -Double.infinity
    var isEmpty = true
    func include(run index: Int) {
      isEmpty = false
      // Raised text makes its line taller; the space for text on the baseline remains.
      let offset = paragraph.runs[index].baselineOffset
      let metrics = fonts[index].metrics
      ascent = max(ascent, metrics.ascent + max(0, offset))
      descent = max(descent, metrics.descent + max(0, -offset))
      gap = max(gap, metrics.lineGap)
      if let box = attachments[index] {
        ascent = max(ascent, box.ascent + offset)
        descent = max(descent, box.descent - offset)
      }
    }
    let start = Int(pointer.pointee.start_index) + byteOffset
    var line = TextLine(bytes: start..<max(start, min(start + Int(pointer.pointee.length), source.bytes.count)))
    if fonts.count == 1 {
      include(run: 0)
    }
    let brokenAt = placeOfLastSpace(before: start + Int(pointer.pointee.length))
    var units = 0
    var first: Int?
    var spacingAtEnd = 0.0
    var node = pointer.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else { continue }
      let place = Int(item.pointee.item.pointee.offset) + byteOffset
      let run = source.run(at: place)
      if fonts.count > 1 { include(run: run) }
      let isEllipsis = narrowEllipsis(item, place: place)
      if first == nil { first = place }
      let itemUnits = Int(pango_glyph_string_get_width(item.pointee.glyphs))
      spacingAtEnd = itemUnits == 0 ? 0 : spacing(at: place, isEllipsis: isEllipsis)
      units += itemUnits
      line.neededUnits += neededUnits(of: item, place: place, isFirst: line.runs.isEmpty, isLast: node == nil)
      if let brokenAt { line.trailingSpace += hangingSpace(item, place: place, at: brokenAt) }
      line.runs.append(
        GlyphRun(
          run: run, isRightToLeft: item.pointee.item.pointee.analysis.level % 2 != 0, isEllipsis: isEllipsis,
          isHangul: Int(item.pointee.item.pointee.analysis.script) == Int(PANGO_SCRIPT_HANGUL.rawValue),
          font: run < fonts.count ? fonts[run] : nil, face: faces.face(item.pointee.item.pointee.analysis.font),
          glyphs: Self.glyphs(of: item, place: place)))
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

  /// The width of an item with the space that Pango has removed from its ends: at the ends of the line, and beside glyphs
  /// without a width. A space at the very end of the text does not have to fit.
  private func neededUnits(
    of item: UnsafeMutablePointer<PangoGlyphItem>, place: Int, isFirst: Bool, isLast: Bool
  ) -> Int {
    let string = item.pointee.glyphs.pointee
    let count = Int(string.num_glyphs)
    guard let glyphs = string.glyphs, (0..<count).contains(where: { glyphs[$0].geometry.width != 0 }) else { return 0 }
    let spacing = PangoUnits.units(spacing(at: place))
    let left = isFirst || glyphs[0].geometry.width == 0 ? Spread.left(of: spacing) : 0
    let right = isLast || glyphs[count - 1].geometry.width == 0 ? spacing - Spread.left(of: spacing) : 0
    var units = Int(pango_glyph_string_get_width(item.pointee.glyphs)) + Int(left + right)
    guard place + Int(item.pointee.item.pointee.length) == source.bytes.count, let space = placeOfWhiteAtEnd else {
      return units
    }
    for glyph in 0..<count where place + Int(string.log_clusters[glyph]) == space {
      units -= Int(glyphs[glyph].geometry.width) + Int((glyph == 0 ? left : 0) + (glyph == count - 1 ? right : 0))
    }
    return units
  }

  /// The byte index of the white character that ends the text.
  private var placeOfWhiteAtEnd: Int? {
    let bytes = source.bytes
    var place = bytes.count - 1
    while place > 0, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    guard place >= 0 else { return nil }
    let scalar = bytes.withUnsafeBufferPointer { TextClasses.decode($0, place).scalar }
    return Unicode.Scalar(scalar)?.properties.isWhitespace == true ? place : nil
  }

  private static func glyphs(of item: UnsafeMutablePointer<PangoGlyphItem>, place: Int) -> [TextGlyph] {
    let string = item.pointee.glyphs.pointee
    let count = Int(string.num_glyphs)
    return [TextGlyph](unsafeUninitializedCapacity: count) { buffer, written in
      for index in 0..<count {
        let info = string.glyphs[index]
        buffer.initializeElement(
          at: index,
          to: TextGlyph(
            id: info.glyph, start: Int32(clamping: place &+ Int(string.log_clusters[index])),
            advance: info.geometry.width, x: info.geometry.x_offset, y: info.geometry.y_offset))
      }
      written = count
    }
  }

  /// The byte index of the space that ends a line.
  private func placeOfLastSpace(before end: Int) -> Int? {
    let last = end - 1
    guard last >= 0, last < source.bytes.count, source.bytes[last] == UInt8(ascii: " ") else { return nil }
    return last
  }

  /// The width of a space to which Pango gives none because the line breaks there.
  private func hangingSpace(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, place: Int, at space: Int
  ) -> Double {
    let glyphs = item.pointee.glyphs.pointee
    for glyph in 0..<Int(glyphs.num_glyphs) where place + Int(glyphs.log_clusters[glyph]) == space {
      guard glyphs.glyphs[glyph].glyph == TextGlyph.empty else { return 0 }
      return fonts[source.run(at: space)].spaceWidth + spacing(at: space)
    }
    return 0
  }

  /// The space after the character at a byte, as requested by `AttributeListBuilder`.
  ///
  /// - Parameter isEllipsis: Whether an ellipsis replaces the text that begins there.
  private func spacing(at place: Int, isEllipsis: Bool = false) -> Double {
    let index = source.run(at: place)
    guard index < fonts.count, attachments[index] == nil else { return 0 }
    let run = paragraph.runs[index]
    let custom = run.kerning + run.tracking + extraTracking
    let scalar = source.bytes.withUnsafeBufferPointer { bytes in
      place < bytes.count ? TextClasses.decode(bytes, place).scalar : 0
    }
    switch TextClasses.kind(scalar) {
    case .western:
      let font = fonts[index]
      let isSpace = !isEllipsis && place < source.bytes.count && source.bytes[place] == 0x20
      return PangoUnits.rounded(font.tracking + (isSpace ? font.spaceTracking : 0) + custom)
        + PangoUnits.points(Int(corrections[index]))
    case .joined: return 0
    case .other:
      let syllable = HangulWords.isSyllable(scalar) ? HangulWords.syllableCorrection(weight: run.font.weight) : 0
      return PangoUnits.rounded(custom + syllable * run.font.size)
    }
  }

  /// The difference between Pango's width of an ellipsis and the actual one in the font at a position, in Pango's
  /// units: Pango knows neither the narrower dots nor the space added after it. A truncated text is drawn into the
  /// width measured here, and must be truncated at the same letter then.
  func ellipsisSaving(at place: Int) -> Int32 {
    let index = source.run(at: place)
    let saving = index < fonts.count ? fonts[index].ellipsisSaving : 0
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
    let index = source.run(at: place)
    let spacing = PangoUnits.units(spacing(at: place, isEllipsis: true) / 2)
    if index < fonts.count, fonts[index].ellipsisSaving > 0,
      Ellipsis.narrow(
        item, size: fonts[index].size, weight: fonts[index].spec.weight, spacing: spacing)
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
