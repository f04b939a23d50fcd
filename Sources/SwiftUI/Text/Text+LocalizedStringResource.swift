import Foundation

extension Text {
  /// Creates a text view that shows a localized string, in the language of the view.
  // Disfavored, so that a literal is a `LocalizedStringKey`.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(storage: .formatted(TextFormat(resource)))
  }
}
