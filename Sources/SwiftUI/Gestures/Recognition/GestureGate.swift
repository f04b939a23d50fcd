/// Holds back a gesture's actions until the gesture has won the touches.
///
/// Gates are nested: the second of two exclusive gestures waits for the first one, and both wait for the gestures of
/// enclosing views.
@MainActor
final class GestureGate {
  private let outer: GestureGate?
  private var isOpen = false
  private var held: [() -> Void] = []

  /// Whether an action has passed since the gate was closed.
  private(set) var hasLetThrough = false

  init(inside outer: GestureGate? = nil) {
    self.outer = outer
  }

  /// Runs an action immediately or when the gate opens.
  ///
  /// - Parameter isTentative: Whether the action runs although the touches are still undecided.
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

  /// Discards the held actions.
  func close() {
    isOpen = false
    held = []
    hasLetThrough = false
  }
}
