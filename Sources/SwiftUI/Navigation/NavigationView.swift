/// A view for presenting a stack of views that represents a visible path in a navigation hierarchy.
///
/// It is a stack at every width; columns need a `NavigationSplitView`. Of several views, only the first one, the
/// sidebar, is shown.
///
/// - Note: Approximate: it is a stack at every width; a warning is recorded in a wide window unless its style is
///   `stack`.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  @State private var path = NavigationPath()
  @State private var editMode = EditMode.inactive
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.navigationViewHasColumns) private var hasColumns

  /// Creates a destination-based navigation view.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    NavigationStackCore(path: NavigationPathAccess($path), root: content, showsFirstViewOnly: true)
      .modifier(EditModeProvider(editMode: $editMode))
      .environment(\.isInNavigationView, true)
      .approximate(
        "NavigationView", "it is shown as a stack, without columns.",
        when: hasColumns && horizontalSizeClass == .regular)
  }
}

extension NavigationView: ComposedView {
  @MainActor package var composition: Composition { Composition("NavigationView").oneOrMore(content) }
}
