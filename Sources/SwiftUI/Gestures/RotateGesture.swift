/// Recognizes two fingers that rotate.
public struct RotateGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// The date of the event, on the screen's clock.
    public var time: Date

    /// The clockwise rotation since the touch began.
    public var rotation: Angle

    /// The change of the rotation per second.
    public var velocity: Angle

    /// The midpoint between the fingers when the touch began, as a fraction of the view's size.
    public var startAnchor: UnitPoint

    /// The midpoint between the fingers when the touch began, in points.
    public var startLocation: CGPoint
  }

  /// The rotation at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// The kinds of input that the gesture recognizes.
  public var inputKinds: GestureInputKinds

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.init(minimumAngleDelta: minimumAngleDelta, inputKinds: .all)
  }

  public init(minimumAngleDelta: Angle = .degrees(1), inputKinds: GestureInputKinds) {
    self.minimumAngleDelta = minimumAngleDelta
    self.inputKinds = inputKinds
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    gesture.inputKinds.recognizer(
      TwoFingerRecognizer {
        $0.hasTurned(by: gesture.minimumAngleDelta)
      } value: {
        Value(
          time: $0.date, rotation: $0.rotation, velocity: $0.rotationVelocity, startAnchor: $0.startAnchor,
          startLocation: $0.startLocation)
      })
  }
}

/// Recognizes two fingers that rotate, with the angle as its value.
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  /// The rotation at which the gesture begins.
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
