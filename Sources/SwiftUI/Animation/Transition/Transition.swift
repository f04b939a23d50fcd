/// A description of view changes to apply when a view is added to and removed from the view hierarchy.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of view representing the body.
  associatedtype Body: View

  /// The content view type passed to `body()`.
  typealias Content = PlaceholderContentView<Self>

  /// Gets the current body of the caller.
  @ViewBuilder
  func body(content: Content, phase: TransitionPhase) -> Body

  /// Returns the properties this transition type has.
  static var properties: TransitionProperties { get }

  /// Whether the transition has its own animation. An engine hook.
  nonisolated static var _animatesItself: Bool { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public nonisolated static var _animatesItself: Bool { false }

  /// Applies this transition to a view, in a phase.
  @MainActor public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }

  /// Attaches an animation to this transition.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Combines this transition with another, returning a new transition that is the result of both being applied.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// The stage of a transition.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// The transition is being applied to a view that is about to be inserted into the view hierarchy.
  case willAppear

  /// The transition is being applied to a view that is in the view hierarchy.
  case identity

  /// The transition is being applied to a view that has been requested to be removed from the view hierarchy.
  case didDisappear

  /// Whether the phase is the identity phase.
  public var isIdentity: Bool { self == .identity }

  /// A value that can be used to multiply effects that are applied differently depending on the phase.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties a `Transition` can have.
public struct TransitionProperties: Sendable {
  /// Whether the transition includes motion.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// Two simultaneous transitions.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  @MainActor static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  nonisolated static var _animatesItself: Bool { First._animatesItself || Second._animatesItself }
}

/// A transition with its own animation.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).modifier(TransitionAnimationModifier(animation: animation))
  }

  @MainActor static var properties: TransitionProperties { Base.properties }
  nonisolated static var _animatesItself: Bool { true }
}
