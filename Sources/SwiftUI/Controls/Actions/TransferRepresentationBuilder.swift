/// A result builder that makes one representation of several.
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
    TupleTransferRepresentation((repeat each content))
  }
}

/// Several representations of the same item.
public struct TupleTransferRepresentation<Item, Value>: TransferRepresentation {
  // `nonisolated(unsafe)`: representations are `Sendable`, which a pack of them cannot say of its tuple.
  nonisolated(unsafe) let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
