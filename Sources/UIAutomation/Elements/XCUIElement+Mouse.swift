import Foundation
import SwiftUI

/// A pointer acts like a finger, and can also hover.
extension XCUIElement {
  /// Moves the pointer over the element.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    act("hover over") { $0.screen.movePointer(to: $0.hitPoint) }
  }

  /// Clicks the center of the element's visible part.
  public func click(file: StaticString = #filePath, line: UInt = #line) {
    perform(.click, file, line)
  }

  /// Clicks twice in quick succession.
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    perform(.doubleClick, file, line)
  }

  /// Clicks with the right button, which opens context menus as a long press does.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    perform(.rightClick, file, line)
  }

  /// Holds the button on the element, then drags to another.
  ///
  /// - Parameters:
  ///   - duration: How long the button is pressed before it moves, in seconds of the screen's clock.
  ///   - otherElement: The element at whose center the button is released.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(forDuration: duration, thenDragTo: otherElement, file: file, line: line)
  }

  /// Holds the button on the element, drags to another, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long the button is pressed before it moves, in seconds of the screen's clock.
  ///   - otherElement: The element at whose center the movement ends.
  ///   - velocity: The speed of the movement, in points per second.
  ///   - holdDuration: How long the button is then held, in seconds of the screen's clock.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: velocity, thenHoldForDuration: holdDuration,
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
    let distance = CGVector(dx: deltaX, dy: deltaY)
    guard isPossible("scroll", distance.problemOfScrolling) else { return }
    act("scroll") { target in
      if target.screen.scroll(at: target.hitPoint, by: distance) { return }
      session.lost("Failed to \(target.action): nothing there scrolls.")
    }
  }
}

extension CGVector {
  /// Why nothing can be scrolled by the distance, as the end of a sentence; `nil` if it can.
  var problemOfScrolling: String? {
    if !dx.isFinite || !dy.isFinite { return "\(dx) and \(dy) are no distance" }
    return dx == 0 && dy == 0 ? "the distance is 0, so nothing moves" : nil
  }
}
