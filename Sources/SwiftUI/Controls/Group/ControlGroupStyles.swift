/// The default control group style: controls side by side on one background.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  @Environment(\.design) private var design

  nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.content
        .buttonStyle(ControlGroupButtonStyle())
    }
    .background(Color(uiColor: .tertiarySystemFill), in: .rect(cornerRadius: design.groups.controls.cornerRadius))
  }
}

/// The navigation control group style: controls side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  @Environment(\.design) private var design

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: design.groups.controls.navigationSpacing) { configuration.content }
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
  @Environment(\.design) private var design

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: design.groups.controls.paletteSpacing) { configuration.content }
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
  @Environment(\.design) private var design

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .controlForeground(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
      .padding(.horizontal, design.groups.controls.horizontalPadding)
      .padding(.vertical, design.groups.controls.verticalPadding)
      .opacity(configuration.isPressed ? design.groups.controls.pressedOpacity : 1)
  }
}
