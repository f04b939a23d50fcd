/// A toolbar item that the system provides.
///
/// The search field is placed between the items of a bottom bar. Titles are always shown.
///
/// - Note: Approximate: sidebars have no button, and a search field elsewhere is at its own place; a warning is recorded.
public struct DefaultToolbarItem {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// - Parameters:
  ///   - kind: The system's item.
  ///   - placement: Where the item is; in the bottom bar, it is between the items in front of it and behind it.
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }
}

extension DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  public func _toolbarItems() -> AnyView {
    if kind == .search, placement == .bottomBar {
      // The bar shows the field at the first space.
      return ToolbarSpacer(.flexible, placement: placement)._toolbarItems()
    }
    return AnyView(
      EmptyToolbarItem()
        .modifier(TraitModifier(ToolbarPlacementTrait.self, .accessoryBar(id: 0)))
        .unsupported(
          "DefaultToolbarItem(kind:placement:)", "the system's item is at its own place.", when: kind != .title))
  }
}

extension DefaultToolbarItem: ComposedItem {
  package var composition: Composition {
    Composition("DefaultToolbarItem").value("kind", kind).value("placement", placement)
  }
}

/// A view without content that lives in the tree of a toolbar, so that it can report.
private struct EmptyToolbarItem: View {
  var body: some View { Spacer(minLength: 0).frame(width: 0, height: 0).accessibilityHidden(true) }
}

/// Items that are always in the menu at the end of the navigation bar.
public struct ToolbarOverflowMenu<Content: View> {
  private let content: Content

  /// - Parameter content: The items of the menu.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ToolbarOverflowMenu: PrimitiveToolbarContent, CustomizableToolbarContent {
  public func _toolbarItems() -> AnyView {
    AnyView(ToolbarItemBody(placement: .secondaryAction, content: content))
  }
}

extension ToolbarOverflowMenu: ComposedItem {
  package var composition: Composition { Composition("ToolbarOverflowMenu").oneOrMore(content) }
}

extension View {
  /// Adds items to the menu at the end of the navigation bar.
  public nonisolated func toolbarOverflowMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let menu = ToolbarOverflowMenu(content: content)
    return toolbar { menu }
  }
}
