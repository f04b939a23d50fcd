/// A node that takes no part in layout and contributes the elements of its only child, such as the content of a
/// modifier or the body of a view.
///
/// A subclass may keep other nodes, such as a presentation: they are children, but do not contribute elements.
@MainActor
package class SingleChildNode: _ViewNode {
  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) package final var child: _ViewNode?

  override package func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override package final var isEmpty: Bool { child?.isEmpty ?? false }

  override package final func appendElements(to elements: inout [Element]) { child?.appendElements(to: &elements) }
  override package final func outline(into outline: inout ElementOutline) { child?.outline(into: &outline) }
  override package final var elementCount: Int { child?.elementCount ?? 0 }
  override package final func element(at index: Int) -> Element? { child?.element(at: index) }

  override package var pathName: String { "" }
}
