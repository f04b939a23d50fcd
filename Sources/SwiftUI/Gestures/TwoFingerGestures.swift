/// Recognises two fingers that move apart or together. One finger never starts it.
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

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> { _GestureRecognizer() }
}

/// Recognises two fingers that move apart or together, by the factor. One finger never starts it.
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> { _GestureRecognizer() }
}

/// Recognises two fingers that turn. One finger never starts it.
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

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> { _GestureRecognizer() }
}

/// Recognises two fingers that turn, by the angle. One finger never starts it.
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> { _GestureRecognizer() }
}
