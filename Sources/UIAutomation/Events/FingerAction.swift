import SwiftUI

/// A touch action at the location of an element or a coordinate.
@MainActor
struct FingerAction {
  /// The action, as in "tap".
  let verb: String

  /// Whether the touch may begin beside the screen, like a back swipe from the edge.
  var comesFromEdges = false

  /// The touches for a point of the screen; empty if the event fails.
  let paths: (_ point: CGPoint) -> [FingerPath]

  static func taps(_ verb: String, count: Int, fingers: Int = 1) -> FingerAction {
    FingerAction(verb: verb) { FingerPath.taps(at: $0, count: max(0, count), fingers: max(0, fingers)) }
  }

  static let tap = taps("tap", count: 1)
  static let doubleTap = taps("double tap", count: 2)
  static let click = taps("click", count: 1)
  static let doubleClick = taps("double click", count: 2)

  /// A right click opens context menus, like a press of one second.
  static let rightClick = FingerAction(verb: "right click") { [.press(at: $0, duration: 1)] }

  static func press(for duration: Double) -> FingerAction {
    FingerAction(verb: "press") { [.press(at: $0, duration: max(0, duration))] }
  }

  /// - Parameter end: The end point; `nil` if it cannot be determined, which has been reported.
  static func drag(
    after duration: Double, velocity: XCUIGestureVelocity, hold: Double, to end: @escaping () -> CGPoint?
  ) -> FingerAction {
    FingerAction(verb: "press and drag", comesFromEdges: true) { start in
      guard let end = end() else { return [] }
      return [.drag(from: start, to: end, after: max(0, duration), velocity: velocity.rawValue, hold: max(0, hold))]
    }
  }
}

extension XCUIElement {
  /// Performs touches at the center of the element's visible part.
  func perform(_ action: FingerAction, _ file: StaticString, _ line: UInt) {
    session.note(file, line)
    act(action.verb) { target in
      let paths = action.paths(target.hitPoint)
      if !paths.isEmpty { target.touch(paths) }
    }
  }
}
