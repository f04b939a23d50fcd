import Foundation

// Things that tab bars and rows of apps show, in em around their center.
extension SymbolDrawing {
  static func thing(named name: String) -> [Part]? {
    let pen = SymbolPen.self
    switch name {
    case "book.fill":
      let pages = joined([page(isLeft: true), page(isLeft: false)])
      return [Part(path: pages.transformed(by: .scale(x: 0.953, y: 0.968)))]
    case "book": return [Part(path: joined([pageLine(isLeft: true), pageLine(isLeft: false)]))]
    case "rectangle.halves.fill":
      return [
        Part(path: pen.box(width: 1.216, height: 0.932, radius: 0.18)),
        Part(path: pen.polygon([(-0.03, -0.5), (0.03, -0.5), (0.03, 0.5), (-0.03, 0.5)]), erases: true),
      ]
    case "rectangle.halves":
      return [
        Part(path: joined([pen.frame(width: 1.3, height: 0.98, radius: 0.2), pen.line([(0, -0.44), (0, 0.44)])]))
      ]
    case "checklist":
      let check = pen.line([(-0.54, -0.31), (-0.46, -0.22), (-0.33, -0.39)], thickness: 0.075)
      return listed([
        Part(path: moved(pen.dot(0, 0, radius: 0.25), -0.43, -0.3)), Part(path: check, erases: true),
        Part(path: joined([moved(pen.ring(radius: 0.25), -0.43, 0.33), bars])),
      ])
    case "checklist.checked":
      let checks = [-0.3, 0.33].map {
        pen.line([(-0.54, $0 - 0.01), (-0.46, $0 + 0.08), (-0.33, $0 - 0.09)], thickness: 0.075)
      }
      return listed([
        Part(path: joined([-0.3, 0.33].map { moved(pen.dot(0, 0, radius: 0.25), -0.43, $0) })),
        Part(path: joined(checks), erases: true), Part(path: bars),
      ])
    case "rectangles.grouped": return [Part(path: joined(groupedFrames))]
    case "keyboard": return [Part(path: joined([pen.frame(width: 1.23, height: 0.79, radius: 0.15), keys]))]
    case "keyboard.fill":
      return [Part(path: pen.box(width: 1.23, height: 0.79, radius: 0.15)), Part(path: keys, erases: true)]
    case "sliders":
      return [
        Part(path: joined(sliders.map { pen.line([(-0.455, $0.y), (0.455, $0.y)], thickness: 0.075) })),
        Part(path: joined(sliders.map { pen.dot($0.x, $0.y, radius: 0.11) }), erases: true),
        Part(path: joined(sliders.map { moved(pen.ring(radius: 0.11, thickness: 0.075), $0.x, $0.y) })),
      ]
    case "gear": return [Part(path: joined([pen.line(cog), pen.ring(radius: 0.193)]))]
    case "gear.fill":
      return [
        Part(path: joined([pen.line(cog), pen.polygon(cog)])), Part(path: pen.dot(0, 0, radius: 0.17), erases: true),
      ]
    case "viewfinder.camera":
      return [
        Part(path: joined([corners, camera])), Part(path: joined([lens, flash]), erases: true),
        Part(path: moved(pen.dot(0, 0, radius: 0.072), 0, 0.01)),
      ]
    case "hand.tap.fill": return [Part(path: pen.polygon(filledHand)), Part(path: ripple)]
    case "hand.tap":
      return [
        Part(path: ripple), Part(path: pen.polygon(hand), erases: true),
        Part(path: joined([pen.line(hand, thickness: 0.065)] + knuckles)),
      ]
    case "triangle.exclamationmark": return [Part(path: joined([pen.line(triangle), exclamation]))]
    case "triangle.exclamationmark.fill":
      return [Part(path: joined([pen.line(triangle), pen.polygon(triangle)])), Part(path: exclamation, erases: true)]
    case "app.plus", "rectangle.plus", "rectangle.minus", "rectangle.play":
      let frame =
        name == "app.plus"
        ? pen.frame(width: 1.04, height: 1.04, radius: 0.28) : pen.frame(width: 1.3, height: 0.98, radius: 0.2)
      var lines = [frame]
      if name == "rectangle.play" {
        lines.append(pen.polygon([(-0.14, -0.2), (0.22, 0), (-0.14, 0.2)]))
      } else {
        lines.append(pen.line([(-0.23, 0), (0.23, 0)]))
        if name != "rectangle.minus" { lines.append(pen.line([(0, -0.23), (0, 0.23)])) }
      }
      return [Part(path: joined(lines))]
    case "rectangle.rows":
      return [Part(path: joined([pen.frame(width: 1.3, height: 0.98, radius: 0.2), pen.line([(-0.6, 0), (0.6, 0)])]))]
    case "shield.left": return [Part(path: joined([pen.line(shield + [shield[0]]), pen.polygon(shieldHalf)]))]
    case "globe": return [Part(path: globe)]
    case "microphone":
      return [
        Part(path: joined([pen.frame(width: 0.34, height: 0.66, radius: 0.17), stand].map { moved($0, 0, -0.12) }))
      ]
    case "delete.left": return [Part(path: joined([pen.line(key + [key[0]]), cross]))]
    case "delete.left.fill":
      return [Part(path: joined([pen.line(key + [key[0]]), pen.polygon(key)])), Part(path: cross, erases: true)]
    case "shield.lock": return [Part(path: pen.line(shield + [shield[0]])), Part(path: lock)]
    case "shield.lock.fill":
      return [
        Part(path: joined([pen.line(shield + [shield[0]]), pen.polygon(shield)])), Part(path: lock, erases: true),
      ]
    default: return body(named: name) ?? sign(named: name) ?? SymbolStrokes.parts(named: name)
    }
  }

  static func moved(_ path: RenderPath, _ x: Double, _ y: Double) -> RenderPath {
    path.transformed(by: .translation(x: x, y: y))
  }

  // MARK: - A book

  /// The outline of a page of an open book, clockwise from the outer corner at the top.
  private static func outline(isLeft: Bool) -> [(Double, Double)] {
    let curves: [((Double, Double), (Double, Double), (Double, Double))] = [
      ((-0.627, -0.4), (-0.55, -0.49), (-0.335, -0.49)), ((-0.335, -0.49), (-0.13, -0.49), (-0.04, -0.4)),
      ((-0.04, 0.49), (-0.13, 0.4), (-0.335, 0.4)), ((-0.335, 0.4), (-0.53, 0.4), (-0.627, 0.48)),
    ]
    let points = curves.flatMap { quad(from: $0, control: $1, to: $2) }
    // The right page is a little nearer to the middle.
    return isLeft ? points : points.reversed().map { (-$0.0 - 0.031, $0.1) }
  }

  static func quad(
    from start: (Double, Double), control: (Double, Double), to end: (Double, Double)
  ) -> [(Double, Double)] {
    (0...8).map { step in
      let t = Double(step) / 8
      let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      return (a * start.0 + b * control.0 + c * end.0, a * start.1 + b * control.1 + c * end.1)
    }
  }

  private static func page(isLeft: Bool) -> RenderPath { SymbolPen.polygon(outline(isLeft: isLeft)) }

  private static func pageLine(isLeft: Bool) -> RenderPath {
    let inner = outline(isLeft: isLeft).map { ($0.0 * 0.93, $0.1 * 0.91) }
    return SymbolPen.line(inner + [inner[0]])
  }

  // MARK: - Lists, keys and sliders

  /// The parts of a list with marks at their size.
  private static func listed(_ parts: [Part]) -> [Part] {
    SymbolComposer.transformed(parts, .scale(x: 0.919, y: 0.919))
  }

  private static var bars: RenderPath { joined([-0.3, 0.33].map { SymbolPen.line([(0.01, $0), (0.54, $0)]) }) }

  private static var groupedFrames: [RenderPath] {
    [
      moved(groupedFrame(width: 0.673, height: 0.433), -0.356, -0.242),
      moved(groupedFrame(width: 0.606, height: 0.367), -0.272, 0.275),
      moved(groupedFrame(width: 0.55, height: 0.77), 0.417, 0.008),
    ]
  }

  private static func groupedFrame(width: Double, height: Double) -> RenderPath {
    let thickness = 0.075
    let (x, y) = ((width - thickness) / 2, (height - thickness) / 2)
    let corners = SymbolPen.rounded([(-x, -y), (x, -y), (x, y), (-x, y)], radius: 0.06, isClosed: true)
    return SymbolPen.line(corners, thickness: thickness)
  }

  private static var keys: RenderPath {
    var places: [(Double, Double)] = [(-0.375, 0.16), (0.375, 0.16)]
    for column in 0..<6 {
      let x = -0.375 + 0.15 * Double(column)
      places += [(x, -0.16), (x, 0)]
    }
    let squares = places.map { moved(SymbolPen.box(width: 0.08, height: 0.08, radius: 0.015), $0.0, $0.1) }
    return joined(squares + [SymbolPen.line([(-0.22, 0.16), (0.22, 0.16)], thickness: 0.08)])
  }

  private static let sliders: [(x: Double, y: Double)] = [(0.2, -0.305), (-0.2, 0), (0.2, 0.305)]
}
