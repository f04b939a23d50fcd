import Foundation

/// What a variant of an asset is for; what it does not say holds everywhere.
struct AssetConditions: Decodable, Sendable {
  struct Appearance: Decodable, Sendable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  /// `2x`; a picture of lines has none.
  var scale: String?
  var appearances: [Appearance]?
  var languageDirection: String?
  var displayGamut: String?
  var locale: String?
  var widthClass: String?
  var heightClass: String?

  enum CodingKeys: String, CodingKey {
    case idiom, scale, appearances, locale
    case languageDirection = "language-direction"
    case displayGamut = "display-gamut"
    case widthClass = "width-class"
    case heightClass = "height-class"
  }

  /// Pixels per point.
  var pixelsPerPoint: CGFloat? { scale.flatMap { Double($0.prefix { $0 != "x" }) }.map { CGFloat($0) } }

  /// How well the variant suits; nil when it is for something else.
  func score(for traits: AssetTraits) -> Int? {
    var score = 0
    if let idiom, idiom != "universal" {
      guard idiom == traits.idiom.assetName else { return nil }
      score += 64
    }
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark") where traits.colorScheme == .dark: score += 16
      case ("luminosity", "light") where traits.colorScheme == .light: score += 16
      case ("contrast", "high") where traits.contrast == .increased: score += 8
      default: return nil
      }
    }
    if let locale {
      let languages = StringTables.languages(of: traits.locale)
      guard languages.contains(locale.replacingOccurrences(of: "_", with: "-")) else { return nil }
      score += 32
    }
    for (wanted, actual) in [(widthClass, traits.horizontalSizeClass), (heightClass, traits.verticalSizeClass)] {
      guard let wanted else { continue }
      guard wanted == (actual == .compact ? "compact" : actual == .regular ? "regular" : nil) else { return nil }
      score += 4
    }
    // A picture for the other direction is turned around, if there is none for this one.
    if languageDirection != nil, !isMirrored(for: traits) { score += 2 }
    // Pictures are drawn in sRGB.
    if displayGamut == "sRGB" { score += 1 }
    return score
  }

  /// Whether the variant is for the other direction of writing.
  func isMirrored(for traits: AssetTraits) -> Bool {
    switch languageDirection {
    case "left-to-right": traits.layoutDirection == .rightToLeft
    case "right-to-left": traits.layoutDirection == .leftToRight
    default: false
    }
  }

  /// How far the variant's pixels are from those of the display: larger pictures are better than smaller ones.
  func distance(for traits: AssetTraits) -> CGFloat {
    guard let pixels = pixelsPerPoint else { return 0 }
    return pixels >= traits.scale ? pixels - traits.scale : 100 + traits.scale - pixels
  }
}

/// One of the forms that an asset has.
protocol AssetVariant {
  var conditions: AssetConditions { get }
}

extension Sequence where Element: AssetVariant {
  /// The form that suits best; the first one of equally good ones, as listed in the catalog.
  func best(for traits: AssetTraits) -> Element? {
    var best: (variant: Element, score: Int, distance: CGFloat)?
    for variant in self {
      guard let score = variant.conditions.score(for: traits) else { continue }
      let distance = variant.conditions.distance(for: traits)
      if let best, (best.score, -best.distance) >= (score, -distance) { continue }
      best = (variant, score, distance)
    }
    return best?.variant
  }
}
