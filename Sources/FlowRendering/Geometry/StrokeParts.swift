import Foundation

/// A long path in parts that are stroked one after the other.
///
/// What a stroke costs grows with the square of its elements. Whole subpaths are stroked together as far as they are few; a
/// subpath of too many elements is cut into pieces. A piece begins with the last element of the piece before it, so that
/// the join between both is drawn; its ends have no caps, and those of the subpath are drawn by themselves.
struct StrokeParts {
  /// Whole subpaths, whose ends have the caps of the stroke.
  private(set) var whole: [RenderPath] = []

  /// Pieces of subpaths, whose ends have none.
  private(set) var pieces: [RenderPath] = []

  /// The ends of the subpaths that were cut.
  private(set) var ends: [End] = []

  /// An end of a subpath, with the direction in which it ends.
  struct End: Equatable {
    let point: CGPoint
    let angle: Double
  }

  /// How many elements a part has, at most.
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
      // Back at its start, it goes on with its first element: so the last join is drawn.
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
  /// What the caps of the ends add, to be stroked with the cap itself if it is round, and without one if not.
  func caps(_ stroke: RenderStroke) -> RenderPath {
    var path = RenderPath()
    for end in ends where stroke.cap != .butt {
      path.move(to: end.point)
      // A round one is a dot.
      let length = stroke.cap == .round ? 0 : stroke.lineWidth / 2
      path.addLine(to: CGPoint(x: end.point.x + length * cos(end.angle), y: end.point.y + length * sin(end.angle)))
    }
    return path
  }
}

extension RenderPath.Element {
  /// Where the element leads to.
  fileprivate var end: CGPoint? { points.last }

  /// The points that the element is made of, in the order in which it passes or nears them.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }
}
