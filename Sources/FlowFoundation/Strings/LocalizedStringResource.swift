import Foundation

/// A reference to a localized string: its key, table, bundle and language.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// The bundle that contains the string tables.
  ///
  /// The resource is `@unchecked Sendable` because bundles are only read, never changed.
  public enum BundleDescription: Equatable {
    /// The bundle of the app.
    case main

    /// The bundle that a class comes from.
    case forClass(AnyClass)

    /// The bundle in a folder.
    case atURL(URL)

    public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool {
      lhs.bundle?.bundlePath == rhs.bundle?.bundlePath
    }

    /// The bundle; `nil` represents all bundles of the program.
    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The value to show if no table contains the key.
  public let defaultValue: String.LocalizationValue

  /// The name of the table; `Localizable` if `nil`.
  public let table: String?

  /// The language of the string.
  public var locale: Locale

  let bundle: BundleDescription
  /// The key.
  public let key: String

  /// Creates a reference with a key that is also the default value.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale(identifier: "en_US"),
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a reference with a separate key; the values interpolated in the default value are inserted into the
  /// localized string.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Returns the string in a language.
  package func string(in locale: Locale) -> String {
    defaultValue.string(key: key, table: table, bundle: bundle.bundle, in: locale)
  }
}
