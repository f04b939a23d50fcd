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

/// A toolbar item group whose label replaces its items if there is not enough space, which never happens here.
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
  /// - Parameter label: Replaces the items if there is not enough space; bars on iOS always show the items.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content())
  }
}
