import Foundation

/// Moves the bodies of a world by small steps: impulses at each point where two touch, several times each.
@MainActor
struct PhysicsSolver {
  private let solids: [Solid]
  /// In points a second, each second.
  private let gravity: CGVector
  private let joints: [SKPhysicsJoint]
  private let places: [ObjectIdentifier: Int]
  /// The bodies that a joint holds together, which do not collide.
  private let joined: Set<Set<Int>>

  init(_ solids: [Solid], gravity: CGVector, joints: [SKPhysicsJoint] = []) {
    self.solids = solids
    self.gravity = gravity
    self.joints = joints
    let places = Dictionary(solids.enumerated().map { (ObjectIdentifier($1.body), $0) }) { first, _ in first }
    self.places = places
    joined = Set(
      joints.map { joint in
        Set([joint.bodyA, joint.bodyB].compactMap { places[ObjectIdentifier($0)] })
      })
  }

  /// The joints whose bodies are here and can move.
  private func pairs(for time: CGFloat) -> [JointPair] {
    joints.compactMap { joint in
      guard let first = places[ObjectIdentifier(joint.bodyA)], let second = places[ObjectIdentifier(joint.bodyB)],
        first != second, solids[first].isMovable || solids[second].isMovable
      else { return nil }
      return JointPair(joint, solids[first], solids[second], time)
    }
  }

  /// Two bodies that met in a step.
  struct Meeting {
    let first: SKPhysicsBody
    let second: SKPhysicsBody
    let place: CGPoint
    let normal: CGVector
    let impulse: CGFloat
  }

  /// A point at which two bodies push each other.
  private struct Push {
    let first: Solid
    let second: Solid
    let place: CGPoint
    let normal: CGVector
    let depth: CGFloat
    let masses: (CGFloat, CGFloat)
    let inertias: (CGFloat, CGFloat)
    let levers: (CGVector, CGVector)
    /// Where the bodies were when the depth was measured.
    let places: (CGPoint, CGPoint)
    let friction: CGFloat
    /// The speed with which they leave each other, in points a second.
    let bounce: CGFloat
    var impulse: CGFloat = 0
    var rubbing: CGFloat = 0

    /// How much mass resists in a direction; zero for none.
    func resistance(_ direction: CGVector) -> CGFloat {
      let turns = (levers.0.cross(direction), levers.1.cross(direction))
      let sum =
        masses.0 + masses.1 + turns.0 * turns.0 * inertias.0 + turns.1 * turns.1 * inertias.1
      return sum > 0 ? 1 / sum : 0
    }

    /// How far the bodies overlap now.
    @MainActor var depthNow: CGFloat {
      let moved = (CGVector(from: places.0, to: first.place), CGVector(from: places.1, to: second.place))
      return depth - (moved.1.dot(normal) - moved.0.dot(normal))
    }

    @MainActor var speed: CGVector {
      let (one, other) = (first.velocity(at: levers.0), second.velocity(at: levers.1))
      return CGVector(dx: other.dx - one.dx, dy: other.dy - one.dy)
    }

    @MainActor func push(_ impulse: CGVector) {
      first.push(impulse.times(-1), levers.0, mass: masses.0, inertia: inertias.0)
      second.push(impulse, levers.1, mass: masses.1, inertia: inertias.1)
    }
  }

  private static let repetitions = 10

  /// How far bodies may overlap, in points, which part of a larger overlap is corrected at once, and how often in a
  /// step.
  private static let slack: CGFloat = 0.3
  private static let correction: CGFloat = 0.3
  private static let corrections = 4

  /// The greatest overlap of bodies that rest, in points.
  private static let restingDepth: CGFloat = 1.5

  /// Slower bodies do not bounce, in points a second.
  private static let leastBounce: CGFloat = 45

  /// Faster bodies wake those that rest, in points a second.
  private static let wakingSpeed: CGFloat = 20

  /// Moves all bodies for a time, in seconds.
  func step(_ time: CGFloat) -> [Meeting] {
    for solid in solids where solid.isMovable && !solid.body.isResting { accelerate(solid, time) }
    var meetings: [Meeting] = []
    var pushes: [Push] = []
    for (index, first) in solids.enumerated() {
      for other in (index + 1)..<solids.count where joined.isEmpty || !joined.contains([index, other]) {
        meet(first, solids[other], &pushes, &meetings)
      }
    }
    var pairs = pairs(for: time)
    for _ in 0..<Self.repetitions {
      for index in pairs.indices { pairs[index].solve() }
      for index in pushes.indices {
        rub(&pushes[index])
        press(&pushes[index])
      }
    }
    for solid in solids { solid.move(for: time) }
    for _ in 0..<Self.corrections { separate(pushes) }
    for solid in solids where solid.isMovable { solid.placeShapes() }
    for push in pushes where push.depthNow > Self.restingDepth {
      for solid in [push.first, push.second] where !solid.body.isResting { solid.body.stillTime = 0 }
    }
    return meetings
  }

  private func accelerate(_ solid: Solid, _ time: CGFloat) {
    let body = solid.body
    if solid.inverseMass > 0 {
      if body.affectedByGravity {
        solid.velocity.dx += gravity.dx * time
        solid.velocity.dy += gravity.dy * time
      }
      solid.velocity.dx += body.force.dx * solid.inverseMass * time
      solid.velocity.dy += body.force.dy * solid.inverseMass * time
    } else {
      solid.velocity = .zero
    }
    solid.spin = solid.inverseInertia > 0 ? solid.spin + body.torque * solid.inverseInertia * time : 0
    solid.velocity = solid.velocity.times(1 / (1 + time * max(0, body.linearDamping)))
    solid.spin *= 1 / (1 + time * max(0, body.angularDamping))
  }

  private func meet(_ first: Solid, _ second: Solid, _ pushes: inout [Push], _ meetings: inout [Meeting]) {
    guard first.isMovable || second.isMovable, first.bounds.intersects(second.bounds) else { return }
    let (one, other) = (first.body, second.body)
    // A body that does not collide with the other one is not moved by it, but may move it.
    let moves = (
      one.collisionBitMask & other.categoryBitMask != 0, other.collisionBitMask & one.categoryBitMask != 0
    )
    let collides = moves.0 && first.isMovable || moves.1 && second.isMovable
    guard collides || one.tellsOfContact(with: other) else { return }
    for shape in first.shapes {
      for opposite in second.shapes where shape.bounds.intersects(opposite.bounds) {
        guard let touching = Touching.between(shape, opposite), let point = touching.points.first else { continue }
        let speed = max(0, -relativeSpeed(first, second, point.place).dot(touching.normal))
        let masses = first.inverseMass + second.inverseMass
        meetings.append(
          Meeting(
            first: one, second: other, place: point.place, normal: touching.normal,
            impulse: masses > 0 ? speed / masses : 0))
        if collides { add(first, second, touching, moves, speed, &pushes) }
      }
    }
  }

  private func relativeSpeed(_ first: Solid, _ second: Solid, _ place: CGPoint) -> CGVector {
    let one = first.velocity(at: CGVector(from: first.place, to: place))
    let other = second.velocity(at: CGVector(from: second.place, to: place))
    return CGVector(dx: other.dx - one.dx, dy: other.dy - one.dy)
  }

  private func add(
    _ first: Solid, _ second: Solid, _ touching: Touching, _ moves: (Bool, Bool), _ speed: CGFloat,
    _ pushes: inout [Push]
  ) {
    if speed > Self.wakingSpeed {
      for solid in [first, second] where solid.body.isResting { solid.body.wake() }
    }
    let isFirstMoved = moves.0 && !first.body.isResting
    let isSecondMoved = moves.1 && !second.body.isResting
    for point in touching.points {
      let levers = (CGVector(from: first.place, to: point.place), CGVector(from: second.place, to: point.place))
      let hit = -relativeSpeed(first, second, point.place).dot(touching.normal)
      let restitution = max(first.body.restitution, second.body.restitution)
      pushes.append(
        Push(
          first: first, second: second, place: point.place, normal: touching.normal, depth: point.depth,
          masses: (isFirstMoved ? first.inverseMass : 0, isSecondMoved ? second.inverseMass : 0),
          inertias: (isFirstMoved ? first.inverseInertia : 0, isSecondMoved ? second.inverseInertia : 0),
          levers: levers, places: (first.place, second.place),
          friction: max(0, first.body.friction * second.body.friction).squareRoot(),
          bounce: hit > Self.leastBounce ? hit * min(1, max(0, restitution)) : 0))
    }
  }

  /// Keeps two bodies from entering each other.
  private func press(_ push: inout Push) {
    let wanted = push.bounce - push.speed.dot(push.normal)
    let sum = max(0, push.impulse + wanted * push.resistance(push.normal))
    push.push(push.normal.times(sum - push.impulse))
    push.impulse = sum
  }

  /// Keeps two bodies from sliding along each other.
  private func rub(_ push: inout Push) {
    let direction = CGVector(dx: -push.normal.dy, dy: push.normal.dx)
    let limit = push.friction * push.impulse
    let wanted = push.rubbing - push.speed.dot(direction) * push.resistance(direction)
    let sum = min(limit, max(-limit, wanted))
    push.push(direction.times(sum - push.rubbing))
    push.rubbing = sum
  }

  /// Moves bodies out of each other.
  private func separate(_ pushes: [Push]) {
    for push in pushes {
      let sum = push.masses.0 + push.masses.1
      let depth = push.depthNow
      guard sum > 0, depth > Self.slack else { continue }
      let way = (depth - Self.slack) * Self.correction / sum
      for (solid, part) in [(push.first, -push.masses.0), (push.second, push.masses.1)] where part != 0 {
        solid.place = CGPoint(
          x: solid.place.x + push.normal.dx * way * part, y: solid.place.y + push.normal.dy * way * part)
      }
    }
  }
}
