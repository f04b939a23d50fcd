/// A modifier that observes something while its content is in the tree; it does not affect layout.
///
/// There is one watch, regardless of the number of views in the content, even for an empty content such as `EmptyView`.
nonisolated package protocol WatchingModifier: PrimitiveModifier {
  associatedtype Watch: AnyObject

  /// Starts observing; called when the content enters the tree.
  @MainActor func makeWatch(at node: _ViewNode) -> Watch

  /// Updates the watch with the latest value of the modifier.
  @MainActor func update(_ watch: Watch, at node: _ViewNode)

  /// Stops observing; called when the content has left the tree.
  @MainActor func end(_ watch: Watch)
}

@MainActor extension WatchingModifier {
  package func end(_ watch: Watch) {}

  public static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    WatchingNode(modifier: modifier, content: content, in: context)
  }

  public static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

final class WatchingNode<Content: View, Modifier: WatchingModifier>: SingleChildNode {
  private var modifier: Modifier
  private var watch: Modifier.Watch?

  init(modifier: Modifier, content: Content, in context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    child = Content._makeNode(content, in: childContext)
    watch = modifier.makeWatch(at: self)
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, Modifier>.self)
    modifier = new.modifier
    if let watch { modifier.update(watch, at: self) }
    child?.update(new.content)
  }

  override func willUnmount() {
    if let watch { modifier.end(watch) }
  }
}
