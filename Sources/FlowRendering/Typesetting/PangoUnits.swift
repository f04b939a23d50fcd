import CPangoCairo

/// Pango's unit of length, 1/1024 of a point.
enum PangoUnits {
  static let perPoint = 1024.0

  static func points(_ units: Int32) -> Double { Double(units) / perPoint }
  static func points(_ units: Int) -> Double { Double(units) / perPoint }

  /// Rounds points to whole units.
  static func rounded(_ value: Double) -> Double { points(units(value)) }

  /// Converts points to whole units; values too large for the library become its largest one.
  static func units(_ points: Double) -> Int32 {
    let scaled = (points * perPoint).rounded()
    if scaled.isNaN { return 0 }
    return Int32(max(-1_000_000_000, min(1_000_000_000, scaled)))
  }
}
