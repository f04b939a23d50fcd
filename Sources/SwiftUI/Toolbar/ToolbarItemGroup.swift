/// A model that represents a group of toolbar items which can be placed in the toolbar or navigation bar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a toolbar item group with a specified placement and content.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  public func _toolbarItems() -> AnyView {
    AnyView(ToolbarItemBody(placement: placement, content: content))
  }
}

extension ToolbarItemGroup: ComposedItem {
  package var composition: Composition {
    Composition("ToolbarItemGroup").called("itemGroup").oneOrMore(content).value("placement", placement)
  }
}

/// A toolbar item group whose label stands for its items where there is little room; here there always is enough.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View { content }
}

extension LabeledToolbarItemGroupContent: ComposedView {
  package var composition: Composition { Composition(transparent: content) }
}

extension ToolbarItemGroup {
  /// Creates a toolbar item group with a specified placement and content.
  ///
  /// - Parameter label: Stands for the items where there is little room; on iOS bars show the items.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content())
  }
}
