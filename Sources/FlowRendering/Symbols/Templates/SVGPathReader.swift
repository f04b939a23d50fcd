import Foundation

/// Parses SVG outlines: the `d` attribute of a path.
struct SVGPathReader {
  private let bytes: [UInt8]
  private var index = 0
  private var path = RenderPath()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, for smooth continuations.
  private var control: (point: CGPoint, isCubic: Bool)?

  /// The outlines up to the first syntax error, as browsers draw them.
  static func path(_ text: some StringProtocol) -> RenderPath {
    var reader = SVGPathReader(bytes: Array(text.utf8))
    reader.read()
    return reader.path
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func read() {
    var command: UInt8?
    while true {
      skipSeparators()
      guard index < bytes.count else { return }
      if Self.letters.contains(bytes[index] | 0x20) {
        command = bytes[index]
        index += 1
      }
      guard let letter = command, draw(letter | 0x20, isRelative: letter & 0x20 != 0) else { return }
      // Further points of a move are lines; after a close a letter must follow.
      switch letter {
      case UInt8(ascii: "M"): command = UInt8(ascii: "L")
      case UInt8(ascii: "m"): command = UInt8(ascii: "l")
      case UInt8(ascii: "Z"), UInt8(ascii: "z"): command = nil
      default: break
      }
    }
  }

  private static let letters = Set("mlhvcsqtaz".utf8)

  /// Draws one command; returns `false` if its numbers cannot be read.
  private mutating func draw(_ letter: UInt8, isRelative: Bool) -> Bool {
    let origin = isRelative ? current : .zero
    switch letter {
    case UInt8(ascii: "m"):
      guard let to = point(origin) else { return false }
      path.move(to: to)
      start = to
      move(to)
    case UInt8(ascii: "l"):
      guard let to = point(origin) else { return false }
      line(to)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(CGPoint(x: origin.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(CGPoint(x: current.x, y: origin.y + y))
    case UInt8(ascii: "c"):
      guard let first = point(origin), let second = point(origin), let to = point(origin) else { return false }
      curve(to, first, second)
    case UInt8(ascii: "s"):
      guard let second = point(origin), let to = point(origin) else { return false }
      curve(to, reflectedControl(isCubic: true), second)
    case UInt8(ascii: "q"):
      guard let control = point(origin), let to = point(origin) else { return false }
      quad(to, control)
    case UInt8(ascii: "t"):
      guard let to = point(origin) else { return false }
      quad(to, reflectedControl(isCubic: false))
    case UInt8(ascii: "a"):
      guard let width = number(), let height = number(), let rotation = number(), let isLarge = flag(),
        let isClockwise = flag(), let to = point(origin)
      else { return false }
      let arc = SVGArc(
        from: current, to: to, radii: CGSize(width: abs(width), height: abs(height)), rotation: rotation * .pi / 180,
        isLarge: isLarge, isClockwise: isClockwise)
      for curve in arc.curves { path.addCurve(to: curve.to, control1: curve.control1, control2: curve.control2) }
      if arc.curves.isEmpty { path.addLine(to: to) }
      move(to)
    default:
      path.close()
      move(start)
    }
    return true
  }

  private mutating func move(_ to: CGPoint) {
    current = to
    control = nil
  }

  private mutating func line(_ to: CGPoint) {
    path.addLine(to: to)
    move(to)
  }

  private mutating func curve(_ to: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    path.addCurve(to: to, control1: first, control2: second)
    current = to
    control = (second, true)
  }

  private mutating func quad(_ to: CGPoint, _ point: CGPoint) {
    path.addQuad(to: to, control: point)
    current = to
    control = (point, false)
  }

  private func reflectedControl(isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return current }
    return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  // MARK: - Numbers

  private mutating func skipSeparators() {
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",") { index += 1 }
  }

  private mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// Flags may follow each other without separators: `a1 1 0 01.5.5`.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
      return nil
    }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  private mutating func number() -> Double? {
    skipSeparators()
    let first = index
    var hasPoint = false
    var hasExponent = false
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard index == first || bytes[index - 1] | 0x20 == UInt8(ascii: "e") else { return value(from: first) }
      case UInt8(ascii: "."):
        if hasPoint || hasExponent { return value(from: first) }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if hasExponent || index == first { return value(from: first) }
        hasExponent = true
      default: return value(from: first)
      }
      index += 1
    }
    return value(from: first)
  }

  private func value(from first: Int) -> Double? {
    Double(String(decoding: bytes[first..<index], as: UTF8.self))
  }
}
