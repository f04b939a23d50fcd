/// Panes beside each other, parted by lines that can be dragged.
///
/// A pane is between as wide as it must be and as wide as it can be; those that were not dragged share what is left.
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
