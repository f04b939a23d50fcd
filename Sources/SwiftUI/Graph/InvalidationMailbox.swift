import Dispatch

/// Collects changes of observed models from any thread, until the graph applies them.
///
/// `@unchecked Sendable`: the array is only accessed while the lock is held.
final class InvalidationMailbox: @unchecked Sendable {
  enum Letter {
    /// A value that a node has read changed, in a transaction that is not the default one.
    case change(NodeReference, Transaction?)

    /// A mistake of a value without a screen.
    case mistake(String)

    /// A shortfall of a value without a screen.
    case shortfall(Shortfall)
  }

  private let lock = NSLock()
  private var letters: [Letter] = []

  var hasMail: Bool { lock.withLock { !letters.isEmpty } }

  func invalidate(_ reference: NodeReference) {
    let transaction = Transaction.current
    lock.withLock { letters.append(.change(reference, transaction.isPlain ? nil : transaction)) }
  }

  /// Reports a mistake of a value without a screen.
  func report(_ message: String) {
    lock.withLock { letters.append(.mistake(message)) }
  }

  /// Reports a shortfall of a value without a screen.
  func report(_ shortfall: Shortfall) {
    lock.withLock { letters.append(.shortfall(shortfall)) }
  }

  func collect() -> [Letter] {
    lock.withLock {
      defer { letters.removeAll() }
      return letters
    }
  }
}

/// A reference to a node that may be passed to another thread and is used on the main actor only.
///
/// `@unchecked Sendable`: the node is read on the main actor only.
final class NodeReference: @unchecked Sendable {
  private weak var target: _ViewNode?

  @MainActor init(_ node: _ViewNode) { target = node }

  @MainActor var node: _ViewNode? { target }
}
