/// A node that changes the transactions of its descendants: `animation(_:value:)`, `transaction(_:)`.
@MainActor
package class TransactionScope: SingleChildNode {
  private final var resolved: (generation: UInt, transaction: Transaction)?

  var role: TransactionScopeRole { .plain }

  func transform(_ transaction: inout Transaction) {}

  override final package var transactionScope: TransactionScope? { self }

  /// The transaction of the current update below this node.
  final var transactionBelow: Transaction {
    let motion = graph.motion
    if let resolved, resolved.generation == motion.generation { return resolved.transaction }
    var transaction = role == .closing ? transactionOutside : transactionAbove
    transform(&transaction)
    motion.adoptCompletions(of: transaction)
    resolved = (motion.generation, transaction)
    return transaction
  }

  private final var transactionAbove: Transaction { parent?.transactionInEffect ?? graph.transaction }

  /// The transaction outside the scope that this node closes.
  private final var transactionOutside: Transaction {
    var closed = 1
    var node = parent
    while let current = node {
      if let scope = current.transactionScope {
        if scope.role == .closing { closed += 1 }
        if scope.role == .opening { closed -= 1 }
        if closed == 0 { return scope.transactionAbove }
      }
      node = current.parent
    }
    return transactionAbove
  }
}

extension _ViewNode {
  /// The transaction of the current update at this node.
  final var transactionInEffect: Transaction {
    var node: _ViewNode? = self
    while let current = node {
      if let scope = current.transactionScope { return scope.transactionBelow }
      node = current.parent
    }
    return graph.transaction
  }
}

/// A modifier that changes transactions.
nonisolated package protocol TransactionScopeModifier: PrimitiveModifier {
  @MainActor static var scopeRole: TransactionScopeRole { get }

  @MainActor func transform(_ transaction: inout Transaction)

  /// Whether a new value triggers the modifier in this update; `nil` for a modifier that always applies.
  @MainActor func isTriggered(after old: Self) -> Bool?
}

/// The scope of a transaction modifier in the tree.
package enum TransactionScopeRole {
  /// All descendants.
  case plain
  /// Descendants down to the closing scope.
  case opening
  /// Restores the transaction outside the scope that it closes.
  case closing
}

@MainActor extension TransactionScopeModifier {
  package static var scopeRole: TransactionScopeRole { .plain }

  public static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    TransactionScopeNode(modifier: modifier, content: content, in: context)
  }

  public static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

/// The node of a transaction modifier; it does not affect layout.
final class TransactionScopeNode<Content: View, Modifier: TransactionScopeModifier>: TransactionScope {
  private var modifier: Modifier
  private let isConstant: Bool
  private var activation: UInt?

  init(modifier: Modifier, content: Content, in context: _NodeContext) {
    self.modifier = modifier
    isConstant = modifier.isTriggered(after: modifier) == nil
    super.init(context)
    graph.motion.add(self, isConstant: isConstant)
    child = Content._makeNode(content, in: childContext)
  }

  override var role: TransactionScopeRole { Modifier.scopeRole }

  override func transform(_ transaction: inout Transaction) {
    if isConstant || activation == graph.motion.updateCount { modifier.transform(&transaction) }
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, Modifier>.self)
    let old = modifier
    modifier = new.modifier
    if new.modifier.isTriggered(after: old) == true {
      activation = graph.motion.updateCount
      graph.motion.activate(self)
    }
    child?.update(new.content)
  }

  override func willUnmount() { graph.motion.remove(self, isConstant: isConstant) }
}
