extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab with a localized title and a symbol, selected by a value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage), role: role)
  }

  /// Creates a tab with a localized title and a symbol, selected by a value of a selection that may be `nil`.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(.some(value)), content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage),
      role: role)
  }

  /// Creates a tab with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage), role: role)
  }

  /// Creates a tab with a title and a symbol, selected by a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: SwiftUI.Label(title, systemImage: systemImage), role: role)
  }

  /// Creates a tab with a title and a symbol, selected by a value of a selection that may be `nil`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, systemImage: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(.some(value)), content: content(), label: SwiftUI.Label(title, systemImage: systemImage), role: role)
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: SwiftUI.Label(title, systemImage: systemImage), role: role)
  }

  /// Creates a tab with a localized title and an image, selected by a value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: SwiftUI.Label(titleKey, image: image), role: role)
  }

  /// Creates a tab with a localized title and an image, selected by a value of a selection that may be `nil`.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: .some(.some(value)), content: content(), label: SwiftUI.Label(titleKey, image: image), role: role)
  }

  /// Creates a tab with a localized title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, image: image), role: role)
  }

  /// Creates a tab with a title and an image, selected by a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: SwiftUI.Label(title, image: image), role: role)
  }

  /// Creates a tab with a title and an image, selected by a value of a selection that may be `nil`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, image: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: .some(.some(value)), content: content(), label: SwiftUI.Label(title, image: image), role: role)
  }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: SwiftUI.Label(title, image: image), role: role)
  }
}
