/// Notifies a view of the pointer above it.
struct HoverModifier: ElementModifier {
  let coordinateSpace: CoordinateSpace

  /// Whether the action is called for every movement, or only when the pointer enters or exits.
  let isContinuous: Bool

  let action: (HoverPhase) -> Void

  static var affectsLayout: Bool { false }

  func makeStorage(for element: ModifiedElement) -> HoverTarget? { HoverTarget(self, on: element) }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.modifier = self
  }

  func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? { storage(of: element) }
}

/// Tracks the pointer above a view; touches are ignored.
@MainActor
final class HoverTarget: TouchResponder {
  fileprivate var modifier: HoverModifier
  private unowned let element: Element
  private var isHovered = false

  fileprivate init(_ modifier: HoverModifier, on element: Element) {
    self.modifier = modifier
    self.element = element
  }

  var claim: TouchClaim { .failed }
  func handle(_ event: _TouchEvent) {}
  func win() {}
  func cancel() {}
  func reset() {}

  func pointerMoved(to location: CGPoint?) {
    let wasHovered = isHovered
    isHovered = location != nil
    guard let location else {
      if wasHovered { modifier.action(.ended) }
      return
    }
    if wasHovered, !modifier.isContinuous { return }
    guard let place = element.location(ofScreenPoint: location, in: modifier.coordinateSpace) else { return }
    modifier.action(.active(place))
  }
}

/// The current hovering state and value of the pointer.
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is active and its location is represented by the associated point.
  case active(CGPoint)

  /// The pointer is no longer active.
  case ended
}

/// The effect of the pointer above a view.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// An effect that attempts to determine the effect automatically.
  public static let automatic = HoverEffect(name: "automatic")

  /// An effect that morphs the pointer into a platter behind the view and shows a light source.
  public static let highlight = HoverEffect(name: "highlight")

  /// An effect that slides the pointer under the view and disappears as the view scales up and gains a shadow.
  public static let lift = HoverEffect(name: "lift")
}

/// Warns that the hover effect of a view is not drawn, when a pointer enters the view.
private struct HoverEffectModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.isHoverEffectEnabled) private var isAllowed

  func body(content: Content) -> some View {
    content.onHover { isAbove in
      if isAbove, isEnabled, isAllowed { report(.missing("hoverEffect(_:)", "nothing changes below the pointer.")) }
    }
  }
}

extension View {
  /// Adds an action to perform when the user moves the pointer over or away from the view's frame.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(coordinateSpace: .local, isContinuous: false) { action($0 != .ended) })
  }

  /// Adds an action to perform when the pointer enters, moves within, and exits the view's bounds.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(coordinateSpace: coordinateSpace.coordinateSpace, isContinuous: true, action: action))
  }

  /// Applies a hover effect to this view.
  ///
  /// - Note: Approximate: views do not change below a pointer; a warning is recorded when there is one.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    hoverEffect(effect, isEnabled: true)
  }

  /// Applies a hover effect to this view.
  ///
  /// - Note: Approximate: views do not change below a pointer; a warning is recorded when there is one.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    modifier(InertModifier(name: "hoverEffect", value: effect)).modifier(HoverEffectModifier(isEnabled: isEnabled))
  }
}
