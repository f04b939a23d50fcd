extension View {
  /// Shows the items of a menu near the view while a binding is `true`; choosing one closes the menu.
  ///
  /// - Parameters:
  ///   - isOfContext: Whether it is a context menu, behind which the window is dimmed.
  ///   - completion: Called when an item has been chosen, to close an enclosing menu, too.
  package nonisolated func menuPresentation<Content: View>(
    isPresented: Binding<Bool>, isOfContext: Bool = false, completion: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(.menu, isPresented: isPresented) {
        MenuSurface(content: AnyView(content()), isOfContext: isOfContext, completion: completion)
      }.forAlerts)
  }
}
