import Foundation

/// A string catalog: an `.xcstrings` file.
struct StringCatalog: StringTable {
  private struct Contents: Decodable, Sendable {
    var strings: [String: Entry]
  }

  private struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  private struct Unit: Decodable, Sendable {
    var value: String
  }

  private struct Variations: Decodable, Sendable {
    var plural: [String: Variation]?
    var device: [String: Variation]?
  }

  /// Variations by device hold variations by number.
  private final class Variation: Decodable, Sendable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  private let contents: Contents

  init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    self.contents = contents
  }

  func string(_ key: String, language: String, numbers: [Double]) -> String? {
    guard let localization = contents.strings[key]?.localizations?[language] else { return nil }
    return text(localization.stringUnit, localization.variations, language, numbers)
  }

  private func text(
    _ unit: Unit?, _ variations: Variations?, _ language: String, _ numbers: [Double]
  ) -> String? {
    if let unit { return unit.value }
    if let plural = variations?.plural {
      let category = PluralCategory(of: numbers.first ?? 0, language: language)
      let variation = (numbers.first == 0 ? plural["zero"] : nil) ?? plural[category.rawValue] ?? plural["other"]
      return variation.flatMap { text($0.stringUnit, $0.variations, language, numbers) }
    }
    let device = variations?.device
    return (device?["iphone"] ?? device?["other"]).flatMap {
      text($0.stringUnit, $0.variations, language, numbers)
    }
  }
}
