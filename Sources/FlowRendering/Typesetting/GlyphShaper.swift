import CPangoCairo

/// Shapes parts of texts with HarfBuzz, from left to right.
final class GlyphShaper {
  /// What the glyphs of a part depend on, besides its characters.
  struct Style {
    /// An `hb_font_t`.
    var font: OpaquePointer
    var script: hb_script_t

    /// An `hb_language_t`.
    var language: OpaquePointer?

    /// Whether letters may be joined: there is no space between them then.
    var hasLigatures: Bool
    var usesMonospacedDigits: Bool
  }

  /// The glyphs of a part, until the next one is shaped.
  struct Output {
    let infos: UnsafeMutablePointer<hb_glyph_info_t>
    let positions: UnsafeMutablePointer<hb_glyph_position_t>
    let count: Int

    /// Whether the text in front of a glyph and the one that begins with it have the same glyphs separately, provided
    /// that this holds for both of them there.
    func canBeJoined(_ index: Int) -> Bool { reportsJoints && infos[index].mask & unsafeToJoin == 0 }
  }

  private let buffer: OpaquePointer
  private var features: [hb_feature_t] = []
  private let noLigatures: [hb_feature_t]
  private let tabularDigits: hb_feature_t

  init() {
    buffer = hb_buffer_create()
    noLigatures = ["liga=0", "clig=0", "dlig=0", "hlig=0"].map(Self.feature)
    tabularDigits = Self.feature("tnum=1")
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  private static func feature(_ text: String) -> hb_feature_t {
    var feature = hb_feature_t()
    hb_feature_from_string(text, -1, &feature)
    return feature
  }

  /// The glyphs of a part of a text, whose clusters count from the start of the part; `nil` if there is no memory.
  func shape(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, in style: Style) -> Output? {
    guard let base = bytes.baseAddress else { return nil }
    hb_buffer_reset(buffer)
    if reportsJoints { hb_buffer_set_flags(buffer, reportJoints) }
    (base + range.lowerBound).withMemoryRebound(to: CChar.self, capacity: range.count) {
      hb_buffer_add_utf8(buffer, $0, Int32(range.count), 0, Int32(range.count))
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, style.language)
    hb_buffer_set_script(buffer, style.script)
    // As Pango does.
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_buffer_set_invisible_glyph(buffer, TextGlyph.empty)
    features.removeAll(keepingCapacity: true)
    if !style.hasLigatures { features.append(contentsOf: noLigatures) }
    if style.usesMonospacedDigits { features.append(tabularDigits) }
    hb_shape(style.font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &count),
      let infos = hb_buffer_get_glyph_infos(buffer, &count)
    else { return nil }
    return Output(infos: infos, positions: positions, count: Int(count))
  }
}

// HarfBuzz 4 and later says where texts that were shaped separately may be joined. Its headers may be older ones.
private let reportsJoints = hb_version_atleast(4, 0, 0) != 0
private let reportJoints = hb_buffer_flags_t(rawValue: 0x40)
private let unsafeToJoin: hb_mask_t = 0x2
