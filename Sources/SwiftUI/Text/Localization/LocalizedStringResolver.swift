import Foundation

/// What a screen is asked for when a view shows a localized string key.
package struct LocalizedStringRequest {
  package let key: String

  /// The name of the strings table, nil for `Localizable`.
  package let table: String?

  /// The bundle that contains the table, nil for the main bundle.
  package let bundle: Bundle?
  package let locale: Locale

  /// The interpolated values in order, where they are numbers: plural forms depend on them.
  package var numbers: [Double?] = []

  /// What kind of device shows the text: some texts depend on it.
  var idiom = Device.Idiom.phone
}

/// How a screen finds localized strings. A key that is not found is shown itself.
package struct LocalizedStringResolver: Sendable {
  package var string: @Sendable (LocalizedStringRequest) -> String?

  package init(string: @escaping @Sendable (LocalizedStringRequest) -> String?) {
    self.string = string
  }

  /// Knows no string.
  package static let none = LocalizedStringResolver { _ in nil }
}

extension EnvironmentValues {
  private enum LocalizedStringsKey: EnvironmentKey {
    static var defaultValue: LocalizedStringResolver { .none }
  }

  /// How localized strings are found; set by the screen.
  package var localizedStrings: LocalizedStringResolver {
    get { self[LocalizedStringsKey.self] }
    set { self[LocalizedStringsKey.self] = newValue }
  }
}
