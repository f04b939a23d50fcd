import Foundation
import SwiftUI

extension DragGesture.Value {
  /// Creates the value of a drag.
  ///
  /// - Parameters:
  ///   - time: The time of the latest movement.
  ///   - location: The current place of the finger, in points.
  ///   - startLocation: The place where it began, in points.
  ///   - velocity: The velocity, in points per second.
  public init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGVector) {
    self = .known(
      time: time, location: location, startLocation: startLocation,
      velocity: CGSize(width: velocity.dx, height: velocity.dy))
  }
}

extension LongPressGesture.Value {
  /// Creates the value of a long press.
  ///
  /// - Parameter finished: Whether the finger has rested long enough.
  public init(finished: Bool) {
    self = finished
  }
}

extension MagnificationGesture.Value {
  /// Creates the value of a magnification, a factor.
  ///
  /// - Parameter magnifyBy: The ratio of the fingers' distance to that at the beginning.
  public init(magnifyBy: CGFloat) {
    self = magnifyBy
  }
}

extension MagnifyGesture.Value {
  /// Creates the value of two fingers that move apart or together.
  ///
  /// - Parameters:
  ///   - time: The time of the latest movement.
  ///   - magnification: The ratio of the fingers' distance to that at the beginning.
  ///   - velocity: The change of the magnification per second.
  ///   - startAnchor: The midpoint at the beginning, as a fraction of the view's size.
  ///   - startLocation: The midpoint at the beginning, in points.
  public init(
    time: Date, magnification: CGFloat, velocity: CGFloat, startAnchor: UnitPoint, startLocation: CGPoint
  ) {
    self = .known(
      time: time, magnification: magnification, velocity: velocity, startAnchor: startAnchor,
      startLocation: startLocation)
  }
}

extension RotationGesture.Value {
  /// Creates the value of a rotation.
  public init(angle: Angle) {
    self = angle
  }
}

extension SimultaneousGesture.Value {
  /// Creates the value of a composed gesture.
  ///
  /// - Parameters:
  ///   - first: The value of the first gesture, if it is recognized.
  ///   - second: The value of the second gesture, if it is recognized.
  public init(first: First.Value?, second: Second.Value?) {
    self = .known(first: first, second: second)
  }
}

extension SpatialTapGesture.Value {
  /// Creates the value of a tap.
  ///
  /// - Parameter location: The place of the tap, in points.
  public init(location: CGPoint) {
    self = .known(location: location)
  }
}
