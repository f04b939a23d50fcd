/// A row of a `Grid`, in which each view is a cell. Outside of a grid it is just its views, one after the other.
nonisolated public struct GridRow<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: The vertical alignment of the row's views, or `nil` for the grid's alignment.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public var body: Never { fatalError("GridRow has no body.") }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    TypedGridRowNode(view, in: context)
  }

  public static var _isUnary: Bool { false }
}

extension GridRow: ComposedView {
  @MainActor package var composition: Composition {
    Composition("GridRow").multiple(content).value("alignment", alignment)
  }
}

/// The node of a row, which a grid finds among the ancestors of the row's cells.
class GridRowNode: SingleChildNode {
  final var alignment: VerticalAlignment?
}

final class TypedGridRowNode<Content: View>: GridRowNode {

  init(_ view: GridRow<Content>, in context: _NodeContext) {
    super.init(context)
    alignment = view.alignment
    child = Content._makeNode(view.content, in: childContext)
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: GridRow<Content>.self)
    if alignment != new.alignment { childElementsChanged() }
    alignment = new.alignment
    child?.update(new.content)
  }

  override var pathName: String { "GridRow" }
}

extension Element {
  /// The row of the grid in which this element is a cell, or `nil`.
  func gridRow(in grid: Element) -> GridRowNode? {
    var node: _ViewNode? = innermost.parent
    while let current = node, current !== grid {
      if let row = current as? GridRowNode { return row }
      node = current.parent
    }
    return nil
  }
}
