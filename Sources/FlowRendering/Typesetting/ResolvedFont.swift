import CPangoCairo

/// A font request with everything derived from it, computed once.
final class ResolvedFont {
  let spec: FontSpec
  private let language: String?
  let size: Double
  let metrics: FontMetrics
  /// A `PangoFontDescription`.
  let description: OpaquePointer
  /// The tracking in points after each character that brings Inter close to San Francisco.
  let tracking: Double
  /// The additional tracking in points after each space.
  let spaceTracking: Double
  /// The additional side bearing at both ends of a line, in points.
  let sideBearing: Double
  /// The additional correction of each ASCII character, in Pango's units; empty if only the tracking is known.
  let corrections: [Int32]
  /// The primary font; `nil` if none could be loaded.
  let face: FontFace?
  private let isSanFrancisco: Bool
  /// The factors that give the font's letters the heights of those it stands in for.
  private let stretch: GlyphStretch

  /// The width that San Francisco's narrower ellipsis saves, in Pango's units; 0 if the font does not stand in for it.
  private(set) lazy var ellipsisSaving: Int32 =
    isSanFrancisco ? face.map { Ellipsis.saving(of: $0.pointer, size: size, weight: spec.weight) } ?? 0 : 0

  init(
    spec: FontSpec, language: String?, families: FontFamilies, map: UnsafeMutablePointer<PangoFontMap>,
    context: OpaquePointer
  ) {
    self.spec = spec
    self.language = language
    size = spec.usableSize
    isSanFrancisco = families.isSanFrancisco(spec)
    let usesDisplayDesign = families.usesDisplayDesign(spec)
    if isSanFrancisco {
      tracking = SanFrancisco.tracking(
        size: spec.usableSize, weight: spec.weight, usesDisplayDesign: usesDisplayDesign)
    } else {
      tracking = families.isMonospacedSanFrancisco(spec) ? SanFrancisco.monospacedTracking(size: spec.usableSize) : 0
    }
    spaceTracking =
      isSanFrancisco
      ? SanFrancisco.spaceTracking(size: spec.usableSize, usesDisplayDesign: usesDisplayDesign) : 0
    // Measured: texts on a Mac have no more than Inter's.
    sideBearing =
      isSanFrancisco && !spec.hasWholeLines
      ? SanFrancisco.sideBearing(
        size: spec.usableSize, weight: spec.weight, usesDisplayDesign: usesDisplayDesign) : 0
    corrections =
      isSanFrancisco && !usesDisplayDesign
      ? SanFrancisco.corrections.map { PangoUnits.units(Double($0) / 1000 * spec.usableSize) } : []
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, families.list(for: spec, language: language))
    pango_font_description_set_absolute_size(description, max(0.01, spec.usableSize) * 1024)
    // Weights are whole hundreds: the files have none between. The name of a face determines its weight.
    let appFace = families.appFace(for: spec)
    let weight = min(900, max(100, ((spec.weight == 400 ? appFace?.weight ?? 400 : spec.weight) + 50) / 100 * 100))
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
    pango_font_description_set_style(
      description, spec.isItalic || appFace?.isItalic == true ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    self.description = description
    let font = pango_font_map_load_font(map, context, description)
    face = font.flatMap { FontFace($0, of: map) }
    if let font { g_object_unref(font) }
    metrics = families.isOfApp(spec) ? spec.metrics.heights(of: face?.shaper) : spec.metrics(in: language)
    let descender: Double? =
      if isSanFrancisco {
        SanFrancisco.descender(usesDisplayDesign: usesDisplayDesign)
      } else {
        families.isMonospacedSanFrancisco(spec) ? SanFrancisco.monospacedDescender : nil
      }
    if let face, let descender {
      stretch = GlyphStretch(
        capitals: spec.metrics.capHeight, descenders: descender * spec.usableSize, of: face.shaper)
    } else {
      stretch = .none
    }
  }

  /// The stretch for the glyphs of a font that Pango has chosen for a part of the text; none unless it is this font, or
  /// the one that has its syllables.
  func stretch(of shaper: OpaquePointer, isHangul: Bool) -> GlyphStretch {
    guard let own = face?.shaper, hb_font_get_face(own) == hb_font_get_face(shaper) else {
      return isHangul ? HangulShape.stretch(size: size, weight: spec.weight) : .none
    }
    return stretch
  }

  /// The width of a common character in Pango's units, which Pango uses to find line breaks.
  private(set) lazy var approximateWidth: Int32 = {
    guard let face,
      let metrics = Typesetter.lock.withLock({
        pango_font_get_metrics(face.pointer, pango_language_from_string(language ?? "en"))
      })
    else { return 0 }
    defer { pango_font_metrics_unref(metrics) }
    return pango_font_metrics_get_approximate_char_width(metrics)
  }()

  /// The width of a space without additional tracking, in points.
  private(set) lazy var spaceWidth: Double = {
    var glyph: hb_codepoint_t = 0
    guard let shaper = face?.shaper, hb_font_get_nominal_glyph(shaper, 0x20, &glyph) != 0 else { return 0 }
    return PangoUnits.points(Int(hb_font_get_glyph_h_advance(shaper, glyph)))
  }()

  deinit {
    pango_font_description_free(description)
  }
}

extension FontMetrics {
  /// The metrics with the heights from a font's file.
  fileprivate func heights(of font: OpaquePointer?) -> FontMetrics {
    var extents = hb_font_extents_t()
    guard let font, hb_font_get_h_extents(font, &extents) != 0, extents.ascender > 0 else { return self }
    var metrics = self
    metrics.ascent = PangoUnits.points(Int(extents.ascender))
    metrics.descent = PangoUnits.points(Int(-extents.descender))
    metrics.lineGap = lineGap + PangoUnits.points(Int(extents.line_gap))
    return metrics
  }
}
