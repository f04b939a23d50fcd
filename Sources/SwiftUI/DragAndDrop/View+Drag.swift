extension View {
  /// Makes the view the source of a drag.
  ///
  /// A finger that rests on the view drags the item; no picture follows the finger.
  ///
  /// - Parameter data: Makes the item when the drag begins.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(name: "onDrag") { [DraggedItem(provider: data())] })
  }

  /// Makes the view the source of a drag. The preview is not drawn.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    onDrag(data)
  }

  /// Makes the view the source of a drag of a value.
  ///
  /// - Parameter payload: The value, which is asked for when the drag begins.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier(name: "draggable") { [DraggedItem(payload())] })
  }

  /// Makes the view the source of a drag of a value. The preview is not drawn.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    draggable(payload())
  }

  /// Provides the items to copy to other apps.
  ///
  /// - Note: Approximate: nothing is exported; a warning is recorded.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    unsupported("itemProvider(_:)", "nothing can be taken from the view.")
  }
}
