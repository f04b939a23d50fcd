import Foundation

// Parts of the drawings of things.
extension SymbolDrawing {
  /// The corners of a viewfinder.
  static var corners: RenderPath {
    let corner: [(Double, Double)] = [(0.22, 0.44), (0.36, 0.44), (0.42, 0.42), (0.44, 0.36), (0.44, 0.22)]
    let sides: [(Double, Double)] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    return joined(sides.map { side in SymbolPen.line(corner.map { ($0.0 * side.0, $0.1 * side.1) }) })
  }

  static var camera: RenderPath {
    joined([
      moved(SymbolPen.box(width: 0.57, height: 0.4, radius: 0.07), 0, 0.02),
      SymbolPen.line([(-0.07, -0.19), (0.07, -0.19)], thickness: 0.08),
    ])
  }

  static let lens = moved(SymbolPen.dot(0, 0, radius: 0.135), 0, 0.02)

  /// The outline of a hand with a stretched finger.
  static var hand: [(Double, Double)] {
    SymbolPen.rounded(
      [
        (-0.39, -0.36), (-0.3, -0.42), (-0.22, -0.37), (-0.09, -0.07), (-0.06, -0.17), (0.05, -0.19), (0.09, -0.16),
        (0.16, -0.2), (0.24, -0.14), (0.31, -0.15), (0.38, -0.02), (0.44, 0.18), (0.42, 0.38), (0.28, 0.52),
        (0.06, 0.58),
        (-0.14, 0.49), (-0.47, 0.12), (-0.44, 0.04), (-0.36, 0.04), (-0.19, 0.21),
      ], radius: 0.06, isClosed: true)
  }

  /// The lines between the bent fingers.
  static var knuckles: [RenderPath] {
    [
      SymbolPen.line([(-0.07, -0.08), (-0.04, 0.02)]), SymbolPen.line([(0.08, -0.14), (0.1, -0.03)]),
      SymbolPen.line([(0.23, -0.12), (0.24, -0.03)]),
    ]
  }

  /// Three quarters of a circle around the finger's tip.
  static var ripple: RenderPath {
    let points = (0...16).map { step in
      let angle = (0.72 + Double(step) / 16 * 1.25) * Double.pi
      return (-0.29 + 0.25 * cos(angle), -0.34 + 0.25 * sin(angle))
    }
    return SymbolPen.line(points, thickness: 0.085)
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
