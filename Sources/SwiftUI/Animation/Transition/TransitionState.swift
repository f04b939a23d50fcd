/// The phase of a view's transition.
@MainActor
final class TransitionState {
  private weak var node: _ViewNode?
  private(set) var phase = TransitionPhase.identity
  fileprivate(set) var animatesInsertion = false
  fileprivate(set) var animatesRemoval = false

  init(_ node: _ViewNode) {
    self.node = node
  }

  /// Changes the shown phase of the transition.
  func show(_ phase: TransitionPhase) {
    if self.phase == phase { return }
    self.phase = phase
    guard let node, node.isMounted else { return }
    node.evaluate()
  }
}

/// Passes a view's transition to its container.
enum TransitionKey: ViewTraitKey {
  typealias Value = TransitionState
}

/// Provides a modifier with the state of its transition.
struct TransitionStateProperty: DynamicProperty {
  private(set) var state: TransitionState?

  @MainActor
  mutating func _bind(to binder: inout _PropertyBinder) {
    let node = binder.node
    state = binder.nextStorage { TransitionState(node) }
  }
}

/// Shows a view in the current phase of its transition.
package struct TransitionModifier: ViewModifier {
  let transition: AnyTransition
  private var property = TransitionStateProperty()

  nonisolated init(transition: AnyTransition) {
    self.transition = transition
  }

  package func body(content: Content) -> some View {
    if let state = property.state {
      transition.apply(to: AnyView(content), phase: adopted(by: state).phase)
        .modifier(TraitModifier(TransitionKey.self, state))
    }
  }

  private func adopted(by state: TransitionState) -> TransitionState {
    state.animatesInsertion = transition.animatesInsertion
    state.animatesRemoval = transition.animatesRemoval
    return state
  }
}

extension TransitionModifier: ComposedModifier {
  package var composition: Composition { Composition("transition").value("transition", transition) }
}

extension View {
  /// Associates a transition with the view, applied when an animated change inserts or removes it.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Associates a transition with the view, applied when an animated change inserts or removes it.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
