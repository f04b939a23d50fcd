import SwiftUI

/// An element that an event goes to: found, in view, and not covered.
@MainActor
struct EventTarget {
  /// What is done and to what, as in `tap "Pay" Button`.
  let action: String
  let found: FoundElement
  let screen: Screen
  let session: AutomationSession

  /// What can be seen of the element, in points of the screen.
  let visibleFrame: CGRect

  /// Where a finger touches the element, in points of the screen.
  var hitPoint: CGPoint { found.hitPoint(in: visibleFrame) }

  var element: Element? { found.entry.node.element }

  /// Plays a gesture of fingers; a failure is reported if it had no effect on the element.
  func touch(_ fingers: [FingerPath]) {
    let outcomes = screen.touch(fingers)
    guard let outcome = outcomes.first, !found.isContainer else { return }
    if let message = FailureMessage.lost(outcome, on: self) { session.lost(message) }
  }
}

extension FoundElement {
  /// Whether the element is a place rather than a thing: a touch of it goes to what is there, or to nothing.
  var isContainer: Bool {
    switch entry.type {
    case .application, .window, .other, .scrollView, .collectionView, .table, .cell, .keyboard, .group: true
    default: false
    }
  }
}

extension XCUIElement {
  /// Finds the element, brings it into view and does something with it; the test fails if that is not possible.
  ///
  /// - Parameter verb: What is done, as in "tap".
  func act(_ verb: String, _ body: (EventTarget) -> Void) {
    guard !session.isStopped else { return }
    let action = "\(verb) \(query.name)"
    app.screen?.becomeIdle()
    session.interruptions.handleAlert(blocking: query)
    guard var found = found(or: "Failed to \(action): "), let screen = app.screen else { return }
    var visibleFrame = found.visibleFrame
    var cover = found.coveringElement(at: visibleFrame, on: screen)
    if visibleFrame.isEmpty || cover != nil, found.scrollToVisible(on: screen) {
      guard let again = self.found(or: "Failed to \(action): ") else { return }
      found = again
      visibleFrame = found.visibleFrame
      cover = found.coveringElement(at: visibleFrame, on: screen)
    }
    guard !visibleFrame.isEmpty else {
      return session.fail("Failed to \(action): " + FailureMessage.offScreen(found, screen: screen))
    }
    if let cover {
      return session.fail("Failed to \(action): " + FailureMessage.covered(found, by: cover))
    }
    session.did(action)
    body(
      EventTarget(action: action, found: found, screen: screen, session: session, visibleFrame: visibleFrame))
    screen.runReadyTasks()
  }
}
