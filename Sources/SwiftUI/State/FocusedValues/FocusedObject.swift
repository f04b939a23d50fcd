import Combine

/// A property wrapper for an observable object that the focused view, or an ancestor of it, publishes.
///
/// The view is evaluated again when another object is published, and when the object announces a change.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
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

  /// The object, or `nil` if nothing around the focus publishes one.
  public var wrappedValue: ObjectType? { link?.values[object: ObjectType.self] }

  public var projectedValue: Wrapper? { wrappedValue.map(Wrapper.init) }

  public mutating func _bind(to binder: inout _PropertyBinder) {
    let node = binder.node
    let link = binder.nextStorage { FocusedValueLink(node) }
    self.link = link
    let subscription = binder.nextStorage { ObjectSubscription(node) }
    if let object = link.values[object: ObjectType.self] { subscription.follow(object) }
  }
}

extension View {
  /// Publishes an observable object by its type while the focus is in this view.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Publishes an observable object by its type while the focus is in this view; `nil` publishes nothing.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedObjectModifier(object: object, isForScene: false))
  }

  /// Publishes an observable object by its type wherever in the scene the focus is.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Publishes an observable object by its type wherever in the scene the focus is; `nil` publishes nothing.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedObjectModifier(object: object, isForScene: true))
  }
}

/// Publishes an object for the focus.
nonisolated private struct FocusedObjectModifier<T: ObservableObject>: ViewModifier {
  let object: T?
  let isForScene: Bool

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      FocusedValueModifier(value: Published(object: object), isForScene: isForScene) { values, published in
        if let object = published.object { values[object: T.self] = object }
      })
  }

  /// An object that is the same as long as it is the same instance.
  private struct Published: Equatable {
    let object: T?

    static func == (a: Published, b: Published) -> Bool { a.object === b.object }
  }
}
