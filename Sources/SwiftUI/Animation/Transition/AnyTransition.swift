/// A type-erased transition.
///
/// Views come and go at once; at rest they are shown as the transition shows them in its identity phase.
public struct AnyTransition {
  /// Shows a view as the transition shows it at rest; `nil` if that is the view as it is.
  private let rest: (@MainActor (AnyView) -> AnyView)?

  private init(rest: (@MainActor (AnyView) -> AnyView)?) {
    self.rest = rest
  }

  /// Create an instance that type-erases `transition`.
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    if T._leavesRestAlone {
      rest = nil
    } else {
      rest = { (content: AnyView) -> AnyView in AnyView(transition.apply(content: content, phase: .identity)) }
    }
  }

  /// A transition that returns the input view, unmodified, as the output view.
  public static var identity: AnyTransition { AnyTransition(rest: nil) }

  /// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
  public static var opacity: AnyTransition { AnyTransition(rest: nil) }

  /// A transition that inserts by moving in from the leading edge, and removes by moving out towards the trailing edge.
  public static var slide: AnyTransition { AnyTransition(rest: nil) }

  /// Returns a transition that scales the view.
  public static var scale: AnyTransition { AnyTransition(rest: nil) }

  /// Returns a transition that scales the view by the specified amount.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(rest: nil) }

  /// Returns a transition that moves the view away, towards the specified edge of the view.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(rest: nil) }

  /// Returns a transition that offset the view by the specified amount, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(rest: nil) }

  /// Returns a transition that offset the view by the specified x and y values, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(rest: nil) }

  /// Creates a transition that moves the view in from an edge, and out towards the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(rest: nil) }

  /// Returns a transition defined between an active modifier and an identity modifier.
  ///
  /// - Parameter identity: The modifier that a view at rest has.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    // Modifiers are made and applied on the main actor, wherever the transition is named.
    nonisolated(unsafe) let identity = identity
    return AnyTransition(rest: { AnyView($0.modifier(identity)) })
  }

  /// Provides a composite transition that uses a different transition for insertion versus removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    // A view that has come is what its insertion has left behind.
    insertion.combined(with: removal)
  }

  /// Combines this transition with another, returning a new transition that is the result of both being applied.
  public func combined(with other: AnyTransition) -> AnyTransition {
    guard let first = rest else { return other }
    guard let second = other.rest else { return self }
    return AnyTransition(rest: { second(first($0)) })
  }

  /// Attaches an animation to this transition.
  public func animation(_ animation: Animation?) -> AnyTransition { self }

  @MainActor
  fileprivate func applied(to content: some View) -> AnyView? {
    rest.map { $0(AnyView(content)) }
  }
}

// What a transition is made of is only used on the main actor.
extension AnyTransition: @unchecked Sendable {}

/// Keeps the transition of a view, and shows the view as the transition shows it at rest.
package struct TransitionModifier: ViewModifier {
  let transition: AnyTransition

  package func body(content: Content) -> some View {
    if let applied = transition.applied(to: content) {
      applied
    } else {
      content
    }
  }
}

extension View {
  /// Associates a transition with the view.
  ///
  /// Views come and go at once.
  public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Associates a transition with the view.
  ///
  /// Views come and go at once.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
