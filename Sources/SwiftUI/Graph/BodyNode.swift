/// The node of a custom view: evaluates `body` and stores the view's dynamic properties.
@MainActor
final class BodyNode<Content: View>: _ViewNode {
  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) private var view: Content
  @exclusivity(unchecked) private var child: _ViewNode?
  @exclusivity(unchecked) private var storage: [AnyObject] = []

  init(_ view: Content, in context: _NodeContext) {
    self.view = view
    super.init(context)
    evaluate()
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: Content.self)
    guard graph.mayAnimate else { return show(new) }
    show(graph.motion.shown(new, after: self.view, of: self) { [weak self] in self?.show($0) })
  }

  private func show(_ new: consuming Content) {
    let isUnchanged = areKnownEqual(view, new)
    view = consume new
    if !isUnchanged || isDirty { evaluate() }
  }

  override func memberNode(at index: Int) -> _ViewNode? { child?.memberNode(at: index) }

  override func evaluate() {
    isDirty = false
    var view = view
    let outcome: IncompleteBody<Content.Body> = graph.evaluate(self) {
      if bind(&view) { return .complete(view.body) }
      let incomplete = view
      return .run { incomplete.body }
    }
    switch consume outcome {
    case .complete(let body): show(body)
    case .abandoned(let message): fail(message)
    }
  }

  private func show(_ body: Content.Body) {
    if let child, !(child is FailureElement) {
      if graph.hasRoomToDescend { child.update(body) } else { graph.reportTooDeep(at: self) }
    } else {
      replaceChild { Content.Body._makeNode(body, in: $0) }
    }
  }

  /// - Returns: Whether all properties have a value.
  private func bind(_ view: inout Content) -> Bool {
    var binder = _PropertyBinder(node: self, storage: storage)
    binder.bindFields(of: &view)
    storage = binder.storage
    return binder.missing == nil
  }

  private func fail(_ message: String) {
    graph.report(_RuntimeIssue(message, at: self))
    if !(child is FailureElement) { replaceChild { FailureElement(label: Content.typeName, $0) } }
  }

  private func replaceChild(_ make: (_NodeContext) -> _ViewNode) {
    let isReplacement = child != nil
    child?.unmount()
    let context = childContext
    child = graph.hasRoomToGrow ? make(context) : graph.makeTooDeepNode(context)
    if isReplacement { childElementsChanged() }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override var elementCount: Int { child?.elementCount ?? 0 }

  override func element(at index: Int) -> Element? { child?.element(at: index) }

  override func willUnmount() {
    for index in 0..<storage.count { (storage[index] as? any UnmountableStorage)?.unmount() }
  }

  override var pathName: String { Content.typeName }
  override var valueType: Any.Type? { Content.self }
  override var shownValue: Any? { view }

  override func bindProperties<Value>(of value: inout Value) -> _PropertyBinder? {
    guard Value.self == Content.self else { return nil }
    var binder = _PropertyBinder(node: self, storage: storage)
    binder.bindFields(of: &value)
    return binder
  }
}

/// The storage of a dynamic property that releases resources when its view leaves the tree.
@MainActor
package protocol UnmountableStorage: AnyObject {
  func unmount()
}
