extension View {
  /// Adds buttons that are revealed by swiping the row, and an action that is called when they appear or disappear.
  ///
  /// - Note: Approximate: the action is not called, and outside of a list nothing is revealed; a warning is recorded.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T,
    onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View {
    swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content)
      .approximate(
        "swipeActions(edge:allowsFullSwipe:content:onPresentationChanged:)", "the action is not called.")
  }

  /// Lets views in a container have swipe actions, of which one is open at a time.
  ///
  /// - Note: Approximate: outside of lists nothing is revealed, and a warning is recorded.
  public nonisolated func swipeActionsContainer() -> some View {
    unsupported("swipeActionsContainer()", "views outside of lists have no swipe actions.")
  }
}
