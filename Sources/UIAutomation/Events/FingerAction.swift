import SwiftUI

/// A touch action at the location of an element or a coordinate.
@MainActor
struct FingerAction {
  /// The action, as in "tap".
  let verb: String

  /// Whether the touch may begin beside the screen, like a back swipe from the edge.
  var comesFromEdges = false

  /// Why no finger can do it, as the end of a sentence; `nil` if one can.
  var problem: String?

  /// The touches for a point of the screen; empty if the event fails.
  let paths: (_ point: CGPoint) -> [FingerPath]

  static func taps(_ verb: String, count: Int, fingers: Int = 1) -> FingerAction {
    let problem =
      count < 1 || fingers < 1 ? "nothing touches the screen. Tap once or more, with one finger or more" : nil
    return FingerAction(verb: verb, problem: problem) { FingerPath.taps(at: $0, count: count, fingers: fingers) }
  }

  static let tap = taps("tap", count: 1)
  static let doubleTap = taps("double tap", count: 2)
  static let click = taps("click", count: 1)
  static let doubleClick = taps("double click", count: 2)

  /// A right click opens context menus, like a press of one second.
  static let rightClick = FingerAction(verb: "right click") { [.press(at: $0, duration: 1)] }

  static func press(for duration: Double) -> FingerAction {
    FingerAction(verb: "press", problem: problem(duration: duration)) { [.press(at: $0, duration: duration)] }
  }

  /// - Parameter end: The end point; `nil` if it cannot be determined, which has been reported.
  static func drag(
    after duration: Double, velocity: XCUIGestureVelocity, hold: Double, to end: @escaping () -> CGPoint?
  ) -> FingerAction {
    let problem = problem(duration: duration) ?? problem(duration: hold) ?? problem(velocity: velocity)
    return FingerAction(verb: "press and drag", comesFromEdges: true, problem: problem) { start in
      guard let end = end() else { return [] }
      return [.drag(from: start, to: end, after: duration, velocity: velocity.rawValue, hold: hold)]
    }
  }

  private static func problem(duration: Double) -> String? {
    duration >= 0 && duration.isFinite ? nil : "a finger cannot rest for \(duration) seconds"
  }

  static func problem(velocity: XCUIGestureVelocity) -> String? {
    velocity.rawValue > 0 && velocity.rawValue.isFinite
      ? nil : "a finger cannot move with \(velocity.rawValue) points per second"
  }
}

extension XCUIElement {
  /// Performs touches at the center of the element's visible part.
  func perform(_ action: FingerAction, _ file: StaticString, _ line: UInt) {
    session.note(file, line)
    guard isPossible(action.verb, action.problem) else { return }
    act(action.verb) { target in
      let paths = action.paths(target.hitPoint)
      if !paths.isEmpty { target.touch(paths) }
    }
  }

  /// Whether fingers can do something; the test fails if they cannot.
  func isPossible(_ verb: String, _ problem: String?) -> Bool {
    if let problem { session.fail("Failed to \(verb) \(query.name): \(problem).") }
    return problem == nil
  }
}
