import Foundation

// People, hands and organs, in em around their center. They are simple outlines of our own.
extension SymbolDrawing {
  static func body(named name: String) -> [Part]? {
    let pen = SymbolPen.self
    switch name {
    case "hands.sparkles", "hands.clap": return [Part(path: joined(hands.map { pen.line($0) } + over(name)))]
    case "hands.sparkles.fill", "hands.clap.fill":
      let filled = hands.map { joined([pen.polygon($0), pen.line($0)]) }
      // The nearer hand has a gap around it.
      return [
        Part(path: filled[0]), Part(path: pen.line(hands[1], thickness: 0.2), erases: true),
        Part(path: joined([filled[1]] + over(name))),
      ]
    case "lifter":
      return [
        Part(
          path: joined([
            pen.dot(0, -0.2, radius: 0.12), pen.line([(-0.5, -0.42), (0.5, -0.42)], thickness: 0.06),
            pen.line([(-0.5, -0.56), (-0.5, -0.28)]), pen.line([(0.5, -0.56), (0.5, -0.28)]),
            pen.line([(-0.16, 0.1), (-0.28, -0.12), (-0.26, -0.4)]),
            pen.line([(0.16, 0.1), (0.28, -0.12), (0.26, -0.4)]),
            pen.polygon([(-0.18, -0.02), (0.18, -0.02), (0.13, 0.26), (-0.13, 0.26)]),
            pen.line([(-0.08, 0.24), (-0.18, 0.58)]), pen.line([(0.08, 0.24), (0.18, 0.58)]),
          ]))
      ]
    case "person.waves":
      return [
        Part(
          path: joined([
            moved(pen.dot(0, 0, radius: 0.22), -0.2, -0.26), pen.polygon(shoulders),
            arc(center: (0.06, -0.26), radius: 0.22), arc(center: (0.06, -0.26), radius: 0.4),
          ]))
      ]
    case "brain": return [Part(path: brain)]
    case "head.brain":
      return [
        Part(path: pen.line(pen.rounded(profile, radius: 0.12))),
        Part(path: moved(brain.transformed(by: .scale(x: 0.5, y: 0.5)), 0.02, -0.2)),
      ]
    case "lungs.fill":
      let lobes = [lobe, lobe.map { (-$0.0, $0.1) }.reversed()]
      return [
        Part(
          path: joined(
            lobes.map { joined([pen.polygon($0), pen.line($0, thickness: 0.06)]) } + [
              pen.line([(0, -0.5), (0, -0.1)]), pen.line([(-0.16, 0.06), (0, -0.1), (0.16, 0.06)], thickness: 0.06),
            ]))
      ]
    case "heart.bolt.fill":
      let bolt = [(0.08, -0.3), (-0.16, 0.06), (-0.01, 0.06), (-0.08, 0.3), (0.16, -0.06), (0.01, -0.06)]
      return [
        Part(path: joined([pen.polygon(heart), pen.line(heart, thickness: 0.06)])),
        Part(path: pen.polygon(bolt), erases: true),
      ]
    case "hand.raised":
      return [Part(path: joined([pen.line(raisedHand, thickness: 0.075)] + fingerGaps(thickness: 0.075)))]
    case "hand.raised.fill":
      return [
        Part(path: joined([pen.polygon(raisedHand), pen.line(raisedHand, thickness: 0.06)])),
        Part(path: joined(fingerGaps(thickness: 0.045)), erases: true),
      ]
    default: return nil
    }
  }

  /// The outline of a hand with the fingers up and the thumb at the right.
  private static var raisedHand: [(Double, Double)] {
    SymbolPen.rounded(
      [
        (-0.42, 0.3), (-0.42, -0.34), (-0.25, -0.34), (-0.25, -0.5), (-0.07, -0.5), (-0.07, -0.57), (0.11, -0.57),
        (0.11, -0.48), (0.28, -0.48), (0.28, 0.1), (0.43, -0.12), (0.56, -0.02), (0.34, 0.42), (0.16, 0.58),
        (-0.2, 0.58),
      ], radius: 0.085, isClosed: true)
  }

  /// The lines between the fingers of a raised hand.
  private static func fingerGaps(thickness: Double) -> [RenderPath] {
    [(-0.25, -0.3), (-0.07, -0.46), (0.11, -0.44)].map { x, top in
      SymbolPen.line([(x, top), (x, -0.02)], thickness: thickness)
    }
  }

  /// The outlines of two hands with closed fingers, the farther one first.
  private static var hands: [[(Double, Double)]] {
    let hand = SymbolPen.rounded(
      [(-0.08, -0.42), (0.1, -0.42), (0.1, 0.1), (0.2, 0.5), (-0.18, 0.5), (-0.22, 0.02), (-0.08, -0.06)], radius: 0.09,
      isClosed: true)
    return [(-0.2, 0.16), (0.18, -0.16)].map { place, turn in
      hand.map { ($0.0 * cos(turn) - $0.1 * sin(turn) + place, $0.0 * sin(turn) + $0.1 * cos(turn) + 0.08) }
    }
  }

  /// What is above the hands: sparks, or the sound of clapping.
  private static func over(_ name: String) -> [RenderPath] {
    if name.hasPrefix("hands.sparkles") {
      return [
        spark.transformed(by: RenderTransform(a: 0.16, d: 0.18, tx: 0.48, ty: -0.42)),
        spark.transformed(by: RenderTransform(a: 0.13, d: 0.15, tx: -0.5, ty: -0.36)),
      ]
    }
    return [(-0.34, -0.22), (0.0, 0.0), (0.34, 0.22)].map { x, lean in
      SymbolPen.line([(x, -0.5), (x + lean / 2, -0.62)], thickness: 0.07)
    }
  }

  /// Half of an ellipse below a head.
  private static var shoulders: [(Double, Double)] {
    (0...12).map { step in
      let angle = Double.pi * (1 + Double(step) / 12)
      return (-0.2 + 0.36 * cos(angle), 0.46 + 0.4 * sin(angle))
    }
  }

  /// A wave that opens to the right.
  private static func arc(center: (Double, Double), radius: Double) -> RenderPath {
    SymbolPen.line(
      (0...8).map { step in
        let angle = (Double(step) / 8 - 0.5) * 0.6 * Double.pi
        return (center.0 + radius * cos(angle), center.1 + radius * sin(angle))
      }, thickness: 0.07)
  }

  /// Two halves with a furrow each.
  private static var brain: RenderPath {
    let half = SymbolPen.rounded(
      [
        (-0.04, -0.46), (-0.24, -0.5), (-0.36, -0.32), (-0.54, -0.16), (-0.48, 0.06), (-0.52, 0.28), (-0.32, 0.38),
        (-0.2, 0.52), (-0.04, 0.44),
      ], radius: 0.12, isClosed: true)
    let furrows = [[(-0.32, -0.1), (-0.18, -0.14), (-0.16, -0.26)], [(-0.36, 0.16), (-0.2, 0.14), (-0.16, 0.28)]]
    let lines = [half] + furrows
    return joined((lines + lines.map { $0.map { (-$0.0, $0.1) } }).map { SymbolPen.line($0, thickness: 0.08) })
  }

  /// The outline of a head that looks to the left, open at the neck.
  private static let profile: [(Double, Double)] = [
    (0.28, 0.58), (0.28, 0.3), (0.46, 0.0), (0.44, -0.36), (0.2, -0.56), (-0.18, -0.56), (-0.4, -0.36), (-0.42, -0.12),
    (-0.54, 0.08), (-0.42, 0.14), (-0.42, 0.36), (-0.16, 0.38), (-0.14, 0.58),
  ]

  /// The left half of the lungs.
  private static var lobe: [(Double, Double)] {
    SymbolPen.rounded(
      [(-0.14, -0.28), (-0.32, -0.36), (-0.56, 0.1), (-0.58, 0.46), (-0.4, 0.5), (-0.14, 0.34)], radius: 0.12,
      isClosed: true)
  }

  private static var heart: [(Double, Double)] {
    (0..<32).map { step in
      let angle = Double(step) / 16 * Double.pi
      let x = 16 * sin(angle) * sin(angle) * sin(angle)
      let y = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
      return (x * 0.034, -(y + 2.5) * 0.034)
    }
  }
}
