/// The environment of controls in a menu: without the styles around the menu's button.
struct MenuItemEnvironment: EnvironmentModifier {
  /// Called when an item has been chosen.
  let close: @MainActor () -> Void

  func modify(_ environment: inout EnvironmentValues) {
    environment.controlContext = .menu
    environment.actionCompletion = close
    environment.buttonStyle = MenuItemStyle()
    environment.toggleStyle = MenuToggleStyle()
    environment.menuStyle = DefaultMenuStyle()
    environment.labelStyle = TitleAndIconLabelStyle()
    environment.foregroundStyles = nil
    environment.font = nil
  }
}

/// The style of a toggle in an open menu: a check mark if it is on, and the title.
private struct MenuToggleStyle: ToggleStyle {
  @Environment(\.design) private var design

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: design.menus.iconSpacing) {
      Image(systemName: "checkmark")
        .opacity(configuration.isOn ? 1 : 0)
        .modifier(DecorativeModifier())
      configuration.label
        .semanticPart(.label)
      Spacer(minLength: 0)
    }
    .modifier(MenuRow())
  }
}

/// The layout of an item in an open menu.
struct MenuRow: ViewModifier {
  @Environment(\.design) private var design

  func body(content: Content) -> some View {
    content
      .font(design.menus.font)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, design.menus.rowMargin)
      .frame(minHeight: design.menus.rowHeight)
  }

  static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}
