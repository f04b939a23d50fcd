/// What a view does to the transactions that reach it.
package struct TransactionModifier: TransactionScopeModifier, ComposedModifier {
  let change: (inout Transaction) -> Void

  package var composition: Composition { Composition("transaction").value("transform", change) }

  package func transform(_ transaction: inout Transaction) { change(&transaction) }
  package func isTriggered(after old: Self) -> Bool? { nil }
}

/// What a view does to the transactions that reach it together with another value.
struct ValueTransactionModifier<Value: Equatable>: TransactionScopeModifier, ComposedModifier {
  let value: Value
  let change: (inout Transaction) -> Void

  package var composition: Composition {
    Composition("transaction").value("value", value).value("transform", change)
  }

  func transform(_ transaction: inout Transaction) { change(&transaction) }
  func isTriggered(after old: Self) -> Bool? { old.value != value }
}

/// What a view does to the transactions of some modifiers around it.
struct BodyTransactionModifier: TransactionScopeModifier {
  static var scopeRole: TransactionScopeRole { .opening }

  let change: (inout Transaction) -> Void

  func transform(_ transaction: inout Transaction) { change(&transaction) }
  func isTriggered(after old: Self) -> Bool? { nil }
}

/// The end of what a ``BodyTransactionModifier`` reaches.
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
  /// It reaches what the closure adds, and not the view that the closure is given.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(modifier(BodyContentModifier())))
      .modifier(BodyTransactionModifier(change: transform))
  }
}
