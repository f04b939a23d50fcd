import CPangoCairo
import Foundation

/// Shapes texts of several fonts and scripts whose glyphs go from left to right: emoji between letters, Chinese,
/// Japanese, Korean, Greek, Cyrillic.
///
/// Pango divides the text into items and finds their fonts; HarfBuzz shapes each. A text that begins like one before is
/// continued where that was not affected by what follows.
final class ItemShaper {
  private let shaper = GlyphShaper()

  /// The texts of one style that were shaped last, the newest first.
  private var recent: [Recent] = []

  private struct Recent {
    let string: String
    let language: String?
    let usesMonospacedDigits: Bool
    let sums: SanFrancisco.Sums
    let text: BreakableText
  }

  private static let recentLimit = 4

  /// The largest number of bytes of a text.
  static let length = 1 << 20

  /// The number of bytes that were shaped for the last text.
  private(set) var shapedLength = 0

  /// Shapes a text; returns `nil` if it needs a layout by Pango.
  ///
  /// - Parameter fonts: The fonts of the styles.
  func shape(_ paragraph: Paragraph, fonts: [ResolvedFont], typesetter: Typesetter) -> BreakableText? {
    let source = ParagraphSource(paragraph)
    guard !paragraph.isRightToLeft, !source.bytes.isEmpty, source.bytes.count <= Self.length else { return nil }
    return source.bytes.withUnsafeBufferPointer { bytes in
      let known = similar(to: bytes, paragraph, font: fonts[0])
      let common = known?.common ?? 0
      guard ItemCharacters.areAccepted(bytes, from: common) else { return nil }
      var sums = known?.recent.sums ?? SanFrancisco.Sums()
      var corrections: [Int32] = []
      if paragraph.runs.count == 1 {
        if var string = known?.recent.string {
          string.withUTF8 { sums.remove($0[common...], corrections: fonts[0].corrections) }
        }
        sums.add(bytes[common...], corrections: fonts[0].corrections)
        corrections = [sums.average]
      } else {
        corrections = zip(paragraph.runs, fonts).map { SanFrancisco.average(of: $1.corrections, over: $0.string.utf8) }
      }
      let work = ItemizedText(
        paragraph: paragraph, source: source, bytes: bytes, fonts: fonts, corrections: corrections, shaper: shaper,
        typesetter: typesetter)
      defer { shapedLength = work.shapedLength }
      guard
        let text = known.flatMap({ work.continued($0.recent.text, common: common, length: $0.recent.string.utf8.count) }
        )
          ?? work.whole()
      else { return nil }
      if paragraph.runs.count == 1 {
        recent.removeAll { $0.text === known?.recent.text }
        recent.insert(
          Recent(
            string: paragraph.runs[0].string, language: paragraph.language,
            usesMonospacedDigits: paragraph.runs[0].font.usesMonospacedDigits, sums: sums, text: text), at: 0)
        if recent.count > Self.recentLimit { recent.removeLast() }
      }
      return text
    }
  }

  /// A text that was shaped before and begins like another one, and the number of equal bytes.
  private func similar(
    to bytes: UnsafeBufferPointer<UInt8>, _ paragraph: Paragraph, font: ResolvedFont
  ) -> (recent: Recent, common: Int)? {
    guard paragraph.runs.count == 1 else { return nil }
    let sameStyle = recent.filter {
      $0.text.parts[0].font === font && $0.language == paragraph.language
        && $0.usesMonospacedDigits == paragraph.runs[0].font.usesMonospacedDigits
    }
    return mostSimilar(to: bytes, among: sameStyle) { $0.string }
  }

  /// Shapes a part of an item on its own.
  ///
  /// - Parameters:
  ///   - segment: The glyphs of the part.
  ///   - byte: The place of the part in the paragraph's text.
  func shape(_ segment: LineBreaker.Segment, at byte: Int, of text: BreakableText, in paragraph: Paragraph)
    -> [ShapedText.Glyph]?
  {
    guard let look = text.look(of: segment.glyphs.lowerBound) else { return nil }
    func shape(_ bytes: UnsafeBufferPointer<UInt8>) -> [ShapedText.Glyph]? {
      let glyphs = shaper.glyphs(
        of: bytes, byte..<byte + text.byteCount(of: segment.glyphs), look: look, spacing: segment.spacing,
        usesMonospacedDigits: paragraph.runs[segment.part].font.usesMonospacedDigits)
      return glyphs?.count == segment.glyphs.count ? glyphs : nil
    }
    if paragraph.runs.count > 1 { return ParagraphSource(paragraph).bytes.withUnsafeBufferPointer(shape) }
    var string = paragraph.runs[0].string
    return string.withUTF8(shape)
  }
}

/// The text that begins with the most bytes of another one, and the number of these; `nil` if none begins alike.
func mostSimilar<Recent>(
  to bytes: UnsafeBufferPointer<UInt8>, among texts: [Recent], string: (Recent) -> String
) -> (recent: Recent, common: Int)? {
  var best: (recent: Recent, common: Int)?
  for text in texts {
    var string = string(text)
    let common = string.withUTF8 { commonPrefix($0, bytes) }
    if common > best?.common ?? 0 { best = (text, common) }
  }
  return best
}

/// The number of equal bytes at the start of two texts, up to the start of a character.
func commonPrefix(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Int {
  guard let one = first.baseAddress, let other = second.baseAddress else { return 0 }
  var low = 0
  var high = min(first.count, second.count)
  while low < high {
    let middle = (low + high + 1) / 2
    if memcmp(one + low, other + low, middle - low) == 0 { low = middle } else { high = middle - 1 }
  }
  while low > 0, low < second.count, second[low] & 0xC0 == 0x80 { low -= 1 }
  return low
}

/// The place of the first line break from a byte on, or the end of the text.
func lineEnd(from byte: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
  guard byte < bytes.count, let base = bytes.baseAddress,
    let newline = memchr(base + byte, 0x0A, bytes.count - byte)
  else { return bytes.count }
  return UnsafeRawPointer(newline) - UnsafeRawPointer(base)
}

extension GlyphShaper {
  /// The glyphs of an item, or of a part of one; `nil` if a glyph is not at its usual place, or a character has several.
  ///
  /// - Parameter isRest: Whether it is the rest of an item, which is not always joined to its start.
  func glyphs(
    of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, look: ItemLook, spacing: Int32,
    usesMonospacedDigits: Bool, isRest: Bool = false
  ) -> [ShapedText.Glyph]? {
    let style = Style(
      font: look.face.shaper, script: look.shaperScript, language: look.shaperLanguage, hasLigatures: spacing == 0,
      usesMonospacedDigits: usesMonospacedDigits)
    guard let shaped = shape(bytes, range, in: style) else { return nil }
    var glyphs: [ShapedText.Glyph] = []
    glyphs.reserveCapacity(shaped.count)
    for index in 0..<shaped.count {
      let info = shaped.infos[index]
      let position = shaped.positions[index]
      let start = Int(info.cluster)
      let end = index + 1 < shaped.count ? Int(shaped.infos[index + 1].cluster) : range.count
      if info.codepoint == TextGlyph.empty, position.x_advance == 0, spacing == 0, let last = glyphs.last,
        let length = UInt8(exactly: end - start + Int(last.length))
      {
        // An invisible character, as one that makes a sign an emoji.
        glyphs[glyphs.count - 1] = ShapedText.Glyph(
          id: last.id, length: length, canBeJoined: last.canBeJoined, advance: last.advance)
        continue
      }
      // Glyph 0 means that no font has the character.
      guard info.codepoint != 0, let id = UInt16(exactly: info.codepoint), position.x_offset == 0,
        position.y_offset == 0, position.x_advance > 0, let length = UInt8(exactly: end - start), length > 0
      else { return nil }
      glyphs.append(
        ShapedText.Glyph(
          id: id, length: length, canBeJoined: (index == 0 && !isRest) || shaped.canBeJoined(index),
          advance: position.x_advance))
    }
    return glyphs
  }
}
