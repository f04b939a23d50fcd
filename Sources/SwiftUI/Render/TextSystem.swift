import FlowRendering

/// Lays out and draws the text and symbols of a screen.
@MainActor
package final class TextSystem {
  package let measurer: any TextMeasuring

  /// The engine that draws text, or `nil` if text is only measured.
  package let engine: TextEngine?

  package let symbols = SymbolSource()

  private var lastLanguage: (locale: Locale, code: String?)?

  /// The code of a locale's language, such as "en"; cached, because every text asks for it, nearly always with one
  /// locale.
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
    let design: ObjectIdentifier
  }

  /// The number of cached fonts; an app may compute fonts from changing numbers.
  private static let fontLimit = 100

  /// The request to the text engine for a font; cached, because screens have few fonts and ask with each text.
  func spec(of font: Font, in environment: EnvironmentValues) -> FontSpec {
    let key = KnownFont(
      font: font, size: environment.dynamicTypeSize, weight: environment.legibilityWeight,
      design: ObjectIdentifier(environment.design))
    if let known = fonts[key] { return known }
    let spec = font.resolve(in: environment)
    if fonts.count == Self.fontLimit { fonts.removeAll() }
    fonts[key] = spec
    return spec
  }

  /// The text system of all screens without their own: fonts are opened, and texts shaped, once for all of them.
  ///
  /// It caches only what depends on texts and fonts alone, so that screens do not affect each other.
  package static let shared = TextSystem()

  /// Creates a text system with the fonts of the machine's distribution.
  package init() {
    InformationFonts.register()
    let engine = TextEngine()
    self.engine = engine
    measurer = engine
  }

  /// Creates a text system that only measures, for tests and benchmarks of the engine alone.
  package init(measurer: any TextMeasuring) {
    self.measurer = measurer
    engine = nil
  }
}
