import CPangoCairo
import Foundation

/// Lays out paragraphs with one font configuration. Never shared between threads.
///
/// The font map is Pango's for FreeType, which has its own FreeType library. Its counterpart for cairo shares one with
/// all font maps of the process, and cairo 1.16 closes fonts there that another thread is using (seen as crashes with
/// more than ten font files).
final class Typesetter {
  let fonts: FontSet
  let symbols: SymbolSource
  /// Problems found during typesetting, one sentence each, without repetition.
  private(set) var warnings: [String] = []

  /// The number of times that a text was laid out.
  var layoutCount = 0

  /// The number of bytes that Pango has laid out in lines.
  var laidOutLength = 0

  /// The fonts of the characters in layouts.
  let faces: FontFaces

  /// Shapes the texts of which Pango finds only the items.
  let shaper = ItemShaper()

  /// The texts that Pango has laid out last, the newest first.
  var knownLines: [KnownLines] = []

  private let configuration: FontConfiguration
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private let families: FontFamilies
  private var resolved: [FontKey: ResolvedFont] = [:]
  private var lastResolved: ResolvedFont?
  private var lastLanguage: String?
  private var contextLanguage: String?
  private var contextIsRightToLeft = false

  private struct FontKey: Hashable {
    var spec: FontSpec
    var language: String?
  }

  /// Held while Pango lays out a text or measures a font.
  ///
  /// Pango notes in a variable of the process that it measures a font (`in_get_metrics` of version 1.50). A font that
  /// another thread measures meanwhile keeps a width of zero, which moves line breaks.
  static let lock = NSLock()

  init?(library: FontLibrary, coverage: FontConfiguration.Coverage, symbols: SymbolSource) {
    guard let configuration = library.configuration(coverage),
      let map = pango_ft2_font_map_new()
    else { return nil }
    self.configuration = configuration
    self.map = map
    self.symbols = symbols
    faces = FontFaces(of: map)
    fonts = library.fonts
    families = FontFamilies(
      hasDisplayDesign: library.fonts.files.contains { $0.name.hasPrefix("InterDisplay-") },
      installed: Self.familyNames(of: library.fonts))
    pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
    // One point is one unit at any scale of the canvas, so that widths depend on the size only.
    pango_ft2_font_map_set_resolution(OpaquePointer(map), 72, 72)
    context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    layout = pango_layout_new(context)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
  }

  deinit {
    resolved = [:]
    lastResolved = nil
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  func warn(_ sentence: String) {
    if !warnings.contains(sentence) { warnings.append(sentence) }
  }

  func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  /// The font for a request, loaded once.
  func font(_ spec: FontSpec, language: String?) -> ResolvedFont {
    if let lastResolved, lastResolved.spec == spec, lastLanguage == language { return lastResolved }
    let key = FontKey(spec: spec, language: language)
    let font: ResolvedFont
    if let known = resolved[key] {
      font = known
    } else {
      if case .named(let name) = spec.family, families.knownFamily(name) == nil {
        warn("The font family \"\(name)\" is not installed: the standard font is drawn instead.")
      }
      font = ResolvedFont(spec: spec, language: language, families: families, map: map, context: context)
      // A flow of animated font sizes must not keep every size forever.
      if resolved.count >= 512 { resolved.removeAll() }
      resolved[key] = font
    }
    lastResolved = font
    lastLanguage = language
    return font
  }

  /// The shared layout object, prepared for a text in a language and direction.
  func prepareLayout(language: String?, isRightToLeft: Bool) -> OpaquePointer {
    if contextLanguage != language || contextIsRightToLeft != isRightToLeft {
      pango_context_set_language(context, pango_language_from_string(language ?? "en"))
      pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
      pango_layout_context_changed(layout)
      contextLanguage = language
      contextIsRightToLeft = isRightToLeft
    }
    return layout
  }

  /// A `PangoContext`, prepared for items of a text from left to right in a language.
  func itemContext(language: String?) -> OpaquePointer {
    _ = prepareLayout(language: language, isRightToLeft: false)
    return context
  }

  private static func familyNames(of fonts: FontSet) -> Set<String> {
    var names: Set<String> = []
    for file in fonts.files {
      switch file.package {
      case .inter: names.formUnion(["Inter", "Inter Display"])
      case .dejavu: names.formUnion(["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif"])
      case .cjk: names.formUnion(["JP", "KR", "SC", "TC", "HK"].map { "Noto Sans CJK " + $0 })
      case .emoji: names.insert("Noto Color Emoji")
      case .icons: break
      }
    }
    return names
  }
}
