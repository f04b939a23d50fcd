import Foundation

/// Symbols drawn in code, because the icon font draws them too heavy or lacks them.
enum SymbolDrawing {
  typealias Part = SymbolGlyph.Part

  /// The parts of a drawing by its name in `SymbolTable`, in em around its center; `nil` for an unknown name.
  static func parts(named name: String) -> [Part]? {
    if let path = path(named: name) { return [Part(path: path)] }
    switch name {
    case "clock.fill":
      return [Part(path: SymbolPen.dot(0, 0, radius: 0.5)), Part(path: clockHands, erases: true)]
    case "tag.fill":
      return [
        Part(path: joined([SymbolPen.line(tag + [tag[0]]), SymbolPen.polygon(tag)])),
        Part(path: SymbolPen.dot(0.2, -0.23, radius: 0.077), erases: true),
      ]
    case "circle.dashed": return dashed(SymbolPen.ring(radius: 0.5))
    case "square.dashed": return dashed(SymbolPen.frame(width: 1.04, height: 1.04, radius: 0.24))
    default: return thing(named: name)
    }
  }

  private static func path(named name: String) -> RenderPath? {
    let pen = SymbolPen.self
    return switch name {
    case "circle": pen.ring(radius: 0.5)
    case "circle.fill": pen.dot(0, 0, radius: 0.5)
    case "circlebadge": pen.ring(radius: 0.33)
    case "circlebadge.fill": pen.dot(0, 0, radius: 0.33)
    case "circle.inset.filled": joined([pen.ring(radius: 0.5), pen.dot(0, 0, radius: 0.31)])
    case "square": pen.frame(width: 1.04, height: 1.04, radius: 0.24)
    case "square.fill": pen.box(width: 1.04, height: 1.04, radius: 0.24)
    case "rectangle": pen.frame(width: 1.3, height: 0.98, radius: 0.2)
    case "rectangle.fill": pen.box(width: 1.3, height: 0.98, radius: 0.2)
    case "capsule": pen.frame(width: 1.4, height: 0.8, radius: 0.4)
    case "capsule.fill": pen.box(width: 1.4, height: 0.8, radius: 0.4)
    case "diamond": pen.frame(width: 0.86, height: 0.86, radius: 0.12).transformed(by: .rotation(radians: .pi / 4))
    case "diamond.fill": pen.box(width: 0.86, height: 0.86, radius: 0.12).transformed(by: .rotation(radians: .pi / 4))
    case "grid.dots": dots
    case "plus": joined([pen.line([(-0.36, 0), (0.36, 0)]), pen.line([(0, -0.36), (0, 0.36)])])
    case "minus": pen.line([(-0.36, 0), (0.36, 0)])
    case "xmark": joined([pen.line([(-0.29, -0.29), (0.29, 0.29)]), pen.line([(-0.29, 0.29), (0.29, -0.29)])])
    // In a shape its lines are shorter and as thick as those of the shape: measured in a circle, at 16 points.
    case "xmark.enclosed":
      joined([
        pen.line([(-0.19, -0.19), (0.19, 0.19)], thickness: 0.11),
        pen.line([(-0.19, 0.19), (0.19, -0.19)], thickness: 0.11),
      ])
    case "checkmark.enclosed": pen.line([(-0.22, 0.05), (-0.06, 0.24), (0.22, -0.22)], thickness: 0.09)
    case "equal": joined([pen.line([(-0.34, -0.13), (0.34, -0.13)]), pen.line([(-0.34, 0.13), (0.34, 0.13)])])
    case "checkmark": pen.line([(-0.34, 0.06), (-0.1, 0.34), (0.34, -0.34)])
    case "ellipsis":
      joined([pen.dot(-0.37, 0, radius: 0.082), pen.dot(0, 0, radius: 0.082), pen.dot(0.37, 0, radius: 0.082)])
    case "info":
      joined([pen.dot(0, -0.36, radius: 0.085), pen.line([(-0.09, -0.1), (0.02, -0.1), (0.02, 0.34)]), infoFoot])
    case "tray": tray
    case "tray.full":
      joined([tray, pen.line([(-0.28, -0.24), (0.28, -0.24)]), pen.line([(-0.36, -0.06), (0.36, -0.06)])])
    case "tray.fill": joined([tray, pen.polygon(trayFront)])
    case "trash": trash
    case "magnifyingglass":
      joined([
        pen.ring(radius: 0.37).transformed(by: .translation(x: -0.115, y: -0.115)),
        pen.line([(0.13, 0.13), (0.435, 0.435)], thickness: 0.1),
      ])
    case "slash": pen.line([(-0.5, -0.5), (0.5, 0.5)])
    case "clock": joined([pen.ring(radius: 0.5), clockHands])
    default: arrow(named: name) ?? media(named: name) ?? list(named: name) ?? outline(named: name)
    }
  }

  /// The front of a letter tray, with a dip in the middle.
  static let trayFront = [
    (-0.6, 0.06), (-0.24, 0.06), (-0.16, 0.2), (0.16, 0.2), (0.24, 0.06), (0.6, 0.06), (0.6, 0.42), (-0.6, 0.42),
  ]

  static var tray: RenderPath {
    joined([
      SymbolPen.line(SymbolPen.rounded(trayFront, radius: 0.1, isClosed: true)),
      SymbolPen.line(SymbolPen.rounded([(-0.6, 0.06), (-0.4, -0.42), (0.4, -0.42), (0.6, 0.06)], radius: 0.12)),
    ])
  }

  /// A bin with a lid and three ribs.
  private static var trash: RenderPath {
    joined([
      SymbolPen.line([(-0.44, -0.36), (0.44, -0.36)]),
      SymbolPen.line([(-0.15, -0.38), (-0.13, -0.5), (0.13, -0.5), (0.15, -0.38)]),
      SymbolPen.line([(-0.35, -0.36), (-0.29, 0.5), (0.29, 0.5), (0.35, -0.36)]),
      SymbolPen.line([(-0.14, -0.16), (-0.12, 0.3)], thickness: 0.06),
      SymbolPen.line([(0, -0.16), (0, 0.3)], thickness: 0.06),
      SymbolPen.line([(0.14, -0.16), (0.12, 0.3)], thickness: 0.06),
    ])
  }

  /// The center line of a luggage tag's rounded outline.
  private static let tag = [(-0.51, 0.06), (0.06, -0.51), (0.29, -0.51), (0.51, -0.29), (0.51, -0.02), (-0.06, 0.51)]

  private static func arrow(named name: String) -> RenderPath? {
    let pen = SymbolPen.self
    let chevron = pen.line([(-0.17, -0.33), (0.17, 0), (-0.17, 0.33)])
    return switch name {
    case "chevron": chevron
    case "chevron.2":
      joined([
        chevron.transformed(by: .translation(x: -0.17, y: 0)), chevron.transformed(by: .translation(x: 0.17, y: 0)),
      ])
    case "chevron.compact": pen.line([(-0.44, 0.09), (0, -0.09), (0.44, 0.09)])
    case "chevron.up.chevron.down":
      joined([
        pen.line([(-0.24, -0.16), (0, -0.4), (0.24, -0.16)]), pen.line([(-0.24, 0.16), (0, 0.4), (0.24, 0.16)]),
      ])
    case "arrow": joined([pen.line([(-0.42, 0), (0.42, 0)]), pen.line([(0.09, -0.335), (0.42, 0), (0.09, 0.335)])])
    case "share", "share.down":
      joined([
        pen.line(
          pen.rounded(
            [(-0.19, -0.16), (-0.397, -0.16), (-0.397, 0.515), (0.397, 0.515), (0.397, -0.16), (0.19, -0.16)],
            radius: 0.17)),
        pen.line([(0, -0.5), (0, 0.2)]),
        name == "share"
          ? pen.line([(-0.19, -0.32), (0, -0.515), (0.19, -0.32)])
          : pen.line([(-0.19, 0.01), (0, 0.215), (0.19, 0.01)]),
      ])
    default: nil
    }
  }

  private static func media(named name: String) -> RenderPath? {
    let pen = SymbolPen.self
    let triangle = [(-0.34, -0.4), (0.4, 0.0), (-0.34, 0.4)]
    return switch name {
    case "play": pen.line(triangle + [triangle[0]])
    case "play.fill": joined([pen.line(triangle + [triangle[0]]), pen.polygon(triangle)])
    case "pause":
      joined([
        pen.line([(-0.22, -0.38), (-0.22, 0.38)], thickness: 0.2),
        pen.line([(0.22, -0.38), (0.22, 0.38)], thickness: 0.2),
      ])
    case "stop": pen.frame(width: 0.86, height: 0.86, radius: 0.12)
    case "stop.fill": pen.box(width: 0.86, height: 0.86, radius: 0.12)
    case "house":
      joined([
        pen.line([(-0.62, 0), (0, -0.54), (0.62, 0)]),
        pen.line([(-0.44, -0.12), (-0.44, 0.48), (0.44, 0.48), (0.44, -0.12)]),
        pen.line([(-0.13, 0.46), (-0.13, 0.12), (0.13, 0.12), (0.13, 0.46)]),
      ])
    case "sidebar":
      joined([pen.frame(width: 1.3, height: 0.98, radius: 0.2), pen.line([(-0.22, -0.44), (-0.22, 0.44)])])
    case "topbar":
      joined([pen.frame(width: 1.3, height: 0.98, radius: 0.2), pen.line([(-0.36, -0.24), (0.36, -0.24)])])
    case "sparkles":
      joined([
        spark.transformed(by: .scale(x: 0.42, y: 0.5)),
        spark.transformed(by: RenderTransform(a: 0.2, d: 0.24, tx: 0.45, ty: -0.38)),
        spark.transformed(by: RenderTransform(a: 0.2, d: 0.24, tx: 0.42, ty: 0.4)),
      ])
    default: nil
    }
  }

  private static func list(named name: String) -> RenderPath? {
    let pen = SymbolPen.self
    func lines(_ widths: [Double]) -> RenderPath {
      joined(
        widths.enumerated().map { index, half in
          let y = (Double(index) - 1) * 0.3
          return pen.line([(-half, y), (half, y)])
        })
    }
    return switch name {
    case "lines": lines([0.46, 0.46, 0.46])
    case "lines.decrease": lines([0.5, 0.32, 0.14])
    case "list.bullet":
      joined(
        [-0.32, 0, 0.32].flatMap { y in [pen.dot(-0.52, y, radius: 0.075), pen.line([(-0.28, y), (0.56, y)])] })
    default: nil
    }
  }

  static func joined(_ paths: [RenderPath]) -> RenderPath {
    var result = RenderPath()
    for path in paths { result.add(path) }
    return result
  }

  private static var clockHands: RenderPath { SymbolPen.line([(0, -0.29), (0, 0.02), (-0.19, 0.02)]) }

  private static var infoFoot: RenderPath { SymbolPen.line([(-0.11, 0.34), (0.14, 0.34)]) }

  private static var dots: RenderPath {
    let places = [-0.42, 0, 0.42]
    return joined(places.flatMap { y in places.map { x in SymbolPen.dot(x, y, radius: 0.13) } })
  }

  /// A star with four concave sides, one em in radius.
  static var spark: RenderPath {
    var path = RenderPath()
    path.move(to: SymbolPen.point(0, -1))
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] { path.addQuad(to: SymbolPen.point(x, y), control: .zero) }
    path.close()
    return path
  }

  /// Cuts gaps into a frame, as spokes from the center.
  private static func dashed(_ frame: RenderPath) -> [Part] {
    var gaps = RenderPath()
    for index in 0..<8 {
      let angle = (Double(index) + 0.5) * .pi / 4
      gaps.add(SymbolPen.line([(0.25 * cos(angle), 0.25 * sin(angle)), (0.8 * cos(angle), 0.8 * sin(angle))]))
    }
    return [Part(path: frame), Part(path: gaps, erases: true)]
  }
}
