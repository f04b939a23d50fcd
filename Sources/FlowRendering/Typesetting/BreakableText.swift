import CPangoCairo

/// A text with Western letters that is broken into lines for any width without being shaped again.
final class BreakableText {
  /// Where a line may be broken.
  enum Break { case words, characters }

  /// Glyphs that were shaped together and have one spacing.
  struct Item {
    let glyphs: Range<Int>

    /// The index of the style.
    let part: Int
    let spacing: Int32

    /// Pango measures a line only if it is this close to the limit.
    let safety: Int

    /// Whether no glyph, with the space after it, goes back.
    let advancesAll: Bool

    /// Whether the item ends its paragraph.
    let isLast: Bool

    func segment(to end: Int) -> LineBreaker.Segment {
      LineBreaker.Segment(glyphs: glyphs.lowerBound..<end, part: part, spacing: spacing)
    }
  }

  /// Bits, because sets of options are slow in debug builds.
  private enum Flags {
    static let wordBreak: UInt8 = 1
    static let characterBreak: UInt8 = 2
    static let white: UInt8 = 4
    static let space: UInt8 = 8
  }

  /// The text by its styles.
  let parts: [ShapedText]

  /// The glyphs of all parts; each has one character.
  let glyphs: [ShapedText.Glyph]

  /// The end of each part in `glyphs`.
  private let ends: [Int]

  /// What may happen before each glyph, and at the end.
  private let flags: [UInt8]

  /// The lines found so far, from the first one, by the limit.
  private var known: [Int?: [LineBreaker.Line]] = [:]

  var count: Int { glyphs.count }

  /// - Parameters:
  ///   - parts: The text by its styles.
  ///   - bytes: The text.
  ///   - origin: A text that begins with the same glyphs, and their number, if there is only one part.
  /// - Returns: `nil` if a glyph has several characters, or Pango cannot find the breaks.
  init?(parts: [ShapedText], bytes: UnsafeBufferPointer<UInt8>, language: String?, origin: (BreakableText, Int)?) {
    self.parts = parts
    glyphs = parts.count == 1 ? parts[0].glyphs : parts.flatMap(\.glyphs)
    var end = 0
    ends = parts.map {
      end += $0.glyphs.count
      return end
    }
    // Where a text may be broken depends on the word before and the character behind.
    var start = 0
    var words = 0
    if let (other, common) = origin {
      start = min(common, glyphs.count, other.count)
      while start > 0, words < 2 {
        start -= 1
        if other.isSpace(start), !other.isSpace(start + 1) { words += 1 }
        if words == 2 { start += 1 }
      }
    }
    let known = start > 0 ? origin?.0.flags[...start] ?? [] : []
    var flags = Array(known)
    flags.reserveCapacity(glyphs.count + 1)
    var place = bytes.count
    for glyph in glyphs[start...].reversed() { place -= Int(glyph.length) }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: glyphs.count - start + 1)
    guard let base = bytes.baseAddress else { return nil }
    var byte = place
    for glyph in glyphs[start...] {
      guard TextClasses.decode(bytes, byte).length == Int(glyph.length) else { return nil }
      byte += Int(glyph.length)
    }
    (base + place).withMemoryRebound(to: CChar.self, capacity: bytes.count - place) { characters in
      pango_get_log_attrs(
        characters, Int32(bytes.count - place), 0, pango_language_from_string(language ?? "en"), &attributes,
        Int32(attributes.count))
    }
    for (index, attribute) in attributes.enumerated() {
      let isEnd = index == attributes.count - 1
      if index > 0 || known.isEmpty {
        var flag: UInt8 = 0
        if attribute.is_line_break != 0 || isEnd { flag |= Flags.wordBreak }
        if attribute.is_char_break != 0 || isEnd { flag |= Flags.characterBreak }
        if attribute.is_white != 0, !isEnd { flag |= Flags.white }
        if !isEnd, bytes[place] == 0x20 { flag |= Flags.space }
        flags.append(flag)
      }
      if !isEnd { place += Int(glyphs[start + index].length) }
    }
    self.flags = flags
    if start > 0, let other = origin?.0, other.parts[0].hasSpacing(of: parts[0]) {
      self.known = other.known.mapValues { lines in
        var lines = lines
        while let last = lines.last, last.reach > start || last.next == nil { lines.removeLast() }
        return lines
      }
    }
  }

  // MARK: - Glyphs

  func isWhite(_ glyph: Int) -> Bool { flags[glyph] & Flags.white != 0 }
  func isSpace(_ glyph: Int) -> Bool { flags[glyph] & Flags.space != 0 }

  func canBreak(before glyph: Int, _ kind: Break) -> Bool {
    flags[glyph] & (kind == .words ? Flags.wordBreak : Flags.characterBreak) != 0
  }

  /// The width of a glyph with the space after it, in Pango's units.
  func advance(of glyph: Int, in item: Item) -> Int { Int(glyphs[glyph].advance) &+ Int(item.spacing) }

  /// Whether the text has the same glyphs if it is shaped in two parts that meet before a glyph.
  func isJoint(_ glyph: Int) -> Bool {
    glyph == 0 || glyph == glyphs.count || glyphs[glyph].canBeJoined || glyphs[glyph - 1].isLineBreak
      || (parts.count > 1 && ends.contains(glyph))
  }

  func byteCount(of glyphs: Range<Int>) -> Int {
    var count = 0
    for glyph in glyphs { count &+= Int(self.glyphs[glyph].length) }
    return count
  }

  /// Whether a line that is not broken is wide enough to be cut within a number of bytes.
  ///
  /// - Parameter limit: The width in points to which it is cut.
  func isWide(_ line: LineBreaker.Line, upTo length: Int, limit: Double) -> Bool {
    guard var glyph = line.segments.first?.glyphs.lowerBound else { return false }
    let size = parts.map(\.font.size).max() ?? 0
    let needed = PangoUnits.units(limit + 4 * size)
    var width = 0
    // The last word within the bytes may be left out.
    var bytes = 64
    while glyph < count, !glyphs[glyph].isLineBreak, bytes < length {
      width += Int(glyphs[glyph].advance) + Int(parts.count == 1 ? parts[0].spacing : 0)
      bytes += Int(glyphs[glyph].length)
      if width > needed { return true }
      glyph += 1
    }
    return false
  }

  /// The item that begins at a glyph.
  func item(at glyph: Int, paragraphEnd: Int) -> Item {
    let index = parts.count == 1 ? 0 : ends.firstIndex { $0 > glyph } ?? parts.count - 1
    let part = parts[index]
    var end = min(ends[index], paragraphEnd)
    var spacing = part.spacing
    if part.font.spaceTracking != 0 {
      if isSpace(glyph) {
        (end, spacing) = (glyph + 1, part.spaceSpacing)
      } else {
        end = (glyph..<end).first(where: isSpace) ?? end
      }
    }
    let smallest = PangoUnits.units(-part.font.size / 10)
    return Item(
      glyphs: glyph..<end, part: index, spacing: spacing, safety: 3 * Int(part.font.approximateWidth),
      advancesAll: spacing >= smallest, isLast: end == paragraphEnd)
  }

  // MARK: - Lines

  /// The first lines for a width.
  ///
  /// - Parameters:
  ///   - limit: The width in Pango's units; `nil` for lines of any width.
  ///   - count: The largest number of lines.
  ///   - shape: Shapes a part of an item on its own.
  /// - Returns: The lines, and whether there are more.
  func lines(
    limit: Int?, atMost count: Int, shape: @escaping (LineBreaker.Segment, Int) -> [ShapedText.Glyph]?
  ) -> (lines: [LineBreaker.Line], hasMore: Bool) {
    var lines = known[limit] ?? []
    var breaker = LineBreaker(self, limit: limit, shape: shape)
    var end = -1
    while lines.count <= count {
      guard let next = lines.isEmpty ? (glyph: 0, byte: 0) : lines[lines.count - 1].next else { break }
      if next.glyph > end { end = nextLineBreak(from: next.glyph) }
      var line = breaker.line(from: next.glyph, byte: next.byte, paragraphEnd: end)
      if let last = lines.last { line.reach = max(line.reach, last.reach) }
      lines.append(line)
    }
    known[limit] = lines
    return lines.count > count ? (Array(lines[..<count]), true) : (lines, false)
  }

  private func nextLineBreak(from glyph: Int) -> Int {
    if !parts.contains(where: { $0.sums.lineBreaks > 0 }) { return glyphs.count }
    return glyphs[glyph...].firstIndex(where: \.isLineBreak) ?? glyphs.count
  }
}

extension ShapedText {
  /// Whether another text has the same space between its letters, in the same font.
  fileprivate func hasSpacing(of other: ShapedText) -> Bool {
    font === other.font && spacing == other.spacing && spaceSpacing == other.spaceSpacing
  }
}
