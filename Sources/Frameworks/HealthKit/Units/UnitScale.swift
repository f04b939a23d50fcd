/// What a unit measures, and how large it is.
struct UnitScale: Hashable {
  /// Powers of base units: gram, meter, second, kelvin, volt, count, international unit, decibel. Zero powers are left out.
  var dimensions: [String: Int] = [:]
  /// In base units.
  var factor = 1.0
  /// What is added after the factor; for temperatures.
  var offset = 0.0

  mutating func multiply(by other: UnitScale, power: Int) {
    for (name, count) in other.dimensions { dimensions[name, default: 0] += count * power }
    dimensions = dimensions.filter { $0.value != 0 }
    var size = 1.0
    for _ in 0..<abs(power) { size *= other.factor }
    factor *= power < 0 ? 1 / size : size
    // A temperature alone has an offset; one in a product is a difference.
    offset = power == 1 ? other.offset : 0
  }

  private static let prefixes: [(symbol: String, factor: Double)] = [
    ("da", 1e1), ("mc", 1e-6), ("f", 1e-15), ("p", 1e-12), ("n", 1e-9), ("m", 1e-3), ("c", 1e-2), ("d", 1e-1),
    ("h", 1e2), ("k", 1e3), ("M", 1e6), ("G", 1e9), ("T", 1e12),
  ]

  /// Units that prefixes make others of.
  private static let metric: [String: UnitScale] = [
    "g": UnitScale(dimensions: ["g": 1]), "m": UnitScale(dimensions: ["m": 1]), "s": UnitScale(dimensions: ["s": 1]),
    "L": UnitScale(dimensions: ["m": 3], factor: 1e-3), "l": UnitScale(dimensions: ["m": 3], factor: 1e-3),
    "Pa": UnitScale(dimensions: ["g": 1, "m": -1, "s": -2], factor: 1e3),
    "J": UnitScale(dimensions: ["g": 1, "m": 2, "s": -2], factor: 1e3),
    "cal": UnitScale(dimensions: ["g": 1, "m": 2, "s": -2], factor: 4184),
    "W": UnitScale(dimensions: ["g": 1, "m": 2, "s": -3], factor: 1e3),
    "Hz": UnitScale(dimensions: ["s": -1]), "V": UnitScale(dimensions: ["V": 1]), "S": UnitScale(dimensions: ["S": 1]),
    "lx": UnitScale(dimensions: ["lx": 1]), "rad": UnitScale(dimensions: ["rad": 1]),
  ]

  private static let others: [String: UnitScale] = [
    "oz": UnitScale(dimensions: ["g": 1], factor: 28.349523125),
    "lb": UnitScale(dimensions: ["g": 1], factor: 453.59237),
    "st": UnitScale(dimensions: ["g": 1], factor: 6350.29318), "in": UnitScale(dimensions: ["m": 1], factor: 0.0254),
    "ft": UnitScale(dimensions: ["m": 1], factor: 0.3048), "yd": UnitScale(dimensions: ["m": 1], factor: 0.9144),
    "mi": UnitScale(dimensions: ["m": 1], factor: 1609.344),
    "fl_oz_us": UnitScale(dimensions: ["m": 3], factor: 2.95735295625e-5),
    "fl_oz_imp": UnitScale(dimensions: ["m": 3], factor: 2.84130625e-5),
    "pt_us": UnitScale(dimensions: ["m": 3], factor: 4.73176473e-4),
    "pt_imp": UnitScale(dimensions: ["m": 3], factor: 5.6826125e-4),
    "cup_us": UnitScale(dimensions: ["m": 3], factor: 2.365882365e-4),
    "cup_imp": UnitScale(dimensions: ["m": 3], factor: 2.84130625e-4),
    "mmHg": UnitScale(dimensions: ["g": 1, "m": -1, "s": -2], factor: 133_322.387415),
    "cmAq": UnitScale(dimensions: ["g": 1, "m": -1, "s": -2], factor: 98_066.5),
    "inHg": UnitScale(dimensions: ["g": 1, "m": -1, "s": -2], factor: 3_386_388.64),
    "D": UnitScale(dimensions: ["D": 1]), "pD": UnitScale(dimensions: ["pD": 1]),
    "deg": UnitScale(dimensions: ["rad": 1], factor: Double.pi / 180),
    "atm": UnitScale(dimensions: ["g": 1, "m": -1, "s": -2], factor: 101_325_000),
    "min": UnitScale(dimensions: ["s": 1], factor: 60), "hr": UnitScale(dimensions: ["s": 1], factor: 3600),
    "d": UnitScale(dimensions: ["s": 1], factor: 86_400),
    "Cal": UnitScale(dimensions: ["g": 1, "m": 2, "s": -2], factor: 4_184_000),
    "K": UnitScale(dimensions: ["K": 1]), "degC": UnitScale(dimensions: ["K": 1], offset: 273.15),
    "degF": UnitScale(dimensions: ["K": 1], factor: 5.0 / 9, offset: 273.15 - 32 * 5.0 / 9),
    // A count and a share have no dimension: "count/min" is compatible with "Hz".
    "count": UnitScale(), "%": UnitScale(), "IU": UnitScale(dimensions: ["IU": 1]),
    "dBASPL": UnitScale(dimensions: ["dB": 1]), "dBHL": UnitScale(dimensions: ["dBHL": 1]),
  ]

  /// The scale of a unit's symbol; one that is not known measures itself.
  static func named(_ symbol: String) -> UnitScale {
    if let known = others[symbol] ?? metric[symbol] { return known }
    for (prefix, factor) in prefixes where symbol.hasPrefix(prefix) {
      let rest = String(symbol.dropFirst(prefix.count))
      if let mass = molarMass(rest) { return UnitScale(dimensions: ["g": 1], factor: mass * factor) }
      if var scale = metric[rest] {
        scale.factor *= factor
        return scale
      }
    }
    if let mass = molarMass(symbol) { return UnitScale(dimensions: ["g": 1], factor: mass) }
    return UnitScale(dimensions: [symbol: 1])
  }

  /// The grams of `mol<180.16>`.
  private static func molarMass(_ symbol: String) -> Double? {
    guard symbol.hasPrefix("mol<"), symbol.hasSuffix(">") else { return nil }
    return Double(symbol.dropFirst(4).dropLast())
  }
}
