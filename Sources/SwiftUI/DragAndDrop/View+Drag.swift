extension View {
  /// Makes the view the source of a drag.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    unsupported("onDrag(_:)", "the view cannot be dragged.")
  }

  /// Makes the view the source of a drag.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    unsupported("onDrag(_:preview:)", "the view cannot be dragged.")
  }

  /// Makes the view the source of a drag of a value.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    unsupported("draggable(_:)", "the view cannot be dragged.")
  }

  /// Makes the view the source of a drag of a value.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    unsupported("draggable(_:preview:)", "the view cannot be dragged.")
  }

  /// Provides the items to copy to other apps.
  ///
  /// - Note: Approximate: nothing is exported; a warning is recorded.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    unsupported("itemProvider(_:)", "nothing can be taken from the view.")
  }
}
