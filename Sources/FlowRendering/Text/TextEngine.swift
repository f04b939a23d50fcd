import Foundation

/// Lays out text with Pango and HarfBuzz. Never shared between threads.
///
/// Sizes and pixels depend only on the paragraph and the installed fonts (`fontIdentity`), not on the machine's font
/// configuration, locale or environment. Creating an engine is free; fonts are opened with the first text.
package final class TextEngine: TextMeasuring {
  /// Problems such as a missing font or a character without a glyph, one sentence each, in order.
  package private(set) var warnings: [String]

  package let symbols: SymbolSource

  /// `FontSet.identity` of the fonts.
  package var fontIdentity: String { library.identity }

  private var library: FontLibrary

  /// The generation of the app's fonts at the last check, or `nil` for an engine with a fixed set of fonts.
  private var appGeneration: Int?
  private(set) var shaper = SimpleTextShaper()
  let glyphs = GlyphPainter()
  private var western: Typesetter?
  private var all: Typesetter?
  private lazy var withoutFonts = FixedMetricsTextMeasurer()

  private var shaped: [Paragraph: ShapedText] = [:]
  private var breakable: [Paragraph: BreakableText?] = [:]
  private var layouts: [Key: TextLayout] = [:]

  /// Layouts by Pango that are the same at smaller widths, as that at which a text is drawn, and their widths.
  private var stable: [Paragraph: (limit: Double, layout: TextLayout)] = [:]

  /// The number of glyphs in these, about.
  private var glyphCount = 0

  private struct Key: Hashable {
    var paragraph: Paragraph
    var maxWidth: Double
    var maxHeight: Double
  }

  package init(library: FontLibrary = .installed) {
    self.library = library
    appGeneration = library === FontLibrary.installed ? 0 : nil
    symbols = SymbolSource(fonts: library.fonts)
    warnings = library.fonts.warnings
  }

  /// Resets the engine if the app has registered fonts since the last check.
  private func followAppFonts() {
    guard let appGeneration, AppFonts.shared.generation != appGeneration else { return }
    self.appGeneration = AppFonts.shared.generation
    guard let library = AppFonts.shared.library else { return }
    self.library = library
    western = nil
    all = nil
    shaper = SimpleTextShaper()
    shaped = [:]
    breakable = [:]
    layouts = [:]
    stable = [:]
    glyphCount = 0
  }

  /// The number of times that a text was laid out, for benchmarks and tests.
  package var layoutCount: Int { shaper.layoutCount + (western?.layoutCount ?? 0) + (all?.layoutCount ?? 0) }

  package func layout(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> TextLayout {
    followAppFonts()
    let limit = maxWidth.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    if let text = shape(paragraph) {
      if let layout = text.lineLayout(of: paragraph, maxWidth: limit),
        !paragraph.hasToShrink(layout.metrics, maxHeight: maxHeight)
      {
        return layout
      }
      // Layouts ask for the smallest width of everything, with a proposal of zero.
      if limit < 1, maxHeight == nil, paragraph.lineLimit == nil, let layout = text.columnLayout(of: paragraph) {
        return layout
      }
    }
    let key = Key(paragraph: paragraph, maxWidth: limit, maxHeight: maxHeight ?? .infinity)
    if let known = layouts[key] { return known }
    if let known = stable[paragraph], limit <= known.limit, known.layout.fits(width: limit, height: maxHeight) {
      return known.layout
    }
    let new: TextLayout?
    switch broken(paragraph, maxWidth: limit, maxHeight: maxHeight ?? .infinity) {
    case .layout(let layout): new = layout
    case .tooLong: new = typeset(paragraph, maxWidth: limit, maxHeight: maxHeight, isTooLong: true)
    case nil: new = typeset(paragraph, maxWidth: limit, maxHeight: maxHeight)
    }
    guard let layout = new else {
      return withoutFonts.layout(paragraph, maxWidth: maxWidth, maxHeight: maxHeight)
    }
    makeRoom(forGlyphsOf: paragraph)
    layouts[key] = layout
    if layout.isStable { stable[paragraph] = (limit, layout) }
    return layout
  }

  private func makeRoom(forGlyphsOf paragraph: Paragraph) {
    glyphCount += paragraph.runs.reduce(16) { $0 + $1.string.utf8.count }
    if glyphCount < Self.glyphLimit { return }
    glyphCount = 0
    layouts.removeAll(keepingCapacity: true)
    stable.removeAll(keepingCapacity: true)
    shaped.removeAll(keepingCapacity: true)
    breakable.removeAll(keepingCapacity: true)
  }

  /// The largest number of glyphs that are kept, about: an app shows the same texts again and again.
  private static let glyphLimit = 1_000_000

  /// The glyphs of a plain text; `nil` for any other text.
  private func shape(_ paragraph: Paragraph) -> ShapedText? {
    guard paragraph.runs.count == 1, SimpleTextShaper.accepts(paragraph) else { return nil }
    if let known = shaped[paragraph] { return known }
    guard let typesetter = typesetter(.western) else { return nil }
    let font = typesetter.font(paragraph.runs[0].font, language: paragraph.language)
    guard let text = shaper.shape(paragraph.runs[0], font: font, language: paragraph.language) else { return nil }
    makeRoom(forGlyphsOf: paragraph)
    shaped[paragraph] = text
    collectWarnings(of: typesetter)
    return text
  }

  /// Breaks a shaped text into lines; returns `nil` for a text that only Pango lays out, and for one that does not fit and
  /// may shrink.
  func breakLines(_ paragraph: Paragraph, maxWidth: Double, maxHeight: Double) -> TextLayout? {
    guard case .layout(let layout) = broken(paragraph, maxWidth: maxWidth, maxHeight: maxHeight) else { return nil }
    return layout
  }

  /// Breaks a shaped text into lines; returns `nil` for a text that only Pango lays out.
  private func broken(_ paragraph: Paragraph, maxWidth: Double, maxHeight: Double) -> BrokenLines? {
    guard let text = breakable(paragraph),
      let typesetter = typesetter(text.items.isEmpty ? .western : Self.coverage(for: paragraph))
    else { return nil }
    if let layout = lineLayout(text, of: paragraph, maxWidth: maxWidth) {
      return paragraph.hasToShrink(layout.metrics, maxHeight: maxHeight) ? .tooLong : .layout(layout)
    }
    let lines = breakLines(text, of: paragraph, maxWidth: maxWidth, maxHeight: maxHeight, typesetter: typesetter)
    collectWarnings(of: typesetter)
    if case .layout(let layout) = lines, paragraph.hasToShrink(layout.metrics, maxHeight: maxHeight) { return .tooLong }
    return lines
  }

  private func breakable(_ paragraph: Paragraph) -> BreakableText? {
    if let known = breakable[paragraph] { return known }
    guard SimpleTextShaper.accepts(paragraph), let typesetter = typesetter(.western) else { return nil }
    var text: BreakableText?
    if paragraph.runs.count == 1 {
      text = shape(paragraph).flatMap { shaper.breakable($0, of: paragraph) }
    } else {
      let fonts = paragraph.runs.map { typesetter.font($0.font, language: paragraph.language) }
      text = shaper.shape(paragraph, fonts: fonts)
      makeRoom(forGlyphsOf: paragraph)
      collectWarnings(of: typesetter)
    }
    if text == nil { text = itemize(paragraph) }
    breakable[paragraph] = .some(text)
    return text
  }

  /// Shapes a text of several fonts or scripts; returns `nil` if it needs a layout by Pango.
  private func itemize(_ paragraph: Paragraph) -> BreakableText? {
    guard let typesetter = typesetter(Self.coverage(for: paragraph)) else { return nil }
    let fonts = paragraph.runs.map { typesetter.font($0.font, language: paragraph.language) }
    let text = typesetter.shaper.shape(paragraph, fonts: fonts, typesetter: typesetter)
    if text != nil { typesetter.layoutCount += 1 }
    makeRoom(forGlyphsOf: paragraph)
    collectWarnings(of: typesetter)
    return text
  }

  /// Lays out a paragraph with Pango; returns `nil` if there are no fonts.
  ///
  /// - Parameter isTooLong: Whether it is known that the text does not fit as it is.
  func typeset(
    _ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?, isTooLong: Bool = false
  ) -> TextLayout? {
    followAppFonts()
    guard let typesetter = typesetter(Self.coverage(for: paragraph)) else { return nil }
    let layout = typesetter.layout(paragraph, maxWidth: maxWidth, maxHeight: maxHeight, isTooLong: isTooLong)
    collectWarnings(of: typesetter)
    return layout
  }

  /// The fonts that a text needs.
  private static func coverage(for paragraph: Paragraph) -> FontConfiguration.Coverage {
    for run in paragraph.runs {
      var string = run.string
      if !string.withUTF8({ TextClasses.isWestern($0) }) { return .all }
    }
    return .western
  }

  private func typesetter(_ coverage: FontConfiguration.Coverage) -> Typesetter? {
    switch coverage {
    case .western:
      if western == nil { western = Typesetter(library: library, coverage: .western, symbols: symbols) }
      return western
    case .all:
      if all == nil { all = Typesetter(library: library, coverage: .all, symbols: symbols) }
      return all
    }
  }

  private func collectWarnings(of typesetter: Typesetter) {
    guard !typesetter.warnings.isEmpty else { return }
    for warning in typesetter.takeWarnings() where !warnings.contains(warning) {
      warnings.append(warning)
    }
  }
}
