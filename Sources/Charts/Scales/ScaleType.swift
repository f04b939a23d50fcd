/// The ways you can scale the domain or range of a plot.
public struct ScaleType: Sendable {
  enum Storage: Equatable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(slopeAtZero: Double)
  }

  let storage: Storage

  public static var linear: ScaleType { ScaleType(storage: .linear) }
  public static var log: ScaleType { ScaleType(storage: .log) }
  public static var date: ScaleType { ScaleType(storage: .date) }
  public static var category: ScaleType { ScaleType(storage: .category) }
  public static var squareRoot: ScaleType { .power(exponent: 0.5) }
  public static var symmetricLog: ScaleType { .symmetricLog(slopeAtZero: 1) }

  /// A scale on which a value is at the place of its power.
  public static func power(exponent: Double) -> ScaleType { ScaleType(storage: .power(exponent)) }

  /// A logarithmic scale that is linear around zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(storage: .symmetricLog(slopeAtZero: slopeAtZero))
  }
}
