import FlowUIKit
import Foundation
import SwiftUI

/// The physics of a scene.
///
/// The steps have a fixed length and a fixed order, so that every run is the same.
///
/// - Note: Approximate: bodies fall, bounce, roll and come to rest plausibly, not at SpriteKit's positions.
open class SKPhysicsWorld: NSObject {
  weak var scene: SKScene?

  /// In meters a second, each second.
  open var gravity = CGVector(dx: 0, dy: -9.8) {
    didSet { if gravity != oldValue { wakeEverything() } }
  }

  /// How fast time passes for bodies.
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?

  private var known: [ObjectIdentifier] = []
  private var contacts: [Pair: SKPhysicsContact] = [:]

  /// Two bodies, in the order of the tree.
  private struct Pair: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier
  }

  private func wakeEverything() { assumeMainActor(with: self) { $0.wakeAll() } }

  /// Lets all bodies fall and be pushed again.
  @MainActor func wakeAll() {
    for node in scene?.bodyNodes ?? [] where node.physicsBody?.isResting == true { node.physicsBody?.wake() }
  }

  /// Whether a body moves or falls.
  @MainActor var hasMovingBodies: Bool {
    speed > 0
      && (scene?.bodyNodes ?? []).contains { node in
        guard let body = node.physicsBody, body.isDynamic, !body.isResting else { return false }
        return body.affectedByGravity && gravity != .zero || body.velocity != .zero || body.angularVelocity != 0
      }
  }

  // MARK: - Joints

  private(set) var joints: [SKPhysicsJoint] = []

  /// Holds two bodies together, where they are now. Both nodes have to be in the scene.
  @MainActor open func add(_ joint: SKPhysicsJoint) {
    guard let scene, let nodeA = joint.bodyA.node, let nodeB = joint.bodyB.node, nodeA.isIn(scene), nodeB.isIn(scene)
    else {
      return reportMistake(
        "\(type(of: joint)) was added before both of its bodies were in the scene: SpriteKit ends the app for that.")
    }
    joint.attach(nodeA, nodeB)
    joints.removeAll { $0 === joint }
    joints.append(joint)
    wake(joint)
  }

  /// Lets two bodies go.
  @MainActor open func remove(_ joint: SKPhysicsJoint) {
    joints.removeAll { $0 === joint }
    wake(joint)
  }

  /// Lets all bodies go.
  @MainActor open func removeAllJoints() {
    let old = joints
    joints = []
    for joint in old { wake(joint) }
  }

  @MainActor private func wake(_ joint: SKPhysicsJoint) {
    joint.bodyA.wake()
    joint.bodyB.wake()
  }

  // MARK: - Questions

  /// The body at a point of the scene.
  @MainActor open func body(at point: CGPoint) -> SKPhysicsBody? {
    bodies(touching: PhysicsShape(points: [point], radius: 0.01)).first
  }

  /// A body in a rectangle of the scene.
  @MainActor open func body(in rect: CGRect) -> SKPhysicsBody? {
    bodies(touching: PhysicsShape(points: rect.corners)).first
  }

  /// Calls a closure with the bodies at a point of the scene.
  @MainActor open func enumerateBodies(
    at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { bodies(touching: PhysicsShape(points: [point], radius: 0.01)).forEach(untilStopped: block) }

  /// Calls a closure with the bodies in a rectangle of the scene.
  @MainActor open func enumerateBodies(
    in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { bodies(touching: PhysicsShape(points: rect.corners)).forEach(untilStopped: block) }

  @MainActor private func bodies(touching shape: PhysicsShape) -> [SKPhysicsBody] {
    solids.filter { solid in
      solid.shapes.contains { $0.bounds.intersects(shape.bounds) && Touching.between($0, shape) != nil }
    }.map(\.body)
  }

  // MARK: - Steps

  @MainActor private var solids: [Solid] { (scene?.bodyNodes ?? []).compactMap { Solid($0) } }

  private var hasWarned = false

  private func warn() {
    if hasWarned { return }
    hasWarned = true
    report(
      .approximate("SKPhysicsWorld", "bodies fall, bounce and come to rest plausibly, not at SpriteKit's positions."))
  }

  /// The least and the greatest number of steps of a sixtieth of a second.
  private static let steps = 2...16

  /// Lets time pass.
  @MainActor func simulate(_ duration: TimeInterval) {
    let time = CGFloat(duration) * speed
    guard time > 0 else { return }
    let solids = solids
    if solids.isEmpty, contacts.isEmpty { return }
    // A body that has left the scene has lost its joints.
    joints.removeAll { joint in
      [joint.bodyA, joint.bodyB].contains { body in
        guard let scene, let node = body.node else { return true }
        return !node.isIn(scene)
      }
    }
    if solids.contains(where: \.isMovable) { warn() }
    let present = solids.map { ObjectIdentifier($0.body) }
    if present != known {
      known = present
      for solid in solids { solid.body.isResting = false }
    }
    let count = Self.steps.clamp(Int((solids.map { $0.haste(in: time) }.max() ?? 0).rounded(.up)))
    var found: [Pair: SKPhysicsContact] = [:]
    let solver = PhysicsSolver(solids, gravity: gravity.times(SKPhysicsBody.pointsPerMeter), joints: joints)
    for _ in 0..<count { note(solver.step(time / CGFloat(count)), in: &found) }
    for solid in solids { solid.finish(after: duration) }
    tell(found, of: solids)
  }

  private func note(_ meetings: [PhysicsSolver.Meeting], in found: inout [Pair: SKPhysicsContact]) {
    for meeting in meetings {
      let pair = Pair(first: ObjectIdentifier(meeting.first), second: ObjectIdentifier(meeting.second))
      if found[pair] != nil { continue }
      found[pair] = SKPhysicsContact(
        meeting.first, meeting.second, at: meeting.place, meeting.normal, impulse: meeting.impulse)
    }
  }

  /// Tells the delegate of new and of ended contacts, in the order of the tree.
  @MainActor private func tell(_ found: [Pair: SKPhysicsContact], of solids: [Solid]) {
    let order = Dictionary(uniqueKeysWithValues: solids.enumerated().map { (ObjectIdentifier($1.body), $0) })
    func place(_ pair: Pair) -> (Int, Int) { (order[pair.first] ?? .max, order[pair.second] ?? .max) }
    let old = contacts
    contacts = found
    for solid in solids { solid.body.contacted = [] }
    for pair in found.keys.sorted(by: { place($0) < place($1) }) {
      guard let contact = found[pair] else { continue }
      contact.bodyA.contacted.append(SKPhysicsBody.Weak(body: contact.bodyB))
      contact.bodyB.contacted.append(SKPhysicsBody.Weak(body: contact.bodyA))
    }
    for pair in found.keys.filter({ old[$0] == nil }).sorted(by: { place($0) < place($1) }) {
      if let contact = found[pair], contact.bodyA.tellsOfContact(with: contact.bodyB) {
        contactDelegate?.didBegin(contact)
      }
    }
    for pair in old.keys.filter({ found[$0] == nil }).sorted(by: { place($0) < place($1) }) {
      if let contact = old[pair], contact.bodyA.tellsOfContact(with: contact.bodyB) {
        contactDelegate?.didEnd(contact)
      }
    }
  }
}

extension ClosedRange<Int> {
  fileprivate func clamp(_ number: Int) -> Int { Swift.min(upperBound, Swift.max(lowerBound, number)) }
}

extension SKNode {
  /// Whether the node is the scene, or below it.
  fileprivate func isIn(_ scene: SKScene) -> Bool { sequence(first: self, next: \.parent).contains { $0 === scene } }

  /// The nodes with bodies from this one on that do not stand still, in the order of the tree.
  var bodyNodes: [SKNode] {
    if isPaused { return [] }
    return (physicsBody == nil ? [] : [self]) + children.flatMap(\.bodyNodes)
  }
}
