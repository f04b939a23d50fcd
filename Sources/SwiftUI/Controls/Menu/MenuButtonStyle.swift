/// The appearance of menu buttons.
@available(*, deprecated, message: "Use MenuStyle.")
public protocol MenuButtonStyle {}

/// The default style for the menu button's context.
@available(*, deprecated, message: "Use DefaultMenuStyle.")
public struct DefaultMenuButtonStyle: MenuButtonStyle {
  public nonisolated init() {}
}

/// A pull-down button.
@available(*, deprecated, message: "Use DefaultMenuStyle.")
public struct PullDownMenuButtonStyle: MenuButtonStyle {
  public nonisolated init() {}
}

/// A borderless button that presents a menu.
@available(*, deprecated, message: "Use BorderlessButtonMenuStyle.")
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  public nonisolated init() {}
}

/// A borderless pull-down button.
@available(*, deprecated, message: "Use BorderlessButtonMenuStyle.")
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
  public nonisolated init() {}
}

@available(*, deprecated)
extension EnvironmentValues {
  @Entry package var menuButtonStyle: any MenuButtonStyle = DefaultMenuButtonStyle()
}

extension View {
  /// Sets the style of menu buttons within this view.
  ///
  /// - Note: Approximate: menu buttons look like menus; a warning is recorded for a style other than the default.
  @available(*, deprecated, message: "Use menuStyle(_:).")
  public nonisolated func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
    environment(\.menuButtonStyle, style)
      .unsupported("menuButtonStyle(_:)", "menu buttons look like menus.", when: !(style is DefaultMenuButtonStyle))
  }
}
