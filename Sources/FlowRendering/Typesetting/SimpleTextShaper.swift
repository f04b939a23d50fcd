import CPangoCairo
import Foundation

/// Shapes common text - styles that differ in nothing but fonts and spacing, Western letters - with HarfBuzz alone.
///
/// The glyphs are at the places of a Pango layout, several times faster: no itemising, and no glyph is shaped twice. Tests
/// compare the two.
final class SimpleTextShaper {
  private let shaper = GlyphShaper()
  private var language: String?
  private var hbLanguage = hb_language_from_string("en", -1)

  /// The texts that were shaped last, the newest first: a field shows one more letter with every key.
  private var recent: [Recent] = []

  private struct Recent {
    let string: String
    let style: Style
    let sums: SanFrancisco.Sums
    let text: ShapedText

    /// Another text that begins with some of the glyphs, and their number.
    let origin: (text: BreakableText, glyphs: Int)?
    var breakable: BreakableText?
  }

  /// The number of texts that are remembered, if they have at least a number of bytes; others only until the next one.
  private static let recentLimit = 4
  private static let longLength = 64

  /// The number of bytes that were shaped for the last text.
  private(set) var shapedLength = 0

  /// The number of texts that were shaped.
  private(set) var layoutCount = 0

  /// What glyphs depend on, besides the text and the space between them.
  private struct Style: Equatable {
    var shaper: OpaquePointer
    var language: String?
    var usesMonospacedDigits: Bool

    /// Whether there is another space after spaces than after letters.
    var separatesWords: Bool
    var hasLigatures = false
  }

  /// Whether a paragraph may be laid out here; `shape` checks its characters.
  static func accepts(_ paragraph: Paragraph) -> Bool {
    !paragraph.runs.isEmpty && paragraph.runs.allSatisfy(accepts)
  }

  private static func accepts(_ run: TextRun) -> Bool {
    run.attachment == nil && run.font.smallCaps == .none && run.font.width == 1
  }

  /// Shapes a text; returns `nil` if it needs a layout by Pango.
  func shape(_ run: TextRun, font: ResolvedFont, language: String?) -> ShapedText? {
    guard let text = shape(run, font: font, language: language, in: nil) else { return nil }
    // There is nothing to lay out in an empty text.
    if !run.string.isEmpty { layoutCount += 1 }
    return text
  }

  /// Shapes a text of several styles; returns `nil` if it needs a layout by Pango.
  func shape(_ paragraph: Paragraph, fonts: [ResolvedFont]) -> BreakableText? {
    var bytes = ParagraphSource(paragraph).bytes
    if bytes.count > TextParts.length { return nil }
    return bytes.withUnsafeMutableBufferPointer { buffer in
      let bytes = UnsafeBufferPointer(buffer)
      var parts: [ShapedText] = []
      var start = 0
      for (run, font) in zip(paragraph.runs, fonts) {
        guard let part = shape(run, font: font, language: paragraph.language, in: Context(bytes: bytes, start: start))
        else { return nil }
        start += run.string.utf8.count
        parts.append(part)
      }
      layoutCount += 1
      return BreakableText(parts: parts, bytes: bytes, language: paragraph.language, origin: nil)
    }
  }

  /// A shaped text for lines of any width; `nil` if only Pango can break it.
  func breakable(_ text: ShapedText, of paragraph: Paragraph) -> BreakableText? {
    let index = recent.firstIndex { $0.text === text }
    var string = paragraph.runs[0].string
    let breakable = string.withUTF8 {
      BreakableText(
        parts: [text], bytes: $0, language: paragraph.language,
        origin: index.flatMap { recent[$0].origin }.map { ($0.text, $0.glyphs) })
    }
    if let index { recent[index].breakable = breakable }
    return breakable
  }

  /// The text of which another one is a part.
  private struct Context {
    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
  }

  /// - Parameter context: The whole text, if this is a part of it.
  private func shape(_ run: TextRun, font: ResolvedFont, language: String?, in context: Context?) -> ShapedText? {
    guard let face = font.face else { return nil }
    var string = run.string
    return string.withUTF8 { bytes in
      if bytes.count > TextParts.length { return nil }
      guard !bytes.isEmpty else {
        return ShapedText(font: font, glyphs: [], sums: ShapedText.Sums(), spacing: 0, spaceSpacing: 0)
      }
      var style = Style(
        shaper: face.shaper, language: language, usesMonospacedDigits: run.font.usesMonospacedDigits,
        separatesWords: font.spaceTracking != 0)
      let other = context == nil ? similar(to: bytes, font, language) : nil
      let common = other?.common ?? 0
      guard Self.isPlain(bytes, from: common) else { return nil }
      var sums = SanFrancisco.Sums()
      if let known = other?.recent {
        sums = known.sums
        var string = known.string
        string.withUTF8 { sums.remove($0[common...], corrections: font.corrections) }
      }
      sums.add(bytes[common...], corrections: font.corrections)
      let correction = sums.average
      let spacing = font.tracking + run.kerning + run.tracking
      let units = PangoUnits.units(spacing) + correction
      style.hasLigatures = units == 0
      shapedLength = 0
      var glyphs = Glyphs()
      var start = 0
      var origin: (text: BreakableText, glyphs: Int)?
      if let other, other.recent.style == style { (glyphs, start) = beginning(of: bytes, like: other.recent, common) }
      let kept = glyphs.glyphs.count
      if start > 0, let recent = other?.recent {
        origin = recent.breakable.map { ($0, kept) } ?? recent.origin.map { ($0.text, min($0.glyphs, kept)) }
      }
      guard shape(bytes, from: start, in: context, style, into: &glyphs) else { return nil }
      if glyphs.isAnew { origin = nil }
      let text = ShapedText(
        font: font, glyphs: glyphs.glyphs, sums: glyphs.sums, spacing: units,
        spaceSpacing: PangoUnits.units(spacing + font.spaceTracking) + correction)
      if context == nil {
        recent.removeAll { $0.string.utf8.count < Self.longLength || (start > 0 && $0.text === other?.recent.text) }
        recent.insert(Recent(string: run.string, style: style, sums: sums, text: text, origin: origin), at: 0)
        if recent.count > Self.recentLimit { recent.removeLast() }
      }
      return text
    }
  }

  /// A text that was shaped before and begins like another one, and the number of equal bytes.
  private func similar(
    to bytes: UnsafeBufferPointer<UInt8>, _ font: ResolvedFont, _ language: String?
  ) -> (recent: Recent, common: Int)? {
    let candidates = bytes.count < Self.longLength ? recent.prefix(1) : recent[...]
    return mostSimilar(
      to: bytes, among: candidates.filter { $0.text.font === font && $0.style.language == language }
    ) { $0.string }
  }

  // MARK: - Shaping

  /// Glyphs with their sums.
  private struct Glyphs {
    var glyphs: [ShapedText.Glyph] = []
    var sums = ShapedText.Sums()

    /// Whether glyphs that were taken from another text were replaced.
    var isAnew = false
  }

  /// Shapes a text from the last place up to which it equals another one: HarfBuzz takes a few microseconds for each
  /// letter.
  ///
  /// - Parameters:
  ///   - byte: The place behind the glyphs that are known.
  ///   - context: The whole text, if this is a part of it: letters anywhere in a line make it Latin.
  /// - Returns: `false` if a character comes from another font.
  private func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, from byte: Int, in context: Context?, _ style: Style,
    into glyphs: inout Glyphs
  ) -> Bool {
    var start = byte
    while start < bytes.count {
      if bytes[start] == 0x0A {
        glyphs.glyphs.append(.lineBreak)
        glyphs.sums.lineBreaks += 1
        start += 1
        continue
      }
      let first = glyphs.sums.lineBreaks == 0 ? 0 : lineStart(before: start, in: bytes)
      let end = lineEnd(from: start, in: bytes)
      let script =
        if let context {
          hasLetters(
            context.bytes,
            lineStart(
              before: context.start + start, in: context.bytes)..<lineEnd(
                from: context.start + start, in: context.bytes))
        } else {
          hasLetters(bytes, first..<end)
        }
      if start > first {
        let before = glyphs
        if script == hasLetters(bytes, first..<start), !Self.endsBullets(bytes, start),
          append(line: bytes, start..<end, isLatin: script, in: style, to: &glyphs),
          glyphs.glyphs[before.glyphs.count].canBeJoined
        {
          start = end
          continue
        }
        glyphs = before
        removeGlyphs(of: bytes, from: first, to: start, in: &glyphs)
        glyphs.isAnew = true
      }
      guard append(line: bytes, first..<end, isLatin: script, in: style, to: &glyphs) else { return false }
      start = end
    }
    return true
  }

  /// Shapes a part of a line: words and spaces one by one, as Pango does, if there is another space after spaces than
  /// after letters.
  private func append(
    line bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isLatin: Bool, in style: Style, to glyphs: inout Glyphs
  ) -> Bool {
    guard style.separatesWords else { return append(bytes, range, isLatin: isLatin, in: style, to: &glyphs) }
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      if bytes[start] != 0x20 { while end < range.upperBound, bytes[end] != 0x20 { end += 1 } }
      let first = glyphs.glyphs.count
      guard append(bytes, start..<end, isLatin: isLatin, in: style, to: &glyphs) else { return false }
      // Text that is shaped alone does not depend on the text around it.
      if start == 0 || [0x20, 0x0A].contains(bytes[start - 1]) || bytes[start] == 0x20 {
        glyphs.glyphs[first].canBeJoined = true
      }
      start = end
    }
    return true
  }

  /// Shapes a part of a text on its own.
  ///
  /// - Parameters:
  ///   - segment: The glyphs of the part.
  ///   - byte: The place of the part in the paragraph's text.
  func shape(_ segment: LineBreaker.Segment, at byte: Int, of text: BreakableText, in paragraph: Paragraph)
    -> [ShapedText.Glyph]?
  {
    let part = text.parts[segment.part]
    guard let face = part.font.face else { return nil }
    let style = Style(
      shaper: face.shaper, language: paragraph.language,
      usesMonospacedDigits: paragraph.runs[segment.part].font.usesMonospacedDigits,
      separatesWords: part.font.spaceTracking != 0, hasLigatures: part.spacings.letters == 0)
    func shape(_ bytes: UnsafeBufferPointer<UInt8>) -> [ShapedText.Glyph]? {
      let end = byte + text.byteCount(of: segment.glyphs)
      let line = lineStart(before: byte, in: bytes)..<lineEnd(from: byte, in: bytes)
      var glyphs = Glyphs()
      guard append(bytes, byte..<end, isLatin: hasLetters(bytes, line), in: style, to: &glyphs),
        glyphs.glyphs.count == segment.glyphs.count
      else { return nil }
      return glyphs.glyphs
    }
    if paragraph.runs.count > 1 { return ParagraphSource(paragraph).bytes.withUnsafeBufferPointer(shape) }
    var string = paragraph.runs[0].string
    return string.withUTF8(shape)
  }

  private func lineStart(before byte: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = byte
    while start > 0, bytes[start - 1] != 0x0A { start &-= 1 }
    return start
  }

  /// The first glyphs of another text, up to where a text begins to differ from it.
  private func beginning(
    of bytes: UnsafeBufferPointer<UInt8>, like other: Recent, _ common: Int
  ) -> (Glyphs, end: Int) {
    var string = other.string
    return string.withUTF8 { known in
      guard let place = other.text.placeToContinue(common: common, length: known.count, other: bytes.count) else {
        return (Glyphs(), 0)
      }
      var glyphs = Glyphs(glyphs: other.text.glyphs, sums: other.text.sums)
      removeGlyphs(of: known, from: place.byte, to: known.count, in: &glyphs)
      return (glyphs, place.byte)
    }
  }

  /// Removes the last glyphs, which are those of some bytes.
  private func removeGlyphs(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, in glyphs: inout Glyphs
  ) {
    var byte = end
    var count = 0
    for glyph in glyphs.glyphs.reversed() {
      guard byte > start else { break }
      byte &-= Int(glyph.length)
      glyphs.sums.advances &-= Int(glyph.advance)
      if bytes[byte] == 0x20 { glyphs.sums.spaces &-= 1 }
      if glyph.isLineBreak { glyphs.sums.lineBreaks &-= 1 }
      count &+= 1
    }
    glyphs.glyphs.removeLast(count)
  }

  /// - Returns: `false` if the text needs a layout by Pango: a character comes from another font, or a glyph is not at
  ///   its usual place.
  private func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isLatin: Bool, in style: Style, to text: inout Glyphs
  ) -> Bool {
    if bytes.isEmpty { return true }
    if style.language != language {
      language = style.language
      hbLanguage = hb_language_from_string(style.language ?? "en", -1)
    }
    shapedLength += range.count
    let isBullets = Self.isBullets(bytes, range)
    let shaped = shaper.shape(
      bytes, range,
      in: GlyphShaper.Style(
        font: style.shaper, script: isLatin ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON, language: hbLanguage,
        hasLigatures: style.hasLigatures, usesMonospacedDigits: style.usesMonospacedDigits))
    guard let shaped else { return false }
    text.glyphs.reserveCapacity(text.glyphs.count + shaped.count)
    for index in 0..<shaped.count {
      let info = shaped.infos[index]
      let position = shaped.positions[index]
      let end = index + 1 < shaped.count ? Int(shaped.infos[index + 1].cluster) : range.count
      // Glyph 0 means that the character comes from another font.
      guard info.codepoint != 0, let id = UInt16(exactly: info.codepoint), position.x_offset == 0,
        position.y_offset == 0, let length = UInt8(exactly: end - Int(info.cluster)), length > 0
      else { return false }
      text.sums.advances &+= Int(position.x_advance)
      if bytes[range.lowerBound &+ Int(info.cluster)] == 0x20 { text.sums.spaces &+= 1 }
      text.glyphs.append(
        ShapedText.Glyph(
          id: id, length: length, canBeJoined: isBullets || shaped.canBeJoined(index), advance: position.x_advance))
    }
    return true
  }

  private static let bullet: [UInt8] = [0xE2, 0x80, 0xA2]

  /// Whether a part of a text has bullets only, as a secure field does. They look the same next to each other, although
  /// the font has rules for bullets beside letters, because of which HarfBuzz joins none.
  private static func isBullets(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count % 3 == 0 else { return false }
    return range.allSatisfy { bytes[$0] == bullet[($0 - range.lowerBound) % 3] }
  }

  /// Whether something else follows a bullet at a place.
  private static func endsBullets(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    guard place >= 3, isBullets(bytes, place - 3..<place) else { return false }
    return place + 3 > bytes.count || !isBullets(bytes, place..<place + 3)
  }

  /// Whether all characters from a byte on are Latin letters, digits, common punctuation, spaces or line breaks.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    TextClasses.arePrintable(bytes, from: start) { ($0 >= 0xC0 && $0 < 0x250) || isPlainSign($0) }
  }

  /// Whether a plain text has letters; without them it belongs to no script.
  private func hasLetters(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte & 0xDF >= 0x41 && byte & 0xDF <= 0x5A { return true }
        index &+= 1
        continue
      }
      let (scalar, length) = TextClasses.decode(bytes, index)
      // × and ÷ belong to no script.
      if scalar >= 0xC0 && scalar < 0x250 && scalar != 0xD7 && scalar != 0xF7 { return true }
      index &+= length
    }
    return false
  }

  private static func isPlainSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0...0xA8, 0xAB, 0xAC, 0xB0, 0xB1, 0xB4...0xB7, 0xBB, 0xBF: true
    case 0x2013, 0x2014, 0x2018...0x201A, 0x201C...0x201E, 0x2022, 0x2026, 0x20AC, 0x2212: true
    default: false
    }
  }
}
