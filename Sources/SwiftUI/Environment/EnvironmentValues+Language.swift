import Foundation

extension EnvironmentValues {
  /// The language of the locale, by its code: "ko".
  var languageCode: Substring { locale.identifier.prefix { $0 != "_" && $0 != "-" } }

  /// Whether the language is Korean, whose lines are higher.
  var isKorean: Bool { languageCode == "ko" }
}
