/// Views that are laid out and drawn elsewhere than in their position in the tree: items of bars, labels of tabs.
///
/// They have the identity and the environment of the place where they are declared.
@MainActor
final class DetachedViews: SingleChildNode {
  init(_ view: AnyView, in context: _NodeContext) {
    super.init(context.with(container: .complete))
    child = AnyView._makeNode(view, in: childContext)
  }

  override func update<V: View>(_ view: V) { child?.update(view) }

  /// The elements of the views, in order.
  var elements: [Element] {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    return elements
  }

  /// Invalidates the bar that shows the views, but not the views around.
  override func childElementsChanged() { graph.preferencesChanged() }
  override func collectPreference<K: PreferenceKey>(into collector: inout PreferenceCollector<K>) {}
}
