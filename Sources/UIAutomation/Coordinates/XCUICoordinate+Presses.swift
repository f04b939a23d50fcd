import Foundation

extension XCUICoordinate {
  /// Taps the point.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    perform(.tap, file, line)
  }

  /// Taps the point twice in quick succession.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    perform(.doubleTap, file, line)
  }

  /// Rests a finger on the point.
  ///
  /// - Parameter duration: In seconds of the screen's clock.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    perform(.press(for: duration), file, line)
  }

  /// Rests a finger on the point, then drags it to another.
  ///
  /// - Parameter duration: In seconds of the screen's clock.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0, file: file,
      line: line)
  }

  /// Rests a finger on the point, drags it to another, and rests there.
  ///
  /// - Parameters:
  ///   - duration: In seconds of the screen's clock.
  ///   - velocity: In points per second.
  ///   - holdDuration: In seconds of the screen's clock.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    perform(
      .drag(after: duration, velocity: velocity, hold: holdDuration) {
        otherCoordinate.point(or: "Failed to drag to coordinate: ")
      }, file, line)
  }
}
