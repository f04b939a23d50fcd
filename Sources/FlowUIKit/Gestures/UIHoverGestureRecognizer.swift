import SwiftUI

/// Recognizes a pointer over a view. It never begins: a phone has no pointer, as on an iPhone.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var isContinuous: Bool { true }

  // Fingers on the screen are no pointer.
  override func track(_ event: _TouchEvent) { fail() }

  override func recognizeForAccessibility() {}

  /// The distance of a pencil from the screen: 0 without one.
  open var zOffset: CGFloat { 0 }
  /// The angle of a pencil to the screen: 0 without one.
  open var altitudeAngle: CGFloat { 0 }
  /// The angle of a pencil around its axis: 0 without one.
  open var rollAngle: CGFloat { 0 }

  /// The angle of a pencil in a view: 0 without one.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction of a pencil in a view: that of the angle 0 without one.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
