/// The environment of controls in a menu: without the styles around the menu's button.
struct MenuItemEnvironment: EnvironmentModifier {
  /// Called when an item has been chosen.
  let close: @MainActor () -> Void

  func modify(_ environment: inout EnvironmentValues) {
    environment.controlContext = .menu
    environment.isBarItem = false
    environment.symbolWeight = nil
    if environment.design.materials.glass != nil { environment.tintStyle = nil }
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

  @ViewBuilder
  func makeBody(configuration: Configuration) -> some View {
    if design.menus.hasLeadingIcons {
      HStack(spacing: 0) {
        MenuIconColumn { Image(systemName: "checkmark").opacity(configuration.isOn ? 1 : 0) }
        configuration.label
          .semanticPart(.label)
        Spacer(minLength: 0)
      }
      .modifier(MenuRow(isIndented: false))
      .preference(key: MenuIconsKey.self, value: true)
    } else {
      marked(configuration)
    }
  }

  private func marked(_ configuration: Configuration) -> some View {
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
  /// Whether the title is indented beside a column of symbols.
  var isIndented = true

  @Environment(\.design) private var design
  @Environment(\.menuHasIcons) private var hasIcons

  nonisolated init(isIndented: Bool = true) {
    self.isIndented = isIndented
  }

  func body(content: Content) -> some View {
    content
      .font(design.menus.font)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.leading, isIndented && hasIcons ? design.menus.titleStart - design.menus.rowMargin : 0)
      .padding(.horizontal, design.menus.rowMargin)
      .frame(minHeight: design.menus.rowHeight)
  }

  static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}
