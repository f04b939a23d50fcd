/// The placeholder for the modified view in a modifier's `body(content:)`.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  fileprivate let source: ModifierContentSource?

  fileprivate init(source: ModifierContentSource) {
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
private protocol PlaceholderMaker: AnyObject {
  func makePlaceholder(in context: _NodeContext) -> _ViewNode
}

/// Leads from placeholders to the node of their modifier without keeping it: nodes below it keep their views, in which
/// there may be a placeholder.
@MainActor
private final class ModifierContentSource {
  private weak var node: (any PlaceholderMaker)?

  init(_ node: any PlaceholderMaker) { self.node = node }

  func makePlaceholder(in context: _NodeContext) -> _ViewNode? { node?.makePlaceholder(in: context) }
}

/// The node of a custom modifier.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: BodyNode<Modifier, Modifier.Body>,
  PlaceholderMaker
{
  private var content: Content
  private lazy var source = ModifierContentSource(self)
  private var placeholders: [PlaceholderNode<Content, Modifier>] = []

  init(modifier: Modifier, content: Content, in context: _NodeContext) {
    self.content = content
    super.init(modifier, in: context)
  }

  override func body(of modifier: Modifier, isComplete: Bool) -> IncompleteBody<Modifier.Body> {
    let placeholder = _ViewModifier_Content<Modifier>(source: source)
    return isComplete
      ? .complete(modifier.body(content: placeholder)) : .run { modifier.body(content: placeholder) }
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, Modifier>.self)
    content = new.content
    updateValue(new.modifier)
    for placeholder in placeholders { placeholder.updateContent(new.content) }
  }

  fileprivate func makePlaceholder(in context: _NodeContext) -> _ViewNode {
    let node = PlaceholderNode<Content, Modifier>(content, owner: self, in: context)
    placeholders.append(node)
    return node
  }

  fileprivate func remove(_ placeholder: PlaceholderNode<Content, Modifier>) {
    placeholders.removeAll { $0 === placeholder }
  }

  override var pathName: String { shortTypeName(Modifier.self) }
}

/// The modified view at its position in the modifier's body.
@MainActor
final class PlaceholderNode<Content: View, Modifier: ViewModifier>: SingleChildNode {
  private weak var owner: ModifierBodyNode<Content, Modifier>?

  init(_ content: Content, owner: ModifierBodyNode<Content, Modifier>, in context: _NodeContext) {
    self.owner = owner
    super.init(context)
    child = Content._makeNode(content, in: childContext)
  }

  // The placeholder itself never changes; its content arrives through `updateContent`.
  override func update<V: View>(_ view: V) {}

  func updateContent(_ content: Content) {
    child?.update(content)
  }

  override func willUnmount() { owner?.remove(self) }
  override var valueType: Any.Type? { _ViewModifier_Content<Modifier>.self }
}
