import FlowRendering

/// What a screen measures and draws text and symbols with.
@MainActor
package final class TextSystem {
  package let measurer: any TextMeasuring

  /// Draws text; `nil` where text is only measured.
  package let engine: TextEngine?

  package let symbols = SymbolSource()

  private var lastLanguage: (locale: Locale, code: String?)?

  /// The code of a locale's language, such as "en": asked for every text, and nearly always of the same locale.
  package func languageCode(of locale: Locale) -> String? {
    if let lastLanguage, lastLanguage.locale == locale { return lastLanguage.code }
    let code = locale.language.languageCode?.identifier
    lastLanguage = (locale, code)
    return code
  }

  private var lastFont: LastFont?

  private struct LastFont {
    let font: Font
    let size: DynamicTypeSize
    let weight: LegibilityWeight?
    let idiom: Device.Idiom
    let spec: FontSpec
  }

  /// What a font asks of the text engine; nearly always the same as for the text before.
  func spec(of font: Font, in environment: EnvironmentValues) -> FontSpec {
    let size = environment.dynamicTypeSize
    let weight = environment.legibilityWeight
    let idiom = environment.deviceIdiom
    if let lastFont, lastFont.size == size, lastFont.weight == weight, lastFont.idiom == idiom, lastFont.font == font {
      return lastFont.spec
    }
    let spec = font.resolve(in: environment)
    lastFont = LastFont(font: font, size: size, weight: weight, idiom: idiom, spec: spec)
    return spec
  }

  /// What screens share that have none of their own: fonts are opened, and texts shaped, once for all of them.
  ///
  /// It keeps what follows from texts and fonts alone, so that screens do not notice each other.
  package static let shared = TextSystem()

  /// Text in the fonts of the machine's distribution.
  package init() {
    InformationFonts.register()
    let engine = TextEngine()
    self.engine = engine
    measurer = engine
  }

  /// Text measured by `measurer`, for tests and benchmarks of the engine alone.
  package init(measurer: any TextMeasuring) {
    self.measurer = measurer
    engine = nil
  }
}
