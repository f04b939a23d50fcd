/// A stored property of a view whose value comes from outside the view.
///
/// Before a view's `body` runs, the engine gives each dynamic property its storage and calls ``update()``.
public protocol DynamicProperty {
  /// Brings the property's value up to date before the body is evaluated.
  mutating func update()

  /// Connects the property with its storage in the graph. An engine hook.
  @MainActor
  mutating func _bind(to binder: inout _PropertyBinder)
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    binder.bindFields(of: &self)
    update()
  }
}

/// Gives the dynamic properties of one view value their storage, in order of declaration.
@MainActor
public struct _PropertyBinder {
  package let node: _ViewNode
  package private(set) var storage: [AnyObject]
  private var next = 0

  /// What one of the properties lacks, such as an environment object: a body that reads it cannot go on.
  package private(set) var missing: String?

  /// The properties whose environment object nothing above the view supplies, with the type of the object.
  package private(set) var missingObjects: [(property: String, type: Any.Type)] = []

  package init(node: _ViewNode, storage: [AnyObject]) {
    self.node = node
    self.storage = storage
  }

  /// The storage of the next property, made now if the view has just appeared in the tree.
  package mutating func nextStorage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    defer { next += 1 }
    if next < storage.count { return unsafeDowncast(storage[next], to: Storage.self) }
    let new = make()
    storage.append(new)
    return new
  }

  /// Notes that nothing above the view supplies the object of the property that is being bound.
  mutating func noteMissing(_ type: Any.Type, _ message: @autoclosure () -> String) {
    missing = missing ?? message()
    missingObjects.append(("", type))
  }

  /// Binds every dynamic property stored in `value`.
  package mutating func bindFields<Value>(of value: inout Value) {
    let properties = TypeFields.of(Value.self).dynamicProperties
    if properties.isEmpty { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for index in 0..<properties.count {
        let property = properties[index]
        let known = missingObjects.count
        bind(property.type, at: base + property.offset)
        if missingObjects.count > known {
          missingObjects[known].property = TypeFields.name(of: property.offset, in: Value.self)
        }
      }
    }
  }

  private mutating func bind<Property: DynamicProperty>(_: Property.Type, at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: Property.self).pointee._bind(to: &self)
  }
}
