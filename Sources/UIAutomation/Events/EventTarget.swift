import SwiftUI

/// The target of an event: an element that has been found, is visible, and is not covered.
@MainActor
struct EventTarget {
  /// The action and the element, as in `tap "Pay" Button`.
  let action: String
  let found: FoundElement
  let screen: Screen
  let session: AutomationSession

  /// The visible part of the element, in points of the screen.
  let visibleFrame: CGRect

  /// The point of a touch, in points of the screen.
  var hitPoint: CGPoint { found.hitPoint(in: visibleFrame) }

  var element: Element? { found.entry.node.element }

  /// Performs touches; reports a failure if they have no effect on the element.
  func touch(_ fingers: [FingerPath]) {
    guard let outcome = screen.touch(fingers).first else { return }
    if found.isContainer {
      session.lost(outcome, of: fingers, to: action)
    } else if let message = FailureMessage.lost(outcome, of: fingers, on: self) {
      session.lost(message)
    }
  }
}

extension AutomationSession {
  /// Reports touches at a place, rather than of a control, if they had no effect.
  ///
  /// - Parameter action: The action and its target, as in `tap coordinate`.
  func lost(_ outcome: TouchOutcome, of fingers: [FingerPath], to action: String) {
    if let reason = FailureMessage.reason(outcome, of: fingers) { lost("Failed to \(action): \(reason).") }
  }
}

extension FoundElement {
  /// Whether the element is a region rather than a control: a touch goes to the elements there, if any.
  var isContainer: Bool {
    switch entry.type {
    case .application, .window, .other, .scrollView, .collectionView, .table, .cell, .keyboard, .group: true
    default: false
    }
  }
}

extension XCUIElement {
  /// Finds the element, scrolls it into view and performs an action; the test fails if that is not possible.
  ///
  /// - Parameter verb: The action, as in "tap".
  func act(_ verb: String, _ body: (EventTarget) -> Void) {
    guard !session.isStopped else { return }
    let action = "\(verb) \(query.name)"
    app.screen?.becomeIdle()
    session.interruptions.handleAlert(blocking: query)
    if let message = FailureMessage.behindPrompt(app) { return session.fail("Failed to \(action): " + message) }
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
