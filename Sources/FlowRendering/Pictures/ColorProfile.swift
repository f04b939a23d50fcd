import CFlowSupport
import Foundation

/// The color space of a picture's file, from an ICC profile with three primaries and their curves.
///
/// Profiles with tables, of gray or of inks are not supported; such a picture keeps its component values.
struct ColorProfile {
  /// The linear light of each of 256 values of red, then of green, then of blue.
  private let linear: [Float]

  /// The matrix from the profile's linear light to that of sRGB, by rows.
  private let matrix: [Float]

  /// - Parameter data: The profile as stored in a picture. The result is `nil` for an unsupported one, and for sRGB
  ///   itself.
  init?(_ data: Data) {
    let file = Reader(bytes: [UInt8](data))
    guard file.text(at: 16) == "RGB ", file.text(at: 20) == "XYZ ", let count = file.number(at: 128), count < 200
    else { return nil }
    var places: [String: Int] = [:]
    for index in 0..<count {
      guard let name = file.text(at: 132 + 12 * index), let place = file.number(at: 136 + 12 * index) else {
        return nil
      }
      places[name] = place
    }
    guard let red = places["rXYZ"].flatMap(file.color), let green = places["gXYZ"].flatMap(file.color),
      let blue = places["bXYZ"].flatMap(file.color),
      let curves = Self.curves(["rTRC", "gTRC", "bTRC"].map { places[$0].flatMap(file.curve) })
    else { return nil }
    var matrix: [Float] = []
    for row in Self.fromXYZ { for column in [red, green, blue] { matrix.append(Float((row * column).sum())) } }
    self.matrix = matrix
    linear = curves.flatMap { curve in (0..<256).map { Float(curve(Double($0) / 255)) } }
    if isSRGB { return nil }
  }

  private static func curves(_ curves: [((Double) -> Double)?]) -> [(Double) -> Double]? {
    let known = curves.compactMap { $0 }
    return known.count == curves.count ? known : nil
  }

  /// Converts a picture to sRGB.
  func convert(_ bitmap: Bitmap) -> Bitmap {
    var pixels = bitmap.pixels
    pixels.withUnsafeMutableBufferPointer {
      flow_convert_colors($0.baseAddress, $0.count, linear, matrix, Self.encoding)
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  /// Whether the conversion would change less than the rounding of a profile.
  private var isSRGB: Bool {
    for (index, value) in matrix.enumerated() where abs(value - (index % 4 == 0 ? 1 : 0)) > 0.003 { return false }
    for index in linear.indices where abs(Double(linear[index]) - Self.linear(Double(index % 256) / 255)) > 0.003 {
      return false
    }
    return true
  }

  // MARK: - sRGB

  /// The matrix from the D50-adapted colors of profiles to sRGB's linear light, as published.
  private static let fromXYZ: [SIMD3<Double>] = [
    [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540], [0.0719453, -0.2289914, 1.4052427],
  ]

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static let encoding: [UInt8] = (0..<4096).map { place in
    let value = Double(place) / 4095
    let encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    return UInt8((encoded * 255).rounded())
  }
}

// MARK: - File format

/// Reads numbers of a profile; returns `nil` beyond its end.
private struct Reader {
  let bytes: [UInt8]

  func text(at place: Int) -> String? {
    place >= 0 && place + 4 <= bytes.count ? String(decoding: bytes[place..<place + 4], as: UTF8.self) : nil
  }

  func number(at place: Int) -> Int? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private func half(at place: Int) -> Int? {
    place >= 0 && place + 2 <= bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : nil
  }

  /// A fixed-point number with sixteen fractional bits.
  private func fixed(at place: Int) -> Double? {
    number(at: place).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  func color(at place: Int) -> SIMD3<Double>? {
    guard text(at: place) == "XYZ ", let x = fixed(at: place + 8), let y = fixed(at: place + 12),
      let z = fixed(at: place + 16)
    else { return nil }
    return [x, y, z]
  }

  /// The curve from a component to linear light, both from 0 to 1.
  func curve(at place: Int) -> ((Double) -> Double)? {
    switch text(at: place) {
    case "curv": table(at: place)
    case "para": formula(at: place)
    default: nil
    }
  }

  private func table(at place: Int) -> ((Double) -> Double)? {
    guard let count = number(at: place + 8), count <= 65536 else { return nil }
    if count == 0 { return { $0 } }
    let values = (0..<count).compactMap { half(at: place + 12 + 2 * $0) }
    guard values.count == count else { return nil }
    if count == 1 { return { [power = Double(values[0]) / 256] in pow($0, power) } }
    return { value in
      let position = value * Double(count - 1)
      let index = min(count - 2, Int(position))
      let (low, high) = (Double(values[index]), Double(values[index + 1]))
      return (low + (high - low) * (position - Double(index))) / 65535
    }
  }

  /// A power function, from the simplest form to one with a linear start: (ax + b)^g + e from d on, cx + f before.
  private func formula(at place: Int) -> ((Double) -> Double)? {
    let counts = [1, 3, 4, 5, 7]
    guard let kind = half(at: place + 8), kind < counts.count else { return nil }
    let p = (0..<counts[kind]).compactMap { fixed(at: place + 12 + 4 * $0) }
    guard p.count == counts[kind] else { return nil }
    switch kind {
    case 0: return { pow($0, p[0]) }
    case 1: return { p[1] * $0 + p[2] >= 0 ? pow(p[1] * $0 + p[2], p[0]) : 0 }
    case 2: return { (p[1] * $0 + p[2] >= 0 ? pow(p[1] * $0 + p[2], p[0]) : 0) + p[3] }
    case 3: return { $0 >= p[4] ? pow(p[1] * $0 + p[2], p[0]) : p[3] * $0 }
    default: return { $0 >= p[4] ? pow(p[1] * $0 + p[2], p[0]) + p[5] : p[3] * $0 + p[6] }
    }
  }
}
