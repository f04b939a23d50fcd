/// Panes one above the other, with dividers that people can drag.
///
/// A pane's height is between its least and its greatest height; panes whose dividers were not dragged share the
/// remaining height.
nonisolated public struct VSplitView<Content: View>: View {
  let content: Content

  /// - Parameter content: The panes, from the top on.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { SplitPanes(axis: .vertical, panes: content) }
}

extension VSplitView: ComposedView {
  @MainActor package var composition: Composition { Composition("VSplitView").multiple(content) }
}
