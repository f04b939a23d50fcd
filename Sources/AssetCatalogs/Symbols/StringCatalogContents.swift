import Foundation

/// The parts of a string catalog that determine its symbols.
struct StringCatalogContents: Decodable {
  private let sourceLanguage: String?
  private let strings: [String: Entry]

  private struct Entry: Decodable {
    let extractionState: String?
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  private struct Unit: Decodable { let value: String }

  private struct Variations: Decodable {
    let plural: [String: Variation]?
    let device: [String: Variation]?
  }

  private final class Variation: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  private struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
  }

  /// A symbol for each key that was added manually, sorted by key. Keys that Xcode extracted from the sources need no
  /// symbol.
  var symbols: [StringSymbol] {
    strings.filter { $0.value.extractionState == "manual" }.sorted { $0.key < $1.key }.map { key, entry in
      let localization = entry.localizations?[sourceLanguage ?? "en"]
      let variables = (localization?.substitutions ?? [:]).mapValues { substitution in
        (
          type: StringFormat.type(of: substitution.formatSpecifier ?? "lld"),
          position: substitution.argNum.flatMap { $0 > 0 ? $0 : nil }
        )
      }
      let text = localization?.stringUnit?.value ?? Self.text(of: localization?.variations) ?? key
      return StringSymbol(key: key, format: StringFormat(text, variables: variables))
    }
  }

  /// The plural form `other`, or the variation for other devices.
  private static func text(of variations: Variations?) -> String? {
    let variation = variations?.plural?["other"] ?? variations?.device?["other"]
    return variation.flatMap { $0.stringUnit?.value ?? text(of: $0.variations) }
  }
}
