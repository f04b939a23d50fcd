#if os(Linux)
  import CPangoCairo
#endif

/// The libraries that pictures are drawn with.
package enum PictureLibraries {
  /// Their names and versions; none where the system draws.
  package static var versions: [String] {
    #if os(Linux)
      [
        "Pango \(String(cString: pango_version_string()))", "Cairo \(String(cString: cairo_version_string()))",
        "HarfBuzz \(String(cString: hb_version_string()))",
      ]
    #else
      []
    #endif
  }
}
