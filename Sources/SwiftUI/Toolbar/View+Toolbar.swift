extension View {
  /// Populates the toolbar or navigation bar with the specified items.
  ///
  /// - Parameter content: The items, each with its placement.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarItemsModifier(content: content()))
  }

  /// Populates the toolbar or navigation bar with the specified items, allowing for user customization.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarItemsModifier(id: id, content: content()))
  }

  /// Populates the toolbar or navigation bar with the views you provide, each as a separate item.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarItemsModifier(content: ToolbarItemGroup(content: content)))
  }
}
