/// The node of a view that another module represents by something else, such as a view of UIKit.
///
/// It connects the dynamic properties of the view, and shows what is made of it each time when the view or a value that
/// was read has changed.
final class RepresentationNode<Represented: View, Content: View>: BodyNode<Represented, Content> {
  private let content: @MainActor (Represented, _ViewNode) -> Content
  private let leave: @MainActor () -> Void

  init(
    _ view: Represented, in context: _NodeContext, content: @escaping @MainActor (Represented, _ViewNode) -> Content,
    leave: @escaping @MainActor () -> Void
  ) {
    self.content = content
    self.leave = leave
    super.init(view, in: context)
  }

  override func body(of view: Represented, isComplete: Bool) -> IncompleteBody<Content> {
    isComplete ? .complete(content(view, self)) : .run { [self] in content(view, self) }
  }

  override func update<V: View>(_ view: V) { updateValue(reinterpret(view, as: Represented.self)) }

  override func willUnmount() {
    leave()
    super.willUnmount()
  }

  override var pathName: String { Represented.typeName }
}

/// Makes the node of a view that is represented by something else.
///
/// - Parameters:
///   - content: Makes what is shown of the view, whose dynamic properties are connected. What it reads is recorded.
///   - leave: Called when the view leaves the tree.
@MainActor
package func makeRepresentationNode<Represented: View, Content: View>(
  of view: Represented, in context: _NodeContext,
  content: @escaping @MainActor (Represented, _ViewNode) -> Content, leave: @escaping @MainActor () -> Void
) -> _ViewNode {
  RepresentationNode(view, in: context, content: content, leave: leave)
}
