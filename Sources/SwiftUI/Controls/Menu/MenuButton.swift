/// The button of a menu, with the menu's items below it while it is open.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration

  @State private var isOpen = false
  @Environment(\.actionCompletion) private var outerCompletion

  var body: some View {
    // A primary action takes the tap, and the menu opens on a long press.
    if let primaryAction = configuration.primaryAction {
      button(primaryAction)
        .onLongPressGesture { isOpen.toggle() }
    } else {
      button { isOpen.toggle() }
    }
  }

  private func button(_ action: @escaping @MainActor () -> Void) -> some View {
    StyledButton(role: nil, semanticsRole: .menu, action: action, label: AnyView(label))
      .modifier(EnvironmentKeyPathWriter(keyPath: \.actionCompletion, value: nil))
  }

  private var label: some View {
    ControlContent { configuration.label }
      .background {
        if isOpen {
          MenuItems(content: configuration.content, close: close)
        }
      }
  }

  private var close: @MainActor () -> Void {
    let isOpen = $isOpen
    let outer = outerCompletion
    return {
      isOpen.wrappedValue = false
      outer?()
    }
  }
}

/// The items of an open menu: elements for assistive technologies and tests.
package struct MenuItems<Content: View>: View {
  let content: Content
  let close: @MainActor () -> Void

  /// - Parameters:
  ///   - content: The items.
  ///   - close: What happens when one of them has been chosen.
  package init(content: Content, close: @escaping @MainActor () -> Void) {
    self.content = content
    self.close = close
  }

  package var body: some View {
    VStack(alignment: .leading) { content }
      .modifier(MenuItemEnvironment(close: close))
      .semanticPart(.element)
      .modifier(UndrawnModifier())
  }
}

/// What controls see in a menu: nothing of the styles around the menu's button.
private struct MenuItemEnvironment: EnvironmentModifier {
  let close: @MainActor () -> Void

  func modify(_ environment: inout EnvironmentValues) {
    environment.controlContext = .menu
    environment.actionCompletion = close
    environment.buttonStyle = DefaultButtonStyle()
    environment.toggleStyle = DefaultToggleStyle()
    environment.menuStyle = DefaultMenuStyle()
    environment.labelStyle = TitleAndIconLabelStyle()
    environment.foregroundStyles = nil
    environment.font = nil
  }
}

/// Keeps views in the tree and among the elements without drawing them.
struct UndrawnModifier: ElementModifier {
  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize { .zero }

  func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {}

  func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? { nil }
}
