import CPangoCairo

/// Measures common text - one style, one line, Western letters - with HarfBuzz alone.
///
/// The result equals that of a Pango layout, several times faster: no itemising, no line breaking, no objects. A test
/// compares the two.
final class SimpleTextShaper {
  private let buffer: OpaquePointer
  private var features: [hb_feature_t] = []
  private var language: String?
  private var hbLanguage: OpaquePointer?
  private let noLigatures: [hb_feature_t]
  private let tabularDigits: hb_feature_t

  /// The text that was shaped last.
  private var previous = ShapedText()
  private var previousStyle: Style?

  /// The number of bytes that were shaped for it.
  private(set) var shapedLength = 0

  /// What glyphs depend on, besides the text.
  private struct Style: Equatable {
    var shaper: OpaquePointer
    var language: String?
    var isLatin: Bool
    var hasLigatures: Bool
    var usesMonospacedDigits: Bool
  }

  struct Result {
    /// The width on one line.
    var width: Double
    /// The width if broken wherever possible: that of the widest character.
    var narrowest: Double
    /// The number of lines if broken wherever possible.
    var narrowestLines: Int
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

  /// Whether a paragraph may be measured here; `measure` checks its characters.
  static func accepts(_ paragraph: Paragraph) -> Bool {
    guard paragraph.runs.count == 1 else { return false }
    return accepts(paragraph.runs[0])
  }

  private static func accepts(_ run: TextRun) -> Bool {
    run.attachment == nil && run.font.smallCaps == .none && run.font.width == 1
  }

  /// Measures a text; returns `nil` if it needs a layout.
  func measure(_ run: TextRun, font: ResolvedFont, language: String?) -> Result? {
    guard let shaper = font.shaper else { return nil }
    var string = run.string
    return string.withUTF8 { bytes in
      if bytes.count > TextParts.length { return nil }
      guard let base = bytes.baseAddress, !bytes.isEmpty else {
        return Result(width: 0, narrowest: 0, narrowestLines: 1)
      }
      let kind = Self.contents(of: bytes)
      guard kind != .other else { return nil }
      let correction = SanFrancisco.average(of: font.corrections, over: bytes)
      let spacing = font.tracking + run.kerning + run.tracking
      let units = PangoUnits.units(spacing) + correction
      let style = Style(
        shaper: shaper, language: language, isLatin: kind == .letters, hasLigatures: units == 0,
        usesMonospacedDigits: run.font.usesMonospacedDigits)
      guard let text = shape(base, count: bytes.count, in: style) else { return nil }
      var result = text.result(
        spacing: Int(units), spaceSpacing: Int(PangoUnits.units(spacing + font.spaceTracking) + correction))
      result.width += 2 * font.sideBearing
      return result
    }
  }

  /// Shapes a text from the last place up to which it equals the previous one: a field shows one more letter with every
  /// key, and HarfBuzz takes a few microseconds for each.
  ///
  /// - Returns: `nil` if a character comes from another font.
  private func shape(_ bytes: UnsafePointer<UInt8>, count: Int, in style: Style) -> ShapedText? {
    defer { previousStyle = style }
    if style == previousStyle, let start = previous.place(toContinueWith: bytes, count: count) {
      var text = previous.prefix(to: start)
      let first = text.glyphs.count
      if append(bytes, count: count, from: start, in: style, to: &text), text.glyphs[first].canBeJoined {
        previous = text
        return text
      }
    }
    var text = ShapedText()
    guard append(bytes, count: count, from: 0, in: style, to: &text) else { return nil }
    previous = text
    return text
  }

  /// - Returns: `false` if a character comes from another font.
  private func append(
    _ bytes: UnsafePointer<UInt8>, count: Int, from start: Int, in style: Style, to text: inout ShapedText
  ) -> Bool {
    hb_buffer_reset(buffer)
    if Self.reportsJoints { hb_buffer_set_flags(buffer, Self.reportJoints) }
    let length = count - start
    (bytes + start).withMemoryRebound(to: CChar.self, capacity: length) {
      hb_buffer_add_utf8(buffer, $0, Int32(length), 0, Int32(length))
    }
    if style.language != language {
      language = style.language
      hbLanguage = hb_language_from_string(style.language ?? "en", -1)
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, hbLanguage)
    hb_buffer_set_script(buffer, style.isLatin ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
    features.removeAll(keepingCapacity: true)
    if !style.hasLigatures { features.append(contentsOf: noLigatures) }
    if style.usesMonospacedDigits { features.append(tabularDigits) }
    shapedLength = length
    hb_shape(style.shaper, buffer, features, UInt32(features.count))
    var glyphCount: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &glyphCount),
      let infos = hb_buffer_get_glyph_infos(buffer, &glyphCount)
    else { return false }
    text.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes + start, count: length))
    text.glyphs.reserveCapacity(text.glyphs.count + Int(glyphCount))
    var glyph = text.glyphs.last ?? ShapedText.Glyph()
    for index in 0..<Int(glyphCount) {
      // Glyph 0 means that the character comes from another font.
      if infos[index].codepoint == 0 { return false }
      glyph.start = start &+ Int(infos[index].cluster)
      glyph.canBeJoined = Self.reportsJoints && infos[index].mask & Self.unsafeToJoin == 0
      let advance = Int(positions[index].x_advance)
      glyph.total &+= advance
      if bytes[glyph.start] == 0x20 {
        glyph.spaces &+= 1
      } else {
        glyph.letters &+= 1
        glyph.widest = glyph.letters == 1 ? advance : max(glyph.widest, advance)
      }
      text.glyphs.append(glyph)
    }
    return true
  }

  // HarfBuzz 4 and later says where texts that were shaped separately may be joined. Its headers may be older ones.
  private static let reportsJoints = hb_version_atleast(4, 0, 0) != 0
  private static let reportJoints = hb_buffer_flags_t(rawValue: 0x40)
  private static let unsafeToJoin: hb_mask_t = 0x2

  private enum Contents { case letters, neutral, other }

  /// The kind of a text: `letters` is Latin with spaces, digits and punctuation; `neutral` has no letters; `other`
  /// needs a layout.
  private static func contents(of bytes: UnsafeBufferPointer<UInt8>) -> Contents {
    guard let base = bytes.baseAddress else { return .neutral }
    var hasLetters = false
    var index = 0
    let count = bytes.count
    while index < count {
      let byte = base[index]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F { return .other }
        if byte & 0xDF >= 0x41 && byte & 0xDF <= 0x5A { hasLetters = true }
        index &+= 1
        continue
      }
      let (scalar, length) = TextClasses.decode(bytes, index)
      if scalar >= 0xC0 && scalar < 0x250 {
        // × and ÷ belong to no script.
        if scalar != 0xD7 && scalar != 0xF7 { hasLetters = true }
      } else if !isPlainSign(scalar) {
        return .other
      }
      index &+= length
    }
    return hasLetters ? .letters : .neutral
  }

  private static func isPlainSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0...0xA8, 0xAB, 0xAC, 0xB0, 0xB1, 0xB4...0xB7, 0xBB, 0xBF: true
    case 0x2013, 0x2014, 0x2018...0x201A, 0x201C...0x201E, 0x2022, 0x2026, 0x20AC, 0x2212: true
    default: false
    }
  }
}
