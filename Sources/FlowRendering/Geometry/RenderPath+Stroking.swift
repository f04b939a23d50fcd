import Foundation

extension RenderPath {
  /// The path without lines that go back between two curves.
  ///
  /// The corners of a rounded rectangle cross each other on a side that is too short for them: the curves end beyond its
  /// middle, and a line goes back. In an area the pieces beyond the crossing cannot be told from the edge, but a stroke would
  /// have ends there. Both curves end in the middle instead.
  package var forStroking: RenderPath {
    guard elements.contains(where: { if case .curve = $0 { true } else { false } }) else { return self }
    var result = RenderPath()
    var outline: [Element] = []
    for element in elements {
      if case .move = element, !outline.isEmpty {
        result.elements += Self.withoutReversals(outline)
        outline = []
      }
      outline.append(element)
    }
    result.elements += Self.withoutReversals(outline)
    return result
  }

  /// - Parameter elements: The elements of one outline.
  private static func withoutReversals(_ elements: [Element]) -> [Element] {
    guard case .move(let start) = elements.first else { return elements }
    var elements = elements
    let isClosed = elements.last == .close
    // The line that closes the outline, if its end is elsewhere.
    if isClosed, elements.count > 2, elements[elements.count - 2].end != start {
      elements.insert(.line(start), at: elements.count - 1)
    }
    let last = elements.count - (isClosed ? 2 : 1)
    guard last > 2 else { return elements }
    var removed: Set<Int> = []
    for index in 1...last {
      let isAtClose = index == last
      let next = isAtClose ? 1 : index + 1
      guard case .line(let to) = elements[index], !isAtClose || isClosed, index > 1,
        case .curve(let from, let first, let second) = elements[index - 1],
        case .curve(let end, let third, let fourth) = elements[next]
      else { continue }
      let back = CGPoint(x: to.x - from.x, y: to.y - from.y)
      func isAgainst(_ start: CGPoint, _ end: CGPoint) -> Bool {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (along, across) = (back.x * dx + back.y * dy, back.x * dy - back.y * dx)
        return along < 0 && abs(across) < 1e-6 * abs(along)
      }
      guard isAgainst(second, from), isAgainst(to, third) else { continue }
      let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
      elements[index - 1] = .curve(to: middle, control1: first, control2: isAgainst(second, middle) ? second : middle)
      elements[next] = .curve(to: end, control1: isAgainst(middle, third) ? third : middle, control2: fourth)
      if isAtClose { elements[0] = .move(middle) }
      removed.insert(index)
    }
    return elements.indices.filter { !removed.contains($0) }.map { elements[$0] }
  }
}

extension RenderPath.Element {
  /// The point at which the element ends; `nil` where the outline is closed.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
    case .close: nil
    }
  }
}
