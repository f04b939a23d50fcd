/// A property wrapper that reads an observable object supplied by an ancestor.
///
/// A view that never reads it does not need the object.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates bindings to the object's properties.
  @dynamicMemberLookup
  @MainActor @preconcurrency
  public struct Wrapper {
    fileprivate let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      ObservedObject<ObjectType>.Wrapper(object)[dynamicMember: keyPath]
    }
  }

  // Apps look up the object under Apple's name of the property, with `Mirror`, to check whether it exists.
  private var _store: ObjectType?

  public nonisolated init() {}

  public var wrappedValue: ObjectType {
    guard let _store else { leaveBody(Self.missingMessage) }
    return _store
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public mutating func _bind(to binder: inout _PropertyBinder) {
    let node = binder.node
    let subscription = binder.nextStorage { ObjectSubscription(node) }
    guard let found = node.environment.recordingReads(for: node)[ObservableObjectKey<ObjectType>.self] else {
      binder.noteMissing(ObjectType.self, Self.missingMessage)
      return
    }
    subscription.follow(found)
    _store = found
  }

  private static var missingMessage: String {
    "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be "
      + "missing as an ancestor of this view."
  }
}

extension View {
  /// Supplies an observable object to descendants.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Supplies an observable object to descendants, by type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}

/// Supplies an object to descendants, by type.
private struct EnvironmentObjectModifier<Object: AnyObject>: EnvironmentModifier, ComposedModifier {
  let object: Object?

  func modify(_ environment: inout EnvironmentValues) {
    environment[ObservableObjectKey<Object>.self] = object
  }

  var composition: Composition { Composition("environmentObject").value("object", object as AnyObject?) }
}

/// Sets the value of a key in the environment of its content.
package struct EnvironmentWriter<K: EnvironmentKey>: EnvironmentModifier {
  let value: K.Value

  package init(_ key: K.Type, _ value: K.Value) {
    self.value = value
  }

  package func modify(_ environment: inout EnvironmentValues) {
    environment[K.self] = value
  }
}
