import Foundation

extension CLLocationCoordinate2D {
  /// The length of the shortest way to another place on the WGS 84 ellipsoid, in meters, after Vincenty.
  ///
  /// Nearly opposite places, for which the iteration does not end, are measured on a sphere.
  package func distance(to other: CLLocationCoordinate2D) -> Double {
    let equator = 6_378_137.0
    let flattening = 1 / 298.257_223_563
    let pole = equator * (1 - flattening)
    let longitude = (other.longitude - self.longitude).radians
    let u1 = atan((1 - flattening) * tan(latitude.radians))
    let u2 = atan((1 - flattening) * tan(other.latitude.radians))
    let (sinU1, cosU1, sinU2, cosU2) = (sin(u1), cos(u1), sin(u2), cos(u2))
    var lambda = longitude
    for _ in 0..<200 {
      let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
      let first = cosU2 * sinLambda
      let second = cosU1 * sinU2 - sinU1 * cosU2 * cosLambda
      let sinSigma = (first * first + second * second).squareRoot()
      if sinSigma == 0 { return 0 }
      let cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cosU1 * cosU2 * sinLambda / sinSigma
      let cosSquared = 1 - sinAlpha * sinAlpha
      // On the equator, the middle of the way has no latitude.
      let cosMiddle = cosSquared == 0 ? 0 : cosSigma - 2 * sinU1 * sinU2 / cosSquared
      let c = flattening / 16 * cosSquared * (4 + flattening * (4 - 3 * cosSquared))
      let middle = cosMiddle + c * cosSigma * (2 * cosMiddle * cosMiddle - 1)
      let next = longitude + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * middle)
      defer { lambda = next }
      guard abs(next - lambda) < 1e-12 else { continue }
      let uSquared = cosSquared * (equator * equator - pole * pole) / (pole * pole)
      let a = 1 + uSquared / 16384 * (4096 + uSquared * (uSquared * (320 - 175 * uSquared) - 768))
      let b = uSquared / 1024 * (256 + uSquared * (uSquared * (74 - 47 * uSquared) - 128))
      let inner =
        cosSigma * (2 * cosMiddle * cosMiddle - 1)
        - b / 6 * cosMiddle * (4 * sinSigma * sinSigma - 3) * (4 * cosMiddle * cosMiddle - 3)
      let correction = b * sinSigma * (cosMiddle + b / 4 * inner)
      return pole * a * (sigma - correction)
    }
    return greatCircleDistance(to: other)
  }

  private func greatCircleDistance(to other: CLLocationCoordinate2D) -> Double {
    let (a, b) = (latitude.radians, other.latitude.radians)
    let half = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin((other.longitude - longitude).radians / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
}

extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
}
