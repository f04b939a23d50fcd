import Foundation

/// What a scrolling view is doing.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// It is at rest.
  case idle

  /// A finger is on it that may scroll it yet.
  ///
  /// Not all platforms have this phase; it does not occur here.
  case tracking

  /// A finger moves it.
  case interacting

  /// The finger was lifted, and the content runs on.
  case decelerating

  /// It moves to where the app wants it.
  ///
  /// It does not occur here: what an app scrolls to is reached at once.
  case animating

  /// Whether it moves, or may be about to.
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

/// What is known of a scrolling view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// Where the view stands in its content.
  public let geometry: ScrollGeometry

  /// How fast the window moves over the content, in points per second, where a finger has let go of it.
  public let velocity: CGVector?
}

/// Hears of the phases of scrolling views, for as long as the view is there that wants to know.
@MainActor
final class ScrollPhaseObserver {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }
}

extension EnvironmentValues {
  private enum ScrollPhaseObserversKey: EnvironmentKey {
    static var defaultValue: [ScrollPhaseObserver] { [] }
  }

  var scrollPhaseObservers: [ScrollPhaseObserver] {
    get { self[ScrollPhaseObserversKey.self] }
    set { self[ScrollPhaseObserversKey.self] = newValue }
  }
}

/// Keeps one observer for as long as the view is there.
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
  /// Runs an action when the phase of a scrolling view inside changes.
  ///
  /// - Parameter action: Takes the phase before and the phase now.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Runs an action when the phase of a scrolling view inside changes.
  ///
  /// - Parameter action: Takes the phase before, the phase now, and what is known of the view.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

extension ScrollElement {
  /// Notes what the view is doing from now on, and tells those who want to know.
  ///
  /// - Parameter velocity: Of the window over the content, in points per second.
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
