import Foundation

/// A long path in parts that are stroked separately.
///
/// The cost of a stroke grows with the square of its elements. Whole subpaths are stroked together up to the limit; a
/// subpath with too many elements is cut into pieces. Each piece begins with the last element of the previous one, so
/// that the join between them is drawn. Its ends have no caps; the caps of the subpath are drawn separately.
struct StrokeParts {
  /// Whole subpaths, stroked with caps.
  private(set) var whole: [RenderPath] = []

  /// Pieces of subpaths, stroked without caps.
  private(set) var pieces: [RenderPath] = []

  /// The ends of the subpaths that were cut.
  private(set) var ends: [End] = []

  /// An end of a subpath, with its direction.
  struct End: Equatable {
    let point: CGPoint
    let angle: Double
  }

  /// The largest number of elements in a part.
  private let limit: Int

  private var part = RenderPath()

  init(_ path: RenderPath, limit: Int) {
    self.limit = max(2, limit)
    var subpath = Subpath(start: .zero)
    for element in path.elements {
      if case .move(let point) = element {
        add(subpath)
        subpath = Subpath(start: point)
      } else {
        subpath.elements.append(element)
        guard case .close = element else { continue }
        add(subpath)
        subpath = Subpath(start: subpath.start)
      }
    }
    add(subpath)
    if !part.isEmpty { whole.append(part) }
  }

  private struct Subpath {
    let start: CGPoint
    var elements: [RenderPath.Element] = []

    var isClosed: Bool {
      if case .close = elements.last { true } else { false }
    }
  }

  private mutating func add(_ subpath: Subpath) {
    guard !subpath.elements.isEmpty else { return }
    if subpath.elements.count > limit { return cut(subpath) }
    if part.elements.count + subpath.elements.count >= limit {
      whole.append(part)
      part = RenderPath()
    }
    part.move(to: subpath.start)
    part.elements += subpath.elements
  }

  private mutating func cut(_ subpath: Subpath) {
    var elements = subpath.elements
    if subpath.isClosed {
      // A closed subpath continues with its first element, so that the last join is drawn.
      elements[elements.count - 1] = .line(subpath.start)
      elements.append(elements[0])
    }
    var point = subpath.start
    var index = 0
    while index < elements.count {
      let end = min(index + limit, elements.count)
      pieces.append(RenderPath(elements: [.move(point)] + elements[index..<end]))
      if end == elements.count { break }
      // The next piece begins one element earlier.
      for element in elements[index..<end - 1] { point = element.end ?? point }
      index = end - 1
    }
    guard !subpath.isClosed else { return }
    let points = [subpath.start] + elements.flatMap(\.points)
    for points in [points, points.reversed()] {
      guard let end = points.first, let next = points.first(where: { $0 != end }) else { continue }
      ends.append(End(point: end, angle: atan2(end.y - next.y, end.x - next.x)))
    }
  }
}

extension StrokeParts {
  /// The outlines of the ends' caps: stroke round caps with round caps, and others without caps.
  func caps(_ stroke: RenderStroke) -> RenderPath {
    var path = RenderPath()
    for end in ends where stroke.cap != .butt {
      path.move(to: end.point)
      // A round cap is a dot.
      let length = stroke.cap == .round ? 0 : stroke.lineWidth / 2
      path.addLine(to: CGPoint(x: end.point.x + length * cos(end.angle), y: end.point.y + length * sin(end.angle)))
    }
    return path
  }
}

extension RenderPath.Element {
  /// The end point of the element.
  fileprivate var end: CGPoint? { points.last }

  /// The points of the element, in the order of the path.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }
}
