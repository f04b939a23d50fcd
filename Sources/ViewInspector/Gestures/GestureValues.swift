import Foundation
import SwiftUI

extension DragGesture.Value {
  /// What a drag knows; the velocity is in points per second.
  public init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGVector) {
    self = .known(
      time: time, location: location, startLocation: startLocation,
      velocity: CGSize(width: velocity.dx, height: velocity.dy))
  }
}

extension LongPressGesture.Value {
  /// Whether a finger has rested long enough.
  public init(finished: Bool) {
    self = finished
  }
}

extension MagnificationGesture.Value {
  /// How far two fingers have moved apart, as a factor.
  public init(magnifyBy: CGFloat) {
    self = magnifyBy
  }
}

extension RotationGesture.Value {
  /// How far two fingers have turned.
  public init(angle: Angle) {
    self = angle
  }
}

extension SimultaneousGesture.Value {
  /// What each of two gestures knows.
  public init(first: First.Value?, second: Second.Value?) {
    self = .known(first: first, second: second)
  }
}

extension SpatialTapGesture.Value {
  /// Where the view was tapped, in points.
  public init(location: CGPoint) {
    self = .known(location: location)
  }
}
