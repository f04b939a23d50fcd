import Foundation

/// A reference to a localized string: what is looked up, where, and in which language.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// Where the tables are.
  ///
  /// `@unchecked Sendable` for the resource: a bundle is read, and never changed.
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

    /// The bundle itself; `nil` stands for all bundles of the program.
    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// What is shown when no table has the key.
  public let defaultValue: String.LocalizationValue

  /// The name of the table, `Localizable` if there is none.
  public let table: String?

  /// The language to look for.
  public var locale: Locale

  let bundle: BundleDescription
  private let lookedUp: String.LocalizationValue

  /// The key that is looked up.
  public var key: String { lookedUp.text }

  /// Refers to a string by a key that is its text as well.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale(identifier: "en_US"),
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    lookedUp = keyAndValue
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Refers to a string by a key of its own; the values of the default are those of what is found.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    lookedUp = defaultValue.lookedUp(by: key.description)
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The string in a language.
  func string(in locale: Locale) -> String {
    let found = String(localized: lookedUp, table: table, bundle: bundle.bundle, locale: locale)
    guard lookedUp != defaultValue, found == lookedUp.text else { return found }
    return String(localized: defaultValue, table: table, bundle: bundle.bundle, locale: locale)
  }
}

extension String {
  /// Creates a string that a resource refers to.
  public init(localized resource: LocalizedStringResource) {
    self = resource.string(in: resource.locale)
  }
}

extension Text {
  /// Creates a text view that shows a localized string, in the language of the view.
  // Disfavored, so that a literal is a `LocalizedStringKey`.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(storage: .formatted(TextFormat { resource.string(in: $0.locale) }))
  }
}
