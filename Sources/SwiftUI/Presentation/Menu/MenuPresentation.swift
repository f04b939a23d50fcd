extension View {
  /// Shows the items of a menu near the view while a binding is `true`; choosing one closes the menu.
  ///
  /// - Parameter completion: What else happens when one has been chosen: a menu around this one closes too.
  package nonisolated func menuPresentation<Content: View>(
    isPresented: Binding<Bool>, completion: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(.menu, isPresented: isPresented) {
        AnyView(MenuSurface(content: AnyView(content()), completion: completion))
      }.forAlerts)
  }
}
