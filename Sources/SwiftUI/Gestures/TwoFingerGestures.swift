/// Recognises two fingers that move apart or together.
///
/// - Note: Approximate: touches have one finger here, so it is never recognised, and a warning is recorded.
public struct MagnifyGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<Value> {
    context.reportNeverRecognized("MagnifyGesture")
    return _GestureRecognizer()
  }
}

/// Recognises two fingers that move apart or together, by the factor.
///
/// - Note: Approximate: touches have one finger here, so it is never recognised, and a warning is recorded.
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<Value> {
    context.reportNeverRecognized("MagnificationGesture")
    return _GestureRecognizer()
  }
}

/// Recognises two fingers that turn.
///
/// - Note: Approximate: touches have one finger here, so it is never recognised, and a warning is recorded.
public struct RotateGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<Value> {
    context.reportNeverRecognized("RotateGesture")
    return _GestureRecognizer()
  }
}

/// Recognises two fingers that turn, by the angle.
///
/// - Note: Approximate: touches have one finger here, so it is never recognised, and a warning is recorded.
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<Value> {
    context.reportNeverRecognized("RotationGesture")
    return _GestureRecognizer()
  }
}
