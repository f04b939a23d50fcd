/// A button that presents a menu, used on Macs before `Menu`.
@available(*, deprecated, renamed: "Menu")
nonisolated public struct MenuButton<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// - Parameters:
  ///   - label: A view describing the menu.
  ///   - content: The menu's items.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor public var body: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

@available(*, deprecated)
extension MenuButton where Label == Text {
  /// Creates a menu button with a label from a localized string key.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a menu button with a label from a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

@available(*, deprecated)
extension MenuButton: ComposedView {
  @MainActor package var composition: Composition { Composition("MenuButton").oneOrMore(content).part("label", label) }
}
