/// Adds items to the bars around a view.
struct ToolbarItemsModifier {
  /// The name of the modifier's function.
  var name = "toolbar"

  /// The identifier of the toolbar, if people can customize it.
  var id: String?
  let content: any ToolbarContent
}

extension ToolbarItemsModifier: ComposedModifier {
  package var composition: Composition {
    Composition(name).content(.items(content.pieces)).value("id", id)
  }
}

extension ToolbarItemsModifier: PrimitiveModifier {
  @MainActor static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    ToolbarItemsNode(modifier: modifier, content: content, in: context)
  }

  @MainActor static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

/// Keeps the items of a toolbar alive where they are declared; an enclosing bar lays them out and draws them.
final class ToolbarItemsNode<Content: View>: SingleChildNode {
  private var items: DetachedViews?

  init(modifier: ToolbarItemsModifier, content: Content, in context: _NodeContext) {
    super.init(context)
    holdPreferences()
    child = Content._makeNode(content, in: childContext)
    items = DetachedViews(modifier.content._toolbarItems(), in: childContext)
    graph.preferencesChanged()
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, ToolbarItemsModifier>.self)
    child?.update(new.content)
    items?.update(new.modifier.content._toolbarItems())
  }

  override func collectPreference<K: PreferenceKey>(into collector: inout PreferenceCollector<K>) {
    child?.collectPreference(into: &collector)
    guard K.self == NavigationBarKey.self, let items else { return }
    var contents = NavigationBarContents()
    contents.items = [items]
    collector.add(reinterpret(contents, as: K.Value.self))
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
    if let items { body(items) }
  }

  override func willUnmount() { graph.preferencesChanged() }
}
