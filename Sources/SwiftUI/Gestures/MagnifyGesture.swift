/// Recognizes two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// The date of the event, on the screen's clock.
    public var time: Date

    /// The ratio of the distance between the fingers to their distance when the touch began.
    public var magnification: CGFloat

    /// The change of the magnification per second.
    public var velocity: CGFloat

    /// The midpoint between the fingers when the touch began, as a fraction of the view's size.
    public var startAnchor: UnitPoint

    /// The midpoint between the fingers when the touch began, in points.
    public var startLocation: CGPoint
  }

  /// The change of the magnification at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// The kinds of input that the gesture recognizes.
  public var inputKinds: GestureInputKinds

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.init(minimumScaleDelta: minimumScaleDelta, inputKinds: .all)
  }

  public init(minimumScaleDelta: CGFloat = 0.01, inputKinds: GestureInputKinds) {
    self.minimumScaleDelta = minimumScaleDelta
    self.inputKinds = inputKinds
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    gesture.inputKinds.recognizer(
      TwoFingerRecognizer {
        $0.hasMagnified(by: gesture.minimumScaleDelta)
      } value: {
        Value(
          time: $0.date, magnification: $0.magnification, velocity: $0.magnificationVelocity,
          startAnchor: $0.startAnchor, startLocation: $0.startLocation)
      })
  }
}

/// Recognizes two fingers that move apart or together, with the magnification as its value.
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  /// The change of the magnification at which the gesture begins.
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

extension MagnifyGesture.Value {
  /// A value made by a test.
  package static func known(
    time: Date, magnification: CGFloat, velocity: CGFloat, startAnchor: UnitPoint, startLocation: CGPoint
  ) -> MagnifyGesture.Value {
    MagnifyGesture.Value(
      time: time, magnification: magnification, velocity: velocity, startAnchor: startAnchor,
      startLocation: startLocation)
  }
}

extension FingerPair {
  fileprivate func hasMagnified(by delta: CGFloat) -> Bool { abs(magnification - 1) >= delta }
}
