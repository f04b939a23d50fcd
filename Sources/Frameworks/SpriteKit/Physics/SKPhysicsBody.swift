import FlowUIKit
import Foundation
import SwiftUI

/// What a node is in the world of physics: a shape with a mass that moves, or edges that do not.
open class SKPhysicsBody: NSObject {
  /// A hundred and fifty points are a meter.
  static let pointsPerMeter: CGFloat = 150

  let shapes: [PhysicsShape]
  private let isEdge: Bool

  init(_ shapes: [PhysicsShape], isEdge: Bool = false) {
    self.shapes = shapes
    self.isEdge = isEdge
    isDynamic = !isEdge
  }

  public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }

  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init([PhysicsShape(points: [center], radius: max(0, r))])
  }

  public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }

  public convenience init(rectangleOf s: CGSize, center: CGPoint) {
    self.init([PhysicsShape(points: CGRect(around: center, size: s).corners)])
  }

  /// Creates a body of a path's convex hull.
  public convenience init(polygonFrom path: CGPath) {
    self.init([PhysicsShape(points: PhysicsShape.hull(of: PathWalk(Path(path)).corners))])
  }

  /// Creates a body as large as a sprite. What is transparent belongs to it here, with a warning.
  public convenience init(texture: SKTexture, size: CGSize) {
    report(.approximate("SKPhysicsBody(texture:size:)", "the body is the rectangle of the texture."))
    self.init(rectangleOf: size)
  }

  /// Creates a body as large as a sprite. What is transparent belongs to it here, with a warning.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(texture: texture, size: size)
  }

  /// Creates one body of several.
  public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.shapes)) }

  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
    self.init([PhysicsShape(points: [p1, p2])], isEdge: true)
  }

  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init(PhysicsShape.edges(rect.corners, isClosed: true), isEdge: true)
  }

  public convenience init(edgeLoopFrom path: CGPath) {
    self.init(PhysicsShape.edges(PathWalk(Path(path)).corners, isClosed: true), isEdge: true)
  }

  public convenience init(edgeChainFrom path: CGPath) {
    self.init(PhysicsShape.edges(PathWalk(Path(path)).corners, isClosed: false), isEdge: true)
  }

  // MARK: - Properties

  public internal(set) weak var node: SKNode?

  /// Whether forces and collisions move the body; never those of edges.
  open var isDynamic: Bool {
    didSet {
      if isEdge, isDynamic { isDynamic = false }
      wake()
    }
  }

  open var affectedByGravity = true { didSet { wake() } }
  open var allowsRotation = true { didSet { wake() } }

  /// Whether the body turns about its place without leaving it.
  open var pinned = false { didSet { wake() } }

  /// Whether many small steps are wanted. All quick bodies have them here.
  open var usesPreciseCollisionDetection = false
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1

  /// In kilograms for a square meter.
  open var density: CGFloat = 1

  /// In kilograms.
  open var mass: CGFloat {
    get { density * area }
    set { if area > 0 { density = max(0, newValue) / area } }
  }

  /// In square meters.
  public private(set) lazy var area: CGFloat =
    isEdge ? 0 : shapes.reduce(0) { $0 + $1.area } / (Self.pointsPerMeter * Self.pointsPerMeter)

  open var categoryBitMask: UInt32 = .max { didSet { wake() } }
  open var collisionBitMask: UInt32 = .max { didSet { wake() } }
  open var contactTestBitMask: UInt32 = 0

  private var ownVelocity = CGVector.zero
  private var ownSpin: CGFloat = 0

  /// In points a second.
  open var velocity: CGVector {
    get { ownVelocity }
    set {
      ownVelocity = newValue
      wake()
    }
  }

  /// In radians a second.
  open var angularVelocity: CGFloat {
    get { ownSpin }
    set {
      ownSpin = newValue
      wake()
    }
  }

  /// Whether the body has come to rest.
  open var isResting = false

  // MARK: - Forces

  /// What pushes the body until the next frame.
  var force = CGVector.zero
  var torque: CGFloat = 0

  /// Pushes the body until the next frame.
  open func applyForce(_ force: CGVector) {
    self.force.dx += force.dx
    self.force.dy += force.dy
    wake()
  }

  /// Pushes the body at a point of the scene until the next frame.
  open func applyForce(_ force: CGVector, at point: CGPoint) {
    applyForce(force)
    torque += lever(point).cross(force)
  }

  /// Turns the body until the next frame, in newton meters.
  open func applyTorque(_ torque: CGFloat) {
    self.torque += torque * Self.pointsPerMeter * Self.pointsPerMeter
    wake()
  }

  /// Pushes the body once: its velocity changes by the impulse divided by the mass.
  open func applyImpulse(_ impulse: CGVector) {
    guard isDynamic, mass > 0 else { return }
    velocity = CGVector(dx: velocity.dx + impulse.dx / mass, dy: velocity.dy + impulse.dy / mass)
  }

  /// Pushes the body once at a point of the scene.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
    applyImpulse(impulse)
    spin(by: lever(point).cross(impulse))
  }

  /// Turns the body once, in newton meter seconds.
  open func applyAngularImpulse(_ impulse: CGFloat) {
    spin(by: impulse * Self.pointsPerMeter * Self.pointsPerMeter)
  }

  private func spin(by impulse: CGFloat) {
    guard isDynamic, allowsRotation, inertia > 0 else { return }
    angularVelocity += impulse / inertia
  }

  private func lever(_ point: CGPoint) -> CGVector {
    let middle = assumeMainActor(with: self) { body in
      body.node.map { CGPoint.zero.applying($0.transformToRoot) } ?? .zero
    }
    return CGVector(from: middle, to: point)
  }

  /// How hard it is to turn the body about its node's position, in kilograms and square points.
  var inertia: CGFloat {
    density / (Self.pointsPerMeter * Self.pointsPerMeter) * shapes.reduce(0) { $0 + $1.momentOfArea }
  }

  // MARK: - Contacts

  /// Whether this body or the other one asks for contacts of both.
  func tellsOfContact(with other: SKPhysicsBody) -> Bool {
    contactTestBitMask & other.categoryBitMask != 0 || other.contactTestBitMask & categoryBitMask != 0
  }

  var contacted: [Weak] = []

  struct Weak {
    weak var body: SKPhysicsBody?
  }

  /// The bodies that touch this one.
  open func allContactedBodies() -> [SKPhysicsBody] { contacted.compactMap(\.body) }

  /// The joints that hold the body.
  @MainActor open var joints: [SKPhysicsJoint] {
    (node?.scene?.physicsWorld.joints ?? []).filter { $0.bodyA === self || $0.bodyB === self }
  }

  // MARK: - Rest

  /// How long the body has hardly moved, in seconds.
  var stillTime: TimeInterval = 0

  /// Whether the world moves the node at the moment.
  var isBeingMoved = false

  /// Sets what the world computed.
  func move(_ velocity: CGVector, _ spin: CGFloat) {
    ownVelocity = velocity
    ownSpin = spin
  }

  /// Lets the body fall and be pushed again, and what rests on it.
  func wake() {
    stillTime = 0
    if isResting {
      isResting = false
      for body in allContactedBodies() where body.isResting { body.wake() }
    }
    assumeMainActor(with: self) { $0.node?.noteActivity() }
  }

  /// Notes that the app has moved the node: what rests beside it may fall.
  func placeHasChanged() {
    if isBeingMoved { return }
    wake()
    assumeMainActor(with: self) { $0.node?.scene?.physicsWorld.wakeAll() }
  }
}

extension CGRect {
  /// The rectangle whose middle is at a point.
  init(around middle: CGPoint, size: CGSize) {
    self.init(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The corners, counterclockwise where the y axis points upwards.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}

extension CGVector {
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
}
