/// What controls see in a menu: nothing of the styles around the menu's button.
struct MenuItemEnvironment: EnvironmentModifier {
  /// What happens when an item has been chosen.
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

/// The look of a toggle in an open menu: the title, and before it a check mark while it is on.
private struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
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

/// The room of an item in an open menu.
struct MenuRow: ViewModifier {
  /// The distance of items from the edges of the menu, in points.
  static var margin: CGFloat { 16 }

  func body(content: Content) -> some View {
    content
      .font(.system(size: 17))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, Self.margin)
      .frame(minHeight: 44)
  }

  static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}
