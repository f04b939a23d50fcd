/// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
public struct OpacityTransition: EffectTransition {
  nonisolated public init() {}

  nonisolated func effect(in phase: TransitionPhase) -> TransitionEffect {
    TransitionEffect(opacity: phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that scales the view by the specified amount.
public struct ScaleTransition: EffectTransition {
  /// The scale of the view outside of its identity phase.
  public var scale: Double

  /// The anchor point to scale the view around.
  public var anchor: UnitPoint

  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  nonisolated func effect(in phase: TransitionPhase) -> TransitionEffect {
    TransitionEffect(scale: phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition that offsets the view by the specified amount.
public struct OffsetTransition: EffectTransition {
  /// The amount to offset the view by outside of its identity phase, in points.
  public var offset: CGSize

  nonisolated public init(_ offset: CGSize) {
    self.offset = offset
  }

  nonisolated func effect(in phase: TransitionPhase) -> TransitionEffect {
    TransitionEffect(offset: phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves the view away, towards the specified edge of the view.
public struct MoveTransition: EffectTransition {
  /// The edge to move the view towards.
  public var edge: Edge

  nonisolated public init(edge: Edge) {
    self.edge = edge
  }

  nonisolated func effect(in phase: TransitionPhase) -> TransitionEffect {
    phase.isIdentity ? TransitionEffect() : .beyond(edge)
  }
}

/// A transition that inserts by moving in from the leading edge, and removes by moving out towards the trailing edge.
public struct SlideTransition: EffectTransition {
  nonisolated public init() {}

  nonisolated func effect(in phase: TransitionPhase) -> TransitionEffect {
    phase.isIdentity ? TransitionEffect() : .beyond(phase == .willAppear ? .leading : .trailing)
  }
}

/// A transition that when added to a view will animate the view's insertion by moving it in from the specified edge
/// while fading it in, and animate its removal by moving it out towards the opposite edge and fading it out.
public struct PushTransition: EffectTransition {
  /// The edge from which the view will be animated in.
  public var edge: Edge

  nonisolated public init(edge: Edge) {
    self.edge = edge
  }

  nonisolated func effect(in phase: TransitionPhase) -> TransitionEffect {
    if phase.isIdentity { return TransitionEffect() }
    return .beyond(phase == .willAppear ? edge : edge.opposite).combined(with: TransitionEffect(opacity: 0))
  }
}

/// A transition that animates the insertion or removal of a view by combining blurring and scaling effects.
///
/// - Note: Approximate: the view fades and is blurred, without a change of its scale; a warning is recorded.
public struct BlurReplaceTransition: EffectTransition {
  /// Configuration properties for a transition.
  public struct Configuration: Equatable, Sendable {
    private let isUpward: Bool

    /// A configuration that requests a transition that scales the view down while removing it and up while inserting it.
    public static let downUp = Configuration(isUpward: false)

    /// A configuration that requests a transition that scales the view up while both removing and inserting it.
    public static let upUp = Configuration(isUpward: true)
  }

  /// The transition configuration.
  public var configuration: Configuration

  nonisolated public init(configuration: Configuration) {
    self.configuration = configuration
    report(.approximate("BlurReplaceTransition", "the view fades and is blurred, without a change of its scale."))
  }

  nonisolated func effect(in phase: TransitionPhase) -> TransitionEffect {
    phase.isIdentity ? TransitionEffect() : TransitionEffect(opacity: 0, blur: 10)
  }
}

/// A transition that returns the input view, unmodified, as the output view.
public struct IdentityTransition: EffectTransition {
  nonisolated public init() {}

  nonisolated func effect(in phase: TransitionPhase) -> TransitionEffect {
    TransitionEffect()
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A composite `Transition` that uses a different transition for insertion versus removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition for the insertion.
  public var insertion: Insertion

  /// The transition for the removal.
  public var removal: Removal

  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .willAppear ? .identity : phase)
  }

  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  public nonisolated static var _animatesItself: Bool { Insertion._animatesItself || Removal._animatesItself }
}
