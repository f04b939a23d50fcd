import Foundation

/// Environment variables that change glyphs or the choice of fonts.
///
/// They are removed from the process before the first font is opened: FreeType would read `FREETYPE_PROPERTIES`, Pango
/// the languages, fontconfig the rest. `PIXMAN_DISABLE` is read when the library is loaded, before any of this code
/// runs; measurements showed that it does not change the bytes.
enum FontEnvironment {
  static let variables = [
    "FREETYPE_PROPERTIES", "PANGO_LANGUAGE", "LANGUAGE", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT",
    "FONTCONFIG_USE_MMAP", "FC_LANG", "FC_DEBUG", "FC_DBG_MATCH_FILTER", "PANGOCAIRO_BACKEND", "FRIBIDI_ALTERNATE",
    "HB_SHAPER_LIST", "HB_OPTIONS", "CAIRO_DEBUG",
  ]

  static func neutralise() {
    // Usually nothing is written, because other threads may be reading the environment.
    for variable in variables where getenv(variable) != nil {
      unsetenv(variable)
    }
  }
}
