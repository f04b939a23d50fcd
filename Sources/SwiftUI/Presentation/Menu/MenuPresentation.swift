extension View {
  /// Shows the items of a menu near the view while a binding is `true`; choosing one closes the menu.
  package nonisolated func menuPresentation<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(.menu, isPresented: isPresented) {
        AnyView(MenuSurface(content: AnyView(content())))
      }.forAlerts)
  }
}
