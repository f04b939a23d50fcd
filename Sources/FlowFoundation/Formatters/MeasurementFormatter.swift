import Foundation

/// Formats measurements: "5 km", "3.1 miles".
///
/// - Note: Approximate: names of units are English; a warning is recorded if a name is needed in another language.
public class MeasurementFormatter: Formatter {
  /// Options for the unit of a measurement.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Uses the measurement's unit instead of the locale's.
    public static let providedUnit = UnitOptions(rawValue: 1)

    /// Uses a unit in which the number is neither very large nor very small.
    public static let naturalScale = UnitOptions(rawValue: 2)

    /// Formats degrees without their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  public var unitOptions: UnitOptions = []
  public var unitStyle = Formatter.UnitStyle.medium
  public var locale: Locale! = .current

  /// The formatter of numbers, which has its own locale.
  public var numberFormatter: NumberFormatter! = MeasurementFormatter.makeNumberFormatter()

  private static func makeNumberFormatter() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = .current
    formatter.numberStyle = .decimal
    return formatter
  }

  /// Formats a measurement.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = measurement.unit as? Dimension else {
      return "\(number(measurement.value)) \(measurement.unit.symbol)"
    }
    let given = Measurement<Dimension>(value: measurement.value, unit: unit)
    let shown = unitOptions.contains(.providedUnit) ? given : given.converted(for: locale ?? .current)
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return number(shown.value) + "°" }
    return joined(number(shown.value), shown.unit, isOne: shown.value == 1)
  }

  /// Formats a unit without a number.
  public func string(from unit: Unit) -> String {
    guard unitStyle == .long, let name = name(of: unit, isOne: false) else { return unit.symbol }
    return name
  }

  public override func string(for obj: Any?) -> String? {
    switch obj {
    case let measurement as Measurement<Unit>: string(from: measurement)
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }

  private func number(_ value: Double) -> String {
    numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private func joined(_ number: String, _ unit: Unit, isOne: Bool) -> String {
    if unitStyle == .long, let name = name(of: unit, isOne: isOne) { return "\(number) \(name)" }
    let symbol = unit.symbol
    if symbol.hasPrefix("°") { return number + (unitStyle == .short ? "°" : symbol) }
    return unitStyle == .short ? number + symbol : "\(number) \(symbol)"
  }

  private func name(of unit: Unit, isOne: Bool) -> String? {
    let locale: Locale = self.locale ?? .current
    if locale.language.languageCode != .english, !locale.identifier.isEmpty {
      report(.approximate("MeasurementFormatter", "names of units are written in English, not \(locale.identifier)."))
    }
    return UnitNames.name(of: unit.symbol, isOne: isOne)
  }
}
