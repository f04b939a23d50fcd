import Foundation
import SwiftUI

/// A body during a frame, in the coordinates of the scene.
@MainActor
final class Solid {
  let body: SKPhysicsBody
  private let node: SKNode
  private let around: CGAffineTransform
  private let local: [PhysicsShape]
  private let origin: CGPoint
  /// How the node's coordinates lie in the scene, apart from the place.
  private let turned: CGAffineTransform
  let inverseMass: CGFloat
  let inverseInertia: CGFloat

  var place: CGPoint
  var angle: CGFloat = 0
  var velocity: CGVector
  var spin: CGFloat

  /// The shapes where the body is.
  private(set) var shapes: [PhysicsShape]
  private(set) var bounds: CGRect

  init?(_ node: SKNode) {
    guard let body = node.physicsBody else { return nil }
    self.body = body
    self.node = node
    around = node.parent?.transformToRoot ?? .identity
    // The scene's own body has its coordinates.
    let whole = node.parent == nil ? CGAffineTransform.identity : node.transformToRoot
    place = CGPoint(x: whole.tx, y: whole.ty)
    origin = place
    turned = CGAffineTransform(a: whole.a, b: whole.b, c: whole.c, d: whole.d, tx: 0, ty: 0)
    local = body.shapes.map { [turned] in $0.applying(turned) }
    velocity = body.velocity
    spin = body.angularVelocity
    let isMovable = body.isDynamic && node.parent != nil && !local.isEmpty
    let mass = body.mass
    inverseMass = isMovable && !body.pinned && mass > 0 ? 1 / mass : 0
    let inertia = body.inertia
    inverseInertia = isMovable && body.allowsRotation && inertia > 0 ? 1 / inertia : 0
    shapes = []
    bounds = .null
    placeShapes()
  }

  /// How far the body is turned in the scene, in radians.
  var turn: CGFloat { turned.turn + angle }

  /// The way from the place to a point of the node, in the directions of the scene.
  func lever(to point: CGPoint) -> CGVector {
    let way = point.applying(turned)
    return CGVector(dx: way.x, dy: way.y).turned(by: angle)
  }

  var isMovable: Bool { inverseMass > 0 || inverseInertia > 0 }

  func placeShapes() {
    let transform = CGAffineTransform(translationX: place.x, y: place.y).rotated(by: angle)
    shapes = local.map { $0.applying(transform) }
    bounds = shapes.reduce(.null) { $0.union($1.bounds) }
  }

  /// How many steps the body needs in a time, so that none is longer than half of its thickness.
  func haste(in time: CGFloat) -> CGFloat {
    guard isMovable, let thickness = shapes.map(\.thickness).min(), thickness > 0 else { return 0 }
    return velocity.length * time / (thickness / 2)
  }

  /// Moves the body for a time.
  func move(for time: CGFloat) {
    guard isMovable, !body.isResting else { return }
    if inverseMass > 0 { place = CGPoint(x: place.x + velocity.dx * time, y: place.y + velocity.dy * time) }
    angle += spin * time
    placeShapes()
  }

  /// The velocity at a point.
  func velocity(at lever: CGVector) -> CGVector {
    CGVector(dx: velocity.dx - spin * lever.dy, dy: velocity.dy + spin * lever.dx)
  }

  func push(_ impulse: CGVector, _ lever: CGVector, mass: CGFloat, inertia: CGFloat) {
    velocity.dx += impulse.dx * mass
    velocity.dy += impulse.dy * mass
    spin += lever.cross(impulse) * inertia
  }

  /// The greatest speed of a body that rests, in points a second, and in radians a second.
  private static let restingSpeed: CGFloat = 9
  private static let restingSpin: CGFloat = 0.25

  /// The time after which a still body rests, in seconds.
  private static let restingTime = 0.4

  /// Gives the node its new place.
  func finish(after time: TimeInterval) {
    guard isMovable else { return }
    body.force = .zero
    body.torque = 0
    if body.isResting { return }
    let isStill = velocity.length < Self.restingSpeed && abs(spin) < Self.restingSpin
    body.stillTime = isStill ? body.stillTime + time : 0
    if body.stillTime >= Self.restingTime {
      body.isResting = true
      velocity = .zero
      spin = 0
    }
    body.move(velocity, spin)
    body.isBeingMoved = true
    if place != origin { node.position = place.applying(around.inverted()) }
    if angle != 0 { node.zRotation += angle }
    body.isBeingMoved = false
  }
}
