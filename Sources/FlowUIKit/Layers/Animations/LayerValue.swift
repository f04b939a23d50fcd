import FlowRendering
import Foundation
import SwiftUI

/// A value of a layer's property that can be mixed with another one of its kind.
enum LayerValue {
  case number(CGFloat)
  /// A point, a size or a rectangle.
  case numbers([CGFloat])
  case transform(CATransform3D)
  case color(RenderColor)
  case colors([RenderColor])
  case path(CGPath)
  /// A value that changes at once.
  case other(Any?)

  /// Reads a value of the same kind; `nil` if it is of another one.
  func like(_ value: Any) -> LayerValue? {
    switch self {
    case .number: Self.length(value).map { .number($0) }
    case .numbers(let own):
      Self.lengths(value).flatMap { $0.count == own.count ? .numbers($0) : nil }
    case .transform:
      if let transform = value as? CATransform3D {
        .transform(transform)
      } else {
        (value as? CGAffineTransform).map { .transform(CATransform3DMakeAffineTransform($0)) }
      }
    case .color: (value as? CGColor).map { .color($0.color) }
    case .colors: (value as? [Any]).map { .colors($0.compactMap { ($0 as? CGColor)?.color }) }
    case .path: (value as? CGPath).map { .path($0) }
    case .other: .other(value)
    }
  }

  private static func length(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func lengths(_ value: Any) -> [CGFloat]? {
    switch value {
    case let value as CGPoint: [value.x, value.y]
    case let value as CGSize: [value.width, value.height]
    case let value as CGRect: [value.minX, value.minY, value.width, value.height]
    case let value as [Any]:
      value.reduce(into: Optional([])) { all, next in
        if let length = length(next) { all?.append(length) } else { all = nil }
      }
    default: nil
    }
  }

  /// The value between this one and another one of its kind.
  ///
  /// - Parameter part: 0 for this value, 1 for the other one; a spring goes beyond.
  func mixed(with other: LayerValue, by part: Double) -> LayerValue {
    func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * CGFloat(part) }
    switch (self, other) {
    case (.number(let first), .number(let second)): return .number(mix(first, second))
    case (.numbers(let first), .numbers(let second)) where first.count == second.count:
      return .numbers(zip(first, second).map(mix))
    case (.transform(let first), .transform(let second)):
      return .transform(
        CATransform3DMakeAffineTransform(
          TransformParts(CATransform3DGetAffineTransform(first))
            .mixed(with: TransformParts(CATransform3DGetAffineTransform(second)), by: CGFloat(part)).transform))
    case (.color(let first), .color(let second)):
      return .color(first.mixed(with: second, by: min(1, max(0, part))))
    case (.colors(let first), .colors(let second)) where first.count == second.count:
      return .colors(zip(first, second).map { $0.mixed(with: $1, by: min(1, max(0, part))) })
    case (.path(let first), .path(let second)):
      return first.mixed(with: second, by: CGFloat(part)).map { .path($0) } ?? (part < 1 ? self : other)
    default: return part < 1 ? self : other
    }
  }

  /// The sum with another value of its kind; `nil` if there is none.
  func adding(_ other: LayerValue) -> LayerValue? {
    switch (self, other) {
    case (.number(let first), .number(let second)): .number(first + second)
    case (.numbers(let first), .numbers(let second)) where first.count == second.count:
      .numbers(zip(first, second).map(+))
    case (.transform(let first), .transform(let second)): .transform(CATransform3DConcat(second, first))
    default: nil
    }
  }

  func scaled(by factor: CGFloat) -> LayerValue {
    switch self {
    case .number(let value): .number(value * factor)
    case .numbers(let values): .numbers(values.map { $0 * factor })
    default: self
    }
  }
}

/// A transform as a scale, a turn and a shift, which are applied in this order.
struct TransformParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  /// The shear of the scaled square.
  var shear: CGFloat
  /// In radians.
  var rotation: CGFloat
  var x: CGFloat
  var y: CGFloat

  init(_ transform: CGAffineTransform) {
    let length = hypot(transform.a, transform.b)
    scaleX = length
    rotation = length > 0 ? atan2(transform.b, transform.a) : 0
    let (cosine, sine) = (cos(rotation), sin(rotation))
    shear = transform.c * cosine + transform.d * sine
    scaleY = transform.d * cosine - transform.c * sine
    (x, y) = (transform.tx, transform.ty)
  }

  var transform: CGAffineTransform {
    let (cosine, sine) = (cos(rotation), sin(rotation))
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine, tx: x,
      ty: y)
  }

  /// The transform between this one and another one, which turns on the shorter way.
  func mixed(with other: Self, by part: CGFloat) -> Self {
    var mixed = self
    func mix(_ member: WritableKeyPath<Self, CGFloat>) {
      mixed[keyPath: member] += (other[keyPath: member] - self[keyPath: member]) * part
    }
    for member in [\Self.scaleX, \.scaleY, \.shear, \.x, \.y] { mix(member) }
    mixed.rotation += remainder(other.rotation - rotation, 2 * .pi) * part
    return mixed
  }
}

extension CGPath {
  /// The path between this one and another one of the same elements; `nil` if the elements differ.
  fileprivate func mixed(with other: CGPath, by part: CGFloat) -> CGPath? {
    let (own, others) = (Path(self).elements, Path(other).elements)
    guard own.count == others.count else { return nil }
    func mix(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
      CGPoint(x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
    }
    var path = Path()
    for pair in zip(own, others) {
      switch pair {
      case (.move(let first), .move(let second)): path.move(to: mix(first, second))
      case (.line(let first), .line(let second)): path.addLine(to: mix(first, second))
      case (.quadCurve(let first, let control), .quadCurve(let second, let otherControl)):
        path.addQuadCurve(to: mix(first, second), control: mix(control, otherControl))
      case (.curve(let first, let one, let two), .curve(let second, let otherOne, let otherTwo)):
        path.addCurve(to: mix(first, second), control1: mix(one, otherOne), control2: mix(two, otherTwo))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return nil
      }
    }
    return path.cgPath
  }
}

extension Path {
  fileprivate var elements: [Path.Element] {
    var elements: [Path.Element] = []
    forEach { elements.append($0) }
    return elements
  }
}
