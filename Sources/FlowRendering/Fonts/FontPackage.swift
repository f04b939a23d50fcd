/// A Debian package of fonts, and the consequence of its absence.
package enum FontPackage: String, CaseIterable, Hashable, Sendable {
  case inter = "fonts-inter"
  case dejavu = "fonts-dejavu-core"
  case cjk = "fonts-noto-cjk"
  case emoji = "fonts-noto-color-emoji"
  case icons = "fonts-materialdesignicons-webfont"

  /// The locations of its files: folders below a font folder, and prefixes of file names.
  var places: [(folder: String, prefixes: [String])] {
    switch self {
    case .inter:
      [
        ("opentype/inter", ["Inter-", "InterDisplay-", "InterVariable"]),
        ("truetype/inter", ["Inter-", "InterDisplay-", "InterVariable"]),
      ]
    case .dejavu: [("truetype/dejavu", ["DejaVuSans", "DejaVuSerif"])]
    case .cjk: [("opentype/noto", ["NotoSansCJK-"])]
    case .emoji: [("truetype/noto", ["NotoColorEmoji"])]
    case .icons: [("truetype/materialdesignicons-webfont", ["materialdesignicons-webfont"])]
    }
  }

  /// Whether a file of the folder is used; other packages may install files there too.
  func accepts(fileName: String) -> Bool {
    switch self {
    case .dejavu:
      [
        "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf", "DejaVuSerif.ttf",
        "DejaVuSerif-Bold.ttf",
      ].contains(fileName)
    case .cjk: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"].contains(fileName)
    default: fileName.hasSuffix(".otf") || fileName.hasSuffix(".ttf")
    }
  }

  /// The consequence for texts without this package.
  var consequence: String {
    switch self {
    case .inter: "text is drawn in DejaVu Sans and is wider than it should be"
    case .dejavu: "serif and monospaced text, and scripts Inter lacks, are drawn in what is left"
    case .cjk: "Chinese, Japanese and Korean characters are drawn as boxes"
    case .emoji: "emoji are drawn as boxes or in black and white"
    case .icons: "symbols are drawn as placeholders"
    }
  }
}
