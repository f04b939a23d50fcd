import SwiftUI

/// An element that an event goes to, found and in view.
@MainActor
struct EventTarget {
  /// What is done, as in "tap".
  let verb: String
  let name: String
  let found: FoundElement
  let screen: Screen
  let session: AutomationSession

  /// Where a finger touches the element, in points of the screen.
  let hitPoint: CGPoint

  /// Plays a gesture of fingers; the test is told if nothing took it.
  func touch(_ fingers: [FingerPath]) {
    screen.settle()
    screen.touch(fingers)
  }
}

extension XCUIElement {
  /// Finds the element and does something with it; the test fails if that is not possible.
  func act(_ verb: String, _ body: (EventTarget) -> Void) {
    guard let found = found(or: "Failed to \(verb) \(query.name): "), let screen = app.screen else { return }
    let frame = found.entry.node.frame
    body(
      EventTarget(
        verb: verb, name: query.name, found: found, screen: screen, session: session,
        hitPoint: CGPoint(x: frame.midX, y: frame.midY)))
  }
}
