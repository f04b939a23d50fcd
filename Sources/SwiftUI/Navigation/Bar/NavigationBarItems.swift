extension View {
  /// Sets the navigation bar items for this view.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      ToolbarItemsModifier(
        name: "navigationBarItems",
        content: BarItemPair(
          leading: ToolbarItemGroup(placement: .topBarLeading) { leading },
          trailing: ToolbarItemGroup(placement: .topBarTrailing) { trailing })))
  }

  /// Sets the navigation bar items for this view.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(
      ToolbarItemsModifier(
        name: "navigationBarItems", content: ToolbarItemGroup(placement: .topBarLeading) { leading }))
  }

  /// Configures the navigation bar items for this view.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(
      ToolbarItemsModifier(
        name: "navigationBarItems", content: ToolbarItemGroup(placement: .topBarTrailing) { trailing }))
  }
}

private struct BarItemPair<Leading: View, Trailing: View> {
  let leading: ToolbarItemGroup<Leading>
  let trailing: ToolbarItemGroup<Trailing>
}

extension BarItemPair: PrimitiveToolbarContent, ToolbarContentPieces {
  func _toolbarItems() -> AnyView { AnyView(TupleView((leading._toolbarItems(), trailing._toolbarItems()))) }
  var pieces: [Any] { [leading, trailing] }
}
