extension NavigationLink where Destination == Never {
  /// Creates a navigation link that presents the view corresponding to a value.
  ///
  /// - Parameters:
  ///   - value: The value to append to the stack's path; the link is disabled if it is `nil`.
  ///   - label: A label that describes the view that this link presents.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// Creates a navigation link that presents the view corresponding to a codable value.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where P: Decodable, P: Encodable {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// Creates a navigation link that presents the view corresponding to a value, with a localized title.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a navigation link that presents the view corresponding to a value, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }

  /// Creates a navigation link that presents the view corresponding to a codable value, with a localized title.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Decodable, P: Encodable {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a navigation link that presents the view corresponding to a codable value, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text, P: Decodable, P: Encodable {
    self.init(value: value) { Text(title) }
  }
}
