/// A model that represents an item which can be placed in the toolbar or navigation bar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
  private let identifier: ID
  private var showsByDefault = true
}

extension ToolbarItem: PrimitiveToolbarContent {
  public func _toolbarItems() -> AnyView {
    AnyView(
      ToolbarItemBody(placement: placement, content: content)
        .unsupported(
          "ToolbarItem(showsByDefault:)", "people cannot customize toolbars, so the item is shown.",
          when: !showsByDefault))
  }
}

extension ToolbarItem: ComposedItem {
  package var composition: Composition {
    Composition("ToolbarItem").called("item").oneOrMore(content).value("identifier", identifier).value(
      "placement", placement
    )
    .value("showsByDefault", showsByDefault)
  }
}

extension ToolbarItem where ID == () {
  /// Creates a toolbar item with the specified placement and content.
  ///
  /// - Parameters:
  ///   - placement: The section of the toolbar in which to place the item.
  ///   - content: The content of the item.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
    identifier = ()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates a toolbar item with the specified placement and content, which allows for user customization.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    identifier = id
  }

  /// Creates a toolbar item with the specified placement and content, which allows for user customization.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
    self.showsByDefault = showsByDefault
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The stable identity of the entity associated with this instance.
  public nonisolated var id: ID { identifier }
}

/// The views of an item or a group with their placement.
struct ToolbarItemBody<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  @Environment(\.design) private var design

  init(placement: ToolbarItemPlacement, content: Content) {
    self.placement = placement
    self.content = content
  }
}

extension ToolbarItemBody: View {
  var body: some View {
    content
      .font(placement.isProminent ? design.bars.prominentItemFont : design.bars.itemFont)
      .environment(\.controlContext, .toolbar)
      .modifier(BarItemLook())
      .modifier(TraitModifier(ToolbarPlacementTrait.self, placement))
  }
}
