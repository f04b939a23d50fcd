/// A value of an entity; an entity has at most one of a type.
public protocol Component {}

extension Component {
  /// Makes the type known, which is not necessary here.
  public static func registerComponent() {}
}

extension Entity {
  /// The components of an entity.
  @MainActor @preconcurrency
  public struct ComponentSet {
    let entity: Entity

    public subscript<T: Component>(componentType: T.Type) -> T? {
      get { entity.component(componentType) }
      nonmutating set { entity.set(newValue, componentType) }
    }

    @_disfavoredOverload
    public subscript(componentType: any Component.Type) -> (any Component)? {
      get { entity.values[ObjectIdentifier(componentType)] }
      nonmutating set {
        entity.values[ObjectIdentifier(componentType)] = newValue
        entity.noteChange()
      }
    }

    public func set<T: Component>(_ component: T) { entity.set(component) }

    public func set(_ components: [any Component]) {
      for component in components { self[type(of: component)] = component }
    }

    public func has(_ componentType: any Component.Type) -> Bool { self[componentType] != nil }
    public func remove(_ componentType: any Component.Type) { self[componentType] = nil }

    /// Removes all but the place.
    public func removeAll() {
      let place = entity.transform
      entity.values = [:]
      entity.transform = place
    }

    public var count: Int { entity.values.count }
  }
}
