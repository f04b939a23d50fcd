/// A view created from the subviews of another view.
struct SubviewsView<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SubviewsOwner, _ViewNode) -> Result

  /// - Parameter transform: Creates the result from the collecting node and the node that contains the views.
  init(_ base: Base, transform: @escaping (SubviewsOwner, _ViewNode) -> Result) {
    self.base = base
    self.transform = transform
  }

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    SubviewsNode(view, in: context)
  }

  @MainActor static var _isUnary: Bool { Result._isUnary }
}

extension _ViewNode {
  /// The elements below this node, as subviews collected by `owner`.
  func subviews(collectedBy owner: SubviewsOwner) -> SubviewsCollection {
    var elements: [Element] = []
    appendElements(to: &elements)
    return SubviewsCollection(subviews: elements.map { Subview($0, source: owner) })
  }
}

/// Keeps the nodes of the original views, and shows the view created from them.
final class SubviewsNode<Base: View, Result: View>: SubviewsOwner {
  private var view: SubviewsView<Base, Result>
  private var result: _ViewNode?

  init(_ view: SubviewsView<Base, Result>, in context: _NodeContext) {
    self.view = view
    super.init(context)
    evaluate()
  }

  override func makeViews() -> _ViewNode {
    SubviewsSourceNode(view.base, in: childContext.with(container: .complete))
  }

  override func update<V: View>(_ view: V) {
    self.view = reinterpret(view, as: SubviewsView<Base, Result>.self)
    for views in views { views.update(self.view.base) }
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let originals = views(0)
    let body = graph.evaluate(self) { view.transform(self, originals) }
    if let result {
      exchanging { result.update(body) }
    } else {
      result = Result._makeNode(body, in: childContext)
    }
    refreshCopies()
  }

  override func willUnmount() {
    super.willUnmount()
    result = nil
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for views in views { body(views) }
    if let result { body(result) }
  }

  override func collectPreference<K: PreferenceKey>(into collector: inout PreferenceCollector<K>) {
    for node in [views(0), result] { node?.collectPreference(into: &collector) }
  }

  override func appendElements(to elements: inout [Element]) { result?.appendElements(to: &elements) }
  override func outline(into outline: inout ElementOutline) { result?.outline(into: &outline) }
  override var elementCount: Int { result?.elementCount ?? 0 }
  override func element(at index: Int) -> Element? { result?.element(at: index) }
  override var pathName: String { "" }
}

/// The original views. When they change, the view created from them is created again.
final class SubviewsSourceNode<Base: View>: SingleChildNode {
  init(_ base: Base, in context: _NodeContext) {
    super.init(context)
    child = Base._makeNode(base, in: childContext)
  }

  override func update<V: View>(_ view: V) { child?.update(view) }

  override func childElementsChanged() { parent?.invalidate() }

  override var makesContentAlone: Bool { false }
}
