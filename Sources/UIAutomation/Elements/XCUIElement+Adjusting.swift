import SwiftUI

extension XCUIElement {
  /// Where the slider's thumb is, from 0 to 1.
  public var normalizedSliderPosition: CGFloat {
    guard let found = found(or: "Failed to get the position of \(query.name): ") else { return 0 }
    guard let fraction = found.entry.node.sliderFraction else {
      session.fail(
        "Failed to get the position of \(query.name): \(found.entry.node.summary) is no slider with a value.")
      return 0
    }
    return fraction
  }

  /// Drags the slider's thumb to a place from 0 to 1, as exactly as a finger can.
  public func adjust(
    toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    session.note(file, line)
    guard (0...1).contains(position) else {
      return session.fail("Failed to adjust \(query.name): the position \(position) is not between 0 and 1.")
    }
    act("adjust") { target in
      guard let current = target.found.entry.node.sliderFraction else {
        return session.fail(
          "Failed to adjust \(query.name): \(target.found.entry.node.summary) is no slider with a value.")
      }
      let frame = target.found.entry.node.frame
      target.touch([
        .drag(
          from: frame.point(atSliderPosition: current), to: frame.point(atSliderPosition: position),
          after: EventTiming.beforeSwipe, velocity: XCUIGestureVelocity.slow.rawValue, hold: 0.1)
      ])
    }
  }

  /// Turns a picker's wheel until it shows a value.
  ///
  /// The wheel is turned by fingers, row by row; the test fails if the value does not come up.
  public func adjust(toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    for direction in [CGFloat(-1), 1] {
      var shown = self.value as? String
      while !session.isStopped, shown != value {
        turnWheel(by: direction)
        let next = self.value as? String
        if next == shown { break }
        shown = next
      }
      if shown == value || session.isStopped { return }
    }
    session.fail(
      "Failed to adjust \(query.name): the wheel was turned to both ends and never showed '\(value)'. "
        + "It shows '\(self.value as? String ?? "")'.")
  }

  private func turnWheel(by direction: CGFloat) {
    act("adjust") { target in
      let start = target.hitPoint
      let end = CGPoint(x: start.x, y: start.y + direction * Self.wheelRowHeight)
      target.touch([
        .drag(
          from: start, to: end, after: EventTiming.beforeSwipe, velocity: XCUIGestureVelocity.slow.rawValue, hold: 0.3)
      ])
    }
  }

  /// The height of a wheel's row, in points.
  private static var wheelRowHeight: CGFloat { 32 }
}

extension SemanticsNode {
  /// Where a slider's thumb is, from 0 to 1, as its value says in percent.
  fileprivate var sliderFraction: CGFloat? {
    guard role == .slider, let value, value.hasSuffix("%"), let percent = Double(value.dropLast()) else { return nil }
    return CGFloat(percent / 100)
  }
}

extension CGRect {
  /// The middle of the thumb, whose width is as the engine draws it.
  fileprivate func point(atSliderPosition position: CGFloat) -> CGPoint {
    CGPoint(x: minX + height / 2 + (width - height) * position, y: midY)
  }
}
