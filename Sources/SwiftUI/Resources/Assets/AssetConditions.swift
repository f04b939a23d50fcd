import Foundation

/// The conditions of an asset variant; a missing condition always holds.
struct AssetConditions: Decodable, Sendable {
  struct Appearance: Decodable, Sendable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  /// The scale, such as `2x`; vector images have none.
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

  /// The number of pixels per point.
  var pixelsPerPoint: CGFloat? { scale.flatMap { Double($0.prefix { $0 != "x" }) }.map { CGFloat($0) } }

  /// The score of the variant for an environment; `nil` if a condition does not hold.
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
    // An image for the opposite layout direction is flipped if there is none for this direction.
    if languageDirection != nil, !isMirrored(for: traits) { score += 2 }
    // Pictures are drawn in sRGB.
    if displayGamut == "sRGB" { score += 1 }
    return score
  }

  /// Whether the variant is for the opposite layout direction.
  func isMirrored(for traits: AssetTraits) -> Bool {
    switch languageDirection {
    case "left-to-right": traits.layoutDirection == .rightToLeft
    case "right-to-left": traits.layoutDirection == .leftToRight
    default: false
    }
  }

  /// The distance between the scales of the variant and the display; larger images are preferred to smaller ones.
  func distance(for traits: AssetTraits) -> CGFloat {
    guard let pixels = pixelsPerPoint else { return 0 }
    return pixels >= traits.scale ? pixels - traits.scale : 100 + traits.scale - pixels
  }
}

/// A variant of an asset.
protocol AssetVariant {
  var conditions: AssetConditions { get }
}

extension Sequence where Element: AssetVariant {
  /// The variant with the highest score; among equal scores, the first one in the catalog.
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
