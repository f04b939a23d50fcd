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

  private var fonts: [KnownFont: FontSpec] = [:]

  private struct KnownFont: Hashable {
    let font: Font
    let size: DynamicTypeSize
    let weight: LegibilityWeight?
    let idiom: Device.Idiom
  }

  /// How many fonts are kept: an app may make them of numbers that change.
  private static let fontLimit = 100

  /// What a font asks of the text engine; screens have few, and ask for them with each text.
  func spec(of font: Font, in environment: EnvironmentValues) -> FontSpec {
    let key = KnownFont(
      font: font, size: environment.dynamicTypeSize, weight: environment.legibilityWeight,
      idiom: environment.deviceIdiom)
    if let known = fonts[key] { return known }
    let spec = font.resolve(in: environment)
    if fonts.count == Self.fontLimit { fonts.removeAll() }
    fonts[key] = spec
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
