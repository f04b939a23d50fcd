import Foundation

/// A sequence of lines and Bézier curves; y points down.
///
/// Shapes (`rect`, `ellipse`, ...), queries and trimming are in extensions in separate files.
package struct RenderPath: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package var elements: [Element]

  package init(elements: [Element] = []) {
    self.elements = elements
  }

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: CGPoint) { elements.append(.move(point)) }
  package mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }
  package mutating func close() { elements.append(.close) }

  package mutating func addQuad(to point: CGPoint, control: CGPoint) {
    elements.append(.quad(to: point, control: control))
  }

  package mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  package mutating func add(_ other: RenderPath) {
    elements.append(contentsOf: other.elements)
  }

  package mutating func add(_ other: RenderPath, transform: RenderTransform) {
    elements.append(contentsOf: other.transformed(by: transform).elements)
  }

  package func transformed(by transform: RenderTransform) -> RenderPath {
    if transform == .identity { return self }
    return RenderPath(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(to: point))
        case .line(let point): .line(transform.apply(to: point))
        case .quad(let point, let control):
          .quad(to: transform.apply(to: point), control: transform.apply(to: control))
        case .curve(let point, let control1, let control2):
          .curve(
            to: transform.apply(to: point), control1: transform.apply(to: control1),
            control2: transform.apply(to: control2))
        case .close: .close
        }
      })
  }
}
