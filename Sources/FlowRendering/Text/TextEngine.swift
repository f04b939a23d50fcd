import Foundation

/// Measures and draws text with Pango. Never shared between threads.
///
/// Sizes and pixels depend only on the paragraph and the installed fonts (`fonts.identity`), not on the machine's font
/// configuration, locale or environment. Creating an engine is free; fonts are opened with the first text.
package final class TextEngine: TextMeasuring {
  /// Problems such as a missing font or a character without a glyph, one sentence each, in order.
  package private(set) var warnings: [String]

  package let symbols: SymbolSource
  package var fonts: FontSet { library.fonts }

  private var library: FontLibrary

  /// The generation of the app's fonts at the last check, or `nil` for an engine with a fixed set of fonts.
  private var appGeneration: Int?
  private var shaper = SimpleTextShaper()
  let glyphs = GlyphPainter()
  private var western: Typesetter?
  private var all: Typesetter?
  private lazy var withoutFonts = FixedMetricsTextMeasurer()

  private var simple: [Paragraph: Measured] = [:]
  private var measured: [Key: TextMetrics] = [:]

  private struct Measured {
    var result: SimpleTextShaper.Result
    var metrics: FontMetrics
  }

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
    simple = [:]
    measured = [:]
  }

  package func measure(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> TextMetrics {
    followAppFonts()
    let limit = maxWidth.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    if SimpleTextShaper.accepts(paragraph), let metrics = measureSimple(paragraph, limit: limit, maxHeight: maxHeight) {
      return metrics
    }
    let key = Key(paragraph: paragraph, maxWidth: limit, maxHeight: maxHeight ?? .infinity)
    if let known = measured[key] { return known }
    guard let text = typeset(paragraph, maxWidth: limit, maxHeight: maxHeight) else {
      return withoutFonts.measure(paragraph, maxWidth: maxWidth, maxHeight: maxHeight)
    }
    let metrics = text.metrics
    if measured.count >= Self.cacheLimit { measured.removeAll(keepingCapacity: true) }
    measured[key] = metrics
    return metrics
  }

  package func lineStarts(of paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> [Int]? {
    typeset(paragraph, maxWidth: maxWidth, maxHeight: maxHeight)?.lines.map {
      Int($0.pointer.pointee.start_index) + $0.byteOffset
    }
  }

  private static let cacheLimit = 20_000

  /// Measures one line of plain text that fits; returns `nil` for any other text.
  private func measureSimple(_ paragraph: Paragraph, limit: Double, maxHeight: Double?) -> TextMetrics? {
    let run = paragraph.runs[0]
    let result: SimpleTextShaper.Result
    let metrics: FontMetrics
    if let known = simple[paragraph] {
      result = known.result
      metrics = known.metrics
    } else {
      guard let typesetter = typesetter(.western) else { return nil }
      let font = typesetter.font(run.font, language: paragraph.language)
      guard let fresh = shaper.measure(run, font: font, language: paragraph.language) else { return nil }
      if simple.count >= Self.cacheLimit { simple.removeAll(keepingCapacity: true) }
      simple[paragraph] = Measured(result: fresh, metrics: font.metrics)
      collectWarnings(of: typesetter)
      result = fresh
      metrics = font.metrics
    }
    let ascent = metrics.ascent + max(0, run.baselineOffset)
    let descent = metrics.descent + max(0, -run.baselineOffset)
    if result.width > limit + 0.01 {
      // Layouts ask for the smallest width of everything, with a proposal of zero.
      guard limit < 1, maxHeight == nil, paragraph.lineLimit == nil else { return nil }
      let pitch = ascent + descent + metrics.lineGap + paragraph.lineSpacing
      let last = Double(result.narrowestLines - 1) * pitch
      return TextMetrics(
        size: CGSize(width: result.narrowest, height: last + ascent + descent), firstBaseline: ascent,
        lastBaseline: last + ascent, lineCount: result.narrowestLines)
    }
    return TextMetrics(
      size: CGSize(width: result.width, height: ascent + descent), firstBaseline: ascent, lastBaseline: ascent,
      lineCount: 1)
  }

  /// Lays out a paragraph; returns `nil` if there are no fonts.
  func typeset(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> TypesetText? {
    followAppFonts()
    let coverage: FontConfiguration.Coverage = Self.isWestern(paragraph) ? .western : .all
    guard let typesetter = typesetter(coverage) else { return nil }
    let text = typesetter.typeset(paragraph, maxWidth: maxWidth, maxHeight: maxHeight)
    collectWarnings(of: typesetter)
    return text
  }

  private static func isWestern(_ paragraph: Paragraph) -> Bool {
    for run in paragraph.runs {
      var string = run.string
      if !string.withUTF8({ TextClasses.isWestern($0) }) { return false }
    }
    return true
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
