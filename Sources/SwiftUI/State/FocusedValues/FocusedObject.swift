import Combine

/// A property wrapper for an observable object that the focused view, or an ancestor of it, publishes.
///
/// The view is evaluated again when another object is published, and when the object changes.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates bindings to the object's properties.
  @dynamicMemberLookup
  @MainActor @preconcurrency
  public struct Wrapper {
    let object: ObjectType

    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      ObservedObject(wrappedValue: object).projectedValue[dynamicMember: keyPath]
    }
  }

  private var link: FocusedValueLink?

  public nonisolated init() {}

  /// The object, or `nil` if none is published around the focus.
  public var wrappedValue: ObjectType? { link?.values[object: ObjectType.self] }

  public var projectedValue: Wrapper? { wrappedValue.map(Wrapper.init) }

  public mutating func _bind(to binder: inout _PropertyBinder) {
    let node = binder.node
    let link = binder.nextStorage { FocusedValueLink(node) }
    self.link = link
    let subscription = binder.nextStorage { ObjectSubscription(node) }
    if let object = link.values[object: ObjectType.self] {
      subscription.follow(object)
    } else {
      subscription.unfollow()
    }
  }
}

extension View {
  /// Publishes an observable object by type while the focus is in this view.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Publishes an observable object by type while the focus is in this view; `nil` publishes nothing.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedObjectModifier(object: object, isForScene: false))
  }

  /// Publishes an observable object by type, regardless of where the focus is in the scene.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Publishes an observable object by type, regardless of where the focus is in the scene; `nil` publishes nothing.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedObjectModifier(object: object, isForScene: true))
  }
}

/// Publishes an object for focused values.
nonisolated private struct FocusedObjectModifier<T: ObservableObject>: ViewModifier {
  let object: T?
  let isForScene: Bool

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      FocusedValueModifier(value: Published(object: object), isForScene: isForScene) { values, published in
        if let object = published.object { values[object: T.self] = object }
      })
  }

  /// An object that is compared by identity.
  private struct Published: Equatable {
    let object: T?

    static func == (a: Published, b: Published) -> Bool { a.object === b.object }
  }
}
