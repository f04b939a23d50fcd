import Foundation

/// A request to a screen for a localized string.
package struct LocalizedStringRequest {
  package let key: String

  /// The name of the strings table, nil for `Localizable`.
  package let table: String?

  /// The bundle that contains the table, nil for the main bundle.
  package let bundle: Bundle?
  package let locale: Locale

  /// The interpolated values in order, `nil` for those that are not numbers: plural forms depend on them.
  package var numbers: [Double?] = []

  /// The kind of device, on which some texts depend.
  var idiom = Device.Idiom.phone
}

/// Finds localized strings for a screen. A key that is not found is shown itself.
package struct LocalizedStringResolver: Sendable {
  package var string: @Sendable (LocalizedStringRequest) -> String?

  package init(string: @escaping @Sendable (LocalizedStringRequest) -> String?) {
    self.string = string
  }

  /// A resolver without strings.
  package static let none = LocalizedStringResolver { _ in nil }
}

extension EnvironmentValues {
  private enum LocalizedStringsKey: EnvironmentKey {
    static var defaultValue: LocalizedStringResolver { .none }
  }

  /// The resolver of localized strings; set by the screen.
  package var localizedStrings: LocalizedStringResolver {
    get { self[LocalizedStringsKey.self] }
    set { self[LocalizedStringsKey.self] = newValue }
  }
}
