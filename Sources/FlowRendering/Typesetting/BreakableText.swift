import CPangoCairo

/// A text whose glyphs go from left to right, which is broken into lines for any width without being shaped again.
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

  /// A style of the text.
  struct Part {
    let font: ResolvedFont
    let spacings: TextItem.Spacings
    let isEmpty: Bool
  }

  /// What is known of a glyph: bits, because sets of options are slow in debug builds.
  enum Flags {
    static let wordBreak: UInt8 = 1
    static let characterBreak: UInt8 = 2
    static let white: UInt8 = 4
    static let space: UInt8 = 8

    /// Whether the glyph has several characters.
    static let several: UInt8 = 16

    /// Whether it belongs to a script of its own, and what is around it depends on nothing in front of it.
    static let anchor: UInt8 = 32

    /// Whether it may be part of a Korean word.
    static let word: UInt8 = 64
  }

  /// The text by its styles.
  let parts: [Part]

  /// The glyphs of all parts.
  let glyphs: [ShapedText.Glyph]

  /// The items, if they have several fonts or scripts: then a glyph may have several characters.
  let items: [TextItem]
  let looks: [ItemLook]

  /// The end of each part in `glyphs`, if there are no items.
  private let ends: [Int]

  /// What may happen before each glyph, and at the end.
  let flags: [UInt8]
  let hasLineBreaks: Bool

  /// The lines found so far, from the first one, by the limit.
  private var known: [Int?: [LineBreaker.Line]] = [:]

  /// The lines with an ellipsis that depend on the start of the text only, with the glyph behind that.
  private var cuts: [Cut: (line: TextLine, reach: Int)] = [:]

  /// What a line with an ellipsis depends on besides the glyphs.
  struct Cut: Hashable {
    let start: Int
    let limit: Double
    let style: TextRun
    let isRightToLeft: Bool
  }

  var count: Int { glyphs.count }

  /// Whether there is another space after some characters than after others, apart from spaces.
  var hasSeveralSpacings: Bool {
    guard parts.count == 1 else { return true }
    guard let sums = items.last?.sums else { return false }
    return sums.syllables > 0 || sums.others > 0
  }

  /// A text with Western letters.
  ///
  /// - Parameters:
  ///   - parts: The text by its styles.
  ///   - bytes: The text.
  ///   - origin: A text that begins with the same glyphs, and their number, if there is only one part.
  /// - Returns: `nil` if a glyph has several characters, or Pango cannot find the breaks.
  init?(parts: [ShapedText], bytes: UnsafeBufferPointer<UInt8>, language: String?, origin: (BreakableText, Int)?) {
    self.parts = parts.map {
      Part(
        font: $0.font, spacings: TextItem.Spacings(letters: $0.spacing, spaces: $0.spaceSpacing),
        isEmpty: $0.glyphs.isEmpty)
    }
    glyphs = parts.count == 1 ? parts[0].glyphs : parts.flatMap(\.glyphs)
    (items, looks) = ([], [])
    hasLineBreaks = parts.contains { $0.sums.lineBreaks > 0 }
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
    if start > 0, let other = origin?.0 { takeLines(of: other, upTo: start) }
  }

  /// A text of items.
  ///
  /// - Parameter origin: A text that begins with the same glyphs, and their number, if there is only one part.
  init(
    parts: [Part], glyphs: [ShapedText.Glyph], items: [TextItem], looks: [ItemLook], flags: [UInt8],
    hasLineBreaks: Bool, origin: (BreakableText, Int)?
  ) {
    self.parts = parts
    self.glyphs = glyphs
    self.items = items
    self.looks = looks
    self.flags = flags
    self.hasLineBreaks = hasLineBreaks
    ends = []
    if let (other, common) = origin { takeLines(of: other, upTo: common) }
  }

  /// Takes over the lines that depend on the first glyphs only.
  private func takeLines(of other: BreakableText, upTo glyph: Int) {
    guard other.parts[0].font === parts[0].font, other.parts[0].spacings == parts[0].spacings else { return }
    cuts = other.cuts.filter { $0.value.reach < glyph }
    known = other.known.mapValues { lines in
      var lines = lines
      while let last = lines.last, last.reach > glyph || last.next == nil { lines.removeLast() }
      return lines
    }
  }

  /// A line with an ellipsis that was made before, perhaps for a text that begins like this one.
  func cut(_ cut: Cut) -> TextLine? { cuts[cut]?.line }

  /// Remembers a line with an ellipsis.
  ///
  /// - Parameter end: The byte behind the text that matters for it.
  func remember(_ line: TextLine, for cut: Cut, upTo end: Int) {
    var (glyph, byte) = (0, 0)
    while glyph < count, byte < end {
      byte += Int(glyphs[glyph].length)
      glyph += 1
    }
    cuts = [cut: (line, glyph)]
  }

  // MARK: - Glyphs

  func isWhite(_ glyph: Int) -> Bool { flags[glyph] & Flags.white != 0 }
  func isSpace(_ glyph: Int) -> Bool { flags[glyph] & Flags.space != 0 }

  /// Whether a glyph has several characters.
  func hasSeveralCharacters(_ glyph: Int) -> Bool { flags[glyph] & Flags.several != 0 }

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
    var spacing = parts.count == 1 ? parts[0].spacings.letters : 0
    if !items.isEmpty, parts.count == 1 {
      spacing = min(spacing, parts[0].spacings.syllables, parts[0].spacings.others)
    }
    var width = 0
    // The last word within the bytes may be left out.
    var bytes = 64
    while glyph < count, !glyphs[glyph].isLineBreak, bytes < length {
      width += Int(glyphs[glyph].advance) + Int(spacing)
      bytes += Int(glyphs[glyph].length)
      if width > needed { return true }
      glyph += 1
    }
    return false
  }

  // MARK: - Items

  /// The item that begins at a glyph.
  func item(at glyph: Int, paragraphEnd: Int) -> Item {
    if !items.isEmpty {
      let item = items[indexOfItem(at: glyph)]
      let end = min(item.end, paragraphEnd)
      let spacing = parts[item.part].spacings.of(item.kind)
      return Item(
        glyphs: glyph..<end, part: item.part, spacing: spacing, safety: looks[item.look].safety,
        advancesAll: spacing >= smallestSpacing(in: item.part), isLast: end == paragraphEnd)
    }
    let index = parts.count == 1 ? 0 : ends.firstIndex { $0 > glyph } ?? parts.count - 1
    let part = parts[index]
    var end = min(ends[index], paragraphEnd)
    var spacing = part.spacings.letters
    if part.font.spaceTracking != 0 {
      if isSpace(glyph) {
        (end, spacing) = (glyph + 1, part.spacings.spaces)
      } else {
        end = (glyph..<end).first(where: isSpace) ?? end
      }
    }
    return Item(
      glyphs: glyph..<end, part: index, spacing: spacing, safety: 3 * Int(part.font.approximateWidth),
      advancesAll: spacing >= smallestSpacing(in: index), isLast: end == paragraphEnd)
  }

  /// The space after letters with which no glyph goes back.
  private func smallestSpacing(in part: Int) -> Int32 { PangoUnits.units(-parts[part].font.size / 10) }

  func indexOfItem(at glyph: Int) -> Int {
    var low = 0
    var high = items.count - 1
    while low < high {
      let middle = (low + high) / 2
      if items[middle].end > glyph { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The look of a glyph; `nil` if the text has only Western letters, in the fonts of its styles.
  func look(of glyph: Int) -> ItemLook? { items.isEmpty ? nil : looks[items[indexOfItem(at: glyph)].look] }

  /// The width of the text on one line in points, and with all of the space at both ends in Pango's units, if it has items
  /// of one style; otherwise, or if it has several lines, `nil`.
  var lineWidth: (width: Double, needed: Int)? {
    guard !hasLineBreaks, parts.count == 1, let first = items.first, let last = items.last else { return nil }
    let spacings = parts[0].spacings
    let (left, right) = (spacings.of(first.kind), spacings.of(last.kind))
    let needed = spacings.width(of: last.sums)
    let units = needed - Int(Spread.left(of: left)) - Int(right - Spread.left(of: right))
    return (max(0, PangoUnits.points(units) + (PangoUnits.points(left) + PangoUnits.points(right)) / 2), needed)
  }

  // MARK: - Lines

  /// The text on one line.
  ///
  /// - Parameter width: Its width in points.
  func wholeLine(width: Double) -> LineBreaker.Line {
    var line = LineBreaker.Line(bytes: 0..<byteCount(of: 0..<count), reach: count)
    line.width = width
    line.segments.reserveCapacity(items.count)
    var start = 0
    for item in items {
      line.segments.append(
        LineBreaker.Segment(
          glyphs: start..<item.end, part: item.part, spacing: parts[item.part].spacings.of(item.kind)))
      start = item.end
    }
    return line
  }

  /// The first lines for a width.
  ///
  /// - Parameters:
  ///   - limit: The width in Pango's units; `nil` for lines of any width.
  ///   - count: The largest number of lines.
  ///   - unbroken: Glyphs between which no line is broken.
  ///   - shape: Shapes a part of an item on its own.
  /// - Returns: The lines, and whether there are more.
  func lines(
    limit: Int?, atMost count: Int, unbroken: Range<Int>? = nil,
    shape: @escaping (LineBreaker.Segment, Int) -> [ShapedText.Glyph]?
  ) -> (lines: [LineBreaker.Line], hasMore: Bool) {
    var lines = unbroken == nil ? known[limit] ?? [] : []
    var breaker = LineBreaker(self, limit: limit, unbroken: unbroken, shape: shape)
    var end = -1
    while lines.count <= count {
      guard let next = lines.isEmpty ? (glyph: 0, byte: 0) : lines[lines.count - 1].next else { break }
      if next.glyph > end { end = nextLineBreak(from: next.glyph) }
      var line = breaker.line(from: next.glyph, byte: next.byte, paragraphEnd: end)
      if let last = lines.last { line.reach = max(line.reach, last.reach) }
      lines.append(line)
    }
    if unbroken == nil { known[limit] = lines }
    return lines.count > count ? (Array(lines[..<count]), true) : (lines, false)
  }

  private func nextLineBreak(from glyph: Int) -> Int {
    if !hasLineBreaks { return glyphs.count }
    return glyphs[glyph...].firstIndex(where: \.isLineBreak) ?? glyphs.count
  }
}
