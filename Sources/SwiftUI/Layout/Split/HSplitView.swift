/// Panes side by side, with dividers that people can drag.
///
/// A pane's width is between its least and its greatest width; panes whose dividers were not dragged share the
/// remaining width.
nonisolated public struct HSplitView<Content: View>: View {
  let content: Content

  /// - Parameter content: The panes, from the leading edge on.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { SplitPanes(axis: .horizontal, panes: content) }
}

extension HSplitView: ComposedView {
  @MainActor package var composition: Composition { Composition("HSplitView").multiple(content) }
}
