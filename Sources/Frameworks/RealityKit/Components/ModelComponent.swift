/// The shape of an entity, and what its surface is made of.
public struct ModelComponent: Component {
  public var mesh: MeshResource
  public var materials: [any Material]

  /// How far the model reaches beyond its shape; without an effect.
  public var boundsMargin: Float = 0

  public init(mesh: MeshResource, materials: [any Material]) {
    self.mesh = mesh
    self.materials = materials
  }
}

/// An entity with a shape.
@MainActor @preconcurrency
public protocol HasModel: HasTransform {}

extension HasModel {
  public var model: ModelComponent? {
    get { component(ModelComponent.self) }
    set { set(newValue) }
  }
}

/// An entity with a shape, that others can hit.
open class ModelEntity: Entity, HasModel, HasPhysics {
  public required init() { super.init() }

  public init(mesh: MeshResource, materials: [any Material] = []) {
    super.init()
    model = ModelComponent(mesh: mesh, materials: materials)
  }

  /// - Parameter mass: In kilograms; 0 is a body that does not move.
  public convenience init(
    mesh: MeshResource, materials: [any Material] = [], collisionShape: ShapeResource, mass: Float
  ) {
    self.init(mesh: mesh, materials: materials, collisionShapes: [collisionShape], mass: mass)
  }

  /// - Parameter mass: In kilograms; 0 is a body that does not move.
  public convenience init(
    mesh: MeshResource, materials: [any Material] = [], collisionShapes: [ShapeResource], mass: Float
  ) {
    self.init(mesh: mesh, materials: materials)
    collision = CollisionComponent(shapes: collisionShapes)
    physicsBody = PhysicsBodyComponent(shapes: collisionShapes, mass: mass, mode: mass > 0 ? .dynamic : .static)
  }
}
