extension View {
  /// Configures the view's title for purposes of navigation, using a localized string.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Configures the view's title for purposes of navigation, using a string.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Configures the view's title for purposes of navigation.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationBarWriter(name: "navigationTitle", keyPath: \.title, value: title))
  }

  /// Configures the view's title for purposes of navigation, using a string binding.
  ///
  /// On iOS, people can edit the title in its menu, which does not exist here: the title is shown unchanged.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Configures the view's subtitle for purposes of navigation, using a localized string.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Configures the view's subtitle for purposes of navigation, using a string.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Configures the view's subtitle for purposes of navigation.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(NavigationBarWriter(name: "navigationSubtitle", keyPath: \.subtitle, value: subtitle))
  }
}
