/// The allowed difference between a picture and its reference.
package struct PictureTolerance: Hashable, Sendable {
  /// The largest allowed difference of a pixel's channel, from 0 (none) to 1.
  package var channel: Float
  /// The required share of equal pixels, from 0 to 1.
  package var precision: Float
  /// The similarity at which two pixels count as equal, from 0 to 1 (identical). The distance of two colors is measured
  /// in YIQ, where black and white are 1 apart; 0.98 ignores invisible differences.
  package var perceptualPrecision: Float

  package init(channel: Float = 0, precision: Float = 1, perceptualPrecision: Float = 1) {
    self.channel = channel
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
  }

  /// Requires identical pixels.
  package static let exact = PictureTolerance()

  /// Checks that each of the numbers is between 0 and 1, and that none accepts every difference.
  ///
  /// - Throws: ``SnapshotError`` that names a number which is not from 0 to 1.
  package func check() throws(SnapshotError) {
    let numbers: [(name: String, value: Float, all: Float)] = [
      ("tolerance", channel, 1), ("precision", precision, 0), ("perceptual precision", perceptualPrecision, 0),
    ]
    for (name, value, all) in numbers {
      if !(0...1).contains(value) { throw .tolerance(name: name, value) }
      if value == all { throw .forgivesAll(name: name, value) }
    }
  }

  /// The number that forgives more than half of what may differ, with advice, as the end of a sentence without a period.
  package var leniency: String? {
    if precision < 0.5 {
      return
        "the precision \(precision), so that most of its pixels may differ. Raise it to at least 0.5, better to 0.99"
    }
    if perceptualPrecision < 0.5 {
      return
        "the perceptual precision \(perceptualPrecision), at which most colors count as equal. Raise it to at least "
        + "0.5, better to 0.98"
    }
    if channel > 0.5 {
      return "the tolerance \(channel), at which most colors count as equal. Lower it to at most 0.5, better to 0.02"
    }
    return nil
  }

  /// Whether two pixels, `0xAARRGGBB`, count as equal.
  func forgives(_ first: UInt32, _ second: UInt32) -> Bool {
    if first == second { return true }
    if channel > 0, Float(Self.largestDelta(first, second)) <= channel * 255 { return true }
    let distance = 1 - Double(perceptualPrecision)
    // The squared distance of black and white is 35,215.
    return distance > 0 && Self.squaredDistance(first, second) <= 35_215 * distance * distance
  }

  /// The largest difference of a channel, 0...255.
  static func largestDelta(_ first: UInt32, _ second: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int((first >> shift) & 0xFF) - Int((second >> shift) & 0xFF)))
    }
    return largest
  }

  /// The squared distance in YIQ, with both colors over white.
  private static func squaredDistance(_ first: UInt32, _ second: UInt32) -> Double {
    func channel(_ pixel: UInt32, _ shift: UInt32) -> Double {
      Double((pixel >> shift) & 0xFF) + 255 - Double(pixel >> 24)
    }
    let red = channel(first, 16) - channel(second, 16)
    let green = channel(first, 8) - channel(second, 8)
    let blue = channel(first, 0) - channel(second, 0)
    let luma = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
    let inPhase = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
    let quadrature = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
    return 0.5053 * luma * luma + 0.299 * inPhase * inPhase + 0.1957 * quadrature * quadrature
  }
}
