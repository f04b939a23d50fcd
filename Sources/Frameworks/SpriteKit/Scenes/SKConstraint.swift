import FlowUIKit
import Foundation

/// The values that a constraint permits.
open class SKRange: NSObject {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat

  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }

  public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
  public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }

  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }

  open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }

  func limited(_ value: CGFloat) -> CGFloat { max(lowerLimit, min(upperLimit, value)) }
}

/// A limit of a node's place or turn, which holds after the physics of each frame.
@MainActor
open class SKConstraint: NSObject {
  open var enabled = true
  /// The node in whose coordinates the limit is; the node's parent without one.
  open weak var referenceNode: SKNode?
  private let limit: (SKNode, SKConstraint) -> Void

  private init(_ limit: @escaping (SKNode, SKConstraint) -> Void) { self.limit = limit }

  func apply(to node: SKNode) {
    if enabled { limit(node, self) }
  }

  // MARK: - Places

  open class func positionX(_ range: SKRange) -> SKConstraint { positionX(range, y: .withNoLimits()) }
  open class func positionY(_ range: SKRange) -> SKConstraint { positionX(.withNoLimits(), y: range) }

  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    SKConstraint { node, constraint in
      guard let space = constraint.referenceNode ?? node.parent, let parent = node.parent else { return }
      let place = space.convert(node.position, from: parent)
      let limited = CGPoint(x: xRange.limited(place.x), y: yRange.limited(place.y))
      if limited != place { node.position = parent.convert(limited, from: space) }
    }
  }

  /// Keeps the node near another one.
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
    distance(range) { [weak node] parent in
      node.flatMap { node in node.parent.map { parent.convert(node.position, from: $0) } }
    }
  }

  /// Keeps the node near a point of its parent.
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { distance(range) { _ in point } }

  /// Keeps the node near a point of another one.
  open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
    distance(range) { [weak node] parent in node.map { parent.convert(point, from: $0) } }
  }

  /// - Parameter target: The point in the coordinates of the node's parent.
  private class func distance(_ range: SKRange, to target: @escaping (SKNode) -> CGPoint?) -> SKConstraint {
    SKConstraint { node, _ in
      guard let parent = node.parent, let target = target(parent) else { return }
      let way = CGVector(dx: node.position.x - target.x, dy: node.position.y - target.y)
      let length = hypot(way.dx, way.dy)
      let limited = range.limited(length)
      if limited == length { return }
      let direction = length > 0 ? CGVector(dx: way.dx / length, dy: way.dy / length) : CGVector(dx: 1, dy: 0)
      node.position = CGPoint(x: target.x + direction.dx * limited, y: target.y + direction.dy * limited)
    }
  }

  // MARK: - Turns

  open class func zRotation(_ zRange: SKRange) -> SKConstraint {
    SKConstraint { node, _ in node.zRotation = zRange.limited(node.zRotation) }
  }

  /// Turns the node to another one.
  ///
  /// - Parameter offset: By how much the turn may differ, in radians.
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
    orient(radians) { [weak node] parent in
      node.flatMap { node in node.parent.map { parent.convert(node.position, from: $0) } }
    }
  }

  /// Turns the node to a point of its parent.
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint { orient(radians) { _ in point } }

  /// Turns the node to a point of another one.
  open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
    orient(radians) { [weak node] parent in node.map { parent.convert(point, from: $0) } }
  }

  private class func orient(_ range: SKRange, to target: @escaping (SKNode) -> CGPoint?) -> SKConstraint {
    SKConstraint { node, _ in
      guard let parent = node.parent, let target = target(parent), target != node.position else { return }
      let angle = atan2(target.y - node.position.y, target.x - node.position.x)
      let difference = (node.zRotation - angle).remainder(dividingBy: 2 * .pi)
      node.zRotation = angle + range.limited(difference)
    }
  }
}

extension SKNode {
  /// Applies the constraints of the node and of those inside.
  func applyConstraints() {
    for constraint in constraints ?? [] { constraint.apply(to: self) }
    for child in children { child.applyConstraints() }
  }
}
