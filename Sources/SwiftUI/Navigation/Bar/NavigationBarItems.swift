extension View {
  /// Sets the navigation bar items for this view.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      ToolbarItemsModifier(
        items: AnyView(BarItemPair(leading: leading, trailing: trailing))))
  }

  /// Sets the navigation bar items for this view.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarItemsModifier(items: AnyView(ToolbarItemBody(placement: .topBarLeading, content: leading))))
  }

  /// Configures the navigation bar items for this view.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(ToolbarItemsModifier(items: AnyView(ToolbarItemBody(placement: .topBarTrailing, content: trailing))))
  }
}

private struct BarItemPair<Leading: View, Trailing: View> {
  let leading: Leading
  let trailing: Trailing
}

extension BarItemPair: View {
  var body: some View {
    ToolbarItemBody(placement: .topBarLeading, content: leading)
    ToolbarItemBody(placement: .topBarTrailing, content: trailing)
  }
}
