import SwiftUI

/// A shape of a layer, or what changes or paints shapes.
indirect enum ShapeItem: Sendable {
  case group(String, [ShapeItem], LayerTransform)
  case path(ShapePath)
  case paint(ShapePaint)
  case trim(ShapeTrim)

  /// - Parameter missing: Called with the name of what cannot be drawn.
  static func items(_ values: [FileValue], missing: (String) -> Void) -> [ShapeItem] {
    values.compactMap { value in
      if value["hd"]?.isTrue == true { return nil }
      let type = value["ty"]?.text ?? ""
      switch type {
      case "gr":
        let items = value["it"]?.list ?? []
        return .group(
          value["nm"]?.text ?? "", self.items(items, missing: missing),
          LayerTransform(items.last { $0["ty"]?.text == "tr" }))
      case "sh", "rc", "el", "sr": return ShapePath(value, type).map(ShapeItem.path)
      case "fl", "st", "gf", "gs": return ShapePaint(value, type).map(ShapeItem.paint)
      case "tm":
        if value["m"]?.number == 2 { missing("trims of several paths as one") }
        return .trim(ShapeTrim(value))
      // Paths that are merged in the usual way are all there.
      case "mm":
        if let mode = value["mm"]?.number, mode > 1 { missing("merged paths") }
        return nil
      case "rp": missing("repeaters")
      case "rd": missing("rounded corners of paths")
      case "pb": missing("puckered paths")
      case "op": missing("offset paths")
      case "zz": missing("zigzag paths")
      case "tw": missing("twisted paths")
      default: break
      }
      return nil
    }
  }
}

/// The start and the end of what is drawn of a path.
struct ShapeTrim: Sendable {
  private let start: Keyframes<[Double]>
  private let end: Keyframes<[Double]>
  private let offset: Keyframes<[Double]>

  init(_ value: FileValue) {
    start = Keyframes(value["s"]) ?? Keyframes([0])
    end = Keyframes(value["e"]) ?? Keyframes([100])
    offset = Keyframes(value["o"]) ?? Keyframes([0])
  }

  func path(_ path: Path, at frame: Double) -> Path {
    let bounds = [start, end].map { $0.number(at: frame) / 100 }.sorted()
    if bounds[1] - bounds[0] >= 1 { return path }
    if bounds[1] == bounds[0] { return Path() }
    let turn = offset.number(at: frame) / 360
    let first = bounds[0] + turn - (bounds[0] + turn).rounded(.down)
    let last = first + bounds[1] - bounds[0]
    var result = path.trimmedPath(from: first, to: min(1, last))
    if last > 1 { result.addPath(path.trimmedPath(from: 0, to: last - 1)) }
    return result
  }
}

/// A path that moves with its keyframes.
struct ShapePath: Sendable {
  private enum Kind: Sendable {
    case curves(Keyframes<BezierShape>)
    case rectangle(radius: Keyframes<[Double]>)
    case ellipse
    case star(Star)
  }

  private struct Star: Sendable {
    let isStar: Bool
    let points: Keyframes<[Double]>
    let rotation: Keyframes<[Double]>
    let outer: Keyframes<[Double]>
    let inner: Keyframes<[Double]>
  }

  private let kind: Kind
  private let position: Keyframes<[Double]>
  private let size: Keyframes<[Double]>

  init?(_ value: FileValue, _ type: String) {
    func property(_ key: String, _ otherwise: [Double]) -> Keyframes<[Double]> {
      Keyframes(value[key]) ?? Keyframes(otherwise)
    }
    position = property("p", [0, 0])
    size = property("s", [0, 0])
    switch type {
    case "sh":
      guard let curves = Keyframes<BezierShape>(value["ks"]) else { return nil }
      kind = .curves(curves)
    case "rc": kind = .rectangle(radius: property("r", [0]))
    case "el": kind = .ellipse
    default:
      kind = .star(
        Star(
          isStar: value["sy"]?.number != 2, points: property("pt", [5]), rotation: property("r", [0]),
          outer: property("or", [0]), inner: property("ir", [0])))
    }
  }

  func path(at frame: Double) -> Path {
    let (size, center) = (size.point(at: frame), position.point(at: frame))
    let rect = CGRect(x: center.x - size.x / 2, y: center.y - size.y / 2, width: size.x, height: size.y)
    switch kind {
    case .curves(let curves): return curves.value(at: frame).path
    case .rectangle(let radius):
      let corner = min(radius.number(at: frame), size.x / 2, size.y / 2)
      return corner > 0 ? Path(roundedRect: rect, cornerRadius: corner) : Path(rect)
    case .ellipse: return Path(ellipseIn: rect)
    case .star(let star): return Self.path(star, around: center, at: frame)
    }
  }

  private static func path(_ star: Star, around center: CGPoint, at frame: Double) -> Path {
    let count = max(0, Int(star.points.number(at: frame))) * (star.isStar ? 2 : 1)
    guard count > 2 else { return Path() }
    let radii = [
      star.outer.number(at: frame), star.isStar ? star.inner.number(at: frame) : star.outer.number(at: frame),
    ]
    var path = Path()
    path.addLines(
      (0..<count).map { index in
        let angle = (star.rotation.number(at: frame) - 90) * .pi / 180 + Double(index) * 2 * .pi / Double(count)
        return CGPoint(
          x: center.x + radii[index % 2] * cos(angle), y: center.y + radii[index % 2] * sin(angle))
      })
    path.closeSubpath()
    return path
  }
}
