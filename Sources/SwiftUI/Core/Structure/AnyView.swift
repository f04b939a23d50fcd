/// A type-erased view. Its content keeps its identity as long as its type stays the same.
public struct AnyView: PrimitiveView {
  package let storage: AnyViewStorage

  public nonisolated init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedAnyViewStorage(view)
  }

  /// A view that shows nothing.
  nonisolated static var empty: AnyView { AnyView(EmptyView()) }

  public nonisolated init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Erases the type of a value that is a view, regardless of its static type.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  @MainActor public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ViewNode {
    AnyViewNode(view, in: context)
  }

  public static var _isUnary: Bool { false }
}

extension AnyView: ComposedView {
  package var composition: Composition { Composition("AnyView").single(storage.view) }
}

extension AnyView: ComparedByContent {
  package func isKnownEqual(to other: AnyView) -> Bool { storage.isKnownEqual(to: other.storage) }
}

extension AnyView {
  /// The view with its concrete type.
  @MainActor var given: any View { storage.view }
}

/// The content of an `AnyView` with its concrete type.
@MainActor
package class AnyViewStorage {
  nonisolated init() {}
  var type: Any.Type { Never.self }
  /// Whether the content is known to be a single view.
  var isUnary: Bool { false }
  package var view: any View { fatalError("An abstract AnyView storage has no view.") }
  func show(in node: SlotNode) {}
  func isKnownEqual(to other: AnyViewStorage) -> Bool { self === other }
}

private final class TypedAnyViewStorage<Content: View>: AnyViewStorage {
  // Written once, before the storage is shared.
  nonisolated(unsafe) private let content: Content

  nonisolated init(_ content: Content) {
    self.content = content
  }

  override var type: Any.Type { Content.self }
  override var isUnary: Bool { Content._isUnary }
  override var view: any View { content }

  override func show(in node: SlotNode) {
    node.show(content, key: .type(ObjectIdentifier(Content.self)))
  }

  override func isKnownEqual(to other: AnyViewStorage) -> Bool {
    guard other.type == Content.self else { return false }
    return areKnownEqual(content, unsafeDowncast(other, to: TypedAnyViewStorage<Content>.self).content)
  }
}

final class AnyViewNode: SlotNode {
  @exclusivity(unchecked) private final var givenType: Any.Type

  init(_ view: AnyView, in context: _NodeContext) {
    givenType = view.storage.type
    super.init(context)
    view.storage.show(in: self)
  }

  override func update<V: View>(_ view: V) {
    let storage = reinterpret(view, as: AnyView.self).storage
    givenType = storage.type
    storage.show(in: self)
  }

  override var erasedType: Any.Type? { givenType }
  override var pathName: String { "AnyView" }
}
