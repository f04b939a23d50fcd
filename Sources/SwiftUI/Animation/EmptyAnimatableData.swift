/// An empty type for animatable data: the data of a type that has no animatable properties.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  @inlinable
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }

  public static func == (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> Bool { true }
}
