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

  init(modifier: TransitionAnimationModifier, content: Content, in context: _NodeContext) {
    animation = modifier.animation
    super.init(context)
    graph.motion.selfAnimatedTransitions += 1
    child = Content._makeNode(content, in: childContext)
  }

  override func transform(_ transaction: inout Transaction) {
    if graph.motion.isChangingPhase { transaction.animation = animation }
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, TransitionAnimationModifier>.self)
    animation = new.modifier.animation
    child?.update(new.content)
  }

  override func willUnmount() { graph.motion.selfAnimatedTransitions -= 1 }
}
