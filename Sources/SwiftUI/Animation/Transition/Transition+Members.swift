extension Transition where Self == OpacityTransition {
  /// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Returns a transition that scales the view.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Returns a transition that scales the view by the specified amount.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that offset the view by the specified amount, in points.
  nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// Returns a transition that offset the view by the specified x and y values, in points.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view away, towards the specified edge of the view.
  nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// A transition that inserts by moving in from the leading edge, and removes by moving out towards the trailing edge.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Creates a transition that moves the view in from an edge, and out towards the opposite edge.
  nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that animates the insertion or removal of a view by combining blurring and scaling effects.
  nonisolated public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }

  /// A transition that animates the insertion or removal of a view by combining blurring and scaling effects.
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}

extension Transition where Self == IdentityTransition {
  /// A transition that returns the input view, unmodified, as the output view.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
