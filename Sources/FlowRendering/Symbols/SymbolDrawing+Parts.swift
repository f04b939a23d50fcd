import Foundation

// Parts of the drawings of things.
extension SymbolDrawing {
  /// The corners of a viewfinder.
  static var corners: RenderPath {
    let sides: [(Double, Double)] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    return joined(
      sides.map { side in
        let corner = SymbolPen.rounded(
          [(0.2, 0.435), (0.435, 0.435), (0.435, 0.2)].map { ($0.0 * side.0, $0.1 * side.1) }, radius: 0.15)
        return SymbolPen.line(corner, thickness: 0.077)
      })
  }

  static var camera: RenderPath {
    joined([
      moved(SymbolPen.box(width: 0.551, height: 0.377, radius: 0.06), 0, 0.012),
      SymbolPen.polygon([(-0.125, -0.17), (-0.07, -0.228), (0.07, -0.228), (0.125, -0.17)]),
    ])
  }

  static let lens = moved(SymbolPen.dot(0, 0, radius: 0.123), 0, 0.01)

  static let flash = moved(SymbolPen.dot(0, 0, radius: 0.021), 0.196, -0.097)

  /// The outline of a hand with a stretched finger.
  static var hand: [(Double, Double)] {
    SymbolPen.rounded(
      [
        (-0.111, 0.204), (-0.289, -0.279), (-0.285, -0.334), (-0.225, -0.37), (-0.162, -0.326),
        (-0.063, -0.097), (-0.032, -0.16), (0.016, -0.176), (0.067, -0.136), (0.111, -0.16),
        (0.162, -0.164), (0.21, -0.125), (0.253, -0.136), (0.301, -0.136), (0.372, -0.081),
        (0.411, 0.03), (0.451, 0.188), (0.443, 0.306), (0.384, 0.425), (0.265, 0.504),
        (0.107, 0.536), (-0.032, 0.496), (-0.15, 0.405), (-0.388, 0.156), (-0.372, 0.093),
        (-0.316, 0.073),
      ], radius: 0.045, isClosed: true)
  }

  /// The lines between the bent fingers.
  static var knuckles: [RenderPath] {
    [
      SymbolPen.line([(-0.063, -0.097), (-0.036, 0.01)], thickness: 0.065),
      SymbolPen.line([(0.067, -0.136), (0.099, -0.03)], thickness: 0.065),
      SymbolPen.line([(0.21, -0.125), (0.229, -0.049)], thickness: 0.065),
    ]
  }

  /// The edge of a filled hand, with notches between its fingers.
  static var filledHand: [(Double, Double)] {
    SymbolPen.rounded(
      [
        (-0.105, 0.262), (-0.299, -0.311), (-0.288, -0.356), (-0.243, -0.378), (-0.195, -0.352),
        (-0.067, 0.0), (-0.03, 0.049), (0.0, 0.007), (-0.056, -0.097), (-0.041, -0.138),
        (-0.004, -0.146), (0.052, -0.124), (0.09, -0.037), (0.12, -0.004), (0.142, -0.045),
        (0.12, -0.105), (0.135, -0.138), (0.168, -0.146), (0.217, -0.124), (0.254, -0.049),
        (0.288, -0.022), (0.307, -0.06), (0.281, -0.112), (0.296, -0.138), (0.333, -0.138),
        (0.412, -0.056), (0.494, 0.157), (0.505, 0.251), (0.483, 0.389), (0.393, 0.509),
        (0.269, 0.565), (0.131, 0.58), (-0.011, 0.546), (-0.131, 0.457), (-0.371, 0.157),
        (-0.374, 0.116), (-0.333, 0.086), (-0.288, 0.101),
      ], radius: 0.03, isClosed: true)
  }

  /// More than half of a circle around the finger's tip.
  static var ripple: RenderPath {
    let points = (0...20).map { step in
      let angle = (0.77 + Double(step) / 20 * 1.25) * Double.pi
      return (-0.228 + 0.233 * cos(angle), -0.31 + 0.233 * sin(angle))
    }
    return SymbolPen.line(points, thickness: 0.058)
  }

  /// A circle with meridians and parallels.
  static var globe: RenderPath {
    func ellipse(_ half: Double) -> RenderPath {
      SymbolPen.line(
        (0...24).map { step in
          let angle = Double(step) / 12 * Double.pi
          return (half * cos(angle), 0.46 * sin(angle))
        }, thickness: 0.07)
    }
    func parallel(_ y: Double) -> RenderPath {
      SymbolPen.line([(-0.4, y), (0.4, y)], thickness: 0.07)
    }
    return joined([
      SymbolPen.ring(radius: 0.5), ellipse(0.22), SymbolPen.line([(0, -0.46), (0, 0.46)], thickness: 0.07),
      SymbolPen.line([(-0.46, 0), (0.46, 0)], thickness: 0.07), parallel(-0.24), parallel(0.24),
    ])
  }

  /// The holder of a microphone, its stem and its foot.
  static var stand: RenderPath {
    let holder = (0...12).map { step in
      let angle = Double(step) / 12 * Double.pi
      return (0.31 * cos(angle), 0.08 + 0.34 * sin(angle))
    }
    return joined([
      SymbolPen.line([(0.31, -0.02)] + holder + [(-0.31, -0.02)], thickness: 0.07),
      SymbolPen.line([(0, 0.43), (0, 0.62)], thickness: 0.07),
      SymbolPen.line([(-0.19, 0.64), (0.19, 0.64)], thickness: 0.07),
    ])
  }

  /// The outline of a key with an arrow's tip on the left.
  static let key: [(Double, Double)] = [
    (-0.53, 0), (-0.2, -0.38), (-0.13, -0.42), (0.44, -0.42), (0.53, -0.33), (0.53, 0.33), (0.44, 0.42), (-0.13, 0.42),
    (-0.2, 0.38),
  ]

  static var cross: RenderPath {
    joined([
      SymbolPen.line([(-0.05, -0.17), (0.29, 0.17)], thickness: 0.08),
      SymbolPen.line([(-0.05, 0.17), (0.29, -0.17)], thickness: 0.08),
    ])
  }

  static let shield: [(Double, Double)] = {
    let right = quad(from: (0.36, 0.04), control: (0.36, 0.28), to: (0, 0.44))
    let left = quad(from: (0, 0.44), control: (-0.36, 0.28), to: (-0.36, 0.04))
    return [(0, -0.44), (0.34, -0.31), (0.36, -0.28)] + right + left + [(-0.36, -0.28), (-0.34, -0.31)]
  }()

  /// The left half of the shield.
  static let shieldHalf: [(Double, Double)] =
    [(0, -0.44), (0, 0.44)] + quad(from: (0, 0.44), control: (-0.36, 0.28), to: (-0.36, 0.04))
    + [(-0.36, -0.28), (-0.34, -0.31)]

  static var lock: RenderPath {
    joined([
      moved(SymbolPen.box(width: 0.36, height: 0.27, radius: 0.05), 0, 0.1),
      SymbolPen.line(
        [(-0.1, -0.02), (-0.1, -0.13), (-0.06, -0.2), (0.06, -0.2), (0.1, -0.13), (0.1, -0.02)], thickness: 0.06),
    ])
  }
}
