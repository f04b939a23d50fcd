/// The button of a menu, which opens the menu's items in front of everything else.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration

  @State private var isOpen = false
  @Environment(\.actionCompletion) private var outerCompletion

  var body: some View {
    // A primary action takes the tap, and the menu opens on a long press.
    if let primaryAction = configuration.primaryAction {
      button(primaryAction)
        .onLongPressGesture { isOpen = true }
    } else {
      button { isOpen = true }
    }
  }

  private func button(_ action: @escaping @MainActor () -> Void) -> some View {
    StyledButton(
      role: nil, semanticsRole: .menu, action: action, label: AnyView(ControlContent { configuration.label })
    )
    .modifier(EnvironmentKeyPathWriter(keyPath: \.actionCompletion, value: nil))
    .menuPresentation(isPresented: $isOpen, completion: outerCompletion) { configuration.content }
  }
}
