/// The button of a menu, which presents the menu's items in front of all other content.
struct MenuOpener: View {
  let configuration: MenuStyleConfiguration

  @State private var isOpen = false
  @Environment(\.actionCompletion) private var outerCompletion

  var body: some View {
    // A tap performs the primary action; a long press opens the menu.
    if let primaryAction = configuration.primaryAction {
      button(primaryAction)
        .onLongPressGesture { isOpen = true }
    } else {
      button { isOpen = true }
    }
  }

  private func button(_ action: @escaping @MainActor () -> Void) -> some View {
    StyledButton(role: nil, action: action, label: AnyView(SubmenuLabel { ControlContent { configuration.label } }))
      .modifier(MenuSemantics())
      .environment(\.actionCompletion, nil)
      .menuPresentation(isPresented: $isOpen, completion: outerCompletion) { configuration.content }
  }
}

/// The label of a menu, with a chevron if it is in another one.
struct SubmenuLabel<Content: View>: View {
  let content: Content

  @Environment(\.controlContext) private var context
  @Environment(\.design) private var design

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    if context == .menu, let middle = design.menus.chevronMiddle {
      content
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay(alignment: .trailing) {
          Image(systemName: "chevron.forward")
            .font(design.lists.rows.chevronFont)
            .frame(width: 2 * (middle - design.menus.rowMargin))
            .modifier(DecorativeModifier())
        }
    } else {
      content
    }
  }
}

/// Describes the button of a menu as a button inside another: the outer one has the identifier, the inner one is
/// tapped.
private struct MenuSemantics: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    for node in builder.children({ $0.describe(child) }) {
      var inner = node
      inner.identifier = nil
      inner.hasOwnIdentifier = false
      var outer = node
      outer.children = [inner]
      builder.add(node.role == .button ? outer : node)
    }
  }
}
