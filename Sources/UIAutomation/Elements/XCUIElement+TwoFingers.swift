import SwiftUI

extension XCUIElement {
  /// Pinches the element with two fingers.
  ///
  /// - Parameters:
  ///   - scale: The final distance of the fingers, relative to the initial one.
  ///   - velocity: The change of the scale per second; negative to reduce it.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    session.note(file, line)
    guard scale > 0, velocity != 0, (scale >= 1) == (velocity > 0) || scale == 1 else {
      return session.fail(
        "Failed to pinch \(query.name): a scale of \(scale) with a velocity of \(velocity) per second is impossible. "
          + "Scales above 1 need a positive velocity, scales between 0 and 1 a negative one.")
    }
    act("pinch") { target in
      let radius = target.fingerRadius
      let radii = scale >= 1 ? (radius / scale, radius) : (radius, radius * scale)
      target.touch(
        FingerPath.pair(
          around: target.hitPoint, radii: (radii.0, radii.1), duration: Double(abs((scale - 1) / velocity))))
    }
  }

  /// Rotates two fingers around the center of the element.
  ///
  /// - Parameters:
  ///   - rotation: The angle in radians, clockwise.
  ///   - velocity: The velocity in radians per second, with the sign of the rotation.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    session.note(file, line)
    guard velocity != 0, (rotation >= 0) == (velocity > 0) else {
      return session.fail(
        "Failed to rotate \(query.name): a rotation by \(rotation) with a velocity of \(velocity) per second is "
          + "impossible. Give both the same sign.")
    }
    act("rotate") { target in
      target.touch(
        FingerPath.pair(
          around: target.hitPoint, radii: (target.fingerRadius, target.fingerRadius), rotation: rotation,
          duration: Double(abs(rotation / velocity))))
    }
  }
}

extension EventTarget {
  /// The distance of the fingers from the center of the element, in points.
  fileprivate var fingerRadius: CGFloat { max(4, min(visibleFrame.width, visibleFrame.height) * 0.4) }
}
