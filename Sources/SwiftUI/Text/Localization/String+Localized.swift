import Foundation

extension String {
  /// A key of a strings table with the values of its interpolations, for `String(localized:)`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    fileprivate let key: LocalizedStringKey

    /// What is looked up.
    var text: String { key.key }

    /// A key without values.
    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    private init(_ key: LocalizedStringKey) {
      self.key = key
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// These values in the text that another key has.
    func lookedUp(by key: String) -> LocalizationValue {
      LocalizationValue(LocalizedStringKey(key, arguments: self.key.arguments))
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates a string that is looked up in the strings tables of a bundle, as views look up theirs.
  ///
  /// - Parameters:
  ///   - key: What is looked up; it is the string itself if no table has it.
  ///   - table: The name of the table, `Localizable` if there is none.
  ///   - bundle: The bundle with the table; all bundles of the program if there is none.
  ///   - locale: The language to look for; that of views without another one, US English, if there is none.
  ///   - comment: What translators are told. It makes no difference.
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
