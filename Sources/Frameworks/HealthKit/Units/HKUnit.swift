import Foundation

/// The grams of a mole of glucose, for amounts of it in blood.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A prefix of a unit.
public enum HKMetricPrefix: Int, Sendable {
  case none = 0
  case pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  var power: Int { [0, -12, -9, -6, -3, -2, -1, 1, 2, 3, 6, 9, 12, -15][rawValue] }
  var symbol: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue] }
}

/// A unit: a product of powers of others, as in `count/min`.
// @unchecked: the properties are constant.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
  /// Powers of units by their symbols, in order.
  let factors: [String: Int]

  init(_ factors: [String: Int]) { self.factors = factors.filter { $0.value != 0 } }

  /// Creates a unit of a text such as `kg`, `mg/dL` or `ml/(kg*min)`.
  public convenience init(from string: String) {
    self.init(UnitText(string).factors)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.factors == factors }
  open override var hash: Int { factors.hashValue }
  open override var description: String { unitString }

  /// The text of the unit: `count/min`.
  open var unitString: String {
    func product(_ part: [(key: String, value: Int)]) -> String {
      part.map { $0.value == 1 ? $0.key : "\($0.key)^\($0.value)" }.joined(separator: "·")
    }
    let sorted = factors.sorted { $0.key < $1.key }
    let above = sorted.filter { $0.value > 0 }
    let below = sorted.filter { $0.value < 0 }.map { (key: $0.key, value: -$0.value) }
    let top = above.isEmpty ? (below.isEmpty ? "" : "1") : product(above)
    if below.isEmpty { return top }
    return below.count == 1 ? "\(top)/\(product(below))" : "\(top)/(\(product(below)))"
  }

  open func isNull() -> Bool { factors.isEmpty }

  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(factors.merging(unit.factors) { $0 + $1 })
  }

  open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }
  open func unitRaised(toPower power: Int) -> HKUnit { HKUnit(factors.mapValues { $0 * power }) }
  open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

  /// Whether both measure the same.
  func isCompatible(with other: HKUnit) -> Bool { scale.dimensions == other.scale.dimensions }

  /// What the unit measures, and its size in base units.
  var scale: UnitScale {
    factors.reduce(into: UnitScale()) { result, factor in
      result.multiply(by: UnitScale.named(factor.key), power: factor.value)
    }
  }

  private class func one(_ symbol: String) -> HKUnit { HKUnit([symbol: 1]) }

  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { one(prefix.symbol + "g") }
  open class func gram() -> HKUnit { one("g") }
  open class func ounce() -> HKUnit { one("oz") }
  open class func pound() -> HKUnit { one("lb") }
  open class func stone() -> HKUnit { one("st") }
  open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { one("mol<\(gramsPerMole)>") }
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    one("\(prefix.symbol)mol<\(gramsPerMole)>")
  }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { one(prefix.symbol + "m") }
  open class func meter() -> HKUnit { one("m") }
  open class func inch() -> HKUnit { one("in") }
  open class func foot() -> HKUnit { one("ft") }
  open class func yard() -> HKUnit { one("yd") }
  open class func mile() -> HKUnit { one("mi") }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { one(prefix.symbol + "L") }
  open class func liter() -> HKUnit { one("L") }
  open class func fluidOunceUS() -> HKUnit { one("fl_oz_us") }
  open class func fluidOunceImperial() -> HKUnit { one("fl_oz_imp") }
  open class func pintUS() -> HKUnit { one("pt_us") }
  open class func pintImperial() -> HKUnit { one("pt_imp") }
  open class func cupUS() -> HKUnit { one("cup_us") }
  open class func cupImperial() -> HKUnit { one("cup_imp") }
  open class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { one(prefix.symbol + "Pa") }
  open class func pascal() -> HKUnit { one("Pa") }
  open class func millimeterOfMercury() -> HKUnit { one("mmHg") }
  open class func atmosphere() -> HKUnit { one("atm") }
  open class func decibelAWeightedSoundPressureLevel() -> HKUnit { one("dBASPL") }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { one(prefix.symbol + "s") }
  open class func second() -> HKUnit { one("s") }
  open class func minute() -> HKUnit { one("min") }
  open class func hour() -> HKUnit { one("hr") }
  open class func day() -> HKUnit { one("d") }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { one(prefix.symbol + "J") }
  open class func joule() -> HKUnit { one("J") }
  open class func kilocalorie() -> HKUnit { one("kcal") }
  open class func smallCalorie() -> HKUnit { one("cal") }
  open class func largeCalorie() -> HKUnit { one("Cal") }
  open class func degreeCelsius() -> HKUnit { one("degC") }
  open class func degreeFahrenheit() -> HKUnit { one("degF") }
  open class func kelvin() -> HKUnit { one("K") }
  open class func internationalUnit() -> HKUnit { one("IU") }
  open class func count() -> HKUnit { one("count") }
  /// Between 0 and 1.
  open class func percent() -> HKUnit { one("%") }
  open class func hertz() -> HKUnit { one("Hz") }
  open class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { one(prefix.symbol + "Hz") }
  open class func watt() -> HKUnit { one("W") }
  open class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { one(prefix.symbol + "W") }
  open class func volt() -> HKUnit { one("V") }
  open class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { one(prefix.symbol + "V") }
  open class func siemen() -> HKUnit { one("S") }
  open class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { one(prefix.symbol + "S") }
  open class func lux() -> HKUnit { one("lx") }
  open class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { one(prefix.symbol + "lx") }
  open class func radianAngle() -> HKUnit { one("rad") }
  open class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { one(prefix.symbol + "rad") }
  open class func degreeAngle() -> HKUnit { one("deg") }
  open class func diopter() -> HKUnit { one("D") }
  open class func prismDiopter() -> HKUnit { one("pD") }
  open class func decibelHearingLevel() -> HKUnit { one("dBHL") }
  open class func centimeterOfWater() -> HKUnit { one("cmAq") }
  open class func inchesOfMercury() -> HKUnit { one("inHg") }
  /// Between 1 and 10: how hard a workout was.
  open class func appleEffortScore() -> HKUnit { one("appleEffortScore") }
}
