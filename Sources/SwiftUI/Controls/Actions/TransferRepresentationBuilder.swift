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
    TupleTransferRepresentation((repeat each content))
  }
}

/// Several representations of the same item.
public struct TupleTransferRepresentation<Item, Value>: TransferRepresentation {
  // `nonisolated(unsafe)`: representations are `Sendable`, but the compiler cannot derive that for a tuple of a pack.
  nonisolated(unsafe) let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
