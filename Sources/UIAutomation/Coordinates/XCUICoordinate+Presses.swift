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

  /// Taps the point several times in quick succession.
  package func tap(count: Int, file: StaticString = #filePath, line: UInt = #line) {
    perform(.taps("tap", count: count), file, line)
  }

  /// Presses the point.
  ///
  /// - Parameter duration: The duration, in seconds of the screen's clock.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    perform(.press(for: duration), file, line)
  }

  /// Presses the point, then drags to another.
  ///
  /// - Parameters:
  ///   - duration: The duration of the press, in seconds of the screen's clock.
  ///   - otherCoordinate: Where the finger is lifted.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0, file: file,
      line: line)
  }

  /// Presses the point, drags to another, and holds there.
  ///
  /// - Parameters:
  ///   - duration: The duration of the press, in seconds of the screen's clock.
  ///   - otherCoordinate: Where the movement ends.
  ///   - velocity: The velocity in points per second.
  ///   - holdDuration: The duration of the hold, in seconds of the screen's clock.
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
