/// A property wrapper that reads an observable object which a view above supplied.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(Self.missingMessage)
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }

  public mutating func _bind(to binder: inout _PropertyBinder) {
    let node = binder.node
    let subscription = binder.nextStorage { ObjectSubscription(node) }
    guard let found = node.environment.recordingReads(for: node)[ObservableObjectKey<ObjectType>.self] else {
      binder.failure = binder.failure ?? Self.missingMessage
      binder.objectIsMissing(ObjectType.self)
      return
    }
    subscription.follow(found)
    object = found
  }

  private static var missingMessage: String {
    "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be "
      + "missing as an ancestor of this view."
  }
}

extension View {
  /// Supplies an observable object to the views below.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Supplies an observable object to the views below, found by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}

/// Supplies an object to the views below, found by its type.
private struct EnvironmentObjectModifier<Object: AnyObject>: EnvironmentModifier, ComposedModifier {
  let object: Object?

  func modify(_ environment: inout EnvironmentValues) {
    environment[ObservableObjectKey<Object>.self] = object
  }

  var composition: Composition { Composition("environmentObject").value("object", object as AnyObject?) }
}

/// Writes one key into the environment of its content.
package struct EnvironmentWriter<K: EnvironmentKey>: EnvironmentModifier {
  let value: K.Value

  package init(_ key: K.Type, _ value: K.Value) {
    self.value = value
  }

  package func modify(_ environment: inout EnvironmentValues) {
    environment[K.self] = value
  }
}
