/// Holds back what a gesture does until it is decided that the touches are its own.
///
/// Gates lie inside each other: the second of two exclusive gestures waits for the first one, and both wait for
/// the gestures around the view.
@MainActor
final class GestureGate {
  private let outer: GestureGate?
  private var isOpen = false
  private var held: [() -> Void] = []

  /// Whether anything has gone through since the gate was closed.
  private(set) var hasLetThrough = false

  init(inside outer: GestureGate? = nil) {
    self.outer = outer
  }

  /// Runs an action, now or when the gate opens.
  ///
  /// - Parameter isTentative: Whether the action is run although nothing is decided.
  func run(isTentative: Bool, _ action: @escaping () -> Void) {
    if isTentative || isOpen {
      hasLetThrough = true
      if let outer { outer.run(isTentative: isTentative, action) } else { action() }
    } else {
      held.append(action)
    }
  }

  func open() {
    guard !isOpen else { return }
    isOpen = true
    let actions = held
    held = []
    for action in actions { run(isTentative: false, action) }
  }

  /// Forgets what was held back.
  func close() {
    isOpen = false
    held = []
    hasLetThrough = false
  }
}
