import FlowRendering
import Foundation

extension Path: LosslessStringConvertible {
  /// The path's elements in postfix notation: points, then `m`, `l`, `q`, `c` or `h` (to close).
  public var description: String {
    var parts: [String] = []
    func add(_ points: [CGPoint], _ command: String) {
      for point in points {
        parts.append(Self.number(point.x))
        parts.append(Self.number(point.y))
      }
      parts.append(command)
    }
    for element in renderPath.elements {
      switch element {
      case .move(let point): add([point], "m")
      case .line(let point): add([point], "l")
      case .quad(let point, let control): add([control, point], "q")
      case .curve(let point, let control1, let control2): add([control1, control2, point], "c")
      case .close: add([], "h")
      }
    }
    return parts.joined(separator: " ")
  }

  /// Six significant digits, without trailing zeros.
  private static func number(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }

  /// Creates a path from a ``description``; returns `nil` if the string is not a path.
  ///
  /// In addition to the commands of the description, it accepts `v` and `y` (curves whose first or second control point
  /// is an end point), `t` (a quadratic curve that continues the previous one) and `re` (a rectangle).
  public init?(_ string: String) {
    var parser = PathParser()
    for token in string.split(whereSeparator: \.isWhitespace) {
      guard parser.read(token) else { return nil }
    }
    guard parser.numbers.isEmpty else { return nil }
    self = parser.path
  }
}

/// Parses the postfix notation of a path, token by token.
private struct PathParser {
  var path = Path()
  var numbers: [CGFloat] = []
  private var lastControl = CGPoint.zero

  /// Returns `false` if the token is unknown or does not match the preceding numbers.
  mutating func read(_ token: Substring) -> Bool {
    if let number = Double(token) {
      numbers.append(number)
      return numbers.count <= 6
    }
    let needed: [Substring: Int] = ["m": 2, "l": 2, "q": 4, "c": 6, "v": 4, "y": 4, "t": 2, "re": 4, "h": 0]
    guard needed[token] == numbers.count else { return false }
    apply(token)
    numbers.removeAll()
    return true
  }

  private func point(_ index: Int) -> CGPoint {
    CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
  }

  private mutating func apply(_ command: Substring) {
    let current = path.currentPoint ?? .zero
    switch command {
    case "m":
      path.move(to: point(0))
      lastControl = point(0)
    case "l":
      path.addLine(to: point(0))
      lastControl = point(0)
    case "q":
      path.addQuadCurve(to: point(1), control: point(0))
      lastControl = point(0)
    case "t":
      let control = CGPoint(x: 2 * current.x - lastControl.x, y: 2 * current.y - lastControl.y)
      path.addQuadCurve(to: point(0), control: control)
      lastControl = control
    case "c": path.addCurve(to: point(2), control1: point(0), control2: point(1))
    case "v": path.addCurve(to: point(1), control1: current, control2: point(0))
    case "y": path.addCurve(to: point(1), control1: point(0), control2: point(1))
    case "re": path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: path.closeSubpath()
    }
  }
}
