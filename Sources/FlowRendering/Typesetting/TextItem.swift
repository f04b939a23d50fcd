import CPangoCairo

/// A part of a text with one style, font, script and spacing: what Pango calls an item, and shapes by itself.
struct TextItem {
  /// The glyph behind it.
  var end: Int

  /// The index of its look, and that of its style.
  let look: Int
  let part: Int
  let kind: Kind

  /// What the text has up to its end.
  var sums: Sums

  /// The kinds of characters with a spacing of their own.
  enum Kind: UInt8 {
    /// Western characters, and the spaces between them if their spacing differs.
    case letters, spaces

    /// Korean syllables, and all other characters.
    case syllables, others
  }

  /// Sums of advances without space between characters, and the number of characters of each kind.
  struct Sums {
    var advances = 0
    var letters = 0
    var spaces = 0
    var syllables = 0
    var others = 0

    mutating func add(_ advance: Int, count: Int, of kind: Kind) {
      advances &+= advance
      switch kind {
      case .letters: letters &+= count
      case .spaces: spaces &+= count
      case .syllables: syllables &+= count
      case .others: others &+= count
      }
    }
  }

  /// The space after each character of a style, in Pango's units.
  struct Spacings: Equatable {
    var letters: Int32
    var spaces: Int32
    var syllables: Int32 = 0
    var others: Int32 = 0

    func of(_ kind: Kind) -> Int32 {
      switch kind {
      case .letters: letters
      case .spaces: spaces
      case .syllables: syllables
      case .others: others
      }
    }

    /// Whether there is the same space somewhere: without any, letters may be joined, and Pango makes other items.
    func hasItems(of other: Spacings) -> Bool {
      (letters == 0) == (other.letters == 0) && (spaces == 0) == (other.spaces == 0)
        && (syllables == 0) == (other.syllables == 0) && (others == 0) == (other.others == 0)
    }

    /// The width of a text of one style with these spaces, all of them.
    func width(of sums: Sums) -> Int {
      sums.advances &+ sums.letters &* Int(letters) &+ sums.spaces &* Int(spaces) &+ sums.syllables &* Int(syllables)
        &+ sums.others &* Int(others)
    }
  }
}

/// The font, the script and the language of an item.
final class ItemLook {
  let face: FontFace
  private let script: UInt8

  /// A `PangoLanguage`, which is never freed.
  private let language: OpaquePointer?
  let isHangul: Bool
  let shaperScript: hb_script_t
  let shaperLanguage: OpaquePointer?

  init(face: FontFace, analysis: PangoAnalysis) {
    self.face = face
    script = analysis.script
    language = analysis.language
    isHangul = UInt32(analysis.script) == UInt32(PANGO_SCRIPT_HANGUL.rawValue)
    shaperScript = hb_script_t(rawValue: g_unicode_script_to_iso15924(GUnicodeScript(Int32(analysis.script))))
    shaperLanguage = hb_language_from_string(analysis.language.flatMap { pango_language_to_string($0) }, -1)
  }

  func isOf(_ analysis: PangoAnalysis) -> Bool {
    face.pointer == analysis.font && script == analysis.script && language == analysis.language
  }

  /// Pango measures a line only if it is this close to the limit.
  private(set) lazy var safety: Int = {
    guard let metrics = Typesetter.lock.withLock({ pango_font_get_metrics(face.pointer, language) }) else { return 0 }
    defer { pango_font_metrics_unref(metrics) }
    return 3 * Int(pango_font_metrics_get_approximate_char_width(metrics))
  }()
}
