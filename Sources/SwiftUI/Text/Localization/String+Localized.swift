import Foundation

extension String {
  /// A key of a strings table with its interpolated values, for `String(localized:)`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    fileprivate let key: LocalizedStringKey

    /// The key to look up.
    var text: String { key.key }

    /// Creates a key without values.
    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    private init(_ key: LocalizedStringKey) {
      self.key = key
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// The same values with another key.
    func lookedUp(by key: String) -> LocalizationValue {
      LocalizationValue(LocalizedStringKey(key, arguments: self.key.arguments))
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

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
    var environment = EnvironmentValues()
    if let locale { environment.locale = locale }
    environment.localizedStrings = LocalizedStringResolver { StringTables.string($0) }
    self = key.key.resolve(table: table, bundle: bundle, in: environment)
  }
}
