/// Groups several views, so that modifiers apply to each of them.
public struct Group<Content> {
  package let content: Content

  package init(content: Content) { self.content = content }
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ContentNode(view.content, wrapper: Self.self, name: "Group", in: context) { $0.content }
  }

  public static var _isUnary: Bool { Content._isUnary }
}

extension Group: ComposedView where Content: View {
  package var composition: Composition { Composition("Group").members(content) }
}

/// The node of a view that only contains other views.
final class ContentNode<Wrapper: View, Content: View>: SingleChildNode {
  private let name: String
  private let unwrap: (Wrapper) -> Content

  init(
    _ content: Content, wrapper: Wrapper.Type, name: String, in context: _NodeContext,
    unwrap: @escaping (Wrapper) -> Content
  ) {
    self.name = name
    self.unwrap = unwrap
    super.init(context)
    child = Content._makeNode(content, in: childContext)
  }

  override func update<V: View>(_ view: V) {
    child?.update(unwrap(reinterpret(view, as: Wrapper.self)))
  }

  override var makesContentAlone: Bool { false }
  override var pathName: String { name }
}
