/// The default control group style: controls side by side on one background.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.content
        .buttonStyle(ControlGroupButtonStyle())
    }
    .background(Color(uiColor: .tertiarySystemFill), in: .rect(cornerRadius: 8))
  }
}

/// The navigation control group style: controls side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 20) { configuration.content }
  }
}

/// A control group style that presents its content as a menu when the user presses the control.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

/// A control group style that presents its content as a compact menu when the user presses the control.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

/// A control group style that presents its content as a palette.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default control group style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The navigation control group style.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A control group style that presents its content as a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A control group style that presents its content as a compact menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A control group style that presents its content as a palette.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A button on the background of a control group.
private struct ControlGroupButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .controlForeground(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}
