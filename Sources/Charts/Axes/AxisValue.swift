/// A value for an axis.
public struct AxisValue: Sendable {
  let datum: Datum

  /// The index of the value among those of the axis.
  public let index: Int

  /// The number of values of the axis.
  public let count: Int

  /// The value as a type, or `nil` if it is not of that type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum) }
}
