import SwiftUI

/// Whether a body moves.
public enum PhysicsBodyMode: Int, Hashable, Sendable {
  case `static`
  case kinematic
  case dynamic
}

/// How a surface slides and bounces.
public struct PhysicsMaterialResource: Hashable, Sendable {
  public static let `default` = generate()

  let staticFriction: Float
  let dynamicFriction: Float
  let restitution: Float

  public static func generate(friction: Float = 0.8, restitution: Float = 0.8) -> PhysicsMaterialResource {
    generate(staticFriction: friction, dynamicFriction: friction, restitution: restitution)
  }

  public static func generate(
    staticFriction: Float = 0.8, dynamicFriction: Float = 0.8, restitution: Float = 0.8
  ) -> PhysicsMaterialResource {
    PhysicsMaterialResource(staticFriction: staticFriction, dynamicFriction: dynamicFriction, restitution: restitution)
  }
}

/// The mass of a body, in kilograms.
public struct PhysicsMassProperties: Hashable, Sendable {
  public static let `default` = PhysicsMassProperties(mass: 1)

  public var mass: Float
  public var inertia = SIMD3<Float>(0.1, 0.1, 0.1)

  public init(mass: Float) { self.mass = mass }

  public init(mass: Float, inertia: SIMD3<Float>) { (self.mass, self.inertia) = (mass, inertia) }
}

/// The body of an entity. It does not fall here: nothing moves bodies, with a warning.
public struct PhysicsBodyComponent: Component, Equatable {
  public var mode: PhysicsBodyMode
  public var massProperties: PhysicsMassProperties
  public var material: PhysicsMaterialResource
  public var isTranslationLocked: (x: Bool, y: Bool, z: Bool) = (false, false, false)
  public var isRotationLocked: (x: Bool, y: Bool, z: Bool) = (false, false, false)
  public var isContinuousCollisionDetectionEnabled = false
  public var isAffectedByGravity = true
  public var linearDamping: Float = 0
  public var angularDamping: Float = 0

  public init() { self.init(massProperties: .default) }

  public init(
    massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil,
    mode: PhysicsBodyMode = .dynamic
  ) {
    self.massProperties = massProperties
    self.material = material ?? .default
    self.mode = mode
  }

  /// - Parameter mass: In kilograms.
  @MainActor @preconcurrency
  public init(
    shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic
  ) {
    self.init(massProperties: PhysicsMassProperties(mass: mass), material: material, mode: mode)
  }

  /// - Parameter density: In kilograms for each cubic meter.
  @MainActor @preconcurrency
  public init(
    shapes: [ShapeResource], density: Float, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic
  ) {
    let volume: Float = shapes.reduce(0) { sum, shape in
      let size = shape.bounds.extents
      return sum + size.x * size.y * size.z
    }
    self.init(shapes: shapes, mass: density * volume, material: material, mode: mode)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.mode == rhs.mode && lhs.massProperties == rhs.massProperties && lhs.material == rhs.material
      && lhs.isTranslationLocked == rhs.isTranslationLocked && lhs.isRotationLocked == rhs.isRotationLocked
  }
}

/// How fast a body moves, in meters and radians a second.
public struct PhysicsMotionComponent: Component, Hashable, Sendable {
  public var linearVelocity: SIMD3<Float>
  public var angularVelocity: SIMD3<Float>

  public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) {
    (self.linearVelocity, self.angularVelocity) = (linearVelocity, angularVelocity)
  }
}

/// An entity with a body.
@MainActor @preconcurrency
public protocol HasPhysicsBody: HasCollision {}

/// An entity whose body moves.
@MainActor @preconcurrency
public protocol HasPhysicsMotion: Entity {}

/// An entity with a body that moves.
public typealias HasPhysics = HasPhysicsBody & HasPhysicsMotion

extension HasPhysicsBody {
  public var physicsBody: PhysicsBodyComponent? {
    get { component(PhysicsBodyComponent.self) }
    set { set(newValue) }
  }

  /// Pushes the body: nothing here, with a warning.
  public func addForce(_ force: SIMD3<Float>, relativeTo referenceEntity: Entity?) { warn("addForce") }

  /// Pushes the body for a moment: nothing here, with a warning.
  public func applyLinearImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
    warn("applyLinearImpulse")
  }

  private func warn(_ name: String) { report(.missing("HasPhysicsBody.\(name)", "bodies of entities do not move.")) }
}

extension HasPhysicsMotion {
  public var physicsMotion: PhysicsMotionComponent? {
    get { component(PhysicsMotionComponent.self) }
    set { set(newValue) }
  }
}
