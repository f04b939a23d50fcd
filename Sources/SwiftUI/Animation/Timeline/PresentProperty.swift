import Foundation

/// Provides a view with the current date, and evaluates it again every second of the screen's time.
struct PresentProperty: DynamicProperty {
  private var reader: Reader?

  @MainActor
  private final class Reader {
    weak var node: _ViewNode?

    init(_ node: _ViewNode) { self.node = node }
  }

  @MainActor
  mutating func _bind(to binder: inout _PropertyBinder) {
    let node = binder.node
    reader = binder.nextStorage { Reader(node) }
  }

  /// The current date; the view is not evaluated again after `end`.
  @MainActor
  func date(until end: Date) -> Date {
    guard let node = reader?.node else { return EnvironmentValues().now }
    let now = node.present
    if now < end {
      node.graph.motion.timelines.wake(node, at: node.graph.clock.now + end.secondsUntilNextSecond(from: now))
    }
    return now
  }
}
