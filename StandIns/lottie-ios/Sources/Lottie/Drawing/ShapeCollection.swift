import SwiftUI

/// The paths of a layer at a frame, by what paints them.
struct ShapeCollection {
  /// A paint with its paths, in the coordinates of the layer.
  struct Brush {
    let paint: ShapePaint
    /// The names of the layer, the groups, and the paint.
    let names: [String]
    /// From the coordinates of the paint to those of the layer.
    let transform: CGAffineTransform
    let opacity: Double
    var path = Path()

    /// What is filled: the paths, or the lines along them.
    func outline(at frame: Double) -> Path {
      guard let stroke = paint.stroke else { return path }
      let determinant = transform.a * transform.d - transform.b * transform.c
      guard determinant != 0 else { return Path() }
      return path.applying(transform.inverted()).strokedPath(stroke.style(at: frame)).applying(transform)
    }
  }

  /// In the order in which they are drawn.
  private(set) var brushes: [Brush] = []
  private let frame: Double

  init(_ items: [ShapeItem], at frame: Double, names: [String]) {
    self.frame = frame
    add(items, names: names, transform: .identity, opacity: 1, open: [], trims: [])
  }

  /// Adds shapes from the last one to the first, which is on top: a paint is for what comes before it.
  ///
  /// - Parameters:
  ///   - open: The paints that the shapes have from around them.
  ///   - trims: What cuts them, the innermost one last.
  private mutating func add(
    _ items: [ShapeItem], names: [String], transform: CGAffineTransform, opacity: Double, open: [Int],
    trims: [ShapeTrim]
  ) {
    var (open, trims) = (open, trims)
    for item in items.reversed() {
      switch item {
      case .paint(let paint):
        open.append(brushes.count)
        brushes.append(Brush(paint: paint, names: names + [paint.name], transform: transform, opacity: opacity))
      case .trim(let trim): trims.append(trim)
      case .path(let shape):
        let path = trims.reversed().reduce(shape.path(at: frame)) { $1.path($0, at: frame) }.applying(transform)
        for index in open { brushes[index].path.addPath(path) }
      case .group(let name, let items, let own):
        add(
          items, names: names + [name], transform: own.matrix(at: frame).concatenating(transform),
          opacity: opacity * own.opacity(at: frame), open: open, trims: trims)
      }
    }
  }
}
