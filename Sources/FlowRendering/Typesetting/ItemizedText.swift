import CPangoCairo
import Foundation

/// A text while `ItemShaper` divides it into items, and shapes them.
final class ItemizedText {
  private let paragraph: Paragraph
  private let source: ParagraphSource
  private let bytes: UnsafeBufferPointer<UInt8>
  private let fonts: [ResolvedFont]
  private let shaper: GlyphShaper
  private let typesetter: Typesetter
  private let attributes: AttributeListBuilder
  private let parts: [BreakableText.Part]

  // What has been made so far.
  private var glyphs: [ShapedText.Glyph] = []
  private var items: [TextItem] = []
  private var looks: [ItemLook] = []
  private var flags: [UInt8] = []

  /// The number of bytes that were shaped.
  private(set) var shapedLength = 0

  init(
    paragraph: Paragraph, source: ParagraphSource, bytes: UnsafeBufferPointer<UInt8>, fonts: [ResolvedFont],
    corrections: [Int32], shaper: GlyphShaper, typesetter: Typesetter
  ) {
    self.paragraph = paragraph
    self.source = source
    self.bytes = bytes
    self.fonts = fonts
    self.shaper = shaper
    self.typesetter = typesetter
    attributes = AttributeListBuilder(
      paragraph: paragraph, source: source, fonts: fonts, attachments: [:], corrections: corrections)
    parts = paragraph.runs.indices.map { index in
      let (run, font) = (paragraph.runs[index], fonts[index])
      let custom = run.kerning + run.tracking
      return BreakableText.Part(
        font: font,
        spacings: TextItem.Spacings(
          letters: PangoUnits.units(font.tracking + custom) + corrections[index],
          spaces: PangoUnits.units(font.tracking + font.spaceTracking + custom) + corrections[index],
          syllables: PangoUnits.units(custom + HangulWords.syllableCorrection(weight: run.font.weight) * run.font.size),
          others: PangoUnits.units(custom)),
        isEmpty: run.string.isEmpty)
    }
  }

  /// The text, shaped as a whole; `nil` if it needs a layout by Pango.
  func whole() -> BreakableText? {
    (glyphs, items, looks, flags) = ([], [], [], [])
    guard addItems(from: 0, behind: 0, continuing: nil), addFlags(behind: -1, at: 0) else { return nil }
    return text(origin: nil)
  }

  private func text(origin: (BreakableText, Int)?) -> BreakableText {
    BreakableText(
      parts: parts, glyphs: glyphs, items: items, looks: looks, flags: flags,
      hasLineBreaks: lineEnd(from: 0, in: bytes) < bytes.count, origin: origin)
  }

  // MARK: - Continuing

  /// The text that begins like another one, shaped from where it may differ; `nil` if it has to be shaped as a whole.
  ///
  /// - Parameters:
  ///   - other: The other text, in the same font.
  ///   - common: The number of equal bytes at the start of both.
  ///   - length: The number of bytes of the other text.
  func continued(_ other: BreakableText, common: Int, length: Int) -> BreakableText? {
    guard other.parts[0].spacings.hasItems(of: parts[0].spacings) else { return nil }
    // What is typed may join the characters in front of it to an emoji, or give them another font.
    var limit = common
    for _ in 0..<3 {
      repeat { limit -= 1 } while limit > 0 && bytes[limit] & 0xC0 == 0x80
    }
    guard limit > 0 else { return nil }
    var place = (glyph: other.count, byte: length)
    func goBack(_ place: inout (glyph: Int, byte: Int)) {
      place.glyph -= 1
      place.byte -= Int(other.glyphs[place.glyph].length)
    }
    while place.byte > limit { goBack(&place) }
    // The places to break in a word depend on all of it.
    var changed = place
    while changed.glyph > 0, other.flags[changed.glyph - 1] & BreakableText.Flags.word != 0 { goBack(&changed) }
    while place.glyph > 0, !other.glyphs[place.glyph].canBeJoined { goBack(&place) }
    while place.glyph > 0 {
      var anchor = place.glyph < changed.glyph ? place : changed
      let first = anchor.glyph
      repeat {
        if anchor.glyph > 0 { goBack(&anchor) } else { anchor.glyph = -1 }
      } while anchor.glyph >= 0
        && !other.glyphs[anchor.glyph].isLineBreak && other.flags[anchor.glyph] & BreakableText.Flags.anchor == 0
      if take(other, upTo: place, anchor: anchor) {
        flags = Array(other.flags[..<changed.glyph])
        return addFlags(behind: anchor.glyph, at: anchor.byte) ? text(origin: (other, first)) : nil
      }
      // The whole paragraph, if that was not what failed.
      if other.glyphs[place.glyph - 1].isLineBreak { return nil }
      while place.glyph > 0, !other.glyphs[place.glyph - 1].isLineBreak { goBack(&place) }
    }
    return nil
  }

  /// Takes over the first glyphs of another text, and shapes the others.
  ///
  /// - Parameter anchor: A glyph in front of them, from which on Pango finds the same items as from the start; -1 is the
  ///   start.
  private func take(
    _ other: BreakableText, upTo place: (glyph: Int, byte: Int), anchor: (glyph: Int, byte: Int)
  ) -> Bool {
    let index = other.indexOfItem(at: place.glyph)
    let isInside = index > 0 ? other.items[index - 1].end < place.glyph : true
    glyphs = Array(other.glyphs[..<place.glyph])
    looks = other.looks
    items = Array(other.items[..<index])
    var item: TextItem?
    if isInside {
      var last = other.items[index]
      var behind = 0
      for glyph in other.glyphs[place.glyph..<last.end] { behind &+= Int(glyph.advance) }
      last.sums.add(-behind, count: place.glyph - last.end, of: last.kind)
      last.end = place.glyph
      items.append(last)
      item = last
    }
    let isBreak = anchor.glyph >= 0 && other.glyphs[anchor.glyph].isLineBreak
    return addItems(
      from: isBreak ? anchor.byte + 1 : anchor.byte, behind: place.byte, continuing: item,
      known: knownItems(of: other, from: anchor, to: place.glyph))
  }

  /// The looks of the items that end between two glyphs, by the bytes at which they end.
  private func knownItems(of other: BreakableText, from anchor: (glyph: Int, byte: Int), to glyph: Int) -> [Int: Int] {
    var known: [Int: Int] = [:]
    var (place, byte) = (max(0, anchor.glyph), anchor.byte)
    var index = other.indexOfItem(at: place)
    while place < glyph {
      byte += Int(other.glyphs[place].length)
      place += 1
      if place == other.items[index].end {
        known[byte] = other.items[index].look
        index += 1
      }
    }
    return known
  }

  // MARK: - Items

  /// Divides the rest of the text into items, and shapes those from a place on.
  ///
  /// - Parameters:
  ///   - start: The byte at which the first item begins, or a letter inside of it.
  ///   - place: The place behind the glyphs that are known.
  ///   - item: The last item, if the place is inside of it.
  ///   - known: The looks of the items in front of the place, by their ends: signs in front of the first letter belong to
  ///     its script.
  /// - Returns: Whether the items are those that are known up to the place, and have glyphs from left to right.
  private func addItems(
    from start: Int, behind place: Int, continuing item: TextItem?, known: [Int: Int] = [:]
  ) -> Bool {
    let context = typesetter.itemContext(language: paragraph.language)
    guard let base = bytes.baseAddress else { return false }
    var start = start
    var place = place
    var item = item
    while true {
      let end = lineEnd(from: start, in: bytes)
      if start < end {
        let list = attributes.makeItemList(range: start..<end)
        pango_attr_list_insert_before(list, pango_attr_font_desc_new(fonts[0].description))
        let found = (base + start).withMemoryRebound(to: CChar.self, capacity: end - start) { characters in
          Typesetter.lock.withLock {
            pango_itemize_with_base_dir(context, PANGO_DIRECTION_LTR, characters, 0, Int32(end - start), list, nil)
          }
        }
        pango_attr_list_unref(list)
        var isRight = true
        var node = found
        while let current = node {
          node = current.pointee.next
          guard let made = current.pointee.data?.assumingMemoryBound(to: PangoItem.self) else { continue }
          defer { pango_item_free(made) }
          let range = start + Int(made.pointee.offset)..<start + Int(made.pointee.offset) + Int(made.pointee.length)
          guard isRight, range.upperBound > place else {
            if known[range.upperBound].map({ looks[$0].isOf(made.pointee.analysis) }) != true { isRight = false }
            continue
          }
          if range.lowerBound < place || item != nil {
            isRight = range.lowerBound < place && item != nil && extend(to: range, from: place, made.pointee)
            item = nil
          } else {
            isRight = range.lowerBound == place && add(range, made.pointee)
          }
          place = range.upperBound
        }
        g_list_free(found)
        if !isRight { return false }
      }
      if end == bytes.count { return item == nil && place == end }
      if end >= place {
        glyphs.append(.lineBreak)
        var sums = items.last?.sums ?? TextItem.Sums()
        sums.add(0, count: 1, of: .letters)
        items.append(TextItem(end: glyphs.count, look: 0, part: source.run(at: end), kind: .letters, sums: sums))
        place = end + 1
      }
      start = end + 1
    }
  }

  /// Adds an item; returns `false` if its glyphs do not go from left to right.
  private func add(_ range: Range<Int>, _ item: PangoItem) -> Bool {
    let part = source.run(at: range.lowerBound)
    guard item.analysis.level == 0, let look = look(of: item.analysis), let kind = kind(at: range.lowerBound, of: part),
      let added = shape(range, look: look, kind: kind, part: part)
    else { return false }
    var sums = items.last?.sums ?? TextItem.Sums()
    sums.add(added, count: 0, of: kind)
    let before = items.last?.end ?? 0
    sums.add(0, count: glyphs.count - before, of: kind)
    items.append(TextItem(end: glyphs.count, look: look, part: part, kind: kind, sums: sums))
    return true
  }

  /// Adds the rest of the last item, if that is the same; its glyphs up to a place are known.
  private func extend(to range: Range<Int>, from place: Int, _ item: PangoItem) -> Bool {
    guard var last = items.last, item.analysis.level == 0, looks[last.look].isOf(item.analysis),
      kind(at: range.lowerBound, of: last.part) == last.kind
    else { return false }
    guard let added = shape(place..<range.upperBound, look: last.look, kind: last.kind, part: last.part, isRest: true)
    else { return false }
    last.sums.add(added, count: glyphs.count - last.end, of: last.kind)
    last.end = glyphs.count
    items[items.count - 1] = last
    return true
  }

  /// Adds the glyphs of an item, or the rest of one.
  ///
  /// - Returns: Their advances; `nil` if they do not go from left to right, or the rest cannot be shaped by itself.
  private func shape(_ range: Range<Int>, look: Int, kind: TextItem.Kind, part: Int, isRest: Bool = false) -> Int? {
    shapedLength += range.count
    guard
      let added = shaper.glyphs(
        of: bytes, range, look: looks[look], spacing: parts[part].spacings.of(kind),
        usesMonospacedDigits: paragraph.runs[part].font.usesMonospacedDigits, isRest: isRest)
    else { return nil }
    if isRest, added.first?.canBeJoined != true { return nil }
    glyphs += added
    var advances = 0
    for glyph in added { advances &+= Int(glyph.advance) }
    return advances
  }

  private func look(of analysis: PangoAnalysis) -> Int? {
    if let last = items.last?.look, last < looks.count, looks[last].isOf(analysis) { return last }
    if let known = looks.firstIndex(where: { $0.isOf(analysis) }) { return known }
    guard let face = typesetter.faces.face(analysis.font) else { return nil }
    looks.append(ItemLook(face: face, analysis: analysis))
    return looks.count - 1
  }

  /// The kind of the characters from a byte on; `nil` for joined letters.
  private func kind(at byte: Int, of part: Int) -> TextItem.Kind? {
    let scalar = TextClasses.decode(bytes, byte).scalar
    switch TextClasses.kind(scalar) {
    case .western: return bytes[byte] == 0x20 && fonts[part].spaceTracking != 0 ? .spaces : .letters
    case .joined: return nil
    case .other: return HangulWords.isSyllable(scalar) ? .syllables : .others
    }
  }

  // MARK: - Flags

  /// Finds out what may happen before each glyph for which that is not known yet.
  ///
  /// - Parameters:
  ///   - anchor: A glyph in front of them, behind which it depends on nothing in front of that; -1 is the start.
  ///   - byte: The place of the anchor.
  /// - Returns: `false` if a line may be broken inside of a glyph.
  private func addFlags(behind anchor: Int, at byte: Int) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    let start = max(anchor, 0)
    var count = 1
    for byte in bytes[byte...] where byte & 0xC0 != 0x80 { count &+= 1 }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count)
    (base + byte).withMemoryRebound(to: CChar.self, capacity: bytes.count - byte) { characters in
      pango_get_log_attrs(
        characters, Int32(bytes.count - byte), 0, pango_language_from_string(paragraph.language ?? "en"), &attributes,
        Int32(count))
    }
    removeBreaks(inWordsFrom: byte, in: &attributes)
    var place = byte
    var character = 0
    var depth = 0
    flags.reserveCapacity(glyphs.count + 1)
    for index in start..<glyphs.count {
      let attribute = attributes[character]
      let (scalar, length) = TextClasses.decode(bytes, place)
      let end = place + Int(glyphs[index].length)
      var flag: UInt8 = 0
      if attribute.is_line_break != 0 { flag |= BreakableText.Flags.wordBreak }
      if attribute.is_char_break != 0 { flag |= BreakableText.Flags.characterBreak }
      if attribute.is_white != 0 { flag |= BreakableText.Flags.white }
      if scalar == 0x20 { flag |= BreakableText.Flags.space }
      if length < end - place { flag |= BreakableText.Flags.several }
      if depth == 0, length == end - place, ItemCharacters.isLetter(scalar) { flag |= BreakableText.Flags.anchor }
      if ItemCharacters.isOfWord(scalar) { flag |= BreakableText.Flags.word }
      if index == flags.count {
        if attribute.is_cursor_position == 0 { return false }
        flags.append(flag)
      }
      if scalar == 0x0A {
        depth = 0
      } else if ItemCharacters.opensPair(scalar) {
        depth += 1
      } else if depth > 0, ItemCharacters.closesPair(scalar) {
        depth -= 1
      }
      place += length
      character += 1
      while place < end {
        if attributes[character].is_cursor_position != 0 { return false }
        place += TextClasses.decode(bytes, place).length
        character += 1
      }
    }
    flags.append(BreakableText.Flags.wordBreak | BreakableText.Flags.characterBreak)
    return true
  }

  /// Removes the places to break in Korean words.
  private func removeBreaks(inWordsFrom start: Int, in attributes: inout [PangoLogAttr]) {
    var place = start
    var character = 0
    for word in HangulWords.ranges(in: bytes, start..<bytes.count) {
      while place < word.upperBound {
        if place > word.lowerBound {
          if attributes[character].is_mandatory_break == 0 { attributes[character].is_line_break = 0 }
          attributes[character].is_char_break = 0
        }
        place += TextClasses.decode(bytes, place).length
        character += 1
      }
    }
  }
}
