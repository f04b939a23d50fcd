/// A view for presenting a stack of views that represents a visible path in a navigation hierarchy.
///
/// It is a stack at every width; columns need a `NavigationSplitView`. Of several views, only the first one, the
/// sidebar, is shown.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  @State private var path = NavigationPath()
  @State private var editMode = EditMode.inactive

  /// Creates a destination-based navigation view.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    NavigationStackCore(path: NavigationPathAccess($path), root: content, showsFirstViewOnly: true)
      .modifier(EditModeProvider(editMode: $editMode))
      .environment(\.isInNavigationView, true)
  }
}

extension NavigationView: ComposedView {
  @MainActor package var composition: Composition { Composition("NavigationView").oneOrMore(content) }
}
