/// Panes below each other, parted by lines that can be dragged.
///
/// A pane is between as high as it must be and as high as it can be; those that were not dragged share what is left.
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
