/// An element that lays out the views of its content.
package class ContentElement: Element {
  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) final var content: _ViewNode?
  @exclusivity(unchecked) private final var knownChildren: [Element]?

  /// The context of the content, all of whose views exist.
  final var contentContext: _NodeContext { childContext.with(container: .complete) }

  /// The elements of the content.
  final var children: [Element] {
    if let knownChildren { return knownChildren }
    let children = content?.elements(placedBy: self) ?? []
    knownChildren = children
    return children
  }

  override package func childElementsChanged() {
    knownChildren = nil
    setNeedsLayout()
  }

  override package func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override package func forEachLayoutChild(_ body: (Element) -> Void) {
    children.visit(body)
  }
}
