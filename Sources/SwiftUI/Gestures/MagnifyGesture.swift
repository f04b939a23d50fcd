/// Recognises two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// When the fingers were there, on the screen's clock.
    public var time: Date

    /// How many times as far apart the fingers are as when they went down.
    public var magnification: CGFloat

    /// How much the magnification changes in a second.
    public var velocity: CGFloat

    /// The middle between the fingers when they went down, as a fraction of the view's size.
    public var startAnchor: UnitPoint

    /// The middle between the fingers when they went down, in points.
    public var startLocation: CGPoint
  }

  /// How much the magnification has to change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    TwoFingerRecognizer {
      $0.hasMagnified(by: gesture.minimumScaleDelta)
    } value: {
      Value(
        time: $0.date, magnification: $0.magnification, velocity: $0.magnificationVelocity,
        startAnchor: $0.startAnchor, startLocation: $0.startLocation)
    }
  }
}

/// Recognises two fingers that move apart or together, by the factor.
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  /// How much the magnification has to change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    TwoFingerRecognizer {
      $0.hasMagnified(by: gesture.minimumScaleDelta)
    } value: {
      $0.magnification
    }
  }
}

extension FingerPair {
  fileprivate func hasMagnified(by delta: CGFloat) -> Bool { abs(magnification - 1) >= delta }
}
