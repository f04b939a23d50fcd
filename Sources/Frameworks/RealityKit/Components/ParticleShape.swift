import Flowsimd
import Foundation
import PhoneSimulation

extension PhoneRandom {
  /// A number from 0 to 1.
  mutating func part() -> Float { Float(next(0.5, 1)) }

  /// A number whose distance from another one is at most a variation.
  mutating func value(_ middle: Float, _ variation: Float) -> Float {
    Float(next(CGFloat(middle), CGFloat(variation) * 2))
  }

  /// A direction, each as likely as the others.
  mutating func direction() -> SIMD3<Float> {
    let (height, angle) = (part() * 2 - 1, part() * 2 * .pi)
    let radius = (1 - height * height).squareRoot()
    return SIMD3(radius * cos(angle), height, radius * sin(angle))
  }
}

extension ParticleEmitterComponent {
  /// A place of the shape, with the direction away from it.
  func birth(_ random: inout PhoneRandom) -> (place: SIMD3<Float>, normal: SIMD3<Float>) {
    var parts = SIMD3(random.part(), random.part(), random.part())
    if case .vertices(let count) = birthLocation {
      for axis in 0..<3 {
        let last = Float(max(1, count[axis]) - 1)
        parts[axis] = last == 0 ? 0.5 : (parts[axis] * (last + 1)).rounded(.down).clamped(0, last) / last
      }
    }
    let half = emitterShapeSize / 2
    /// How far out a place is, from 0 to 1; a power makes places as likely everywhere.
    let reach = birthLocation == .volume ? parts.z : 1
    let angle = parts.x * radialAmount
    let around = SIMD3(cos(angle), 0, sin(angle))
    switch emitterShape {
    case .point: return (.zero, random.direction())
    case .plane: return ((SIMD3(parts.x, 0.5, parts.y) * 2 - 1) * half, SIMD3(0, 1, 0))
    case .box:
      var (place, normal) = (parts * 2 - 1, SIMD3<Float>.zero)
      guard birthLocation == .surface else { return (place * half, place.direction ?? random.direction()) }
      let side = Int(random.part() * 6).clamped(0, 5)
      normal[side / 2] = side.isMultiple(of: 2) ? 1 : -1
      place[side / 2] = normal[side / 2]
      return (place * half, normal)
    case .sphere:
      let height = parts.y * 2 - 1
      let normal = around * (1 - height * height).squareRoot() + SIMD3(0, height, 0)
      return (normal * half * cbrt(reach), normal)
    case .cylinder:
      return ((around * reach.squareRoot() + SIMD3(0, parts.y * 2 - 1, 0)) * half, around)
    case .cone:
      // It stands on its base.
      let place = around * (1 - parts.y) * reach.squareRoot() + SIMD3(0, parts.y * 2 - 1, 0)
      let slope = around * half.y * 2 + SIMD3(0, half.x, 0)
      return (place * half, slope.direction ?? around)
    case .torus:
      let turn = parts.y * 2 * .pi
      let normal = around * cos(turn) + SIMD3(0, sin(turn), 0)
      return (around * half + normal * torusInnerRadius * reach.squareRoot(), normal)
    }
  }
}

extension Comparable {
  fileprivate func clamped(_ lower: Self, _ upper: Self) -> Self { min(max(self, lower), upper) }
}

extension SIMD3<Float> {
  /// The vector with the length 1; `nil` for that without a length.
  var direction: SIMD3<Float>? {
    let length = simd_length(self)
    return length > 0 && length.isFinite ? self / length : nil
  }
}
