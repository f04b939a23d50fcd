import Foundation
import SwiftUI

extension XCUIElement {
  /// Presses the element.
  ///
  /// - Parameter duration: The duration, in seconds of the screen's clock.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    perform(.press(for: duration), file, line)
  }

  /// Presses the element, then drags to another.
  ///
  /// - Parameters:
  ///   - duration: The duration of the press, in seconds of the screen's clock.
  ///   - otherElement: The element at whose center the finger is lifted.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0, file: file,
      line: line)
  }

  /// Presses the element, drags to another, and holds there.
  ///
  /// - Parameters:
  ///   - duration: The duration of the press, in seconds of the screen's clock.
  ///   - otherElement: The element at whose center the movement ends.
  ///   - velocity: The velocity in points per second.
  ///   - holdDuration: The duration of the hold, in seconds of the screen's clock.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    let name = otherElement.query.name
    perform(
      .drag(after: duration, velocity: velocity, hold: holdDuration) { [query] in
        otherElement.center(or: "Failed to press and drag \(query.name) to \(name): ")
      }, file, line)
  }

  /// The center of the element's visible part, or of its frame.
  func center(or prefix: @autoclosure () -> String) -> CGPoint? {
    guard let found = found(or: prefix()) else { return nil }
    let frame = found.visibleFrame.isEmpty ? found.entry.node.frame : found.visibleFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
