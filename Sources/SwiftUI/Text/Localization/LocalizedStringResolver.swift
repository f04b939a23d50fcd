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
  /// The resolver of localized strings; set by the screen.
  @Entry package var localizedStrings: LocalizedStringResolver = .none
}
