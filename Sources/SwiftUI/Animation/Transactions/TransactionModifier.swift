/// Changes the transactions of a view.
package struct TransactionModifier: TransactionScopeModifier, ComposedModifier {
  let change: (inout Transaction) -> Void

  package var composition: Composition { Composition("transaction").value("transform", change) }

  package func transform(_ transaction: inout Transaction) { change(&transaction) }
  package func isTriggered(after old: Self) -> Bool? { nil }
}

/// Changes the transactions of a view when a value changes.
struct ValueTransactionModifier<Value: Equatable>: TransactionScopeModifier, ComposedModifier {
  let value: Value
  let change: (inout Transaction) -> Void

  package var composition: Composition {
    Composition("transaction").value("value", value).value("transform", change)
  }

  func transform(_ transaction: inout Transaction) { change(&transaction) }
  func isTriggered(after old: Self) -> Bool? { old.value != value }
}

/// Changes the transactions of several enclosing modifiers.
struct BodyTransactionModifier: TransactionScopeModifier {
  static var scopeRole: TransactionScopeRole { .opening }

  let change: (inout Transaction) -> Void

  func transform(_ transaction: inout Transaction) { change(&transaction) }
  func isTriggered(after old: Self) -> Bool? { nil }
}

/// Ends the scope of a ``BodyTransactionModifier``.
struct BodyContentModifier: TransactionScopeModifier {
  static var scopeRole: TransactionScopeRole { .closing }

  func transform(_ transaction: inout Transaction) {}
  func isTriggered(after old: Self) -> Bool? { false }
}

extension View {
  /// Applies the given transaction mutation function to all animations used within the view.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }

  /// Applies the given transaction mutation function to all animations used within the view when a value changes.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, change: transform))
  }

  /// Applies the given transaction mutation function to all animations used within the `body` closure.
  ///
  /// It applies to the modifiers added by the closure, and not to the view passed to it.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(modifier(BodyContentModifier())))
      .modifier(BodyTransactionModifier(change: transform))
  }
}
