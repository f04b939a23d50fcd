/// A result builder that combines several representations into one.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var parts: [any TransferRepresentation] = []
    for part in repeat each content { parts.append(part) }
    return TupleTransferRepresentation(parts)
  }
}

/// Several representations of the same item.
public struct TupleTransferRepresentation<Item, Value>: TransferRepresentation {
  let parts: [any TransferRepresentation]

  init(_ parts: [any TransferRepresentation]) {
    self.parts = parts
  }
}
