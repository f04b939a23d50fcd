#if os(Linux)
  import CPangoCairo
#endif

/// The libraries that pictures are drawn with.
package enum PictureLibraries {
  #if os(Linux)
    /// The version of this package's own drawing: increased whenever the drawing of an unchanged view changes.
    package static let drawing = 16
  #endif

  /// The names and versions of the libraries; empty if the system draws.
  package static var versions: [String] {
    #if os(Linux)
      [
        "SwiftUIFlowTesting's drawing \(drawing)", "Pango \(String(cString: pango_version_string()))",
        "Cairo \(String(cString: cairo_version_string()))", "HarfBuzz \(String(cString: hb_version_string()))",
      ]
    #else
      []
    #endif
  }
}
