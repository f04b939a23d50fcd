import SwiftUI

/// Swipes move a finger over half of the element's visible part, around its center.
extension XCUIElement {
  /// Swipes up.
  ///
  /// - Parameter velocity: The velocity in points per second.
  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe("swipe up", CGVector(dx: 0, dy: -1), velocity, file, line)
  }

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

  @available(*, deprecated, renamed: "swipeRight(velocity:)")
  public func swipeRight(withVelocity velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line)
  {
    swipeRight(velocity: velocity, file: file, line: line)
  }

  private func swipe(
    _ verb: String, _ direction: CGVector, _ velocity: XCUIGestureVelocity, _ file: StaticString, _ line: UInt
  ) {
    session.note(file, line)
    act(verb) { target in
      let frame = target.visibleFrame
      let half = CGVector(dx: direction.dx * frame.width * 0.25, dy: direction.dy * frame.height * 0.25)
      target.touch([
        .drag(
          from: CGPoint(x: frame.midX - half.dx, y: frame.midY - half.dy),
          to: CGPoint(x: frame.midX + half.dx, y: frame.midY + half.dy),
          after: EventTiming.beforeSwipe, velocity: velocity.rawValue)
      ])
    }
  }
}
