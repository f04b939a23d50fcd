import Foundation

/// The phase of a scroll view.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view is at rest.
  case idle

  /// A touch is down that may start scrolling.
  ///
  /// Not all platforms have this phase; it does not occur here.
  case tracking

  /// A finger scrolls the view.
  case interacting

  /// The finger was lifted, and the scroll view decelerates.
  case decelerating

  /// The scroll view animates to an offset set by the app.
  ///
  /// This phase does not occur here: programmatic scrolling takes effect immediately.
  case animating

  /// Whether the scroll view is scrolling or may be about to.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The context of a phase change.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry

  /// The velocity of the viewport relative to the content when the finger was lifted, in points per second.
  public let velocity: CGVector?
}

/// Observes the phases of scroll views for the lifetime of the observing view.
@MainActor
final class ScrollPhaseObserver {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }
}

extension ScrollPhaseObserver: Equatable {
  nonisolated static func == (left: ScrollPhaseObserver, right: ScrollPhaseObserver) -> Bool { left === right }
}

extension EnvironmentValues {
  @Entry var scrollPhaseObservers: [ScrollPhaseObserver] = []
}

/// Keeps one observer for the lifetime of the view.
nonisolated struct ScrollPhaseModifier: ViewModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @State private var observer: ScrollPhaseObserver?

  init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    let observer = observer ?? ScrollPhaseObserver(action)
    observer.action = action
    return
      content
      .transformEnvironment(\.scrollPhaseObservers) { $0.append(observer) }
      .onAppear { self.observer = observer }
  }

  @MainActor static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

extension ScrollPhaseModifier: ComposedModifier {
  @MainActor var composition: Composition { Composition("onScrollPhaseChange").value("action", action) }
}

extension View {
  /// Performs an action when the phase of a scroll view inside changes.
  ///
  /// - Parameter action: Receives the old and the new phase.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Performs an action when the phase of a scroll view inside changes.
  ///
  /// - Parameter action: Receives the old phase, the new phase, and the context of the change.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

extension ScrollElement {
  /// Sets the phase and notifies observers.
  ///
  /// - Parameter velocity: The velocity of the viewport relative to the content, in points per second.
  func enter(_ new: ScrollPhase, velocity: CGVector? = nil) {
    let old = phase
    guard old != new else { return }
    phase = new
    let observers = environment.scrollPhaseObservers
    if observers.isEmpty { return }
    let context = ScrollPhaseChangeContext(geometry: currentGeometry, velocity: velocity)
    graph.enqueueLateAction { for observer in observers { observer.action(old, new, context) } }
  }
}
