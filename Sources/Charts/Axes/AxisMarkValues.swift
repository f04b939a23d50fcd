import Foundation

/// The values of an axis where a chart draws marks.
public struct AxisMarkValues: CustomStringConvertible, Sendable {
  enum Storage: Sendable {
    case automatic(desiredCount: Int?, minimumStride: Double?)
    case stride(Double)
    case dates(DateStride, Calendar?)
    case values([Datum])
  }

  let storage: Storage

  /// Whether the ends of the axis are moved to values; `nil` to let the chart choose.
  var roundsLowerBound: Bool?
  var roundsUpperBound: Bool?

  init<Value: Plottable>(_ values: [Value]) { storage = .values(values.map(\.datum)) }

  init(_ storage: Storage, lower: Bool? = nil, upper: Bool? = nil) {
    self.storage = storage
    roundsLowerBound = lower
    roundsUpperBound = upper
  }

  /// Values that the chart chooses.
  public static var automatic: AxisMarkValues { .automatic() }

  /// About the desired number of values that the chart chooses.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(desiredCount: desiredCount, minimumStride: nil), lower: roundLowerBound, upper: roundUpperBound)
  }

  /// About the desired number of values, at least a distance apart.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)), lower: roundLowerBound,
      upper: roundUpperBound)
  }

  /// Dates at the starts of units of a calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .dates(DateStride(component: component, count: max(1, count)), calendar), lower: roundLowerBound,
      upper: roundUpperBound)
  }

  /// Multiples of a step.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.stride(Double(stepSize)), lower: roundLowerBound, upper: roundUpperBound)
  }

  public var description: String { "\(storage)" }
}
