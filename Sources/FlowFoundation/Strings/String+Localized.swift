import Foundation

extension String {
  /// Creates a localized string from the strings tables of a bundle, which are also those of views.
  ///
  /// - Parameters:
  ///   - key: The key to look up; if no table contains it, it is the string itself.
  ///   - table: The name of the table; `Localizable` by default.
  ///   - bundle: The bundle that contains the table; by default all bundles of the program.
  ///   - locale: The language to look for; by default US English, as in views.
  ///   - comment: A comment for translators, without effect.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = key.string(table: table, bundle: bundle, in: locale ?? LocalizationValue.standardLocale)
  }

  /// Creates a localized string from a key, or from a default value if no table contains the key.
  ///
  /// - Parameters:
  ///   - key: The key to look up.
  ///   - defaultValue: The text, with the values to insert, if no table contains the key.
  ///   - table: The name of the table; `Localizable` by default.
  ///   - bundle: The bundle that contains the table; by default all bundles of the program.
  ///   - locale: The language to look for; by default US English, as in views.
  ///   - comment: A comment for translators, without effect.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.string(
      key: key.description, table: table, bundle: bundle, in: locale ?? LocalizationValue.standardLocale)
  }

  /// Creates the string that a resource refers to.
  public init(localized resource: LocalizedStringResource) {
    self = resource.string(in: resource.locale)
  }
}
