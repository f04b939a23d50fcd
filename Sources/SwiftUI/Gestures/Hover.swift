/// What a view does when a pointer is above it; there is no pointer on a touch screen.
struct HoverModifier: RecordedModifier {
  let action: (HoverPhase) -> Void
}

/// The current hovering state and value of the pointer.
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is active and its location is represented by the associated point.
  case active(CGPoint)

  /// The pointer is no longer active.
  case ended
}

/// The effect of a pointer above a view.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// An effect that attempts to determine the effect automatically.
  public static let automatic = HoverEffect(name: "automatic")

  /// An effect that morphs the pointer into a platter behind the view and shows a light source.
  public static let highlight = HoverEffect(name: "highlight")

  /// An effect that slides the pointer under the view and disappears as the view scales up and gains a shadow.
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Adds an action to perform when the user moves the pointer over or away from the view's frame.
  ///
  /// The action is kept and never runs: there is no pointer on a touch screen.
  ///
  /// - Note: Approximate: there is no pointer on a touch screen: the action is kept and never runs.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier { action($0 != .ended) })
  }

  /// Adds an action to perform when the pointer enters, moves within, and exits the view's bounds.
  ///
  /// The action is kept and never runs: there is no pointer on a touch screen.
  ///
  /// - Note: Approximate: there is no pointer on a touch screen: the action is kept and never runs.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Applies a hover effect to this view; there is no pointer on a touch screen.
  ///
  /// - Note: Approximate: there is no pointer on a touch screen: nothing changes.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverModifier { _ in })
  }

  /// Applies a hover effect to this view; there is no pointer on a touch screen.
  ///
  /// - Note: Approximate: there is no pointer on a touch screen: nothing changes.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    modifier(HoverModifier { _ in })
  }
}
