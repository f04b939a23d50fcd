import FlowUIKit
import Foundation
import SwiftUI

/// What holds two bodies together, once a world has it. Bodies that a joint holds do not collide with each other.
///
/// Joints hold plausibly, not at SpriteKit's positions, as all of ``SKPhysicsWorld``.
open class SKPhysicsJoint: NSObject {
  open var bodyA: SKPhysicsBody
  open var bodyB: SKPhysicsBody

  /// The anchors, in the coordinates of the scene when the joint is made.
  let anchors: (CGPoint, CGPoint)
  /// The anchors in the coordinates of the nodes, once a world has the joint.
  private(set) var places: (CGPoint, CGPoint) = (.zero, .zero)
  /// How far the second body was turned beside the first one when the joint was added.
  private(set) var angle: CGFloat = 0
  /// How far the anchors were from each other when the joint was added.
  private(set) var length: CGFloat = 0

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    anchors = (anchorA, anchorB)
  }

  /// Remembers where the bodies are, which the joint keeps from now on.
  @MainActor func attach(_ nodeA: SKNode, _ nodeB: SKNode) {
    let whole = (nodeA.transformToRoot, nodeB.transformToRoot)
    places = (anchors.0.applying(whole.0.inverted()), anchors.1.applying(whole.1.inverted()))
    angle = whole.1.turn - whole.0.turn
    length = CGVector(from: anchors.0, to: anchors.1).length
  }

  /// What the joint demands of its bodies for a step.
  @MainActor func rules(_ pair: JointPair) -> [JointRule] { [] }
}

/// Holds two bodies at a point, about which they turn.
open class SKPhysicsJointPin: SKPhysicsJoint {
  /// Creates a joint at a point of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB, anchor, anchor) }

  /// Whether the angles have limits.
  open var shouldEnableLimits = false
  /// How far the second body may turn, in radians, from where it was at first.
  open var lowerAngleLimit: CGFloat = 0
  open var upperAngleLimit: CGFloat = 0
  /// How much the joint resists being turned, in newton meters.
  open var frictionTorque: CGFloat = 0
  /// The speed with which the bodies are driven about the point, in radians a second; zero for none.
  open var rotationSpeed: CGFloat = 0

  override func rules(_ pair: JointPair) -> [JointRule] {
    var rules = pair.hold()
    if rotationSpeed != 0 {
      rules.append(.turn(speed: rotationSpeed, least: -.infinity, most: .infinity))
    } else if frictionTorque > 0 {
      let points = SKPhysicsBody.pointsPerMeter * SKPhysicsBody.pointsPerMeter
      let most = frictionTorque * points * pair.time
      rules.append(.turn(speed: 0, least: -most, most: most))
    }
    if shouldEnableLimits {
      rules.append(.turn(speed: -pair.speed(within: pair.turn - lowerAngleLimit), least: 0, most: .infinity))
      rules.append(.turn(speed: pair.speed(within: upperAngleLimit - pair.turn), least: -.infinity, most: 0))
    }
    return rules
  }
}

/// Holds two bodies as if they were one.
open class SKPhysicsJointFixed: SKPhysicsJoint {
  /// Creates a joint at a point of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB, anchor, anchor) }

  override func rules(_ pair: JointPair) -> [JointRule] { pair.hold() + [pair.keepTurn()] }
}

/// Holds two bodies with a spring that is as long as their distance at first.
open class SKPhysicsJointSpring: SKPhysicsJoint {
  /// Creates a spring between two points of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB) }

  /// How fast the spring loses its energy: 0 for never, 1 for at once.
  open var damping: CGFloat = 0
  /// How often the spring swings, in hertz; zero for a rod.
  open var frequency: CGFloat = 0

  override func rules(_ pair: JointPair) -> [JointRule] {
    let (direction, distance) = pair.distance
    guard frequency > 0 else {
      return [.move(direction, speed: pair.speed(against: distance - length), least: -.infinity, most: .infinity)]
    }
    // A spring whose force is that of the end of the step does not gain energy.
    let mass = pair.resistance(direction)
    let pulse = 2 * CGFloat.pi * frequency
    let stiffness = mass * pulse * pulse
    let loss = 2 * mass * max(0, damping) * pulse
    let softness = pair.time * (loss + pair.time * stiffness)
    guard softness > 0, mass > 0 else { return [] }
    let wanted = -(distance - length) * pair.time * stiffness / softness
    return [.pull(direction, speed: wanted, softness: 1 / softness)]
  }
}

/// Lets two bodies slide along an axis.
open class SKPhysicsJointSliding: SKPhysicsJoint {
  private let axis: CGVector

  private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchor: CGPoint, axis: CGVector) {
    let length = axis.length
    self.axis = length > 0 ? axis.times(1 / length) : CGVector(dx: 1, dy: 0)
    super.init(bodyA, bodyB, anchor, anchor)
  }

  /// Creates a joint at a point of the scene, with an axis in the directions of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
  ) -> SKPhysicsJointSliding { SKPhysicsJointSliding(bodyA, bodyB, anchor, axis: axis) }

  /// Whether the distances have limits.
  open var shouldEnableLimits = false
  /// How far the second body may slide, in points, from where it was at first.
  open var lowerDistanceLimit: CGFloat = 0
  open var upperDistanceLimit: CGFloat = 0

  private var turnAtFirst: CGFloat = 0

  override func attach(_ nodeA: SKNode, _ nodeB: SKNode) {
    super.attach(nodeA, nodeB)
    turnAtFirst = nodeA.transformToRoot.turn
  }

  override func rules(_ pair: JointPair) -> [JointRule] {
    // The axis turns with the first body.
    let along = axis.turned(by: pair.first.turn - turnAtFirst)
    let across = CGVector(dx: -along.dy, dy: along.dx)
    var rules = [
      JointRule.move(
        across, speed: pair.speed(against: pair.offset.dot(across)), least: -.infinity, most: .infinity),
      pair.keepTurn(),
    ]
    if shouldEnableLimits {
      let way = pair.offset.dot(along)
      rules.append(.move(along, speed: -pair.speed(within: way - lowerDistanceLimit), least: 0, most: .infinity))
      rules.append(.move(along, speed: pair.speed(within: upperDistanceLimit - way), least: -.infinity, most: 0))
    }
    return rules
  }
}

/// Holds two bodies with a rope.
open class SKPhysicsJointLimit: SKPhysicsJoint {
  /// Creates a rope between two points of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit {
    let joint = SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB)
    joint.maxLength = CGVector(from: anchorA, to: anchorB).length
    return joint
  }

  /// How far the points may be from each other: at first as far as they are.
  open var maxLength: CGFloat = 0

  override func rules(_ pair: JointPair) -> [JointRule] {
    let (direction, distance) = pair.distance
    return [.move(direction, speed: pair.speed(within: maxLength - distance), least: -.infinity, most: 0)]
  }
}

extension CGAffineTransform {
  /// How far a transform turns, in radians.
  var turn: CGFloat { atan2(b, a) }
}

extension CGVector {
  /// The vector turned counterclockwise.
  func turned(by angle: CGFloat) -> CGVector {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGVector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
  }
}
