import Foundation
import SwiftUI

/// A pointer acts like a finger, and can also hover.
extension XCUICoordinate {
  /// Moves the pointer to the point.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped else { return }
    referencedElement.app.screen?.settle()
    guard let point = pointOnScreen(for: "hover over") else { return }
    referencedElement.app.screen?.movePointer(to: point)
  }

  /// Clicks the point.
  public func click(file: StaticString = #filePath, line: UInt = #line) {
    perform(.click, file, line)
  }

  /// Clicks the point twice in quick succession.
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    perform(.doubleClick, file, line)
  }

  /// Clicks the point with the right button, which opens context menus as a long press does.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    perform(.rightClick, file, line)
  }

  /// Holds the button on the point, then drags to another.
  ///
  /// - Parameters:
  ///   - duration: How long the button is pressed before it moves, in seconds of the screen's clock.
  ///   - otherCoordinate: Where the button is released.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(forDuration: duration, thenDragTo: otherCoordinate, file: file, line: line)
  }

  /// Holds the button on the point, drags to another, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long the button is pressed before it moves, in seconds of the screen's clock.
  ///   - otherCoordinate: Where the movement ends.
  ///   - velocity: The speed of the movement, in points per second.
  ///   - holdDuration: How long the button is then held, in seconds of the screen's clock.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: velocity, thenHoldForDuration: holdDuration,
      file: file, line: line)
  }

  /// Scrolls by a distance in points; positive values reveal content to the left and above.
  ///
  /// - Parameters:
  ///   - deltaX: The distance to the right that the content moves, in points.
  ///   - deltaY: The distance down that the content moves, in points.
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    session.note(file, line)
    guard !session.isStopped else { return }
    let distance = CGVector(dx: deltaX, dy: deltaY)
    if let problem = distance.problemOfScrolling {
      return session.fail("Failed to scroll at coordinate: \(problem).")
    }
    referencedElement.app.screen?.settle()
    guard let point = pointOnScreen(for: "scroll at") else { return }
    if referencedElement.app.screen?.scroll(at: point, by: distance) == true { return }
    session.lost("Failed to scroll at coordinate: nothing at \(point.inWholePoints) scrolls.")
  }
}
