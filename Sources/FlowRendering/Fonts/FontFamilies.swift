/// The families that Pango tries for a font, in order.
struct FontFamilies {
  /// Whether Inter's display design is installed.
  let hasDisplayDesign: Bool
  /// The installed names that `FontSpec.Family.named` may use.
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

  /// Whether Inter stands in for San Francisco, with its tracking.
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

  /// The installed family for a name, from the machine or from the app, or `nil`.
  func knownFamily(_ name: String) -> String? {
    AppFonts.shared.face(named: name)?.family ?? (installed.contains(name) ? name : nil)
  }

  /// Whether the request is for one of the app's fonts, which have their own heights.
  func isOfApp(_ spec: FontSpec) -> Bool {
    guard case .named(let name) = spec.family else { return false }
    return AppFonts.shared.contains(name)
  }

  /// The requested face of the app's fonts, if the name is that of a face.
  func appFace(for spec: FontSpec) -> AppFontFace? {
    guard case .named(let name) = spec.family else { return nil }
    return AppFonts.shared.face(named: name)?.face
  }

  /// Han characters have different shapes in each language.
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
