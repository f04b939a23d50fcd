import Foundation

extension Color.Resolved {
  /// The color interpolated towards `other`; components are weighted by their opacity.
  func mixed(with other: Color.Resolved, by fraction: Float, in space: Gradient.ColorSpace) -> Color.Resolved {
    let first = space.coordinates(of: self)
    let second = space.coordinates(of: other)
    let opacity = opacity + (other.opacity - opacity) * fraction
    let firstWeight = (1 - fraction) * self.opacity
    let secondWeight = fraction * other.opacity
    let sum = firstWeight + secondWeight
    // Weights are undefined between two transparent colors.
    let mixed =
      sum == 0
      ? first + (second - first) * fraction
      : (first * firstWeight + second * secondWeight) / sum
    return space.color(at: mixed, opacity: opacity)
  }
}

extension Gradient.ColorSpace {
  /// The coordinates in which colors of this space are interpolated: encoded sRGB, or Oklab for the perceptual space.
  fileprivate func coordinates(of color: Color.Resolved) -> SIMD3<Float> {
    switch kind {
    case .device: SIMD3(color.red, color.green, color.blue)
    case .perceptual: Oklab.coordinates(of: SIMD3(color.linearRed, color.linearGreen, color.linearBlue))
    }
  }

  fileprivate func color(at coordinates: SIMD3<Float>, opacity: Float) -> Color.Resolved {
    switch kind {
    case .device:
      return Color.Resolved(red: coordinates.x, green: coordinates.y, blue: coordinates.z, opacity: opacity)
    case .perceptual:
      let linear = Oklab.linear(from: coordinates)
      return Color.Resolved(
        linearRed: linear.x, linearGreen: linear.y, linearBlue: linear.z, opacity: opacity)
    }
  }
}

/// Björn Ottosson's perceptual color space.
enum Oklab {
  static func coordinates(of linear: SIMD3<Float>) -> SIMD3<Float> {
    let (r, g, b) = (linear.x, linear.y, linear.z)
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  static func linear(from lab: SIMD3<Float>) -> SIMD3<Float> {
    let l = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
    let m = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
    let s = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD3(
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
  }
}
