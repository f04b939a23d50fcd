/// A view passed to a container, which the container can place anywhere.
///
/// - Note: Approximate: environment values set by the container apply to the drawn view, but not to the bodies of the
///   custom views that created it; a warning is recorded if one of them reads such a value.
public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a subview, valid for the lifetime of the view.
  public struct ID: Hashable {
    fileprivate let element: ObjectIdentifier
  }

  package let element: Element

  /// The node that collected the subview.
  let source: SubviewsOwner

  init(_ element: Element, source: SubviewsOwner) {
    self.element = element
    self.source = source
  }

  public nonisolated var id: ID { ID(element: ObjectIdentifier(element)) }

  /// The values set with `containerValue(_:_:)`.
  @MainActor public var containerValues: ContainerValues { element.containerValues }

  @MainActor public static func _makeNode(_ view: Subview, in context: _NodeContext) -> _ViewNode {
    SubviewNode(view, in: context)
  }

  public static var _isUnary: Bool { true }
}
