import Flowsimd
import Foundation

/// A flat piece of a surface, whose corners run against the clock as seen from outside.
package struct SolidFace: Sendable {
  package let corners: [SIMD3<Float>]
  package let material: Int

  package init(_ corners: [SIMD3<Float>], material: Int = 0) {
    self.corners = corners
    self.material = material
  }
}

extension [SolidFace] {
  /// A box around the origin.
  ///
  /// - Parameter splitFaces: Whether each side has a material of its own: front, top, back, bottom, right and left.
  package static func box(width: Float, height: Float, depth: Float, splitFaces: Bool = false) -> [SolidFace] {
    let (x, y, z) = (width / 2, height / 2, depth / 2)
    let sides: [[SIMD3<Float>]] = [
      [SIMD3(-x, -y, z), SIMD3(x, -y, z), SIMD3(x, y, z), SIMD3(-x, y, z)],
      [SIMD3(-x, y, z), SIMD3(x, y, z), SIMD3(x, y, -z), SIMD3(-x, y, -z)],
      [SIMD3(x, -y, -z), SIMD3(-x, -y, -z), SIMD3(-x, y, -z), SIMD3(x, y, -z)],
      [SIMD3(-x, -y, -z), SIMD3(x, -y, -z), SIMD3(x, -y, z), SIMD3(-x, -y, z)],
      [SIMD3(x, -y, z), SIMD3(x, -y, -z), SIMD3(x, y, -z), SIMD3(x, y, z)],
      [SIMD3(-x, -y, -z), SIMD3(-x, -y, z), SIMD3(-x, y, z), SIMD3(-x, y, -z)],
    ]
    return sides.enumerated().map { SolidFace($1, material: splitFaces ? $0 : 0) }
  }

  /// An upright plane that faces the viewer.
  package static func plane(width: Float, height: Float) -> [SolidFace] {
    let (x, y) = (width / 2, height / 2)
    return [SolidFace([SIMD3(-x, -y, 0), SIMD3(x, -y, 0), SIMD3(x, y, 0), SIMD3(-x, y, 0)])]
  }

  /// A lying plane that faces upwards.
  package static func plane(width: Float, depth: Float) -> [SolidFace] {
    let (x, z) = (width / 2, depth / 2)
    return [SolidFace([SIMD3(-x, 0, z), SIMD3(x, 0, z), SIMD3(x, 0, -z), SIMD3(-x, 0, -z)])]
  }

  package static func sphere(radius: Float) -> [SolidFace] { turned(arc(around: 0, radius: radius, 0...12)) }

  /// An upright cylinder.
  package static func cylinder(height: Float, radius: Float) -> [SolidFace] {
    let y = height / 2
    return turned([SIMD2(0, y), SIMD2(radius, y), SIMD2(radius, -y), SIMD2(0, -y)])
  }

  /// An upright cone, whose top may be flat.
  package static func cone(height: Float, topRadius: Float = 0, radius: Float) -> [SolidFace] {
    let top: [SIMD2<Float>] = topRadius > 0 ? [SIMD2(0, height / 2)] : []
    return turned(top + [SIMD2(topRadius, height / 2), SIMD2(radius, height / -2), SIMD2(0, height / -2)])
  }

  /// An upright cylinder with round ends.
  package static func capsule(height: Float, radius: Float) -> [SolidFace] {
    let y = Swift.max(0, height / 2 - radius)
    return turned(arc(around: y, radius: radius, 0...6) + arc(around: -y, radius: radius, 6...12))
  }

  /// A lying ring.
  package static func torus(ringRadius: Float, pipeRadius: Float) -> [SolidFace] {
    turned(
      (0...16).map { step in
        let angle = Float(step) / 16 * 2 * .pi
        return SIMD2(ringRadius + pipeRadius * sin(angle), pipeRadius * cos(angle))
      })
  }

  /// An upright pipe.
  package static func tube(height: Float, innerRadius: Float, outerRadius: Float) -> [SolidFace] {
    let y = height / 2
    return turned([
      SIMD2(innerRadius, y), SIMD2(outerRadius, y), SIMD2(outerRadius, -y), SIMD2(innerRadius, -y),
      SIMD2(innerRadius, y),
    ])
  }

  /// A pyramid that stands on the origin.
  package static func pyramid(width: Float, height: Float, depth: Float) -> [SolidFace] {
    let (x, z) = (width / 2, depth / 2)
    let base = [SIMD3(-x, 0, z), SIMD3(x, 0, z), SIMD3(x, 0, -z), SIMD3(-x, 0, -z)]
    let sides = base.indices.map { SolidFace([base[$0], base[($0 + 1) % 4], SIMD3(0, height, 0)]) }
    return sides + [SolidFace(base.reversed())]
  }

  /// A part of a half circle, from above, in steps of a twelfth.
  private static func arc(around height: Float, radius: Float, _ steps: ClosedRange<Int>) -> [SIMD2<Float>] {
    steps.map { step in
      let angle = Float(step) / 12 * .pi
      return SIMD2(radius * sin(angle), height + radius * cos(angle))
    }
  }

  /// The surface that an outline makes when it turns about the vertical axis.
  ///
  /// - Parameter outline: Distances from the axis, and heights, from above.
  private static func turned(_ outline: [SIMD2<Float>]) -> [SolidFace] {
    let count = 24
    func point(_ place: SIMD2<Float>, _ step: Int) -> SIMD3<Float> {
      let angle = Float(step % count) / Float(count) * 2 * .pi
      return SIMD3(place.x * sin(angle), place.y, place.x * cos(angle))
    }
    return zip(outline, outline.dropFirst()).flatMap { upper, lower in
      (0..<count).map { step in
        var corners = [point(lower, step), point(lower, step + 1)]
        if lower.x <= 0.000_001 { corners.removeLast() }
        corners.append(point(upper, step + 1))
        if upper.x > 0.000_001 { corners.append(point(upper, step)) }
        return SolidFace(corners)
      }
    }
  }
}
