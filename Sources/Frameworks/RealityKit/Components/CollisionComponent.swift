/// The shapes with which rays and touches hit an entity.
public struct CollisionComponent: Component, Equatable {
  /// Whether bodies bounce.
  public enum Mode: Hashable, Sendable {
    case `default`
    case trigger
    case colliding
  }

  public var shapes: [ShapeResource]
  public var mode: Mode
  public var filter: CollisionFilter
  public var isStatic: Bool

  public init(
    shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default
  ) {
    self.init(shapes: shapes, isStatic: false, filter: filter)
    self.mode = mode
  }

  public init(shapes: [ShapeResource], isStatic: Bool, filter: CollisionFilter = .default) {
    (self.shapes, mode, self.filter, self.isStatic) = (shapes, .default, filter, isStatic)
  }
}

/// A set of groups.
public struct CollisionGroup: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let `default` = CollisionGroup(rawValue: 1)
  public static let sceneUnderstanding = CollisionGroup(rawValue: 1 << 31)
  public static let all = CollisionGroup(rawValue: .max)
}

/// The groups of an entity, and those that it meets.
public struct CollisionFilter: Hashable, Sendable {
  public static let `default` = CollisionFilter(group: .default, mask: .all)
  public static let sensor = CollisionFilter(group: .all, mask: .all)

  public var group: CollisionGroup
  public var mask: CollisionGroup

  public init(group: CollisionGroup, mask: CollisionGroup) { (self.group, self.mask) = (group, mask) }
}

/// An entity that others can hit.
@MainActor @preconcurrency
public protocol HasCollision: HasTransform {}

extension HasCollision {
  public var collision: CollisionComponent? {
    get { component(CollisionComponent.self) }
    set { set(newValue) }
  }
}

extension Entity {
  /// Gives the entity the box around its model as a shape.
  ///
  /// - Parameter recursive: Whether those inside get one, too.
  public func generateCollisionShapes(recursive: Bool) {
    if let bounds = component(ModelComponent.self)?.mesh.bounds {
      let shape = ShapeResource.generateBox(size: bounds.extents).offsetBy(translation: bounds.center)
      set(CollisionComponent(shapes: [shape]))
    }
    if recursive { for child in childEntities { child.generateCollisionShapes(recursive: true) } }
  }
}

/// A touch reaches an entity that has this, and shapes.
public struct InputTargetComponent: Component, Hashable, Sendable {
  /// What reaches it.
  public struct InputType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let direct = InputType(rawValue: 1)
    public static let indirect = InputType(rawValue: 2)
    public static let all: InputType = [.direct, .indirect]
  }

  public var allowedInputTypes: InputType
  public var isEnabled = true

  public init(allowedInputTypes: InputType = .all) { self.allowedInputTypes = allowedInputTypes }
}
