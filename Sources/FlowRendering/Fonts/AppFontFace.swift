import CPangoCairo

/// A face of an app's font file, and its names.
struct AppFontFace: Hashable, Sendable {
  let family: String
  let names: Set<String>

  /// The weight from 100 to 900.
  let weight: Int
  let isItalic: Bool

  /// The faces in a file; empty if the file is not a font.
  static func faces(in path: String) -> [AppFontFace] {
    var faces: [AppFontFace] = []
    var count: Int32 = 1
    var index: Int32 = 0
    while index < count {
      let pattern = path.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
          FcFreeTypeQuery($0, UInt32(index), nil, &count)
        }
      }
      guard let pattern else { break }
      if let face = AppFontFace(pattern) { faces.append(face) }
      FcPatternDestroy(pattern)
      index += 1
    }
    return faces
  }

  private init?(_ pattern: OpaquePointer) {
    guard let family = Self.string(FC_FAMILY, in: pattern) else { return nil }
    self.family = family
    names = Set([FC_POSTSCRIPT_NAME, FC_FULLNAME].compactMap { Self.string($0, in: pattern)?.lowercased() })
    var weight = 80.0
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    self.weight = Int(FcWeightToOpenTypeDouble(weight).rounded())
    var slant: Int32 = 0
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    isItalic = slant != 0
  }

  private static func string(_ key: String, in pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }
}
