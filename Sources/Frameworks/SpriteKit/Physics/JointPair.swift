import Foundation
import SwiftUI

/// What a joint demands of two bodies: how fast the second one moves beside the first one.
enum JointRule {
  /// A speed of the anchors in a direction, with the least and the greatest impulse.
  case move(CGVector, speed: CGFloat, least: CGFloat, most: CGFloat)
  /// A speed of turning, with the least and the greatest impulse.
  case turn(speed: CGFloat, least: CGFloat, most: CGFloat)
  /// A speed of the anchors in a direction, which gives way to an impulse.
  case pull(CGVector, speed: CGFloat, softness: CGFloat)
}

/// Two bodies with a joint during a step.
@MainActor
struct JointPair {
  let joint: SKPhysicsJoint
  let first: Solid
  let second: Solid
  /// How long the step is, in seconds.
  let time: CGFloat
  private let levers: (CGVector, CGVector)
  private let masses: (CGFloat, CGFloat)
  private let inertias: (CGFloat, CGFloat)
  private var rules: [JointRule] = []
  private var impulses: [CGFloat] = []

  /// The part of a fault that is corrected in a step.
  private static let correction: CGFloat = 0.2

  /// The speed that a correction gives at most, in points or radians a second.
  private static let greatestCorrection: CGFloat = 1_000

  /// Faster bodies wake those that rest, in points a second.
  private static let wakingSpeed: CGFloat = 20

  init(_ joint: SKPhysicsJoint, _ first: Solid, _ second: Solid, _ time: CGFloat) {
    self.joint = joint
    self.first = first
    self.second = second
    self.time = time
    levers = (first.lever(to: joint.places.0), second.lever(to: joint.places.1))
    let (one, other) = (first.velocity(at: levers.0), second.velocity(at: levers.1))
    if CGVector(dx: other.dx - one.dx, dy: other.dy - one.dy).length > Self.wakingSpeed {
      for solid in [first, second] where solid.body.isResting { solid.body.wake() }
    }
    masses = (
      first.body.isResting ? 0 : first.inverseMass, second.body.isResting ? 0 : second.inverseMass
    )
    inertias = (
      first.body.isResting ? 0 : first.inverseInertia, second.body.isResting ? 0 : second.inverseInertia
    )
    rules = joint.rules(self)
    impulses = rules.map { _ in 0 }
  }

  /// From the first anchor to the second one.
  var offset: CGVector {
    CGVector(
      dx: second.place.x + levers.1.dx - first.place.x - levers.0.dx,
      dy: second.place.y + levers.1.dy - first.place.y - levers.0.dy)
  }

  /// How far the second body is turned beside the first one since the joint was added, in -π...π.
  var turn: CGFloat { (second.turn - first.turn - joint.angle).remainder(dividingBy: 2 * .pi) }

  /// The direction and the distance from the first anchor to the second one.
  var distance: (direction: CGVector, length: CGFloat) {
    let length = offset.length
    return (length > 0 ? offset.times(1 / length) : CGVector(dx: 0, dy: -1), length)
  }

  /// The speed that corrects a fault.
  func speed(against fault: CGFloat) -> CGFloat {
    let speed = -Self.correction * fault / time
    return min(Self.greatestCorrection, max(-Self.greatestCorrection, speed))
  }

  /// The greatest speed towards a limit, so that a step ends there; it leads back from behind the limit.
  ///
  /// - Parameter room: How far the limit is; negative behind it.
  func speed(within room: CGFloat) -> CGFloat { room >= 0 ? room / time : speed(against: -room) }

  /// Keeps the anchors together.
  func hold() -> [JointRule] {
    let offset = offset
    return [
      .move(CGVector(dx: 1, dy: 0), speed: speed(against: offset.dx), least: -.infinity, most: .infinity),
      .move(CGVector(dx: 0, dy: 1), speed: speed(against: offset.dy), least: -.infinity, most: .infinity),
    ]
  }

  /// Keeps the bodies from turning beside each other.
  func keepTurn() -> JointRule { .turn(speed: speed(against: turn), least: -.infinity, most: .infinity) }

  /// How much mass resists in a direction; zero for none.
  func resistance(_ direction: CGVector) -> CGFloat {
    let sum = yielding(direction)
    return sum > 0 ? 1 / sum : 0
  }

  private func yielding(_ direction: CGVector) -> CGFloat {
    let turns = (levers.0.cross(direction), levers.1.cross(direction))
    return masses.0 + masses.1 + turns.0 * turns.0 * inertias.0 + turns.1 * turns.1 * inertias.1
  }

  /// Changes the speeds of the bodies as the joint demands; several times in a step.
  mutating func solve() {
    for index in rules.indices { impulses[index] = follow(rules[index], impulses[index]) }
  }

  /// Follows a rule, and returns the sum of its impulses.
  private func follow(_ rule: JointRule, _ sum: CGFloat) -> CGFloat {
    switch rule {
    case .move(let direction, let speed, let least, let most):
      let wanted = sum + (speed - self.speed(in: direction)) * resistance(direction)
      let new = min(most, max(least, wanted))
      push(direction.times(new - sum))
      return new
    case .pull(let direction, let speed, let softness):
      let yielding = yielding(direction) + softness
      let change = (speed - self.speed(in: direction) - softness * sum) / yielding
      push(direction.times(change))
      return sum + change
    case .turn(let speed, let least, let most):
      let inertia = inertias.0 + inertias.1
      guard inertia > 0 else { return 0 }
      let new = min(most, max(least, sum + (speed - (second.spin - first.spin)) / inertia))
      first.spin -= (new - sum) * inertias.0
      second.spin += (new - sum) * inertias.1
      return new
    }
  }

  private func speed(in direction: CGVector) -> CGFloat {
    let (one, other) = (first.velocity(at: levers.0), second.velocity(at: levers.1))
    return CGVector(dx: other.dx - one.dx, dy: other.dy - one.dy).dot(direction)
  }

  private func push(_ impulse: CGVector) {
    first.push(impulse.times(-1), levers.0, mass: masses.0, inertia: inertias.0)
    second.push(impulse, levers.1, mass: masses.1, inertia: inertias.1)
  }
}
