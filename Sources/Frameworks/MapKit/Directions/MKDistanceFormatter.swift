import FlowCoreLocation
import Foundation

/// Writes distances as maps do.
open class MKDistanceFormatter: Formatter {
  /// The units of a formatter.
  public enum Units: UInt, Sendable {
    case `default`, metric, imperial, imperialWithYards
  }

  /// How units are written.
  public enum UnitStyle: UInt, Sendable {
    case `default`, abbreviated, full
  }

  open var locale: Locale! = Locale.current
  open var units = Units.default
  open var unitStyle = UnitStyle.default

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var system: Units {
    if units != .default { return units }
    switch (locale ?? .current).measurementSystem {
    case .us: return .imperial
    case .uk: return .imperialWithYards
    default: return .metric
    }
  }

  /// A distance in meters as a text, rounded as on a sign.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let meters = max(0, distance)
    switch system {
    case .imperial, .imperialWithYards:
      let miles = meters / 1609.344
      if miles >= 0.1 { return text(rounded(miles), "mi", "mile", "miles") }
      return system == .imperial
        ? text((meters / 0.3048 / 50).rounded() * 50, "ft", "foot", "feet")
        : text((meters / 0.9144 / 50).rounded() * 50, "yd", "yard", "yards")
    case .metric, .default:
      if meters >= 1000 { return text(rounded(meters / 1000), "km", "kilometer", "kilometers") }
      let step: Double = meters < 300 ? 10 : 50
      return text((meters / step).rounded() * step, "m", "meter", "meters")
    }
  }

  /// One digit after the point below 10.
  private func rounded(_ value: Double) -> Double { value < 10 ? (value * 10).rounded() / 10 : value.rounded() }

  private func text(_ value: Double, _ short: String, _ one: String, _ many: String) -> String {
    let number = value.formatted(.number.precision(.fractionLength(0...1)).locale(locale ?? .current))
    return "\(number) \(unitStyle == .full ? (value == 1 ? one : many) : short)"
  }

  /// The meters of a text, or a negative number if it is no distance.
  open func distance(from distance: String) -> CLLocationDistance {
    let lengths = [
      "km": 1000, "kilometer": 1000, "kilometers": 1000, "m": 1, "meter": 1, "meters": 1, "mi": 1609.344,
      "mile": 1609.344, "miles": 1609.344, "ft": 0.3048, "foot": 0.3048, "feet": 0.3048, "yd": 0.9144, "yard": 0.9144,
      "yards": 0.9144,
    ]
    let parts = distance.split(separator: " ")
    guard parts.count == 2, let length = lengths[parts[1].lowercased()],
      let number = try? Double(String(parts[0]), format: .number.locale(locale ?? .current))
    else { return -1 }
    return number * length
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
      ?? (obj as? Double).map { string(fromDistance: $0) }
  }
}
