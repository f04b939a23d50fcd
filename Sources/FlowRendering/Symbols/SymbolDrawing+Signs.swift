import Foundation

// Sheets, frames and signs, in em around their center. They are simple outlines of our own.
extension SymbolDrawing {
  static func sign(named name: String) -> [Part]? {
    let pen = SymbolPen.self
    switch name {
    case "sparkle": return [Part(path: spark.transformed(by: .scale(x: 0.5, y: 0.56)))]
    case "magnifyingglass.sparkle":
      return [
        Part(
          path: joined([
            moved(pen.ring(radius: 0.37), -0.115, -0.115), pen.line([(0.13, 0.13), (0.435, 0.435)], thickness: 0.1),
            spark.transformed(by: RenderTransform(a: 0.17, d: 0.2, tx: -0.115, ty: -0.115)),
          ]))
      ]
    case "rectangle.play.fill":
      return [
        Part(path: pen.box(width: 1.3, height: 0.98, radius: 0.2)),
        Part(path: pen.polygon([(-0.16, -0.24), (0.26, 0), (-0.16, 0.24)]), erases: true),
      ]
    case "doc.bars":
      let bars = [(0.2, -0.1), (0.04, 0.08), (0.14, 0.26)].map { pen.line([(-0.17, $0.1), ($0.0, $0.1)]) }
      return [Part(path: joined([pen.frame(width: 0.82, height: 1.06, radius: 0.16)] + bars))]
    case "shield.checkered":
      let squares = [[(-0.36, -0.3), (0, -0.44), (0, 0), (-0.36, 0)], [(0, 0), (0.36, 0), (0.3, 0.2), (0, 0.44)]]
      return [Part(path: joined([pen.line(shield + [shield[0]])] + squares.map(pen.polygon)))]
    case "shield.xmark.fill":
      return [
        Part(path: joined([pen.line(shield + [shield[0]]), pen.polygon(shield)])),
        Part(
          path: joined([pen.line([(-0.14, -0.16), (0.14, 0.12)]), pen.line([(-0.14, 0.12), (0.14, -0.16)])]),
          erases: true),
      ]
    case "staroflife", "staroflife.fill":
      let thickness = name == "staroflife" ? 0.12 : 0.26
      return [
        Part(
          path: joined(
            (0..<3).map { index in
              let angle = Double.pi * (0.5 + Double(index) / 3)
              let (x, y) = (0.42 * cos(angle), 0.42 * sin(angle))
              return pen.line([(-x, -y), (x, y)], thickness: thickness)
            }))
      ]
    case "sheets", "sheets.fill":
      let front = moved(
        name == "sheets"
          ? pen.frame(width: 0.66, height: 0.86, radius: 0.14) : pen.box(width: 0.66, height: 0.86, radius: 0.14), 0.14,
        0.12)
      return [
        Part(path: moved(pen.frame(width: 0.66, height: 0.86, radius: 0.14), -0.14, -0.12)),
        Part(path: moved(pen.box(width: 0.74, height: 0.94, radius: 0.17), 0.14, 0.12), erases: true),
        Part(path: front),
      ]
    case "stack.sparkles":
      return [
        Part(
          path: joined([
            moved(pen.frame(width: 1.16, height: 0.72, radius: 0.16), 0, 0.16),
            pen.line([(-0.42, -0.36), (0.42, -0.36)]),
            pen.line([(-0.3, -0.52), (0.3, -0.52)], thickness: 0.07),
            spark.transformed(by: RenderTransform(a: 0.2, d: 0.24, tx: -0.06, ty: 0.16)),
            spark.transformed(by: RenderTransform(a: 0.1, d: 0.12, tx: 0.26, ty: 0.0)),
          ]))
      ]
    case "dollar.turned":
      return [
        Part(
          path: joined([
            turn, pen.line([(-0.56, -0.26), (-0.4, -0.34), (-0.3, -0.18)]),
            pen.line(
              pen.rounded(
                [(0.15, -0.13), (-0.15, -0.16), (-0.14, 0.0), (0.14, 0.0), (0.15, 0.16), (-0.15, 0.13)], radius: 0.08),
              thickness: 0.07), pen.line([(0, -0.24), (0, 0.24)], thickness: 0.06),
          ]))
      ]
    case "viewfinder.text":
      let lines = [-0.14, 0.0, 0.14].map { pen.line([(-0.2, $0), ($0 == 0.14 ? 0.04 : 0.2, $0)], thickness: 0.077) }
      return [Part(path: joined([corners] + lines))]
    case "square.text":
      let lines = [-0.2, 0.0, 0.2].map { pen.line([(-0.26, $0), ($0 == 0.2 ? 0.06 : 0.26, $0)], thickness: 0.08) }
      return [Part(path: joined([pen.frame(width: 1.04, height: 1.04, radius: 0.24)] + lines))]
    case "bubble.star.fill":
      let bubble = pen.rounded(
        [(-0.52, -0.5), (0.52, -0.5), (0.52, 0.32), (-0.02, 0.32), (-0.26, 0.5), (-0.26, 0.32), (-0.52, 0.32)],
        radius: 0.15, isClosed: true)
      return [Part(path: pen.polygon(bubble)), Part(path: moved(star, 0, -0.08), erases: true)]
    case "tray.arrow.down.fill":
      return [
        Part(path: joined([pen.polygon(trayFront), pen.line(trayFront + [trayFront[0]])])),
        Part(
          path: joined([
            pen.line([(0, -0.5), (0, -0.06)]), pen.line([(-0.19, -0.23), (0, -0.04), (0.19, -0.23)]),
          ])),
      ]
    case "arrows.opposed":
      let arrow = joined([
        pen.line([(-0.42, 0), (0.42, 0)]), pen.line([(0.24, -0.18), (0.42, 0), (0.24, 0.18)]),
      ])
      return [
        Part(path: joined([moved(arrow, 0, -0.22), moved(arrow.transformed(by: .rotation(radians: .pi)), 0, 0.22)]))
      ]
    default: return nil
    }
  }

  /// Most of a circle, open at the upper left.
  private static var turn: RenderPath {
    SymbolPen.line(
      (0...24).map { step in
        let angle = (1.2 - Double(step) / 24 * 1.75) * Double.pi
        return (0.46 * cos(angle), 0.46 * sin(angle))
      })
  }

  /// A star with five points.
  private static var star: RenderPath {
    SymbolPen.polygon(
      (0..<10).map { step in
        let (angle, radius) = (Double(step) * Double.pi / 5, step.isMultiple(of: 2) ? 0.3 : 0.13)
        return (radius * sin(angle), -radius * cos(angle))
      })
  }
}
