/// The phases that a view transitions between when it scrolls among other views.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The scroll transition is being applied to a view that is about to move into the visible area at the top or leading
  /// edge.
  case topLeading

  /// The scroll transition is being applied to a view that is in the visible area.
  case identity

  /// The scroll transition is being applied to a view that is about to move into the visible area at the bottom or
  /// trailing edge.
  case bottomTrailing

  /// Whether the phase is the identity phase.
  public var isIdentity: Bool { self == .identity }

  /// A phase-derived value that can be used to scale or otherwise modify effects: -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition that controls how a transition is applied as a view is scrolled through the
/// visible region of a containing scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// The amount of a view that must be visible.
  public struct Threshold: Sendable {
    /// The visible fraction, from 0 to 1, and a length in points by which the visible area is inset.
    var fraction: Double
    var inset: CGFloat = 0

    /// As soon as part of the view is visible.
    public static let visible = Threshold(fraction: 1)

    /// As soon as the view has entered the visible area.
    public static let hidden = Threshold(fraction: 0)

    /// When the center of the view is in the visible area.
    public static var centered: Threshold { Threshold(fraction: 0.5) }

    /// A threshold for a visible fraction, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(fraction: amount) }

    /// The same threshold with the visible area inset by a distance in points.
    public func inset(by distance: Double) -> Threshold { Threshold(fraction: fraction, inset: inset + distance) }

    /// A threshold interpolated between two thresholds, by an amount from 0 to 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        fraction: fraction + (other.fraction - fraction) * amount, inset: inset + (other.inset - inset) * amount)
    }
  }

  var threshold = Threshold.visible
  var applies = true

  /// Whether the effect depends continuously on the hidden part of the view.
  private var isInteractive = true

  /// A configuration that smoothly interpolates the transition's effect; here, each phase is applied in full.
  public static let interactive = ScrollTransitionConfiguration(applies: true, isInteractive: true)

  /// A configuration that smoothly interpolates the transition's effect, along a timing curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }

  /// A configuration that animates the transition when the phase changes.
  public static let animated = ScrollTransitionConfiguration(applies: true, isInteractive: false)

  /// A configuration that animates the transition when the phase changes.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }

  /// A configuration that does not change the appearance of the view.
  public static let identity = ScrollTransitionConfiguration(applies: false, isInteractive: false)

  private init(applies: Bool, isInteractive: Bool) {
    self.applies = applies
    self.isInteractive = isInteractive
  }

  /// The same configuration with an animation; the effect is applied immediately.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// The same configuration with a different threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

extension ScrollTransitionConfiguration {
  /// The phase of an element along the axis of its scroll view.
  @MainActor
  func phase(of element: Element, along axis: Axis?) -> ScrollTransitionPhase {
    guard applies else { return .identity }
    guard let scroll = element.enclosingScrollElement else { return .identity }
    let frame = element.frame(in: scroll)
    let isVertical = axis.map { $0 == .vertical } ?? scroll.style.axes.contains(.vertical)
    let length = isVertical ? frame.height : frame.width
    let window = isVertical ? scroll.size.height : scroll.size.width
    let start = isVertical ? frame.minY : scroll.isRightToLeft ? window - frame.maxX : frame.minX
    let hidden = length * (1 - threshold.fraction)
    // Less than half a pixel does not count as visible.
    let isBefore = start + hidden < threshold.inset - 0.25
    let isAfter = start + length - hidden > window - threshold.inset + 0.25
    if isInteractive, isBefore || isAfter, start + length > 0, start < window {
      element.graph.report(
        .approximate("scrollTransition(_:axis:transition:)", "the effect of a phase is applied as a whole."),
        at: element)
    }
    return isBefore ? .topLeading : isAfter ? .bottomTrailing : .identity
  }
}

extension View {
  /// Applies the given transition, animating between the phases of the transition as this view appears and disappears
  /// within the visible region of the containing scroll view.
  ///
  /// - Note: Approximate: the effect of a phase is applied in full, without interpolation between phases; a warning is
  ///   recorded where a view would be between two phases.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies the given transition, with a configuration for each end of the scroll view.
  ///
  /// - Note: Approximate: the effect of a phase is applied in full, without interpolation between phases; a warning is
  ///   recorded where a view would be between two phases.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { element in
        let first = topLeading.phase(of: element, along: axis)
        let last = bottomTrailing.phase(of: element, along: axis)
        let phase = first == .topLeading ? first : last == .bottomTrailing ? last : .identity
        return transition(EmptyVisualEffect(), phase)._steps
      })
  }
}
