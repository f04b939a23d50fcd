/// The trait of `badge(_:)`, shown beside the content of a list row or a tab.
package enum BadgeKey: ViewTraitKey {
  package typealias Value = Text?
}

extension View {
  /// Generates a badge for the view from an integer value; zero shows none.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(TraitModifier(BadgeKey.self, count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Generates a badge for the view from a text view.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(TraitModifier(BadgeKey.self, label))
  }

  /// Generates a badge for the view from a localized string key.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(TraitModifier(BadgeKey.self, key.map { Text($0) }))
  }

  /// Generates a badge for the view from a string.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(TraitModifier(BadgeKey.self, label.map { Text($0) }))
  }
}
