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
      guard let track = target.element?.followingPart else { return }
      target.touch([
        .drag(
          from: track.point(atSliderPosition: current), to: track.point(atSliderPosition: position),
          after: EventTiming.beforeSwipe, velocity: XCUIGestureVelocity.slow.rawValue, hold: 0.1)
      ])
    }
  }
}

extension SemanticsNode {
  /// Where a slider's thumb is, from 0 to 1, as its value says in percent.
  fileprivate var sliderFraction: CGFloat? {
    guard role == .slider, let value, value.hasSuffix("%"), let percent = Double(value.dropLast()) else { return nil }
    return CGFloat(percent / 100)
  }
}

extension Element {
  /// The middle of a slider's thumb that stands at a place from 0 to 1, on the screen.
  fileprivate func point(atSliderPosition position: CGFloat) -> CGPoint {
    let centre = SliderGeometry(width: size.width).thumbCentre(at: Double(position))
    let x = environment.layoutDirection == .rightToLeft ? size.width - centre : centre
    return convert(CGPoint(x: x, y: size.height / 2), to: nil)
  }
}
