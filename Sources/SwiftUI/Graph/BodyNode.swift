/// The node of a value with a body: a custom view or a custom modifier. It connects the dynamic properties of the value
/// and evaluates the body.
@MainActor
class BodyNode<Value, Body: View>: SingleChildNode {
  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) private final var value: Value
  @exclusivity(unchecked) private final var storage: [AnyObject] = []

  init(_ value: Value, in context: _NodeContext) {
    self.value = value
    super.init(context)
    evaluate()
  }

  /// Evaluates the body of a value whose dynamic properties are connected.
  ///
  /// - Parameter isComplete: Whether all properties have a value.
  func body(of value: Value, isComplete: Bool) -> IncompleteBody<Body> { fatalError("\(Self.self) has no body.") }

  /// Shows a new value, at once or in the steps of an animation.
  final func updateValue(_ new: Value) {
    guard graph.mayAnimate else { return show(new) }
    show(graph.motion.shown(new, after: value, of: self) { [weak self] in self?.show($0) })
  }

  private func show(_ new: consuming Value) {
    let isUnchanged = areKnownEqual(value, new)
    value = consume new
    if !isUnchanged || isDirty { evaluate() }
  }

  override final func evaluate() {
    isDirty = false
    var value = value
    let outcome = graph.evaluate(self) {
      let isComplete = bind(&value)
      return body(of: value, isComplete: isComplete)
    }
    switch consume outcome {
    case .complete(let body): show(body)
    case .abandoned(let message): fail(message)
    }
  }

  private func show(_ body: Body) {
    if let child, !child.isStandIn {
      if graph.hasRoomToDescend { child.update(body) } else { graph.reportTooDeep(at: self) }
    } else {
      replaceChild { Body._makeNode(body, in: $0) }
    }
  }

  /// - Returns: Whether all properties have a value.
  private func bind(_ value: inout Value) -> Bool {
    var binder = _PropertyBinder(node: self, storage: storage)
    binder.bindFields(of: &value)
    storage = binder.storage
    return binder.missing == nil
  }

  private func fail(_ message: String) {
    graph.report(_RuntimeIssue(message, at: self))
    if child?.isStandIn != true { replaceChild { FailureElement(label: pathName, $0) } }
  }

  private func replaceChild(_ make: (_NodeContext) -> _ViewNode) {
    let isReplacement = child != nil
    child?.unmount()
    let context = childContext
    child = graph.hasRoomToGrow(below: self) ? make(context) : graph.makeTooDeepNode(context)
    if isReplacement { childElementsChanged() }
  }

  override func willUnmount() {
    for index in 0..<storage.count { (storage[index] as? any UnmountableStorage)?.unmount() }
  }

  override final var valueType: Any.Type? { Value.self }
  override final var bodyTypes: (value: Any.Type, body: Any.Type)? { (Value.self, Body.self) }
  override final var shownValue: Any? { value }

  override final func bindProperties<Other>(of other: inout Other) -> _PropertyBinder? {
    guard Other.self == Value.self else { return nil }
    var binder = _PropertyBinder(node: self, storage: storage)
    binder.bindFields(of: &other)
    return binder
  }
}

/// The node of a custom view.
final class ViewBodyNode<Content: View>: BodyNode<Content, Content.Body> {
  override func body(of view: Content, isComplete: Bool) -> IncompleteBody<Content.Body> {
    isComplete ? .complete(view.body) : .run { view.body }
  }

  override func update<V: View>(_ view: V) { updateValue(reinterpret(view, as: Content.self)) }
  override func memberNode(at index: Int) -> _ViewNode? { child?.memberNode(at: index) }
  override var pathName: String { Content.typeName }
}

/// The storage of a dynamic property that releases resources when its view leaves the tree.
@MainActor
package protocol UnmountableStorage: AnyObject {
  func unmount()
}
