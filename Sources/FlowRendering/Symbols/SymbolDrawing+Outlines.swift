import Foundation

// Things drawn as outlines, in em around their center. Their sizes were measured on iOS 26.
extension SymbolDrawing {
  static func outline(named name: String) -> RenderPath? {
    let pen = SymbolPen.self
    return switch name {
    case "doc.text":
      joined([
        document, pen.line([(-0.19, 0.08), (0.19, 0.08)], thickness: 0.075),
        pen.line([(-0.19, 0.27), (0.19, 0.27)], thickness: 0.075),
      ])
    case "doc": document
    case "text.bubble":
      joined([
        bubble, pen.line([(-0.28, -0.25), (0.28, -0.25)], thickness: 0.075),
        pen.line([(-0.28, -0.07), (0.28, -0.07)], thickness: 0.075),
        pen.line([(-0.28, 0.11), (0.08, 0.11)], thickness: 0.075),
      ])
    case "bubble": bubble
    case "thumb": thumb
    case "letters.size":
      joined([letter(from: -0.522, to: -0.17, top: -0.1), letter(from: -0.06, to: 0.522, top: -0.33)])
    case "shift":
      pen.line(
        pen.rounded(
          [
            (0, -0.43), (0.5, 0.09), (0.24, 0.09), (0.24, 0.43), (-0.24, 0.43), (-0.24, 0.09), (-0.5, 0.09),
          ], radius: 0.07, isClosed: true), thickness: 0.085)
    case "lines.decrease.circle":
      joined([
        pen.ring(radius: 0.5), pen.line([(-0.253, -0.135), (0.253, -0.135)], thickness: 0.075),
        pen.line([(-0.19, 0.03), (0.19, 0.03)], thickness: 0.075),
        pen.line([(-0.12, 0.19), (0.12, 0.19)], thickness: 0.075),
      ])
    default: nil
    }
  }

  /// A sheet of paper with a folded corner.
  private static var document: RenderPath {
    let pen = SymbolPen.self
    return joined([
      pen.line(
        pen.rounded(
          [(0.05, -0.485), (-0.37, -0.485), (-0.37, 0.485), (0.37, 0.485), (0.37, -0.17), (0.06, -0.485)],
          radius: 0.16, isClosed: true)),
      pen.line(pen.rounded([(0.05, -0.47), (0.05, -0.16), (0.36, -0.16)], radius: 0.07)),
    ])
  }

  /// A speech bubble with its tip at the lower left.
  private static var bubble: RenderPath {
    let pen = SymbolPen.self
    return pen.line(
      pen.rounded(
        [
          (-0.49, -0.47), (0.49, -0.47), (0.49, 0.3), (-0.02, 0.3), (-0.26, 0.49), (-0.26, 0.3), (-0.49, 0.3),
        ], radius: 0.15, isClosed: true))
  }

  /// A fist with its thumb up, and the edge of a sleeve.
  private static var thumb: RenderPath {
    let pen = SymbolPen.self
    let fist = pen.rounded(
      [
        (-0.235, 0.034), (0.017, -0.263), (0.086, -0.446), (0.154, -0.492), (0.212, -0.423),
        (0.143, -0.172), (0.12, -0.08), (0.406, -0.08), (0.463, -0.011), (0.429, 0.069),
        (0.441, 0.137), (0.395, 0.206), (0.406, 0.286), (0.36, 0.355), (0.36, 0.423),
        (0.292, 0.481), (0.063, 0.492), (-0.109, 0.458), (-0.235, 0.343), (-0.269, 0.195),
      ], radius: 0.05, isClosed: true)
    let sleeve = pen.rounded(
      [
        (-0.212, -0.069), (-0.372, -0.046), (-0.463, 0.172), (-0.418, 0.378), (-0.326, 0.435),
        (-0.166, 0.446),
      ], radius: 0.12)
    return joined([pen.line(fist), pen.line(sleeve)])
  }

  /// The outline of a triangle with round corners.
  static var triangle: [(Double, Double)] {
    SymbolPen.rounded([(0, -0.52), (0.6, 0.46), (-0.6, 0.46)], radius: 0.16, isClosed: true)
  }

  /// A mark in a triangle.
  static var exclamation: RenderPath {
    joined([SymbolPen.line([(0, -0.15), (0, 0.12)], thickness: 0.1), SymbolPen.dot(0, 0.29, radius: 0.058)])
  }

  /// The letter A between two sides.
  private static func letter(from left: Double, to right: Double, top: Double) -> RenderPath {
    let pen = SymbolPen.self
    let (middle, foot, bar) = ((left + right) / 2, 0.33, 0.62)
    func side(_ end: Double) -> Double { middle + (end - middle) * bar }
    let y = top + (foot - top) * bar
    return joined([
      pen.line([(left, foot), (middle, top), (right, foot)], thickness: 0.085),
      pen.line([(side(left), y), (side(right), y)], thickness: 0.08),
    ])
  }

  /// The outline of a wheel with eight teeth.
  static var cog: [(Double, Double)] {
    let teeth = (0..<8).flatMap { index -> [(Double, Double)] in
      let middle = (Double(index) + 0.5) * .pi / 4
      return [(-0.25, 0.375), (-0.155, 0.5), (0.155, 0.5), (0.25, 0.375)].map { turn, radius in
        (radius * sin(middle + turn), -radius * cos(middle + turn))
      }
    }
    return SymbolPen.rounded(teeth, radius: 0.06, isClosed: true)
  }
}
