import Foundation
import SwiftUI

extension DragGesture.Value {
  /// Creates the value of a drag; the velocity is in points per second.
  public init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGVector) {
    self = .known(
      time: time, location: location, startLocation: startLocation,
      velocity: CGSize(width: velocity.dx, height: velocity.dy))
  }
}

extension LongPressGesture.Value {
  /// Creates the value of a long press.
  public init(finished: Bool) {
    self = finished
  }
}

extension MagnificationGesture.Value {
  /// Creates the value of a magnification, a factor.
  public init(magnifyBy: CGFloat) {
    self = magnifyBy
  }
}

extension MagnifyGesture.Value {
  /// Creates the value of two fingers that move apart or together.
  ///
  /// - Parameters:
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
  public init(first: First.Value?, second: Second.Value?) {
    self = .known(first: first, second: second)
  }
}

extension SpatialTapGesture.Value {
  /// Creates the value of a tap, with its location in points.
  public init(location: CGPoint) {
    self = .known(location: location)
  }
}
