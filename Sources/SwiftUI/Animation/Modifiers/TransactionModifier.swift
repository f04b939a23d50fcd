/// What a view does to the transactions that reach it.
package struct TransactionModifier: RecordedModifier {
  package let transform: (inout Transaction) -> Void
}

extension View {
  /// Applies the given transaction mutation function to all animations used within the view.
  ///
  /// Changes are shown at once; the function is kept and not called.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Applies the given transaction mutation function to all animations used within the view when a value changes.
  ///
  /// Changes are shown at once; the function is kept and not called.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Applies the given transaction mutation function to all animations used within the `body` closure.
  ///
  /// Changes are shown at once; the function is kept and not called.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).modifier(TransactionModifier(transform: transform))
  }
}
