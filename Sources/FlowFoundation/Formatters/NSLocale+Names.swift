import Foundation

extension NSLocale {
  /// The name of a language in the language of this locale.
  ///
  /// - Parameter languageCode: The code of the language, such as `de`.
  /// - Returns: The name, or `nil` if the code is unknown.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    (self as Locale).localizedString(forLanguageCode: languageCode)
  }

  /// The name of a country or region in the language of this locale.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    (self as Locale).localizedString(forRegionCode: countryCode)
  }

  /// The name of a currency in the language of this locale.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    (self as Locale).localizedString(forCurrencyCode: currencyCode)
  }
}
