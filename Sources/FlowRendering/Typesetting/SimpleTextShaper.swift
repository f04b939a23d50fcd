import CPangoCairo
import Foundation

/// Lays out common text - one style, one line, Western letters - with HarfBuzz alone.
///
/// The glyphs are at the places of a Pango layout, several times faster: no itemising, no line breaking. A test compares
/// the two.
final class SimpleTextShaper {
  private let buffer: OpaquePointer
  private var features: [hb_feature_t] = []
  private var language: String?
  private var hbLanguage: OpaquePointer?
  private let noLigatures: [hb_feature_t]
  private let tabularDigits: hb_feature_t

  /// The text that was shaped last.
  private var previous: (string: String, style: Style, text: ShapedText)?

  /// The number of bytes that were shaped for it.
  private(set) var shapedLength = 0

  /// The number of texts that were shaped.
  private(set) var layoutCount = 0

  /// What glyphs depend on, besides the text.
  private struct Style: Equatable {
    var shaper: OpaquePointer
    var language: String?
    var hasLigatures: Bool
    var usesMonospacedDigits: Bool

    /// Whether there is another space after spaces than after letters.
    var separatesWords: Bool
  }

  init() {
    buffer = hb_buffer_create()
    noLigatures = ["liga=0", "clig=0", "dlig=0", "hlig=0"].map(Self.feature)
    tabularDigits = Self.feature("tnum=1")
    hbLanguage = hb_language_from_string("en", -1)
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  private static func feature(_ text: String) -> hb_feature_t {
    var feature = hb_feature_t()
    hb_feature_from_string(text, -1, &feature)
    return feature
  }

  /// Whether a paragraph may be laid out here; `shape` checks its characters.
  static func accepts(_ paragraph: Paragraph) -> Bool {
    guard paragraph.runs.count == 1 else { return false }
    return accepts(paragraph.runs[0])
  }

  private static func accepts(_ run: TextRun) -> Bool {
    run.attachment == nil && run.font.smallCaps == .none && run.font.width == 1
  }

  /// Shapes a text; returns `nil` if it needs a layout by Pango.
  func shape(_ run: TextRun, font: ResolvedFont, language: String?) -> ShapedText? {
    guard let face = font.face else { return nil }
    var string = run.string
    return string.withUTF8 { bytes in
      if bytes.count > TextParts.length { return nil }
      guard !bytes.isEmpty else {
        return ShapedText(font: font, glyphs: [], sums: ShapedText.Sums(), spacing: 0, spaceSpacing: 0)
      }
      guard Self.isPlain(bytes) else { return nil }
      let correction = SanFrancisco.average(of: font.corrections, over: bytes)
      let spacing = font.tracking + run.kerning + run.tracking
      let units = PangoUnits.units(spacing) + correction
      let style = Style(
        shaper: face.shaper, language: language, hasLigatures: units == 0,
        usesMonospacedDigits: run.font.usesMonospacedDigits, separatesWords: font.spaceTracking != 0)
      shapedLength = 0
      guard let glyphs = shape(bytes, in: style) else { return nil }
      layoutCount += 1
      let text = ShapedText(
        font: font, glyphs: glyphs.glyphs, sums: glyphs.sums, spacing: units,
        spaceSpacing: PangoUnits.units(spacing + font.spaceTracking) + correction)
      previous = (run.string, style, text)
      return text
    }
  }

  // MARK: - Shaping

  /// Glyphs with their sums.
  private struct Glyphs {
    var glyphs: [ShapedText.Glyph] = []
    var sums = ShapedText.Sums()
  }

  /// Shapes a text from the last place up to which it equals the previous one: a field shows one more letter with every
  /// key, and HarfBuzz takes a few microseconds for each.
  ///
  /// - Returns: `nil` if a character comes from another font.
  private func shape(_ bytes: UnsafeBufferPointer<UInt8>, in style: Style) -> Glyphs? {
    let whole = 0..<bytes.count
    let isLatin = hasLetters(bytes, whole)
    if style.separatesWords { return shapeWords(bytes, isLatin: isLatin, in: style) }
    var (glyphs, start) = beginning(of: bytes, in: style)
    if start > 0 {
      let first = glyphs.glyphs.count
      if isLatin == hasLetters(bytes, 0..<start),
        append(bytes, start..<bytes.count, isLatin: isLatin, in: style, to: &glyphs),
        glyphs.glyphs[first].canBeJoined
      {
        return glyphs
      }
      glyphs = Glyphs()
    }
    return append(bytes, whole, isLatin: isLatin, in: style, to: &glyphs) ? glyphs : nil
  }

  /// Shapes words and spaces one by one, as Pango does if there is another space after spaces than after letters.
  private func shapeWords(_ bytes: UnsafeBufferPointer<UInt8>, isLatin: Bool, in style: Style) -> Glyphs? {
    var glyphs = Glyphs()
    var start = 0
    while start < bytes.count {
      let isSpace = bytes[start] == 0x20
      let end = isSpace ? start + 1 : bytes[start...].firstIndex(of: 0x20) ?? bytes.count
      guard append(bytes, start..<end, isLatin: isLatin, in: style, to: &glyphs) else { return nil }
      start = end
    }
    return glyphs
  }

  /// The glyphs of the text that was shaped last, as far as those of another one begin like it.
  private func beginning(of bytes: UnsafeBufferPointer<UInt8>, in style: Style) -> (Glyphs, end: Int) {
    guard let previous, previous.style == style else { return (Glyphs(), 0) }
    var string = previous.string
    return string.withUTF8 { other in
      let common = commonPrefix(other, bytes)
      guard let place = previous.text.placeToContinue(common: common, length: bytes.count) else {
        return (Glyphs(), 0)
      }
      var glyphs = Glyphs(glyphs: previous.text.glyphs, sums: previous.text.sums)
      removeGlyphs(of: other, from: place.byte, to: other.count, in: &glyphs)
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
      count &+= 1
    }
    glyphs.glyphs.removeLast(count)
  }

  /// The number of equal bytes at the start of two texts.
  private func commonPrefix(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Int {
    guard let one = first.baseAddress, let other = second.baseAddress else { return 0 }
    var low = 0
    var high = min(first.count, second.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if memcmp(one + low, other + low, middle - low) == 0 { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// - Returns: `false` if the text needs a layout by Pango: a character comes from another font, or a glyph is not at
  ///   its usual place.
  private func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isLatin: Bool, in style: Style, to text: inout Glyphs
  ) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    hb_buffer_reset(buffer)
    if Self.reportsJoints { hb_buffer_set_flags(buffer, Self.reportJoints) }
    (base + range.lowerBound).withMemoryRebound(to: CChar.self, capacity: range.count) {
      hb_buffer_add_utf8(buffer, $0, Int32(range.count), 0, Int32(range.count))
    }
    if style.language != language {
      language = style.language
      hbLanguage = hb_language_from_string(style.language ?? "en", -1)
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, hbLanguage)
    hb_buffer_set_script(buffer, isLatin ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
    features.removeAll(keepingCapacity: true)
    if !style.hasLigatures { features.append(contentsOf: noLigatures) }
    if style.usesMonospacedDigits { features.append(tabularDigits) }
    shapedLength += range.count
    hb_shape(style.shaper, buffer, features, UInt32(features.count))
    var glyphCount: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &glyphCount),
      let infos = hb_buffer_get_glyph_infos(buffer, &glyphCount)
    else { return false }
    text.glyphs.reserveCapacity(text.glyphs.count + Int(glyphCount))
    for index in 0..<Int(glyphCount) {
      let info = infos[index]
      let position = positions[index]
      let end = index + 1 < Int(glyphCount) ? Int(infos[index + 1].cluster) : range.count
      // Glyph 0 means that the character comes from another font.
      guard info.codepoint != 0, let id = UInt16(exactly: info.codepoint), position.x_offset == 0,
        position.y_offset == 0, let length = UInt8(exactly: end - Int(info.cluster)), length > 0
      else { return false }
      text.sums.advances &+= Int(position.x_advance)
      if bytes[range.lowerBound &+ Int(info.cluster)] == 0x20 { text.sums.spaces &+= 1 }
      text.glyphs.append(
        ShapedText.Glyph(
          id: id, length: length, canBeJoined: Self.reportsJoints && info.mask & Self.unsafeToJoin == 0,
          advance: position.x_advance))
    }
    return true
  }

  // HarfBuzz 4 and later says where texts that were shaped separately may be joined. Its headers may be older ones.
  private static let reportsJoints = hb_version_atleast(4, 0, 0) != 0
  private static let reportJoints = hb_buffer_flags_t(rawValue: 0x40)
  private static let unsafeToJoin: hb_mask_t = 0x2

  /// Whether all characters are Latin letters, digits, common punctuation or spaces.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F { return false }
        index &+= 1
        continue
      }
      let (scalar, length) = TextClasses.decode(bytes, index)
      guard (scalar >= 0xC0 && scalar < 0x250) || isPlainSign(scalar) else { return false }
      index &+= length
    }
    return true
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
