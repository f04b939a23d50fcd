import CPangoCairo

/// A font that Pango has loaded, with the font map that it belongs to: layouts may outlive their typesetter.
final class FontFace {
  let pointer: UnsafeMutablePointer<PangoFont>

  /// The `hb_font_t` of the font, which owns it.
  let shaper: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>

  /// - Returns: `nil` if HarfBuzz cannot read the font.
  init?(_ pointer: UnsafeMutablePointer<PangoFont>, of map: UnsafeMutablePointer<PangoFontMap>) {
    guard let shaper = pango_font_get_hb_font(pointer) else { return nil }
    g_object_ref(pointer)
    g_object_ref(map)
    self.pointer = pointer
    self.shaper = shaper
    self.map = map
  }

  deinit {
    // The map owns the library of the font.
    g_object_unref(pointer)
    g_object_unref(map)
  }
}

/// The fonts of a typesetter's layouts.
final class FontFaces {
  private let map: UnsafeMutablePointer<PangoFontMap>
  private var known: [UnsafeMutablePointer<PangoFont>: FontFace] = [:]
  private var last: FontFace?

  init(of map: UnsafeMutablePointer<PangoFontMap>) {
    self.map = map
  }

  /// - Returns: `nil` if there is no font, or HarfBuzz cannot read it.
  func face(_ pointer: UnsafeMutablePointer<PangoFont>?) -> FontFace? {
    guard let pointer else { return nil }
    if let last, last.pointer == pointer { return last }
    let face = known[pointer] ?? FontFace(pointer, of: map)
    // As with requests for fonts, a flow of animated font sizes must not keep every size forever.
    if known.count >= 512 { known.removeAll() }
    known[pointer] = face
    last = face
    return face
  }
}
