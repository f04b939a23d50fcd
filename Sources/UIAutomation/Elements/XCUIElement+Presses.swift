import Foundation
import SwiftUI

extension XCUIElement {
  /// Rests a finger on the element.
  ///
  /// - Parameter duration: In seconds of the screen's clock.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    perform(.press(for: duration), file, line)
  }

  /// Rests a finger on the element, then drags it to another.
  ///
  /// - Parameter duration: In seconds of the screen's clock.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0, file: file,
      line: line)
  }

  /// Rests a finger on the element, drags it to another, and rests there.
  ///
  /// - Parameters:
  ///   - duration: In seconds of the screen's clock.
  ///   - velocity: In points per second.
  ///   - holdDuration: In seconds of the screen's clock.
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

  /// The middle of what is visible of the element, or of its frame.
  func center(or prefix: @autoclosure () -> String) -> CGPoint? {
    guard let found = found(or: prefix()) else { return nil }
    let frame = found.visibleFrame.isEmpty ? found.entry.node.frame : found.visibleFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
