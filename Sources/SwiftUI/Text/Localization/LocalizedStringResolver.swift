import Foundation

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
