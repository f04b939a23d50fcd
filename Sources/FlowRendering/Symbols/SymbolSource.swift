import Foundation

/// Icons by their SF Symbols names, drawn from an icon font of the distribution.
///
/// SF Symbols belong to Apple and cannot be shipped. About 1,800 names have a counterpart (`SymbolTable`), and
/// many more are composed of those; some counterparts are only similar, and an outlined symbol may be drawn filled.
/// Other names return `nil`: the caller draws a labeled placeholder and records a warning.
package final class SymbolSource {
  package enum Scale: Hashable, Sendable {
    case small, medium, large

    /// The size relative to a medium symbol.
    package var factor: Double {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  private let fonts: FontSet
  private lazy var composer = SymbolComposer(fonts: fonts)
  private lazy var largeComposer = SymbolComposer(fonts: fonts, lines: 1 / Scale.large.factor)
  private var known: [Key: SymbolGlyph?] = [:]

  private struct Key: Hashable {
    var name: String
    var pointSize: Double
    var weight: Int
    var scale: Scale
    var isMirrored: Bool
    var isCentered: Bool
  }

  package init(fonts: FontSet = .installed) {
    self.fonts = fonts
  }

  /// Returns the symbol at the size of a font.
  ///
  /// - Parameters:
  ///   - name: An SF Symbols name such as "heart.fill".
  ///   - pointSize: The size of the adjacent font.
  ///   - weight: The weight, 100...900 as in `FontSpec`; weights below 400 are drawn as 400.
  ///   - isCentered: Whether the symbol is in the middle of its box, as in bars, also if it lies lower beside texts.
  ///   - isRightToLeft: Whether symbols that point in the reading direction point to the left.
  package func symbol(
    named name: String, pointSize: Double, weight: Int = 400, scale: Scale = .medium, isCentered: Bool = false,
    isRightToLeft: Bool = false
  ) -> SymbolGlyph? {
    let key = Key(
      name: name, pointSize: pointSize, weight: weight, scale: scale,
      isMirrored: isRightToLeft && Self.followsReading(name), isCentered: isCentered)
    if let glyph = known[key] { return glyph }
    let glyph = make(key)
    if known.count >= 2_000 { known.removeAll() }
    known[key] = glyph
    return glyph
  }

  /// Whether a symbol is mirrored in right-to-left layouts: names with a word for a reading direction, lists and
  /// speakers. Left and right do not change, nor do the buttons of a player.
  private static func followsReading(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return ["list", "speaker"].contains(words.first)
      || words.dropFirst().contains { ["forward", "backward", "leading", "trailing"].contains($0) }
  }

  private func make(_ key: Key) -> SymbolGlyph? {
    let composer = key.scale == .large ? largeComposer : composer
    guard let parts = composer.parts(named: key.name), key.pointSize > 0, key.pointSize.isFinite else { return nil }
    let em = key.pointSize * key.scale.factor
    let bounds = SymbolComposer.bounds(parts)
    guard !bounds.isNull else { return nil }
    // A heart of 15.3 points has one point above and below.
    let horizontal = composer.sides(of: key.name) * em
    let vertical = 0.059 * em
    let size = CGSize(
      width: Double(bounds.width) * em + 2 * horizontal, height: Double(bounds.height) * em + 2 * vertical)
    let place = RenderTransform(
      a: key.isMirrored ? -em : em, d: em,
      tx: horizontal + composer.shift(of: key.name) * em + (key.isMirrored ? Double(bounds.maxX) : -Double(bounds.minX))
        * em,
      ty: vertical + ((key.isCentered ? 0 : composer.drop(of: key.name)) - Double(bounds.minY)) * em)
    // Symbols are centered on the capitals of the adjacent text.
    let baseline = Double(size.height) / 2 + FontSpec(size: key.pointSize).metrics.capHeight / 2
    let emphasis = Double(max(0, min(900, key.weight) - 400)) / 500 * 0.075 * em
    var glyph = SymbolGlyph(
      name: key.name, parts: SymbolComposer.transformed(parts, place), size: size, baseline: baseline,
      emphasis: emphasis)
    glyph.knowsLayers = composer.knowsLayers(of: key.name)
    return glyph
  }
}
