/// Recognises two fingers that turn.
public struct RotateGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// When the fingers were there, on the screen's clock.
    public var time: Date

    /// How far the fingers have turned since they went down, clockwise.
    public var rotation: Angle

    /// How far the fingers turn in a second.
    public var velocity: Angle

    /// The middle between the fingers when they went down, as a fraction of the view's size.
    public var startAnchor: UnitPoint

    /// The middle between the fingers when they went down, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    TwoFingerRecognizer {
      $0.hasTurned(by: gesture.minimumAngleDelta)
    } value: {
      Value(
        time: $0.date, rotation: $0.rotation, velocity: $0.rotationVelocity, startAnchor: $0.startAnchor,
        startLocation: $0.startLocation)
    }
  }
}

/// Recognises two fingers that turn, by the angle.
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    TwoFingerRecognizer {
      $0.hasTurned(by: gesture.minimumAngleDelta)
    } value: {
      $0.rotation
    }
  }
}

extension FingerPair {
  fileprivate func hasTurned(by angle: Angle) -> Bool { abs(rotation.radians) >= abs(angle.radians) }
}
