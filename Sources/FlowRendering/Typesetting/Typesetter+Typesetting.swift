import CPangoCairo
import Foundation

extension Typesetter {
  /// Lays out a paragraph, shrunk or tightened if allowed and necessary.
  ///
  /// - Parameter isTooLong: Whether it is known that the text does not fit as it is.
  func layout(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?, isTooLong: Bool = false) -> TextLayout {
    Self.lock.withLock {
      if isTooLong, !paragraph.allowsTightening {
        return shrink(paragraph, maxWidth: maxWidth, maxHeight: maxHeight).layout(of: paragraph)
      }
      return typeset(paragraph, maxWidth: maxWidth, maxHeight: maxHeight).layout(of: paragraph)
    }
  }

  private func typeset(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> TypesetText {
    var text = typeset(paragraph, maxWidth: maxWidth, maxHeight: maxHeight, extraTracking: 0)
    if !text.isTruncated, let words = HangulWords.lastWords(of: text.lines.map(\.bytes), in: text.source.bytes) {
      let other = typeset(paragraph, maxWidth: maxWidth, maxHeight: maxHeight, extraTracking: 0, unbroken: words)
      if !other.isTruncated, other.lines.count == 2 { text = other }
    }
    let isTooHigh = paragraph.hasToShrink(text.metrics, maxHeight: maxHeight)
    guard text.isTruncated || isTooHigh else { return stabilize(text) }
    if !isTooHigh, paragraph.allowsTightening, let tightened = tighten(text, maxWidth: maxWidth, maxHeight: maxHeight) {
      return tightened
    }
    guard paragraph.minimumScaleFactor < 1 else { return text }
    return shrink(paragraph, maxWidth: maxWidth, maxHeight: maxHeight)
  }

  /// Makes a text break at the same positions when it is drawn at the width that was measured: if it would not, it takes
  /// the whole available width.
  private func stabilize(_ text: TypesetText) -> TypesetText {
    var result = text
    // The widths of tabs depend on what is in front of them.
    result.isStable =
      !text.source.bytes.contains(0x09)
      && !LineStability.breaksElsewhere(
        at: text.width, sideBearing: text.sideBearing, needed: text.lines.lazy.map(\.neededUnits).max() ?? 0)
    // A text of one line has no breaks, and one of a style in Western letters has one spacing.
    guard !result.isStable, text.limit.isFinite, text.limit >= 1, text.paragraph.lineLimit != 1,
      text.fonts.count > 1 || !text.source.bytes.withUnsafeBufferPointer({ TextClasses.isWestern($0) })
    else { return result }
    result.fillsLimit = !isSame(text, at: text.width + 2 * text.sideBearing)
    return result
  }

  /// Whether a text has the same lines at another width.
  private func isSame(_ text: TypesetText, at width: Double) -> Bool {
    let again = typeset(text.paragraph, maxWidth: width * text.stretch, maxHeight: nil, extraTracking: 0)
    return again.lines.count == text.lines.count && abs(again.width - text.width) <= 0.02
  }

  /// Tightens a single line by up to 3 % of an em after each character.
  private func tighten(_ text: TypesetText, maxWidth: Double?, maxHeight: Double?) -> TypesetText? {
    guard text.lines.count == 1, let maxWidth, let size = text.paragraph.runs.map(\.font.size).max() else { return nil }
    let whole = typeset(text.paragraph, maxWidth: nil, maxHeight: nil, extraTracking: 0)
    let characters = text.paragraph.runs.reduce(0) { $0 + $1.string.count }
    guard whole.lines.count == 1, characters > 0 else { return nil }
    let needed = (Double(whole.metrics.size.width) - maxWidth) / Double(characters)
    guard needed <= size * 0.03 else { return nil }
    let tightened = typeset(
      text.paragraph, maxWidth: maxWidth, maxHeight: maxHeight, extraTracking: -needed - 1 / PangoUnits.perPoint)
    return tightened.isTruncated ? nil : tightened
  }

  /// Finds the largest scale, to a 256th, at which nothing is truncated or too high; the smallest allowed if there is
  /// none.
  private func shrink(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> TypesetText {
    let smallest = max(0.01, paragraph.minimumScaleFactor.isNaN ? 1 : paragraph.minimumScaleFactor)
    func attempt(_ scale: Double) -> TypesetText {
      var result = typeset(paragraph.scaled(by: scale), maxWidth: maxWidth, maxHeight: maxHeight, extraTracking: 0)
      result.scale = scale
      return result
    }
    func fits(_ text: TypesetText) -> Bool {
      !text.isTruncated && !paragraph.hasToShrink(text.metrics, maxHeight: maxHeight)
    }
    var best = attempt(smallest)
    if !fits(best) { return best }
    var low = smallest
    var high = 1.0
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let candidate = attempt(middle)
      if fits(candidate) {
        low = middle
        best = candidate
      } else {
        high = middle
      }
    }
    return best
  }

  private func typeset(
    _ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?, extraTracking: Double, unbroken: Range<Int>? = nil
  ) -> TypesetText {
    let stretch = stretch(of: paragraph)
    let source = ParagraphSource(paragraph)
    let fonts = paragraph.runs.map { font($0.font, language: paragraph.language) }
    let room = maxWidth.map { ($0.isNaN ? .infinity : max(0, $0)) / stretch } ?? .infinity
    let white = source.bytes.isEmpty ? 0 : fonts.map(\.sideBearing).max() ?? 0
    let sideBearing = room < 1 + 2 * white ? 0 : white
    let limit = room - 2 * sideBearing
    let attachments = attachmentBoxes(paragraph)
    let corrections = zip(paragraph.runs, fonts).map {
      SanFrancisco.average(of: $1.corrections, over: $0.string.utf8)
    }
    let attributes = AttributeListBuilder(
      paragraph: paragraph, source: source, fonts: fonts, attachments: attachments, corrections: corrections,
      extraTracking: extraTracking, unbroken: unbroken)
    // There is nothing to lay out in an empty text.
    if !source.bytes.isEmpty { layoutCount += 1 }
    var text = TypesetText(paragraph: paragraph, source: source, fonts: fonts, lines: [], isTruncated: false)
    text.stretch = stretch
    text.sideBearing = sideBearing
    text.limit = limit
    let builder = LineBuilder(
      paragraph: paragraph, source: source, fonts: fonts, attachments: attachments, corrections: corrections,
      extraTracking: extraTracking, faces: faces)

    let style = knownStyle(
      of: paragraph, bytes: source.bytes, limit: limit, maxHeight: maxHeight, corrections: corrections,
      extraTracking: extraTracking, unbroken: unbroken)
    let known = style.flatMap { style in knownLines.first { $0.style == style } }
    let layout = prepareLayout(language: paragraph.language, isRightToLeft: paragraph.isRightToLeft)
    let first = fonts.first ?? font(FontSpec(), language: paragraph.language)
    pango_layout_set_font_description(layout, first.description)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    let isOneLine = paragraph.lineLimit == 1
    pango_layout_set_width(layout, limit.isFinite && !isOneLine ? widthUnits(limit) : -1)
    var parts = TextParts(bytes: source.bytes)
    if isOneLine, limit.isFinite, paragraph.truncation == .tail, source.bytes.count > TextParts.shortLength,
      source.bytes.withUnsafeBufferPointer({ TextClasses.isWestern($0) })
    {
      // Only the start of the text is shown, which takes no longer to lay out if more is typed.
      parts.length = TextParts.shortLength
    }
    let allowed = paragraph.lineLimit.map { max(1, $0) } ?? Int.max
    var lines: [TextLine] = []
    var top = 0.0
    var hasMore = false
    var start: Int? = 0
    if let known {
      lines = Array(known.lines.prefix(known.linesToKeep(in: source.bytes)))
      for line in lines { top += line.ascent + line.descent + line.gap + paragraph.lineSpacing }
      if !lines.isEmpty { start = known.lines[lines.count].bytes.lowerBound }
    }
    let rest = known?.rest(of: source.bytes)
    let continues = !lines.isEmpty || rest != nil
    /// Adds a line below the others, if it fits.
    func add(_ new: TextLine) {
      hasMore =
        lines.count >= allowed || (!lines.isEmpty && top + new.ascent + new.descent > (maxHeight ?? .infinity) + 0.01)
      if hasMore { return }
      var line = new
      line.baseline = top + line.ascent
      top += line.ascent + line.descent + line.gap + paragraph.lineSpacing
      lines.append(line)
    }
    while let begin = start {
      if let rest, begin == rest.start {
        for line in rest.lines where !hasMore { add(line) }
        break
      }
      var part = parts.part(from: begin)
      if continues {
        // The rest of a paragraph has the direction of the whole.
        part = parts.paragraph(in: part)
        pango_layout_set_auto_dir(layout, 0)
        _ = prepareLayout(
          language: paragraph.language,
          isRightToLeft: KnownLines.isRightToLeft(
            source.bytes, around: begin, otherwise: paragraph.isRightToLeft))
      }
      fill(layout, bytes: source.bytes[part.range], attributes.makeList(range: part.range))
      noteMissingGlyphs(in: layout)
      laidOutLength += part.range.count
      start = part.next
      var available = Int(pango_layout_get_line_count(layout))
      // The line behind a line break is the first one of the next paragraph.
      if part.endsParagraph, let next = part.next, next == part.range.upperBound { available -= 1 }
      if !part.endsParagraph {
        if available > 1, let last = pango_layout_get_line(layout, Int32(available - 1)) {
          // The line continues in the next part.
          available -= 1
          start = begin + Int(last.pointee.start_index)
        } else if parts.length == TextParts.length {
          warn("A line of more than \(TextParts.length) bytes is broken there: the text is drawn, but not as one line.")
        }
      }
      for index in 0..<available {
        // A line too many is not made.
        hasMore = lines.count >= allowed
        guard !hasMore, let pointer = pango_layout_get_line(layout, Int32(index)) else { break }
        add(builder.makeLine(pointer, byteOffset: begin, fallback: first))
        if hasMore { break }
      }
      if hasMore { break }
      if parts.length < TextParts.length, !part.endsParagraph {
        // The rest begins far behind the end of the line, and of an ellipsis.
        let size = fonts.map(\.size).max() ?? 0
        if let width = lines.last?.width, width > limit + 4 * size { break }
        parts.length = min(4 * parts.length, TextParts.length)
        lines = []
        top = 0
        start = 0
      }
    }
    pango_layout_set_auto_dir(layout, 1)
    _ = prepareLayout(language: paragraph.language, isRightToLeft: paragraph.isRightToLeft)
    if let style {
      knownLines.removeAll { $0.style == style }
      knownLines.insert(KnownLines(style: style, bytes: source.bytes, lines: lines, isWhole: !hasMore), at: 0)
      if knownLines.count > KnownLines.limit { knownLines.removeLast() }
    }
    let overflows = isOneLine && limit.isFinite && lines.count == 1 && lines[0].width > limit + 0.01
    if hasMore || overflows, let last = lines.popLast() {
      var cut = makeCutLine(
        from: last.bytes.lowerBound, parts: parts, attributes: attributes, builder: builder, limit: limit,
        layout: layout, fallback: first)
      cut.baseline = last.baseline - last.ascent + cut.ascent
      lines.append(cut)
      text.isTruncated = true
    }
    text.lines = lines
    return text
  }

  /// What the lines of a text depend on besides its characters, if they may be known from another text: one of a style,
  /// with line breaks alone between its paragraphs.
  private func knownStyle(
    of paragraph: Paragraph, bytes: [UInt8], limit: Double, maxHeight: Double?, corrections: [Int32],
    extraTracking: Double, unbroken: Range<Int>?
  ) -> KnownLines.Style? {
    guard paragraph.runs.count == 1, paragraph.runs[0].attachment == nil, paragraph.lineLimit != 1, limit.isFinite,
      bytes.count >= KnownLines.shortest, !bytes.contains(0x0D), !Self.hasParagraphSeparator(bytes)
    else { return nil }
    var run = paragraph.runs[0]
    run.string = ""
    return KnownLines.Style(
      run: run, isRightToLeft: paragraph.isRightToLeft, language: paragraph.language,
      lineSpacing: paragraph.lineSpacing, lineLimit: paragraph.lineLimit, limit: limit, maxHeight: maxHeight,
      correction: corrections[0], extraTracking: extraTracking, unbroken: unbroken)
  }

  /// Whether a text has U+2029, which ends a paragraph, too.
  private static func hasParagraphSeparator(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return false }
      var place = 0
      while let found = memchr(base + place, 0xE2, bytes.count - place) {
        place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
        if TextClasses.decode(bytes, place).scalar == 0x2029 { return true }
        place += 1
      }
      return false
    }
  }

  /// The last line of a text that fits, with an ellipsis in place of the rest.
  ///
  /// - Parameters:
  ///   - line: The line in the whole text.
  ///   - limit: The width of a line in points.
  func cutLine(
    of text: BreakableText, in paragraph: Paragraph, from line: LineBreaker.Line, limit: Double
  ) -> TextLine {
    let isAtStart =
      paragraph.truncation == .tail && limit.isFinite
      && text.isWide(line, upTo: TextParts.shortLength, limit: limit)
    var key: BreakableText.Cut?
    if isAtStart, paragraph.runs.count == 1 {
      var style = paragraph.runs[0]
      style.string = ""
      let cut = BreakableText.Cut(
        start: line.bytes.lowerBound, limit: limit, style: style, isRightToLeft: paragraph.isRightToLeft)
      if let known = text.cut(cut) { return known.covering(paragraph, of: text) }
      key = cut
    }
    layoutCount += 1
    let source = ParagraphSource(paragraph)
    let fonts = text.parts.map(\.font)
    let corrections = zip(paragraph.runs, text.parts).map {
      $1.isEmpty ? 0 : $1.spacings.letters - PangoUnits.units($1.font.tracking + $0.kerning + $0.tracking)
    }
    let attributes = AttributeListBuilder(
      paragraph: paragraph, source: source, fonts: fonts, attachments: [:], corrections: corrections)
    let builder = LineBuilder(
      paragraph: paragraph, source: source, fonts: fonts, attachments: [:], corrections: corrections,
      extraTracking: 0, faces: faces)
    let layout = prepareLayout(language: paragraph.language, isRightToLeft: paragraph.isRightToLeft)
    pango_layout_set_font_description(layout, fonts[0].description)
    var parts = TextParts(bytes: source.bytes)
    if isAtStart { parts.length = TextParts.shortLength }
    let cut = Self.lock.withLock {
      makeCutLine(
        from: line.bytes.lowerBound, parts: parts, attributes: attributes, builder: builder, limit: limit,
        layout: layout, fallback: fonts[0])
    }
    // With the character behind.
    if let key { text.remember(cut, for: key, upTo: line.bytes.lowerBound + TextParts.shortLength + 4) }
    return isAtStart ? cut.covering(paragraph, of: text) : cut
  }

  /// The last line that fits, with an ellipsis in place of the rest.
  private func makeCutLine(
    from start: Int, parts: TextParts, attributes: AttributeListBuilder, builder: LineBuilder, limit: Double,
    layout: OpaquePointer, fallback: ResolvedFont
  ) -> TextLine {
    let bytes = attributes.source.bytes
    var rest = bytes[start...]
    var ellipsis = PANGO_ELLIPSIZE_END
    let isTooLong = rest.count > parts.length && limit.isFinite
    // The attributes end before an added ellipsis: one for a space behind the cut would divide its three bytes.
    var end = bytes.count
    if isTooLong {
      // No line shows more than this.
      end = parts.part(from: start).range.upperBound
      rest = bytes[start..<end] + Array("…".utf8)
    }
    switch isTooLong ? .tail : attributes.paragraph.truncation {
    case .tail:
      // Truncates at the end of the paragraph; the ellipsis shows that more follows even if the paragraph would fit.
      if let newline = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
        rest = rest[..<newline] + Array("…".utf8)
        // The ellipsis has the style of the line break.
        end = min(end, newline + 1)
      }
    case .middle, .head:
      ellipsis = attributes.paragraph.truncation == .middle ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_START
      rest = ArraySlice(rest.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 })
    }
    pango_layout_set_ellipsize(layout, ellipsis)
    // Pango truncates for its own, wider ellipsis.
    let saving = builder.ellipsisSaving(at: start)
    pango_layout_set_width(layout, limit.isFinite ? widthUnits(limit) + saving : -1)
    fill(layout, bytes: rest, attributes.makeList(range: start..<end))
    var pointer = pango_layout_get_line(layout, 0)
    if limit.isFinite, pango_layout_is_ellipsized(layout) == 0, let whole = pointer {
      // The rest would fit into the width saved by an ellipsis, but then there is no ellipsis: Pango has to truncate a
      // little more. It counts the space between characters at the ends of the line, which its extents do not include.
      var extents = PangoRectangle()
      pango_layout_line_get_extents(whole, nil, &extents)
      if extents.width > widthUnits(limit) {
        pango_layout_set_width(layout, max(widthUnits(limit), extents.width - PangoUnits.units(1)))
        pointer = pango_layout_get_line(layout, 0)
      }
    }
    guard let pointer else { preconditionFailure("Pango gives at least one line for every text.") }
    return builder.makeLine(pointer, byteOffset: start, fallback: fallback)
  }

  private func fill(_ layout: OpaquePointer, bytes: ArraySlice<UInt8>, _ attributes: OpaquePointer) {
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        // An empty array has no address, but Pango requires one.
        if let address = characters.baseAddress {
          pango_layout_set_text(layout, address, Int32(characters.count))
        } else {
          pango_layout_set_text(layout, "", 0)
        }
      }
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  /// The width with an extra hundredth of a point, so that a text fits into the width that was measured.
  private func widthUnits(_ points: Double) -> Int32 {
    PangoUnits.units(points + 0.01)
  }

  private func noteMissingGlyphs(in layout: OpaquePointer) {
    let count = pango_layout_get_unknown_glyphs_count(layout)
    guard count > 0 else { return }
    let text = String(cString: pango_layout_get_text(layout))
    let missing = fonts.missing.filter { $0 != .icons }.map(\.rawValue)
    let advice = missing.isEmpty ? "" : " Not installed: \(missing.joined(separator: ", "))."
    warn("No font has \(count) of the characters in \"\(text.prefix(60))\": they are drawn as boxes.\(advice)")
  }

  private func stretch(of paragraph: Paragraph) -> Double {
    guard let first = paragraph.runs.first?.font.width, first > 0, first.isFinite else { return 1 }
    if paragraph.runs.contains(where: { $0.font.width != first }) {
      warn("Different font widths in one text are not drawn: all of it has the standard width.")
      return 1
    }
    return first
  }

  private func attachmentBoxes(_ paragraph: Paragraph) -> [Int: AttachmentBox] {
    var boxes: [Int: AttachmentBox] = [:]
    for (index, run) in paragraph.runs.enumerated() {
      switch run.attachment {
      case nil: continue
      case .image(_, let size):
        boxes[index] = AttachmentBox(width: Double(size.width), ascent: Double(size.height), descent: 0)
      case .symbol(let name):
        let metrics = run.font.metrics
        if let glyph = symbols.symbol(named: name, pointSize: run.font.size, weight: run.font.weight) {
          boxes[index] = AttachmentBox(
            width: Double(glyph.size.width), ascent: glyph.baseline, descent: Double(glyph.size.height) - glyph.baseline
          )
        } else {
          warn("There is no symbol for \"\(name)\": a placeholder is drawn.")
          boxes[index] = AttachmentBox(width: run.font.size, ascent: metrics.capHeight, descent: 0)
        }
      }
    }
    return boxes
  }
}

extension TextLine {
  /// A line with an ellipsis, which stands for the rest of its paragraph, although not all of that was laid out.
  fileprivate func covering(_ paragraph: Paragraph, of text: BreakableText) -> TextLine {
    // In a text with Western letters alone, it stands for what was laid out.
    if text.items.isEmpty { return self }
    let source = ParagraphSource(paragraph).bytes
    let end = source.withUnsafeBufferPointer { lineEnd(from: bytes.lowerBound, in: $0) }
    var line = self
    line.bytes = bytes.lowerBound..<min(end + "…".utf8.count, source.count)
    return line
  }
}
