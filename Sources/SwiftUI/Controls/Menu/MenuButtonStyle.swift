/// How menu buttons look.
@available(*, deprecated, message: "Use MenuStyle.")
public protocol MenuButtonStyle {}

/// The look that suits the place of a menu button.
@available(*, deprecated, message: "Use DefaultMenuStyle.")
public struct DefaultMenuButtonStyle: MenuButtonStyle {
  public nonisolated init() {}
}

/// A button that pulls a menu down.
@available(*, deprecated, message: "Use DefaultMenuStyle.")
public struct PullDownMenuButtonStyle: MenuButtonStyle {
  public nonisolated init() {}
}

/// A button without a border that shows a menu.
@available(*, deprecated, message: "Use BorderlessButtonMenuStyle.")
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  public nonisolated init() {}
}

/// A button without a border that pulls a menu down.
@available(*, deprecated, message: "Use BorderlessButtonMenuStyle.")
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
  public nonisolated init() {}
}

@available(*, deprecated)
extension EnvironmentValues {
  private enum MenuButtonStyleKey: EnvironmentKey {
    static var defaultValue: any MenuButtonStyle { DefaultMenuButtonStyle() }
  }

  package var menuButtonStyle: any MenuButtonStyle {
    get { self[MenuButtonStyleKey.self] }
    set { self[MenuButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how menu buttons in the view look.
  ///
  /// - Note: Approximate: menu buttons look as menus do, and a style other than the default one records a warning.
  @available(*, deprecated, message: "Use menuStyle(_:).")
  public nonisolated func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.menuButtonStyle, value: style))
      .unsupported("menuButtonStyle(_:)", "menu buttons look as menus do.", when: !(style is DefaultMenuButtonStyle))
  }
}
