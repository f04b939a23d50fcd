import Foundation
import PhoneSimulation

struct TranslationData: PhoneValue {
  var texts: [String: [String: String]] = [:]
  var installed: Set<String> = []
}

// Translations, for a test.
extension SimulatedPhone {
  /// The translations of texts, by the code of a language: `["de": ["Tea": "Tee"]]`. At first none.
  public var translations: [String: [String: String]] {
    get { self[TranslationData.self].texts }
    set { update(TranslationData.self) { $0.texts = newValue } }
  }

  /// The codes of the languages that are on the phone; those of `translations` are there as well.
  public var installedTranslationLanguages: Set<String> {
    get { self[TranslationData.self].installed.union(translations.keys) }
    set { update(TranslationData.self) { $0.installed = newValue } }
  }
}

extension Locale.Language {
  /// The language without a country, as the phone's table has it.
  var tableCode: String { languageCode?.identifier ?? minimalIdentifier }
}
