/// A type-erased transition.
public struct AnyTransition {
  /// The effect of SwiftUI's own transitions.
  private var effect: (TransitionPhase) -> TransitionEffect = { _ in TransitionEffect() }

  /// The effect of custom transitions, inside the other effect.
  private var custom: (@MainActor (AnyView, TransitionPhase) -> AnyView)?

  /// Whether insertions are animated even if the change around them is not.
  package private(set) var animatesInsertion = false

  /// Whether removals are animated even if the change around them is not.
  package private(set) var animatesRemoval = false

  private init() {}

  private init(custom: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) {
    self.custom = custom
  }

  private init(effect transition: some EffectTransition) {
    effect = { transition.effect(in: $0) }
  }

  /// Create an instance that type-erases `transition`.
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    if let transition = transition as? any EffectTransition {
      self.init(effect: transition)
      return
    }
    self.init { content, phase in AnyView(transition.apply(content: content, phase: phase)) }
    animatesInsertion = T._animatesItself
    animatesRemoval = T._animatesItself
  }

  /// A transition that returns the input view, unmodified, as the output view.
  public static var identity: AnyTransition { AnyTransition() }

  /// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
  public static var opacity: AnyTransition { AnyTransition(effect: OpacityTransition()) }

  /// A transition that inserts by moving in from the leading edge, and removes by moving out towards the trailing edge.
  public static var slide: AnyTransition { AnyTransition(effect: SlideTransition()) }

  /// Returns a transition that scales the view.
  public static var scale: AnyTransition { AnyTransition(effect: ScaleTransition(0)) }

  /// Returns a transition that scales the view by the specified amount.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(effect: ScaleTransition(scale, anchor: anchor))
  }

  /// Returns a transition that moves the view away, towards the specified edge of the view.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(effect: MoveTransition(edge: edge)) }

  /// Returns a transition that offset the view by the specified amount, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(effect: OffsetTransition(offset)) }

  /// Returns a transition that offset the view by the specified x and y values, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Creates a transition that moves the view in from an edge, and out towards the opposite edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(effect: PushTransition(edge: edge)) }

  /// Returns a transition defined between an active modifier and an identity modifier.
  ///
  /// - Parameters:
  ///   - active: The modifier applied before the insertion and after the removal.
  ///   - identity: The modifier applied at rest.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    // Modifiers are created and applied on the main actor, regardless of where the transition is declared.
    nonisolated(unsafe) let active = active
    nonisolated(unsafe) let identity = identity
    return AnyTransition { content, phase in
      if phase.isIdentity { return AnyView(content.modifier(identity)) }
      return AnyView(content.modifier(active))
    }
  }

  /// Provides a composite transition that uses a different transition for insertion versus removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var result = insertion.inPhase { $0 == .willAppear ? $0 : .identity }
      .combined(with: removal.inPhase { $0 == .willAppear ? .identity : $0 })
    result.animatesInsertion = insertion.animatesInsertion
    result.animatesRemoval = removal.animatesRemoval
    return result
  }

  /// The transition with its phase replaced.
  private func inPhase(_ phase: @escaping @Sendable (TransitionPhase) -> TransitionPhase) -> AnyTransition {
    var result = self
    result.effect = { effect(phase($0)) }
    if let custom { result.custom = { custom($0, phase($1)) } }
    return result
  }

  /// Combines this transition with another, returning a new transition that is the result of both being applied.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = AnyTransition()
    result.effect = { effect($0).combined(with: other.effect($0)) }
    if let first = custom, let second = other.custom {
      result.custom = { second(first($0, $1), $1) }
    } else {
      result.custom = custom ?? other.custom
    }
    result.animatesInsertion = animatesInsertion || other.animatesInsertion
    result.animatesRemoval = animatesRemoval || other.animatesRemoval
    return result
  }

  /// Attaches an animation to this transition.
  ///
  /// It animates the transition regardless of whether the change that inserts or removes the view is animated.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = AnyTransition { content, phase in
      AnyView(apply(to: content, phase: phase).modifier(TransitionAnimationModifier(animation: animation)))
    }
    result.animatesInsertion = animation != nil
    result.animatesRemoval = animation != nil
    return result
  }

  @MainActor
  func apply(to content: AnyView, phase: TransitionPhase) -> AnyView {
    AnyView((custom?(content, phase) ?? content).modifier(effect(phase)))
  }
}

// The stored closures are only used on the main actor.
extension AnyTransition: @unchecked Sendable {}
