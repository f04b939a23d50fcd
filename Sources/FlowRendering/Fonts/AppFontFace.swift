import CPangoCairo

/// A face of an app's font file, and its names.
struct AppFontFace: Hashable, Sendable {
  let family: String
  private(set) var names: Set<String>

  /// The weight from 100 to 900.
  let weight: Int
  let isItalic: Bool

  /// The faces in a file, with the named ones of a variable font; empty if the file is not a font.
  static func faces(in path: String) -> [AppFontFace] {
    guard let set = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(set) }
    var count: Int32 = 0
    path.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
        _ = FcFreeTypeQueryAll($0, .max, nil, &count, set)
      }
    }
    var faces: [AppFontFace] = []
    let standard = set.pointee.nfont > 0 ? set.pointee.fonts[0].flatMap { string(FC_POSTSCRIPT_NAME, in: $0) } : nil
    for index in 0..<Int(set.pointee.nfont) {
      guard let pattern = set.pointee.fonts[index], var face = AppFontFace(pattern) else { continue }
      var number: Int32 = 0
      FcPatternGetInteger(pattern, FC_INDEX, 0, &number)
      // The upper half numbers the named faces of a variable font.
      if number >> 16 > 0, let standard, let style = string(FC_STYLE, in: pattern) {
        face.names.formUnion(namesOfInstance(style, of: face.family, standard))
      }
      faces.append(face)
    }
    return faces
  }

  /// The names that Core Text gives to a named face of a variable font, beside those that the font says.
  private static func namesOfInstance(_ style: String, of family: String, _ standard: String) -> Set<String> {
    let (style, family) = (style.filter { $0 != " " }, family.filter { $0 != " " })
    return ["\(standard)_\(style)".lowercased(), "\(family)-\(style)".lowercased()]
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
