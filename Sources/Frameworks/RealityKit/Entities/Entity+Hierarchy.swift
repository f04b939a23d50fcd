import Flowsimd

extension Entity {
  /// The entities inside.
  public var children: ChildCollection {
    get { ChildCollection(parent: self) }
    set { newValue.parent.childEntities.forEach { addChild($0) } }
  }

  /// - Parameter preservingWorldTransform: Whether the entity stays where it is in the world.
  public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
    if let parent {
      parent.addChild(self, preservingWorldTransform: preservingWorldTransform)
    } else {
      removeFromParent(preservingWorldTransform: preservingWorldTransform)
    }
  }

  /// - Parameter preservingWorldTransform: Whether the entity stays where it is in the world.
  public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    insert(entity, at: childEntities.count, preservingWorldTransform: preservingWorldTransform)
  }

  func insert(_ entity: Entity, at index: Int, preservingWorldTransform: Bool) {
    if entity === self || isInside(entity) {
      preconditionFailure("An entity cannot be inside of itself: \(entity.debugDescription)")
    }
    let place = entity.transformMatrix(relativeTo: nil)
    let isLater = entity.parent === self && (childEntities.firstIndex(of: entity) ?? index) < index
    entity.detach()
    childEntities.insert(entity, at: isLater ? index - 1 : index)
    entity.parent = self
    if preservingWorldTransform { entity.setTransformMatrix(place, relativeTo: nil) }
    noteChange()
  }

  public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    if entity.parent === self { entity.removeFromParent(preservingWorldTransform: preservingWorldTransform) }
  }

  /// - Parameter preservingWorldTransform: Whether the entity's place is that in the world afterwards.
  public func removeFromParent(preservingWorldTransform: Bool = false) {
    let place = transformMatrix(relativeTo: nil)
    detach()
    if preservingWorldTransform { setTransformMatrix(place, relativeTo: nil) }
  }

  private func detach() {
    owner?.forget(self)
    guard let parent else { return }
    parent.childEntities.removeAll { $0 === self }
    parent.noteChange()
    self.parent = nil
  }

  private func isInside(_ other: Entity) -> Bool {
    guard let parent else { return false }
    return parent === other || parent.isInside(other)
  }

  /// The entities inside of another one.
  @MainActor @preconcurrency
  public struct ChildCollection: @preconcurrency Collection {
    let parent: Entity

    public var startIndex: Int { 0 }
    public var endIndex: Int { parent.childEntities.count }
    public func index(after index: Int) -> Int { index + 1 }
    public func makeIterator() -> IndexingIterator<[Entity]> { parent.childEntities.makeIterator() }

    public subscript(index: Int) -> Entity {
      get { parent.childEntities[index] }
      nonmutating set {
        parent.childEntities[index].removeFromParent()
        parent.insert(newValue, at: index, preservingWorldTransform: false)
      }
    }

    public func append(_ child: Entity, preservingWorldTransform: Bool = false) {
      parent.addChild(child, preservingWorldTransform: preservingWorldTransform)
    }

    public func append<S: Sequence>(contentsOf sequence: S, preservingWorldTransforms: Bool = false)
    where S.Element: Entity {
      for child in Array(sequence) { append(child, preservingWorldTransform: preservingWorldTransforms) }
    }

    public func insert(_ child: Entity, at index: Int, preservingWorldTransform: Bool = false) {
      parent.insert(child, at: index, preservingWorldTransform: preservingWorldTransform)
    }

    public func remove(_ child: Entity, preservingWorldTransform: Bool = false) {
      parent.removeChild(child, preservingWorldTransform: preservingWorldTransform)
    }

    public func remove(at index: Int, preservingWorldTransform: Bool = false) {
      self[index].removeFromParent(preservingWorldTransform: preservingWorldTransform)
    }

    public func removeAll(keepCapacity: Bool = false, preservingWorldTransforms: Bool = false) {
      for child in parent.childEntities { remove(child, preservingWorldTransform: preservingWorldTransforms) }
    }

    public func replaceAll<S: Sequence>(_ children: S, preservingWorldTransforms: Bool = false)
    where S.Element: Entity {
      let children = Array(children)
      removeAll(preservingWorldTransforms: preservingWorldTransforms)
      append(contentsOf: children, preservingWorldTransforms: preservingWorldTransforms)
    }
  }
}
