import SwiftUI

/// Swipes move a finger over half of the element's visible part, around its center, and at least 50 points far.
extension XCUIElement {
  /// The least length of a swipe in points, so that a swipe over a short text moves the row or the page below it.
  private nonisolated static let leastSwipe: CGFloat = 50

  /// Swipes up.
  ///
  /// - Parameter velocity: The velocity in points per second.
  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe("swipe up", CGVector(dx: 0, dy: -1), velocity, file, line)
  }

  /// Swipes up with a velocity in points per second.
  ///
  /// - Parameter velocity: The speed of the movement, in points per second.
  @available(*, deprecated, renamed: "swipeUp(velocity:)")
  public func swipeUp(withVelocity velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
    swipeUp(velocity: velocity, file: file, line: line)
  }

  /// Swipes down.
  ///
  /// - Parameter velocity: The velocity in points per second.
  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe("swipe down", CGVector(dx: 0, dy: 1), velocity, file, line)
  }

  /// Swipes down with a velocity in points per second.
  ///
  /// - Parameter velocity: The speed of the movement, in points per second.
  @available(*, deprecated, renamed: "swipeDown(velocity:)")
  public func swipeDown(withVelocity velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line)
  {
    swipeDown(velocity: velocity, file: file, line: line)
  }

  /// Swipes left.
  ///
  /// - Parameter velocity: The velocity in points per second.
  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe("swipe left", CGVector(dx: -1, dy: 0), velocity, file, line)
  }

  /// Swipes left with a velocity in points per second.
  ///
  /// - Parameter velocity: The speed of the movement, in points per second.
  @available(*, deprecated, renamed: "swipeLeft(velocity:)")
  public func swipeLeft(withVelocity velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line)
  {
    swipeLeft(velocity: velocity, file: file, line: line)
  }

  /// Swipes right.
  ///
  /// - Parameter velocity: The velocity in points per second.
  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe("swipe right", CGVector(dx: 1, dy: 0), velocity, file, line)
  }

  /// Swipes right with a velocity in points per second.
  ///
  /// - Parameter velocity: The speed of the movement, in points per second.
  @available(*, deprecated, renamed: "swipeRight(velocity:)")
  public func swipeRight(withVelocity velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line)
  {
    swipeRight(velocity: velocity, file: file, line: line)
  }

  private func swipe(
    _ verb: String, _ direction: CGVector, _ velocity: XCUIGestureVelocity, _ file: StaticString, _ line: UInt
  ) {
    session.note(file, line)
    guard isPossible(verb, FingerAction.problem(velocity: velocity)) else { return }
    act(verb) { target in
      let frame = target.visibleFrame
      let start = CGPoint(
        x: frame.midX - direction.dx * frame.width * 0.25, y: frame.midY - direction.dy * frame.height * 0.25)
      let window = target.screen.rootElement?.size ?? .zero
      func end(_ start: CGFloat, _ direction: CGFloat, _ length: CGFloat, within limit: CGFloat) -> CGFloat {
        min(max(start + direction * max(length * 0.5, Self.leastSwipe), 0), limit)
      }
      target.touch([
        .drag(
          from: start,
          to: CGPoint(
            x: end(start.x, direction.dx, frame.width, within: window.width),
            y: end(start.y, direction.dy, frame.height, within: window.height)),
          after: EventTiming.beforeSwipe, velocity: velocity.rawValue)
      ])
    }
  }
}
