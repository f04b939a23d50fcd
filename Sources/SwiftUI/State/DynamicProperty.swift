/// A stored property of a view whose value comes from outside the view.
///
/// Before a view's `body` is evaluated, the engine connects each dynamic property with its storage and calls
/// ``update()``.
public protocol DynamicProperty {
  /// Updates the property's value before the body is evaluated.
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

/// Connects the dynamic properties of a view value with their storage, in declaration order.
@MainActor
public struct _PropertyBinder {
  package let node: _ViewNode

  /// The environment of the node; reads are recorded.
  private(set) lazy var environment = node.environment.recordingReads(for: node)

  package private(set) var storage: [AnyObject]
  private var next = 0

  /// The property being connected.
  private(set) var property: PropertyPlace?

  /// The missing value of a property, such as an environment object: a body that reads it is abandoned.
  package private(set) var missing: String?

  /// The properties with a missing environment object, with the type of the object.
  package private(set) var missingObjects: [(property: String, type: Any.Type)] = []

  package init(node: _ViewNode, storage: [AnyObject]) {
    self.node = node
    self.storage = storage
  }

  /// The storage of the next property, created now if the view has just appeared in the tree.
  package mutating func nextStorage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    defer { next += 1 }
    if next < storage.count { return unsafeDowncast(storage[next], to: Storage.self) }
    let new = make()
    storage.append(new)
    return new
  }

  /// Records that the object of the current property is missing.
  mutating func noteMissing(_ type: Any.Type, _ message: @autoclosure () -> String) {
    missing = missing ?? message()
    missingObjects.append(("", type))
  }

  /// Connects every dynamic property stored in `value`.
  package mutating func bindFields<Value>(of value: inout Value) {
    let properties = TypeFields.of(Value.self).dynamicProperties
    if properties.isEmpty { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for index in 0..<properties.count {
        let property = properties[index]
        let known = missingObjects.count
        self.property = PropertyPlace(type: Value.self, offset: property.offset)
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

/// The place of a dynamic property: the type that declares it, and its offset there.
struct PropertyPlace {
  let type: Any.Type
  let offset: Int

  /// The name of the property, without the underscore of a wrapped one.
  @MainActor var name: String { TypeFields.name(of: offset, in: type) }
}
