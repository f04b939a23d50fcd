/// The placeholder for the modified view in a modifier's `body(content:)`.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  fileprivate let source: (any ModifierContentSource)?

  fileprivate init(source: any ModifierContentSource) {
    self.source = source
  }

  /// Creates a placeholder without a view, for inspecting a modifier.
  package init() {
    source = nil
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    view.source?.makePlaceholder(in: context) ?? EmptyView._makeNode(EmptyView(), in: context)
  }

  public static var _isUnary: Bool { false }
}

extension _ViewModifier_Content: ComposedView {
  package var composition: Composition { Composition("_ViewModifier_Content").called("viewModifierContent") }
}

@MainActor
private protocol ModifierContentSource: AnyObject {
  func makePlaceholder(in context: _NodeContext) -> _ViewNode
}

/// The node of a custom modifier: evaluates `body(content:)` and keeps the modifier's dynamic properties.
@MainActor
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: _ViewNode, ModifierContentSource {
  private var modifier: Modifier
  private var content: Content
  private var child: _ViewNode?
  private var storage: [AnyObject] = []
  private var placeholders: [PlaceholderNode<Content, Modifier>] = []

  init(modifier: Modifier, content: Content, in context: _NodeContext) {
    self.modifier = modifier
    self.content = content
    super.init(context)
    evaluate()
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, Modifier>.self)
    content = new.content
    if graph.mayAnimate {
      show(graph.motion.shown(new.modifier, after: modifier, of: self) { [weak self] in self?.show($0) })
    } else {
      show(new.modifier)
    }
    for placeholder in placeholders { placeholder.updateContent(new.content) }
  }

  private func show(_ new: Modifier) {
    let isUnchanged = areKnownEqual(modifier, new)
    modifier = new
    if !isUnchanged || isDirty { evaluate() }
  }

  override func evaluate() {
    isDirty = false
    var modifier = modifier
    let outcome: IncompleteBody<Modifier.Body> = graph.evaluate(self) {
      var binder = _PropertyBinder(node: self, storage: storage)
      binder.bindFields(of: &modifier)
      storage = binder.storage
      let placeholder = _ViewModifier_Content<Modifier>(source: self)
      if binder.missing == nil { return .complete(modifier.body(content: placeholder)) }
      let incomplete = modifier
      return .run { incomplete.body(content: placeholder) }
    }
    switch consume outcome {
    case .complete(let body): show(body)
    case .abandoned(let message):
      graph.report(_RuntimeIssue(message, at: self))
      replaceChild { FailureElement(label: pathName, $0) }
    }
  }

  private func show(_ body: Modifier.Body) {
    if let child, !(child is FailureElement) {
      child.update(body)
    } else {
      replaceChild { graph.hasRoomToGrow ? Modifier.Body._makeNode(body, in: $0) : graph.makeTooDeepNode($0) }
    }
  }

  private func replaceChild(_ make: (_NodeContext) -> _ViewNode) {
    let isReplacement = child != nil
    child?.unmount()
    child = make(childContext)
    if isReplacement { childElementsChanged() }
  }

  fileprivate func makePlaceholder(in context: _NodeContext) -> _ViewNode {
    let node = PlaceholderNode<Content, Modifier>(content, owner: self, in: context)
    placeholders.append(node)
    return node
  }

  fileprivate func remove(_ placeholder: PlaceholderNode<Content, Modifier>) {
    placeholders.removeAll { $0 === placeholder }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override var elementCount: Int { child?.elementCount ?? 0 }
  override func element(at index: Int) -> Element? { child?.element(at: index) }

  override func willUnmount() {
    for case let storage as any UnmountableStorage in storage { storage.unmount() }
  }

  override var pathName: String { shortTypeName(Modifier.self) }
  override var valueType: Any.Type? { Modifier.self }
  override var shownValue: Any? { modifier }

  override func bindProperties<Value>(of value: inout Value) -> _PropertyBinder? {
    guard Value.self == Modifier.self else { return nil }
    var binder = _PropertyBinder(node: self, storage: storage)
    binder.bindFields(of: &value)
    return binder
  }
}

/// The modified view at its position in the modifier's body.
@MainActor
final class PlaceholderNode<Content: View, Modifier: ViewModifier>: _ViewNode {
  private weak var owner: ModifierBodyNode<Content, Modifier>?
  private var content: _ViewNode?

  init(_ content: Content, owner: ModifierBodyNode<Content, Modifier>, in context: _NodeContext) {
    self.owner = owner
    super.init(context)
    self.content = Content._makeNode(content, in: childContext)
  }

  // The placeholder itself never changes; its content arrives through `updateContent`.
  override func update<V: View>(_ view: V) {}

  func updateContent(_ content: Content) {
    self.content?.update(content)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override var elementCount: Int { content?.elementCount ?? 0 }
  override func element(at index: Int) -> Element? { content?.element(at: index) }

  override func willUnmount() { owner?.remove(self) }
  override var pathName: String { "" }
  override var valueType: Any.Type? { _ViewModifier_Content<Modifier>.self }
}
