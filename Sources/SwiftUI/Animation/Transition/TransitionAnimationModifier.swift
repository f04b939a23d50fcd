/// Applies the animation of a transition to the changes of the transition's phase.
struct TransitionAnimationModifier: PrimitiveModifier {
  let animation: Animation?

  @MainActor static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    TransitionAnimationNode(modifier: modifier, content: content, in: context)
  }

  @MainActor static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

/// The scope of a transition's own animation. It applies only while a phase changes.
final class TransitionAnimationNode<Content: View>: TransactionScope {
  private var animation: Animation?
  private var content: _ViewNode?

  init(modifier: TransitionAnimationModifier, content: Content, in context: _NodeContext) {
    animation = modifier.animation
    super.init(context)
    graph.motion.selfAnimatedTransitions += 1
    self.content = Content._makeNode(content, in: childContext)
  }

  override func transform(_ transaction: inout Transaction) {
    if graph.motion.isChangingPhase { transaction.animation = animation }
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, TransitionAnimationModifier>.self)
    animation = new.modifier.animation
    content?.update(new.content)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override var elementCount: Int { content?.elementCount ?? 0 }
  override func element(at index: Int) -> Element? { content?.element(at: index) }
  override func willUnmount() { graph.motion.selfAnimatedTransitions -= 1 }
  override var pathName: String { "" }
}
