import SwiftUI

extension XCUIElement {
  /// The position of the slider's thumb, from 0 to 1.
  public var normalizedSliderPosition: CGFloat {
    guard let found = found(or: "Failed to get the position of \(query.name): ") else { return 0 }
    guard let thumb = found.entry.node.thumb else {
      session.fail("Failed to get the position of \(query.name): \(found.entry.node.summary) is not a slider.")
      return 0
    }
    return thumb.position
  }

  /// Drags the slider's thumb to a position, as precisely as a finger can.
  ///
  /// - Parameter position: The position, from 0 for the minimum to 1 for the maximum; any other fails the test.
  public func adjust(
    toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    session.note(file, line)
    guard (0...1).contains(position) else {
      return session.fail("Failed to adjust \(query.name): the position \(position) is not between 0 and 1.")
    }
    act("adjust") { target in
      guard let thumb = target.found.entry.node.thumb else {
        return session.fail(
          "Failed to adjust \(query.name): \(target.found.entry.node.summary) is not a slider.")
      }
      target.touch([
        .drag(
          from: thumb.point, to: thumb.point(at: position),
          after: EventTiming.beforeSwipe, velocity: XCUIGestureVelocity.slow.rawValue, hold: 0.1)
      ])
    }
  }
}

/// The thumb of a slider, in points of the screen.
private struct SliderThumb {
  let point: CGPoint
  let lowest: CGPoint
  let highest: CGPoint

  /// The position, from 0 to 1.
  var position: CGFloat {
    let travel = hypot(highest.x - lowest.x, highest.y - lowest.y)
    return travel > 0 ? hypot(point.x - lowest.x, point.y - lowest.y) / travel : 0
  }

  func point(at position: CGFloat) -> CGPoint {
    CGPoint(
      x: lowest.x + (highest.x - lowest.x) * position, y: lowest.y + (highest.y - lowest.y) * position)
  }
}

extension SemanticsNode {
  fileprivate var thumb: SliderThumb? {
    for case .thumb(let point, let lowest, let highest) in details where role == .slider {
      return SliderThumb(point: point, lowest: lowest, highest: highest)
    }
    return nil
  }
}
