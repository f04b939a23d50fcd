/// The families that Pango tries in turn for a font.
struct FontFamilies {
  /// Whether Inter's display design is installed.
  let hasDisplayDesign: Bool
  /// Names that `FontSpec.Family.named` may use.
  let installed: Set<String>

  func list(for spec: FontSpec, language: String?) -> String {
    let standard = usesDisplayDesign(spec) ? "Inter Display,Inter" : "Inter"
    let first =
      switch spec.family {
      case .standard, .rounded: standard
      case .serif: "DejaVu Serif," + standard
      case .monospaced: "DejaVu Sans Mono," + standard
      case .named(let name): knownFamily(name).map { $0 + "," + standard } ?? standard
      }
    return first + ",DejaVu Sans," + Self.hanFamily(language: language)
  }

  func usesDisplayDesign(_ spec: FontSpec) -> Bool {
    hasDisplayDesign && spec.usableSize >= SanFrancisco.displaySize
  }

  /// Whether Inter stands in for San Francisco, and takes its tracking.
  func isSanFrancisco(_ spec: FontSpec) -> Bool {
    switch spec.family {
    case .standard, .rounded: true
    case .serif, .monospaced: false
    case .named(let name): knownFamily(name) == nil
    }
  }

  /// Whether DejaVu Sans Mono stands in for SF Mono.
  func isMonospacedSanFrancisco(_ spec: FontSpec) -> Bool {
    spec.family == .monospaced && installed.contains("DejaVu Sans Mono")
  }

  /// The family that a name means: one of the machine, or the one of a face that the app brings.
  func knownFamily(_ name: String) -> String? {
    AppFonts.shared.face(named: name)?.family ?? (installed.contains(name) ? name : nil)
  }

  /// Whether a font of the app's own is asked for, which has heights of its own.
  func isOfApp(_ spec: FontSpec) -> Bool {
    guard case .named(let name) = spec.family else { return false }
    return AppFonts.shared.contains(name)
  }

  /// The face of the app's fonts that is asked for, if it is one in particular.
  func appFace(for spec: FontSpec) -> AppFontFace? {
    guard case .named(let name) = spec.family else { return nil }
    return AppFonts.shared.face(named: name)?.face
  }

  /// The same Han character is drawn differently in each language.
  private static func hanFamily(language: String?) -> String {
    let tag = (language ?? "").lowercased()
    let variant =
      if tag.hasPrefix("ko") {
        "KR"
      } else if tag.hasPrefix("zh-hk") || tag.hasPrefix("zh-hant-hk") {
        "HK"
      } else if tag.hasPrefix("zh-hant") || tag.hasPrefix("zh-tw") {
        "TC"
      } else if tag.hasPrefix("zh") {
        "SC"
      } else {
        "JP"
      }
    return "Noto Sans CJK " + variant
  }
}
